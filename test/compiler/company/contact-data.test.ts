import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameWithoutContactData, withoutContactData } from '../../../compiler/company/without-contact-data.ts';
import { findContactData } from '../../../shared/contact/find-contact-data.ts';
import { emails, innocent, phones } from '../../shared/contact/contact-samples.ts';

test.each(innocent)('withoutContactData leaves other numbers: %s', (text) =>
  expect(withoutContactData(text)).toBe(text),
);

describe('withoutContactData', () => {
  test.each([
    ['Rellena el formulario o llama al 971 123 456.', 'Rellena el formulario.'],
    ['De lunes a viernes de 9 a 18 h, tel. 971 123 456', 'De lunes a viernes de 9 a 18 h'],
    ['Atendemos 24 horas (600 123 456) todos los días.', 'Atendemos 24 horas todos los días.'],
    [
      'Titular: X, S.L., con domicilio en C/ Mayor 1, teléfono 971 123 456, CIF B-12345678.',
      'Titular: X, S.L., con domicilio en C/ Mayor 1, CIF B-12345678.',
    ],
    [
      'Ven a vernos, llámanos o escríbenos por WhatsApp al 600 000 123.',
      'Ven a vernos, llámanos o escríbenos por WhatsApp.',
    ],
    ['Reserva por teléfono en el 971 123 456', 'Reserva por teléfono'],
    ['Dermatología, cirugía, vacunas. ☎ 984 803 621', 'Dermatología, cirugía, vacunas.'],
    ['Tallamos piedra a mano. → 971 123 456', 'Tallamos piedra a mano.'],
    ['Book a table by phone: (971 123 456)', 'Book a table by phone'],
    ['Estamos en Palma. Escríbenos a info@x.es. Atendemos siempre.', 'Estamos en Palma. Atendemos siempre.'],
    ['Titular: Ana Luz; Teléfono de la oficina central: 971 123 456', 'Titular: Ana Luz'],
    ['Titular: Ana Luz; Contacto de la oficina de Lugo: (971) 12 34 56', 'Titular: Ana Luz'],
    ['Hola a todos; 9, 71, 12, 34, 5, 6', 'Hola a todos'],
    ['Hola a todos, 971 123 456!', 'Hola a todos!'],
    ['«Hola a todos, 971 123 456.»', '«Hola a todos.»'],
    ['Hola a todos, llamar al tel. 971 123 456.', 'Hola a todos.'],
    ['Hola (a todos) 971 123 456', 'Hola (a todos)'],
    ['Rellena el formulario o llama al teléfono (971 123 456).', 'Rellena el formulario.'],
  ])('removes contact data together with the words around them: %s', (text, expected) =>
    expect(withoutContactData(text)).toBe(expected),
  );

  test.each([
    'Fontaneros 24 horas 600 123 456',
    'Pide cita en el 971 123 456, por WhatsApp o con el formulario.',
    'Estamos abiertos en el 971. 123 456 siempre.',
  ])('is empty if no whole sentence would be left: %s', (text) => expect(withoutContactData(text)).toBe(''));

  test.each(['Hola a ti; 9, 7, 1, 12, 34, 5, 6', 'Hola todos, 971 123 456', '971 123 456, hola a todos ellos'])(
    'is empty for a number in seven parts, of two words, or of a text that begins with a number: %s',
    (text) => expect(withoutContactData(text)).toBe(''),
  );

  test.each([
    ['Fontaneros 24 horas', 'Fontaneros 24 horas'],
    ['Fontaneros 600 123 456', 'Fontaneros'],
    ['Casa-Luz, obras: 600 123 456', 'Casa-Luz, obras'],
    ['Casa-Luz (600 123 456', 'Casa-Luz'],
    ['600 123 456 - Casa-Luz', 'Casa-Luz'],
    ['Luz / 600 123 456', 'Luz'],
    ['(600 123 456) Luz', 'Luz'],
    ['Luz tel. 600 123 456', 'Luz'],
    ['Luz 600 123 456 info@luz.es', 'Luz'],
    ['600 123 456', ''],
  ])('nameWithoutContactData keeps the rest of a name: %s', (name, expected) =>
    expect(nameWithoutContactData(name)).toBe(expected),
  );

  const spanishNumber = fc
    .tuple(
      fc.constantFrom('6', '7', '8', '9'),
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 8 }),
    )
    .map(([first, rest]) => first + rest.join(''));
  const separator = fc.constantFrom('', ' ', '.', '-', '/', '\u00a0', '\u200b', ' - ', ') ', '·');
  const groups = fc.constantFrom([3, 3, 3], [3, 2, 2, 2], [2, 2, 2, 3], [1, 2, 2, 2, 2], [9]);

  test('finds and removes a Spanish number in any grouping', () => {
    fc.assert(
      fc.property(
        spanishNumber,
        separator,
        groups,
        fc.constantFrom('', '+34 ', '0034', '(+34) '),
        (number, between, sizes, prefix) => {
          const starts = sizes.map((_, index) => sizes.slice(0, index).reduce((sum, size) => sum + size, 0));
          const written =
            prefix + sizes.map((size, i) => number.slice(starts[i], (starts[i] ?? 0) + size)).join(between);
          expect(findContactData(`Avisos en el ${written} siempre`), written).not.toEqual([]);
          expect(withoutContactData(`Estamos abiertos. Avisos en el ${written}, gracias.`)).not.toContain(
            number.slice(-2),
          );
        },
      ),
      { numRuns: 150, seed: 7 },
    );
  });

  test('leaves no contact data of any text, and changes nothing the second time', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.constantFrom(...phones, ...emails, ...innocent),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 5 }), fc.constantFrom(' ', ', ', '. ', ' o '), (pieces, between) => {
        const clean = withoutContactData(pieces.join(between));
        expect(findContactData(clean)).toEqual([]);
        expect(withoutContactData(clean)).toBe(clean);
      }),
      { numRuns: 60, seed: 11 },
    );
  });
});
