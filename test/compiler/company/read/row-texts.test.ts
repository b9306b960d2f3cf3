import { expect, it } from 'vitest';
import { toRowTexts } from '../../../../compiler/company/read/blocks.ts';

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
    'below days may have cells below none',
    [
      ['', 'Lunes', 'Martes'],
      ['Mañana', '9-14', '9-15', 'sin cita'],
    ],
    false,
    ['Mañana: Lunes 9-14, Martes 9-15, sin cita'],
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
