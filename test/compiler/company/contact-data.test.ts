import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nameWithoutContactData, withoutContactData } from '../../../compiler/company/without-contact-data.ts';
import { findContactData } from '../../../shared/contact/find-contact-data.ts';

const phones = [
  '971 123 456',
  '971.12.34.56',
  '971-123-456',
  '+34 971 123 456',
  '0034971123456',
  '(971) 12 34 56',
  '9 7 1 1 2 3 4 5 6',
  '971/123/456',
  '971·123·456',
  '971_123_456',
  '971, 123, 456',
  'nueve siete uno uno dos tres cuatro cinco seis',
  'nine seven one one two three four five six',
  'seis cero cero - 123 - cuatro cinco seis',
  '&#57;71 123 456',
  '&amp;#57;71 123 456',
  '\\u0039\\u0037\\u0031 123 456',
  'tel:+34971123456',
  'https://wa.me/34600123456',
  'https://api.whatsapp.com/send?phone=34600123456',
  '97\u200b1 12\u200b3 456',
  '９７１ １２３ ４５６',
  '⑨⑦① 123 456',
  '٩٧١ 123 456',
  '971\u00a0123\u2009456',
  '6OO 123 456',
  '971 [punto] 123 [punto] 456',
  '971 **123** 456',
  '<b>971</b> 123<span> 456</span>',
  '+44 20 7946 0018',
  '971 12 34 56 / 57',
  'tel. 555 123 456',
];
const emails = [
  'info@taller.es',
  'info @ taller.es',
  'info@taller . es',
  'i n f o @ t a l l e r . e s',
  'info [at] taller [dot] es',
  'info(arroba)taller(punto)es',
  'info{at}taller{dot}es',
  'info -at- taller -dot- es',
  'info_at_taller_dot_es',
  'info <at> taller.es',
  'info (a) taller.es',
  'info[@]taller.es',
  'info arroba taller punto es',
  'info ARROBA taller PUNTO es',
  'info @ mi-taller punto com',
  'info at taller dot com',
  'info at taller.es',
  'info&#64;taller.es',
  'info&commat;taller.es',
  'info&amp;#64;taller.es',
  'info%40taller.es',
  'mailto:info@taller.es',
  'info＠taller．es',
  'in\u200bfo@taller\u200b.es',
  '<b>info</b>@taller.es',
  'maría.gómez@peluquería.es',
  'info@sub.taller.co.uk',
];
const innocent = [
  '85–120 €',
  'de 1.300–1.900 €, o 600–900 €',
  '85–120 € 140–190 € 70–95 €',
  '600.000.000 €',
  '6,50 €/h, 45,90 € + 9,99 €',
  'seguro de 300.000 euros',
  '7 %',
  'CIF B-00000000',
  'CIF B12345678',
  'NIF 12345678Z',
  'NIF: 12.345.678-Z',
  'Registro Mercantil de Palma, Tomo 1234, Folio 56, Hoja PM-12345, inscripción 1ª',
  'Registro industrial nº 35/12345',
  'REA 07/12/0012345',
  'Licencia 912345678',
  'nº de registro sanitario 26.123456/PM',
  'IBAN ES91 2100 0418 4502 0005 1332',
  'de 9:00 a 18:00 y de 16:00 a 20:00',
  '22:00–7:00',
  'L-V 9.00-14.00 16.00-20.00',
  'de 9 a 14 y de 16 a 20 h, sábados de 10 a 13',
  'Lunes a viernes: 8:00-15:00, 16:00-20:00; sábados 9-13',
  '24/7/365',
  'Abierto las 24 horas, los 365 días',
  '21/11/2026',
  '2025-11-03',
  'del 15/06 al 15/09',
  '2019, 2020, 2021, 2022',
  '35600 Puerto del Rosario (Las Palmas)',
  'calle del Alisio, 14, 35600',
  'Palma, Inca y 07001 Palma, 07300 Inca, 07500 Manacor',
  'Calle Mayor 12, 3.º 2.ª, 28013 Madrid',
  'llama al 112 antes que a nadie',
  '6.812 avisos en 2024',
  'seis meses y tres años',
  'Lunes a viernes · 9.30-14 · 16.30-20',
  'Mañana: L 8-14, M 8-14, X 8-14, J 8-14, V 8-14',
  'Monday to Friday 9-17, Saturday 10-14',
  'uno, dos o tres días',
  '2.500 m² y 30 km',
  'síguenos en Instagram @averias. Estamos en Palma',
  'visit us at example.com',
];

