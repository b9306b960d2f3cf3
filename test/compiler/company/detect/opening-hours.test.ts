import { describe, expect, it } from 'vitest';
import { contradict, hoursInWords } from '../../../../compiler/company/detect/opening-hours.ts';
import { toRowTexts } from '../../../../compiler/company/read/row-texts.ts';
import { languages } from '../../../../compiler/words/languages.ts';

describe('opening hours as schema.org writes them', () => {
  const told = (...specifications: string[]) => hoursInWords(specifications, languages.es);

  it.each<[one: string, other: string]>([
    ['Mo-We 09:00-14:00', 'Mo,Tu,We 9:00-14:00'],
    ['Monday-Wed 09:00:30-14:00', 'Mo-We 09:00-14:00'],
    ['09:00-14:00', 'Mo-Su 09:00-14:00'],
    ['Sa-Mo 10:00-12:00', 'Mo,Sa,Su 10:00-12:00'],
    ['Mo-Su 00:00-24:00', '00:00-23:59'],
    ['Mo-Su 0:00-0:00', '00:00-24:00'],
  ])('say by %s the same as by %s', (one, other) => {
    expect(told(one)).toBeDefined();
    expect(told(one)).toBe(told(other));
  });

  it.each<[one: string, other: string]>([
    ['Mo-Sa 00:00-24:00', 'Mo-Su 00:00-24:00'],
    ['Mo-Su 00:00-22:00', 'Mo-Su 00:00-24:00'],
    ['Mo-Su 01:00-24:00', 'Mo-Su 00:00-24:00'],
    ['Mo-Tu 9:00-10:00', 'Mo-We 9:00-10:00'],
    ['Mo 9:00-10:00', 'Mo 9:00-10:00, 11:00-12:00'],
  ])('say by %s something else than by %s', (one, other) => expect(told(one)).not.toBe(told(other)));

  it('tell three days as a range, two as two', () => {
    const { dayRange } = languages.es.says;
    const [monday = '', tuesday = '', wednesday = ''] = languages.es.time.days;
    const range = dayRange(monday, wednesday).toLowerCase();
    expect(told('Mo-We 9:00-10:00')?.toLowerCase()).toContain(range);
    expect(told('Mo-Tu 9:00-10:00')?.toLowerCase()).not.toContain(dayRange(monday, tuesday).toLowerCase());
  });

  it('join the times of the same days, and begin with a capital letter', () => {
    expect(told('Mo 9:00-10:00', 'Mo 11:00-12:00')).toBe(told('Mo 9:00-10:00, 11:00-12:00'));
    expect(told('Mo 9:00-10:00', 'Mo 9:00-10:00')).toBe(told('Mo 9:00-10:00'));
    expect(told('Mo 9:00-10:00', 'Tu 11:00-12:00')).toContain('; ');
    expect(told('Mo 9:00-10:00')).toMatch(/^\p{Lu}/u);
  });

  it.each(['', 'Mo-Fr', 'Mo 9:00-10:00 by appointment', 'by appointment Mo 9:00-10:00', 'Mo 9-10'])(
    'say nothing by %j',
    (text) => {
      expect(told(text)).toBeUndefined();
    },
  );

  it('say what can be read where another text cannot', () => {
    expect(told('cerrado', 'Mo 9:00-10:00')).toBe(told('Mo 9:00-10:00'));
  });
});

it.each<[one: string, other: string, isContrary: boolean]>([
  ['de 9:00 a 14:00', 'de 9 a 14 h', false],
  ['de 9:00 a 14:00', 'de 9:00 a 15:00', true],
  ['de 9:00 a 14:00', 'de 9:00 a 14:00 y de 16:00 a 20:00', false],
  ['de 9:00 a 14:00 y de 16:00 a 20:00', 'de 16:00 a 20:00', false],
  ['de 9:00 a 14:00', 'con cita previa', false],
  ['con cita previa', 'de 9:00 a 14:00', false],
  ['24 h', 'de 9:00 a 14:00', true],
  ['9:00 am - 5:00 pm', 'de 9:00 a 17:00', false],
  ['9 - 11 pm', 'de 21:00 a 23:00', false],
  ['12 am - 6 am', 'de 0:00 a 6:00', false],
  ['12 pm - 6 pm', 'de 12:00 a 18:00', false],
  ['de 20:00 a 24:00', 'de 20:00 a 0:00', true],
  ['de 9 a 14 €', 'de 10:00 a 15:00', false],
  ['de 9 a 14%', 'de 10:00 a 15:00', false],
])('of the hours «%s» and «%s» only one can be true: %s', (one, other, isContrary) => {
  expect([contradict(one, other), contradict(other, one)]).toEqual([isContrary, isContrary]);
});

it.each<[rule: string, rows: string[][], hasHead: boolean, texts: string[]]>([
  ['of two cells are a name and what it is', [['Gas', '20 €']], false, ['Gas: 20 €']],
  ['of more are a list', [['Gas', '20 €', '1 h']], false, ['Gas · 20 € · 1 h']],
  [
    'lose their empty cells',
    [
      ['Gas', '', '20 €'],
      ['', ''],
    ],
    false,
    ['Gas: 20 €'],
  ],
  [
    'have a head that says nothing',
    [
      ['Servicio', 'Precio'],
      ['Gas', '20 €'],
    ],
    true,
    ['Gas: 20 €'],
  ],
  [
    'below days are told with them',
    [
      ['', 'Lunes', 'Martes'],
      ['Mañana', '9-14', ''],
    ],
    false,
    ['Mañana: Lunes 9-14'],
  ],
  [
    'below days and without a name have none',
    [
      ['', 'Lunes', 'Martes'],
      ['', '9-14', '9-15'],
    ],
    true,
    ['Lunes 9-14, Martes 9-15'],
  ],
  [
    'below one day are not',
    [
      ['', 'Lunes'],
      ['Mañana', '9-14'],
    ],
    false,
    ['Lunes', 'Mañana: 9-14'],
  ],
  [
    'below days from the first column on are not',
    [
      ['Lunes', 'Martes', 'Jueves'],
      ['9', '10', '11'],
    ],
    true,
    ['9 · 10 · 11'],
  ],
  [
    'below something else than days are not',
    [
      ['', 'Lunes', 'Precio'],
      ['a', '9', '10'],
    ],
    true,
    ['a · 9 · 10'],
  ],
  ['are none without any', [], false, []],
])('rows %s', (_, rows, hasHead, texts) => expect(toRowTexts(rows, hasHead)).toEqual(texts));
