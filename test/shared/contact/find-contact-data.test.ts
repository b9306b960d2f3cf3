import { expect, test } from 'vitest';
import { findContactData } from '#shared/contact/find-contact-data.ts';
import { emails, innocent, phones } from './contact-samples.ts';

test.each(phones)('findContactData finds the telephone number %s', (phone) => {
  expect(findContactData(phone).map(({ kind }) => kind)).toContain('phone');
  expect(findContactData(`Llama al ${phone} cuando quieras`).map(({ kind }) => kind)).toContain('phone');
  expect(findContactData(`Lunes a viernes, 9-14 y 16-20: ${phone}`).map(({ kind }) => kind)).toContain('phone');
});

test.each(emails)('findContactData finds the e-mail address %s', (email) => {
  expect(findContactData(email).map(({ kind }) => kind)).toContain('email');
  expect(findContactData(`Escribe a ${email} hoy`).map(({ kind }) => kind)).toContain('email');
});

test.each(innocent)('findContactData finds nothing in %s', (text) => {
  expect(findContactData(text)).toEqual([]);
});

test.each([
  ['٩٧١ 123 456', '971 123 456'],
  ['<b>９71</b> 12&#51; 456', '971 123 456'],
  ['in**fo**%40taller.es', 'info@taller.es'],
  ['seis cero uno dos tres cuatro cinco siete ocho', '6 0 1 2 3 4 5 7 8'],
  ['nueve ocho siete seis cinco cuatro tres dos uno', '9 8 7 6 5 4 3 2 1'],
  ['six oh one two three four five seven eight', '6 0 1 2 3 4 5 7 8'],
  ['nine eight zero six five four three two one', '9 8 0 6 5 4 3 2 1'],
])('findContactData gives the match of %s as people read it', (text, match) => {
  expect(findContactData(text).map((found) => found.match)).toContain(match);
});

test('findContactData reads numbers as hours only in a text on hours, from an earlier to a later one', () => {
  expect(findContactData('9-11 22 33 44').map(({ kind }) => kind)).toContain('phone');
  expect(findContactData('Lunes 9-11 22 33 44')).toEqual([]);
  // Hours run from the earlier to the later.
  expect(findContactData('Lunes 11-9 22 33 44 55').map(({ kind }) => kind)).toContain('phone');
});

test.each([
  ...['Lunes', 'martes', 'miércoles', 'miercoles', 'jueves', 'viernes', 'sábado', 'sabados', 'domingos', 'festivos'],
  ...['mañana', 'mañanas', 'tarde', 'tardes', 'horario', 'horarios', 'abierto', 'cerrado', 'L-V 9-14,', 'X 9-14,'],
  ...['Monday', 'tuesdays', 'wednesday', 'thursday', 'friday', 'saturdays', 'sunday', 'mornings', 'afternoon'],
  ...['opening', 'hours', 'closed'],
])('findContactData reads numbers behind «%s» as hours', (word) => {
  expect(findContactData(`${word} 9-11 22 33 44`)).toEqual([]);
  expect(findContactData(`${word.slice(0, 1)}x 9-11 22 33 44`)).not.toEqual([]);
});

test.each(['tardeo', 'reabierto', 'closedown', 'reopening'])(
  'findContactData does not read numbers behind «%s» as hours',
  (word) => {
    expect(findContactData(`${word} 9-11 22 33 44`)).not.toEqual([]);
  },
);
