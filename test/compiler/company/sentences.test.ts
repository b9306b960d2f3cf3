import { expect, test } from 'vitest';
import { endsSentence, splitSentences } from '../../../compiler/company/sentences.ts';

test('splitSentences ends a sentence behind a word with an accented letter', () => {
  expect(
    splitSentences('Precios sin IVA y sobre almacén. Portes aparte. Llame a recepción. Atendemos en León.'),
  ).toEqual(['Precios sin IVA y sobre almacén.', 'Portes aparte.', 'Llame a recepción.', 'Atendemos en León.']);
  expect(splitSentences('Calle Mayor, 3.º. De lunes a jueves.')).toEqual(['Calle Mayor, 3.º.', 'De lunes a jueves.']);
  expect(endsSentence('Cerramos por inspección.')).toBe(true);
});

test('splitSentences begins a sentence with ¿, ¡ or «, and not with a small letter', () => {
  expect(splitSentences('Abrimos hoy. ¿Necesita ayuda? ¡Llame ya! «Sí», decimos. (Gratis). y más.')).toEqual([
    'Abrimos hoy.',
    '¿Necesita ayuda?',
    '¡Llame ya!',
    '«Sí», decimos.',
    '(Gratis). y más.',
  ]);
});

test('splitSentences ends no sentence at initials, legal forms and abbreviations', () => {
  expect(splitSentences('El titular es Luz, S. L. U. de Lugo. El Sr. Gil abre en la Avda. Mayor.')).toEqual([
    'El titular es Luz, S. L. U. de Lugo.',
    'El Sr. Gil abre en la Avda. Mayor.',
  ]);
  expect(endsSentence('Inscrita por Luz, S.L.')).toBe(false);
  expect(splitSentences('Av. Sol 26, Col. Juárez, Del. Norte. Calz. Gral. Prado 3, Fracc. Luz.')).toEqual([
    'Av. Sol 26, Col. Juárez, Del. Norte.',
    'Calz. Gral. Prado 3, Fracc. Luz.',
  ]);
  expect(splitSentences('Calle Sol, 4, Pol. Ind. El Prado. Mayor 3, 2.º Dcha. Lugo.')).toHaveLength(2);
  expect(splitSentences('Calle 113 No. 7 - 45, Of. 1410. Carrera 4 Nro. 12. ¿Y hoy? No. Mañana.')).toEqual([
    'Calle 113 No. 7 - 45, Of. 1410.',
    'Carrera 4 Nro. 12.',
    '¿Y hoy?',
    'No.',
    'Mañana.',
  ]);
  expect(splitSentences('Mayor, 17 Etr. 1ª, Lugo. Desde 1999 Luz atiende. 20 años.')).toEqual([
    'Mayor, 17 Etr. 1ª, Lugo.',
    'Desde 1999 Luz atiende.',
    '20 años.',
  ]);
  expect(splitSentences('¿Cobran? No. 24 horas antes avisamos.')).toEqual([
    '¿Cobran?',
    'No.',
    '24 horas antes avisamos.',
  ]);
});
