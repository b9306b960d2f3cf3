import fc from 'fast-check';
import { expect, test } from 'vitest';
import { waysWithoutContactData } from '../../../compiler/company/ways-to-ask.ts';
import { findContactData } from '../../../shared/contact/find-contact-data.ts';

test.each([
  [
    'Llámanos al 971 123 456 o mándanos un WhatsApp al 600 123 456 con tu dirección.',
    'Llámanos o mándanos un WhatsApp con tu dirección.',
  ],
  [
    'Reserve mesa llamando al 971 123 456, de 11:00 a 13:00, o por WhatsApp.',
    'Reserve mesa llamando, de 11:00 a 13:00, o por WhatsApp.',
  ],
  ['Pide cita llamando al teléfono 971 123 456 (mañanas).', 'Pide cita llamando (mañanas).'],
  ['Escríbenos a info@luz.es y te llamamos.', 'Escríbenos y te llamamos.'],
  ['Call us on 971 123 456 to book a table.', 'Call us to book a table.'],
])('the ways are left, not where to: %s', (text, expected) => expect(waysWithoutContactData(text)).toBe(expected));

test.each([
  'Pide cita en el 971 123 456 o en citas@luz.es.',
  'Avisos: 971 123 456.',
  'Llámanos al 971 123 456 / 57 para pedir cita.',
])('nothing is left of what would not read: %s', (text) => expect(waysWithoutContactData(text)).toBe(''));

test('no number and no address is ever left, and nothing throws', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 12 }),
    fc.constantFrom(
      'Llámanos al',
      'por WhatsApp',
      '971 123 456',
      '+34 971-12-34-56',
      'a@luz.es',
      'o',
      ',',
      '.',
      '12',
      'en el',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      expect(findContactData(waysWithoutContactData(pieces.join(' ')))).toEqual([]);
    }),
    { numRuns: 150, seed: 5 },
  );
});
