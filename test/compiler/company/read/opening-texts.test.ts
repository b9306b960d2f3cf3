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

describe('readOpeningTexts', () => {
  it.each<[rule: string, blocks: (Block | string)[], texts: string[]]>([
    ['reads a line with days and times', [week], [week]],
    ['joins the next line with days and times', [week, 'Martes de 9:00 a 13:00'], [`${week}; Martes de 9:00 a 13:00`]],
    [
      'joins a line on half a day in a season',
      [week, 'En julio y agosto, solo por la mañana.'],
      [`${week}; En julio y agosto, solo por la mañana.`],
    ],
    ['ignores a line on half a day in a season alone', ['En julio y agosto, solo por la mañana.'], []],
    ['begins another text behind a line of something else', [week, 'Hola', 'Martes cerrado'], [week, 'Martes cerrado']],
    ['begins another text below a heading', [week, below('Sede', 'Martes cerrado')], [week, 'Martes cerrado']],
    [
      'begins another text in another zone',
      [week, block('Martes cerrado', { zone: 'footer' })],
      [week, 'Martes cerrado'],
    ],
    ['removes pictograms', [`📅 ${week}`], [week]],
    ['reads equal lines once', [week, week], [week]],
    [
      'keeps equal times of different days',
      ['Lunes', '9:00 a 14:00', 'Sábado', '9:00 a 14:00'],
      ['Lunes: 9:00 a 14:00; Sábado: 9:00 a 14:00'],
    ],
    ['joins «Cerrado» to the day before it', ['Domingo', 'Cerrado'], ['Domingo: Cerrado']],
    ['ignores «Cerrado» without a day', ['Cerrado'], []],
    [
      'reads a line that says closed of one of its days',
      ['Domingo cerrado, lunes con cita'],
      ['Domingo cerrado, lunes con cita'],
    ],
    [
      'ignores an answer without days to a question that names them',
      [below('¿Abren los sábados?', 'Sí, de 9:00 a 14:00.')],
      [],
    ],
    ['reads an answer with its days', [below('¿Abren?', 'Sí, lunes de 9:00 a 14:00.')], ['Sí, lunes de 9:00 a 14:00.']],
    ['ignores a promise to reply before the hours', ['Respuesta en menos de 24 horas hábiles', week], [week]],
    ['ignores a line of days without times', ['Lunes y martes'], []],
    ['reads a sentence with days and «Abierto»', ['Abierto lunes y martes.'], ['Abierto lunes y martes.']],
    ['ignores days and «Abierto» without a full stop', ['Abierto lunes y martes'], []],
    ['ignores days below the line «Abierto»', ['Abierto', 'Lunes y martes'], []],
    ['ignores a line of times without a title', ['9:00 a 14:00'], []],
    ['reads a line of times below the heading «Atención»', [below('Atención', '9:00 a 14:00')], ['9:00 a 14:00']],
    ['reads times with the sign of hours below the line «Atención»', ['Atención', '9 a 14 h'], ['9 a 14 h']],
    ['ignores plain numbers below the line «Atención»', ['Atención', '9 a 14'], []],
    ['reads times below the line «Atención»', ['Atención', '9:00 a 14:00'], ['9:00 a 14:00']],
    ['ignores «24 horas» below «Horario»', [below('Horario', '24 horas')], []],
    ['reads «24 horas» below «Urgencias»', [below('Urgencias', '24 horas')], ['24 horas']],
    ['ignores a question', ['¿Lunes de 9:00 a 14:00?'], []],
    ['ignores hours of a single date', [`${week} el 3 de mayo`], []],
    ['ignores a day with a single time', ['Lunes a las 9:00'], []],
    ['ignores a line with a single time after its range', ['Lunes de 9:00 a 14:00, 17:00'], []],
    ['ignores a line with a single time of something else', ['Lunes de 9:00 a 14:00, salida 12:00'], []],
    ['ignores a line labelled «Clases»', [`Clases: ${week}`], []],
    ['ignores a line below the heading «Clases»', [below('Clases')], []],
    ['ignores a line behind the line «Clases»', ['Clases', week], []],
    ['ignores a line behind «Servicio a domicilio»', ['Servicio a domicilio', week], []],
    [
      'reads a line with four other words before its hours',
      ['Casa Luz Sol Bar: lunes de 9:00 a 14:00'],
      ['Casa Luz Sol Bar: lunes de 9:00 a 14:00'],
    ],
    ['ignores a line with five other words before its hours', ['Casa Luz Sol Bar Pan: lunes de 9:00 a 14:00'], []],
    [
      'reads a sentence with «abrimos» and any number of words',
      ['En Casa Luz Sol Bar Pan abrimos lunes de 9:00 a 14:00'],
      ['En Casa Luz Sol Bar Pan abrimos lunes de 9:00 a 14:00'],
    ],
    [
      'reads a sentence of ten words with days only',
      [`Abrimos ${'ya '.repeat(9)}los lunes`],
      [`Abrimos ${'ya '.repeat(9)}los lunes`],
    ],
    ['ignores a sentence of eleven words with days only', [`Abrimos ${'ya '.repeat(10)}los lunes`], []],
    ['reads short names of days', ['Lu 9-14'], ['Lu 9-14']],
    [
      'reads a label with short names of days of 28 characters',
      ['Lu-Ju '.padEnd(28, 'x'), '9:00 a 14:00'],
      [`${'Lu-Ju '.padEnd(28, 'x')}: 9:00 a 14:00`],
    ],
    ['ignores a label with short names of days of 29 characters', ['Lu-Ju '.padEnd(29, 'x'), '9:00 a 14:00'], []],
    [
      'reads a long sentence with days and times',
      [`Abrimos ${'ya '.repeat(10)}los ${week}`],
      [`Abrimos ${'ya '.repeat(10)}los ${week}`],
    ],
    ['ignores a long sentence with days and plain numbers', [`Abrimos ${'ya '.repeat(10)}los lunes de 9 a 14`], []],
    [
      'reads a sentence with a season and times',
      ['En Casa Luz Sol Bar Pan abrimos en verano de 9:00 a 14:00'],
      ['En Casa Luz Sol Bar Pan abrimos en verano de 9:00 a 14:00'],
    ],
    ['ignores a sentence with a season and plain numbers', ['En Casa Luz Sol Bar Pan abrimos en verano de 9 a 14'], []],
    [
      'reads a sentence on closing in a month',
      ['En Casa Luz Sol Bar Pan cerramos en agosto'],
      ['En Casa Luz Sol Bar Pan cerramos en agosto'],
    ],
    ['joins «Casa cerrada» to the day before it', ['Domingo', 'Casa cerrada'], ['Domingo: Casa cerrada']],
    ['ignores «Casa Luz cerrada» behind a day', ['Domingo', 'Casa Luz cerrada'], []],
    ['begins a new part behind «Cerrado»', ['Domingo', 'Cerrado', '9:00 a 14:00'], ['Domingo: Cerrado; 9:00 a 14:00']],
    ['joins a day without times to the next with times', ['Festivos', week], [`Festivos; ${week}`]],
    ['removes the colon of a label', ['Lunes :', '9:00 a 14:00'], ['Lunes: 9:00 a 14:00']],
    ['reads «Cerrado en agosto» alone', ['Cerrado en agosto'], ['Cerrado en agosto']],
  ])('%s', (_, blocks, texts) => expect(read(blocks).map(({ text }) => text)).toEqual(texts));

  it('has the heading above and the label before each text, up to 60 characters', () => {
    const [found] = read(['Oficina:', week]);
    expect(found).toMatchObject({ label: 'Oficina', heading: '', block: 1, zone: 'main' });
    expect(read([below('Sede')])[0]).toMatchObject({ heading: 'Sede' });
    expect(read(['a'.repeat(60), week])[0]?.label).toBe('a'.repeat(60));
    expect(read(['a'.repeat(61), week])[0]?.label).toBe('');
  });
  it('reads hours below the main heading, even if that names classes', () => {
    expect(read([below('Clases de piano')], 'Clases de piano')).toHaveLength(1);
    expect(read([below('Clases de piano')], 'Casa Luz')).toEqual([]);
  });
  it('reads at most twelve texts', () => {
    const many = (count: number) => read(Array.from({ length: count }, (_, at) => below(`Sede ${at}`)));
    expect(many(12)).toHaveLength(12);
    expect(many(13).at(-1)?.heading).toBe('Sede 11');
  });
  it('reads texts of up to 600 characters, of sentences of up to 300', () => {
    const line = (size: number) => `Abrimos ${week}, ${'y'.repeat(size - 31)}`;
    expect(read([line(300)])).toHaveLength(1);
    expect(read([line(301)])).toEqual([]);
    const two = (size: number) => read([line(300), `Abrimos ${week}, ${'z'.repeat(size - 31)}`]);
    expect(two(298)[0]?.text).toHaveLength(600);
    expect(two(299)).toEqual([]);
  });
});
