import { expect, it } from 'vitest';
import { toRowTexts } from '../../../../compiler/company/read/blocks.ts';

it.each<[rule: string, rows: string[][], hasHead: boolean, texts: string[]]>([
  ['a colon between two cells', [['Gas', '20 €']], false, ['Gas: 20 €']],
  ['dots between three cells', [['Gas', '20 €', '1 h']], false, ['Gas · 20 € · 1 h']],
  [
    'no empty cells',
    [
      ['Gas', '', '20 €'],
      ['', ''],
    ],
    false,
    ['Gas: 20 €'],
  ],
  [
    'no row of the head',
    [
      ['Servicio', 'Precio'],
      ['Gas', '20 €'],
    ],
    true,
    ['Gas: 20 €'],
  ],
  [
    'the day of the column before each time',
    [
      ['', 'Lunes', 'Martes'],
      ['Mañana', '9-14', ''],
    ],
    false,
    ['Mañana: Lunes 9-14'],
  ],
  [
    'cells without a column after those of the days',
    [
      ['', 'Lunes', 'Martes'],
      ['Mañana', '9-14', '9-15', 'sin cita'],
    ],
    false,
    ['Mañana: Lunes 9-14, Martes 9-15, sin cita'],
  ],
  [
    'no name if the row has none',
    [
      ['', 'Lunes', 'Martes'],
      ['', '9-14', '9-15'],
    ],
    true,
    ['Lunes 9-14, Martes 9-15'],
  ],
  [
    'the texts as they are below a single day',
    [
      ['', 'Lunes'],
      ['Mañana', '9-14'],
    ],
    false,
    ['Lunes', 'Mañana: 9-14'],
  ],
  [
    'the texts as they are if the first column has a day too',
    [
      ['Lunes', 'Martes', 'Jueves'],
      ['9', '10', '11'],
    ],
    true,
    ['9 · 10 · 11'],
  ],
  [
    'the texts as they are if a column is not a day',
    [
      ['', 'Lunes', 'Precio'],
      ['a', '9', '10'],
    ],
    true,
    ['a · 9 · 10'],
  ],
  ['nothing if the table has no rows', [], false, []],
])('toRowTexts writes %s', (_, rows, hasHead, texts) => expect(toRowTexts(rows, hasHead)).toEqual(texts));
