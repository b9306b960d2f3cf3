import { describe, expect, it } from 'vitest';
import type { Block } from '../../../../compiler/company/read/blocks.ts';
import { readOpeningTexts } from '../../../../compiler/company/read/opening-texts.ts';

const block = (text: string, more: Partial<Block> = {}): Block => ({
  text,
  zone: 'main',
  heading: '',
  above: '',
  card: undefined,
  ...more,
});
const read = (blocks: readonly (Block | string)[], mainHeading = 'Casa Luz') =>
  readOpeningTexts(
    blocks.map((one) => (typeof one === 'string' ? block(one) : one)),
    mainHeading,
  );
const week = 'Lunes de 9:00 a 14:00';
const below = (heading: string, text = week) => block(text, { heading });

describe('a text on opening hours', () => {
  it.each<[rule: string, blocks: (Block | string)[], texts: string[]]>([
    ['names days and times', [week], [week]],
    ['goes on in the next line', [week, 'Martes de 9:00 a 13:00'], [`${week}; Martes de 9:00 a 13:00`]],
    [
      'goes on with half a day of a season',
      [week, 'En julio y agosto, solo por la mañana.'],
      [`${week}; En julio y agosto, solo por la mañana.`],
    ],
    ['is no half a day of a season alone', ['En julio y agosto, solo por la mañana.'], []],
    ['ends where something else stands', [week, 'Hola', 'Martes cerrado'], [week, 'Martes cerrado']],
    ['ends at a heading', [week, below('Sede', 'Martes cerrado')], [week, 'Martes cerrado']],
    ['ends with its part of the page', [week, block('Martes cerrado', { zone: 'footer' })], [week, 'Martes cerrado']],
    ['loses its pictograms', [`📅 ${week}`], [week]],
    ['is told once', [week, week], [week]],
    [
      'may repeat the times of other days',
      ['Lunes', '9:00 a 14:00', 'Sábado', '9:00 a 14:00'],
      ['Lunes: 9:00 a 14:00; Sábado: 9:00 a 14:00'],
    ],
    ['that says closed follows its days', ['Domingo', 'Cerrado'], ['Domingo: Cerrado']],
    ['that says closed needs days', ['Cerrado'], []],
    ['may say it of one of its days', ['Domingo cerrado, lunes con cita'], ['Domingo cerrado, lunes con cita']],
    ['answers no question that names the days', [below('¿Abren los sábados?', 'Sí, de 9:00 a 14:00.')], []],
    ['may answer with its days', [below('¿Abren?', 'Sí, lunes de 9:00 a 14:00.')], ['Sí, lunes de 9:00 a 14:00.']],
    ['has no promise to reply before it', ['Respuesta en menos de 24 horas hábiles', week], [week]],
    ['that says days needs times', ['Lunes y martes'], []],
    ['that says days may say open instead', ['Abierto lunes y martes.'], ['Abierto lunes y martes.']],
    ['that says days says it in a sentence', ['Abierto lunes y martes'], []],
    ['that says days may not have it said above', ['Abierto', 'Lunes y martes'], []],
    ['that says times needs a title', ['9:00 a 14:00'], []],
    ['that says times has one', [below('Atención', '9:00 a 14:00')], ['9:00 a 14:00']],
    ['that says times has one sign of them', ['Atención', '9 a 14 h'], ['9 a 14 h']],
    ['that has none tells anything', ['Atención', '9 a 14'], []],
    ['has a label for one', ['Atención', '9:00 a 14:00'], ['9:00 a 14:00']],
    ['around the clock needs a title of its own', [below('Horario', '24 horas')], []],
    ['around the clock has one', [below('Urgencias', '24 horas')], ['24 horas']],
    ['is no question', ['¿Lunes de 9:00 a 14:00?'], []],
    ['is of no day of the year', [`${week} el 3 de mayo`], []],
    ['has no time that opens nothing', ['Lunes a las 9:00'], []],
    ['has none after its times', ['Lunes de 9:00 a 14:00, 17:00'], []],
    ['has none beside others', ['Lunes de 9:00 a 14:00, salida 12:00'], []],
    ['is of no class', [`Clases: ${week}`], []],
    ['is not below a class', [below('Clases')], []],
    ['has no class for a label', ['Clases', week], []],
    ['has no delivery for one', ['Servicio a domicilio', week], []],
    [
      'of four more words is a line',
      ['Casa Luz Sol Bar: lunes de 9:00 a 14:00'],
      ['Casa Luz Sol Bar: lunes de 9:00 a 14:00'],
    ],
    ['of five is a sentence, and must speak of being open', ['Casa Luz Sol Bar Pan: lunes de 9:00 a 14:00'], []],
    [
      'of a sentence speaks of it',
      ['En Casa Luz Sol Bar Pan abrimos lunes de 9:00 a 14:00'],
      ['En Casa Luz Sol Bar Pan abrimos lunes de 9:00 a 14:00'],
    ],
    [
      'of ten words may name days alone',
      [`Abrimos ${'ya '.repeat(9)}los lunes`],
      [`Abrimos ${'ya '.repeat(9)}los lunes`],
    ],
    ['of eleven may not', [`Abrimos ${'ya '.repeat(10)}los lunes`], []],
    ['of short names is a line', ['Lu 9-14'], ['Lu 9-14']],
    [
      'of short names may have 28 letters',
      ['Lu-Ju '.padEnd(28, 'x'), '9:00 a 14:00'],
      [`${'Lu-Ju '.padEnd(28, 'x')}: 9:00 a 14:00`],
    ],
    ['and not 29', ['Lu-Ju '.padEnd(29, 'x'), '9:00 a 14:00'], []],
    [
      'of a long sentence may name days with times',
      [`Abrimos ${'ya '.repeat(10)}los ${week}`],
      [`Abrimos ${'ya '.repeat(10)}los ${week}`],
    ],
    ['of a long sentence may not with plain numbers', [`Abrimos ${'ya '.repeat(10)}los lunes de 9 a 14`], []],
    [
      'of a sentence may name a season with times',
      ['En Casa Luz Sol Bar Pan abrimos en verano de 9:00 a 14:00'],
      ['En Casa Luz Sol Bar Pan abrimos en verano de 9:00 a 14:00'],
    ],
    ['of a sentence may not name it with plain numbers', ['En Casa Luz Sol Bar Pan abrimos en verano de 9 a 14'], []],
    [
      'of a sentence may be closed in it',
      ['En Casa Luz Sol Bar Pan cerramos en agosto'],
      ['En Casa Luz Sol Bar Pan cerramos en agosto'],
    ],
    ['that says closed may say what', ['Domingo', 'Casa cerrada'], ['Domingo: Casa cerrada']],
    ['that says more is none', ['Domingo', 'Casa Luz cerrada'], []],
    [
      'that says closed ends what its days say',
      ['Domingo', 'Cerrado', '9:00 a 14:00'],
      ['Domingo: Cerrado; 9:00 a 14:00'],
    ],
    ['may name days before other days with times', ['Festivos', week], [`Festivos; ${week}`]],
    ['loses what ends a label', ['Lunes :', '9:00 a 14:00'], ['Lunes: 9:00 a 14:00']],
    ['closed in a season is told', ['Cerrado en agosto'], ['Cerrado en agosto']],
  ])('%s', (_, blocks, texts) => expect(read(blocks).map(({ text }) => text)).toEqual(texts));

  it('has the heading above it and the label before it', () => {
    const [found] = read(['Oficina:', week]);
    expect(found).toMatchObject({ label: 'Oficina', heading: '', block: 1, zone: 'main' });
    expect(read([below('Sede')])[0]).toMatchObject({ heading: 'Sede' });
    expect(read(['a'.repeat(60), week])[0]?.label).toBe('a'.repeat(60));
    expect(read(['a'.repeat(61), week])[0]?.label).toBe('');
  });
  it('below the heading of the page is of the house, whatever that teaches', () => {
    expect(read([below('Clases de piano')], 'Clases de piano')).toHaveLength(1);
    expect(read([below('Clases de piano')], 'Casa Luz')).toEqual([]);
  });
  it('is one of twelve', () => {
    const many = (count: number) => read(Array.from({ length: count }, (_, at) => below(`Sede ${at}`)));
    expect(many(12)).toHaveLength(12);
    expect(many(13).at(-1)?.heading).toBe('Sede 11');
  });
  it('has 600 letters at most, and sentences of 300', () => {
    const line = (size: number) => `Abrimos ${week}, ${'y'.repeat(size - 31)}`;
    expect(read([line(300)])).toHaveLength(1);
    expect(read([line(301)])).toEqual([]);
    const two = (size: number) => read([line(300), `Abrimos ${week}, ${'z'.repeat(size - 31)}`]);
    expect(two(298)[0]?.text).toHaveLength(600);
    expect(two(299)).toEqual([]);
  });
});