test.each(phones)('a telephone number is found: %s', (phone) => {
  expect(findContactData(phone).map(({ kind }) => kind)).toContain('phone');
  expect(findContactData(`Llama al ${phone} cuando quieras`).map(({ kind }) => kind)).toContain('phone');
  expect(findContactData(`Lunes a viernes, 9-14 y 16-20: ${phone}`).map(({ kind }) => kind)).toContain('phone');
});

test.each(emails)('an e-mail address is found: %s', (email) => {
  expect(findContactData(email).map(({ kind }) => kind)).toContain('email');
  expect(findContactData(`Escribe a ${email} hoy`).map(({ kind }) => kind)).toContain('email');
});

test.each(innocent)('other figures are left alone: %s', (text) => {
  expect(findContactData(text)).toEqual([]);
  expect(withoutContactData(text)).toBe(text);
});

describe('text without its contact data', () => {
  test.each([
    ['Llámanos al 971 123 456 o rellena el formulario.', 'Rellena el formulario.'],
    ['Rellena el formulario o llama al 971 123 456.', 'Rellena el formulario.'],
    ['De lunes a viernes de 9 a 18 h, tel. 971 123 456', 'De lunes a viernes de 9 a 18 h'],
    ['Atendemos 24 horas (600 123 456) todos los días.', 'Atendemos 24 horas todos los días.'],
    [
      'Titular: X, S.L., con domicilio en C/ Mayor 1, teléfono 971 123 456, CIF B-12345678.',
      'Titular: X, S.L., con domicilio en C/ Mayor 1, CIF B-12345678.',
    ],
    ['Estamos en Palma. Escríbenos a info@x.es. Atendemos siempre.', 'Estamos en Palma. Atendemos siempre.'],
    ['Call us on 971 123 456 or use the contact form.', 'Use the contact form.'],
    ['Titular: Ana Luz; Teléfono de la oficina central: 971 123 456', 'Titular: Ana Luz'],
    [
      'Titular: Ana Luz; Teléfono de la oficina de Lugo: 971 123 456',
      'Titular: Ana Luz; Teléfono de la oficina de Lugo',
    ],
    ['Hola a todos; 9, 71, 12, 34, 5, 6', 'Hola a todos'],
    ['Hola a todos, 971 123 456!', 'Hola a todos!'],
    ['«Hola a todos, 971 123 456.»', '«Hola a todos.»'],
    ['Hola a todos, llamar al tel. 971 123 456.', 'Hola a todos.'],
    ['Hola (a todos) 971 123 456', 'Hola (a todos)'],
  ])('still reads: %s', (text, expected) => expect(withoutContactData(text)).toBe(expected));

  test.each(['Fontaneros 24 horas 600 123 456', 'Pide cita en el 971 123 456, por WhatsApp o con el formulario.'])(
    'is nothing where nothing whole is left: %s',
    (text) => expect(withoutContactData(text)).toBe(''),
  );

  test.each(['Hola a ti; 9, 7, 1, 12, 34, 5, 6', 'Hola todos, 971 123 456', '971 123 456, hola a todos ellos'])(
    'is nothing of a number in seven parts, of two words, of what begins in the middle: %s',
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
  ])('a name is what is left of it: %s', (name, expected) => expect(nameWithoutContactData(name)).toBe(expected));

  const spanishNumber = fc
    .tuple(
      fc.constantFrom('6', '7', '8', '9'),
      fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 8 }),
    )
    .map(([first, rest]) => first + rest.join(''));
  const separator = fc.constantFrom('', ' ', '.', '-', '/', '\u00a0', '\u200b', ' - ', ') ', '·');
  const groups = fc.constantFrom([3, 3, 3], [3, 2, 2, 2], [2, 2, 2, 3], [1, 2, 2, 2, 2], [9]);

  test('holds no number, whatever it is written with', () => {
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

  test('never holds any, never throws, and is the same when it is cleaned again', () => {
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
