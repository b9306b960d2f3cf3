import { describe, it } from 'vitest';
import { rehypeTables } from '../../../../compiler/page/rewrite/rehype-tables.ts';
import { becomes, type Row } from '../../change-html.ts';

describe('rehypeTables', () => {
  const table = (...rows: string[]) => `<table><tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>`;
  const rows = (...list: string[]) => `<table>${list.map((row) => `<tr>${row}</tr>`).join('')}</table>`;
  const line = '<td>1</td><td>2</td>';
  const text = Array(20).fill('del').join(' ');
  const cell = (inner: string) => `<td>${inner}</td><td>2</td>`;
  it.each<Row>([
    ['keeps a table with data', table(line, line), rows(line, line)],
    [
      'keeps the head of a table',
      `<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr>${line}</tr></tbody></table>`,
      `<table><tr><th>A</th><th>B</th></tr><tr>${line}</tr></table>`,
    ],
    [
      'puts the caption before the table',
      `<table><caption class="a">C</caption><tr>${line}</tr></table>`,
      `<div>C</div>${rows(line)}`,
    ],
    ['removes an empty caption', `<table><caption> </caption><tr>${line}</tr></table>`, rows(line)],
    ['removes empty rows', table(line, '<td></td><td> </td>'), rows(line)],
    ['removes an empty table', table('<td></td><td></td>'), ''],
    [
      'makes boxes of the cells of a layout table',
      table('<td class="a"><h2>A</h2></td><td>b</td>'),
      '<div><h2>A</h2></div><div>b</div>',
    ],
    [
      'divides a table at a text across it, and repeats the head in the second part',
      table('<th>A</th><th>B</th>', line, `<td colspan="2"><p>${text}</p></td>`, line),
      `${rows('<th>A</th><th>B</th>', line)}<div><p>${text}</p></div>${rows('<th>A</th><th>B</th>', line)}`,
    ],
    [
      'does not repeat the head in a second part with a head of its own',
      table('<th>A</th><th>B</th>', line, `<td colspan="2"><p>${text}</p></td>`, '<th>C</th><th>D</th>', line),
      `${rows('<th>A</th><th>B</th>', line)}<div><p>${text}</p></div>${rows('<th>C</th><th>D</th>', line)}`,
    ],
    [
      'makes plain cells of a first row with one head, and does not repeat it in the second part',
      table('<th>A</th><td>B</td>', line, `<td colspan="2"><p>${text}</p></td>`, line),
      `${rows('<td>A</td><td>B</td>', line)}<div><p>${text}</p></div>${rows(line)}`,
    ],
    [
      'takes a title across the table out together with the text below it',
      table(line, '<td colspan="2">Orden del día</td>', `<td colspan="2">${text}</td>`),
      `${rows(line)}<div>Orden del día</div><div>${text}</div>`,
    ],
    [
      'keeps a title across the table above its rows',
      table(line, '<td colspan="2">Verano</td>', line),
      rows(line, '<td colspan="2">Verano</td>', line),
    ],
    [
      'makes a head of a first row in bold',
      table('<td><b>A</b></td><td> <strong>B</strong></td>', line),
      rows('<th>A</th><th>B</th>', line),
    ],
    [
      'makes no head of a first row with a cell that is partly bold',
      table('<td><b>A</b></td><td><b>B</b> c</td>', line),
      rows('<td><b>A</b></td><td><b>B</b> c</td>', line),
    ],
    [
      'makes no head of a first row with an empty cell',
      table('<td></td><td><b>B</b></td>', line),
      rows('<td></td><td><b>B</b></td>', line),
    ],
    [
      'makes no head of an only row',
      table('<td><b>A</b></td><td><b>B</b></td>'),
      rows('<td><b>A</b></td><td><b>B</b></td>'),
    ],
    [
      'makes no head of a first row with a single cell',
      table('<td><b>A</b></td>', line),
      rows('<td><b>A</b></td>', line),
    ],
    [
      'makes no head of a first row in bold if another row has a head',
      table('<td><b>A</b></td><td><b>B</b></td>', '<th>1</th><td>2</td>'),
      rows('<td><b>A</b></td><td><b>B</b></td>', '<th>1</th><td>2</td>'),
    ],
    [
      'makes a plain cell of the row head in the first row',
      table('<th scope="row">A</th><td>1</td>', '<th scope="row">B</th><td>2</td>'),
      rows('<td scope="row">A</td><td>1</td>', '<th scope="row">B</th><td>2</td>'),
    ],
    [
      'keeps a column head beside an empty corner',
      table('<td></td><th>A</th>', '<th>B</th><td>2</td>'),
      rows('<td></td><th>A</th>', '<th>B</th><td>2</td>'),
    ],
    [
      'reads a colspan of 1 as none, and repeats a cell that spans two rows',
      table('<td colspan="1">1</td><td rowspan="2">2</td>', line),
      rows('<td>1</td><td>2</td>', '<td>1</td><td>2</td><td>2</td>'),
    ],
    [
      'repeats a cell in each row that it spans',
      table('<td rowspan="2">1</td><td rowspan="3" colspan="2">2</td>', '<td>3</td>', '<td>4</td>', '<td>5</td>'),
      rows(
        '<td>1</td><td colspan="2">2</td>',
        '<td>1</td><td colspan="2">2</td><td>3</td>',
        '<td>4</td><td colspan="2">2</td>',
        '<td>5</td>',
      ),
    ],
    [
      'makes a head of names above numbers in two rows',
      table('<td>A</td><td>B</td>', '<td>x</td><td>desde 1</td>', '<td>y</td><td>2 €</td>'),
      rows('<th>A</th><th>B</th>', '<td>x</td><td>desde 1</td>', '<td>y</td><td>2 €</td>'),
    ],
    ['makes no head of names above one row', table('<td>A</td><td>B</td>', line), rows('<td>A</td><td>B</td>', line)],
    [
      'makes no head of a first row with a number',
      table('<td>A</td><td>B 2</td>', line, line),
      rows('<td>A</td><td>B 2</td>', line, line),
    ],
    [
      'makes no head of names above a column with a word',
      table('<td>A</td><td>B</td>', '<td>x</td><td>1</td>', '<td>y</td><td>z</td>'),
      rows('<td>A</td><td>B</td>', '<td>x</td><td>1</td>', '<td>y</td><td>z</td>'),
    ],
    [
      'makes no head of names above a wider row',
      table('<td>A</td><td>B</td>', line, '<td>1</td><td>2</td><td>3</td>'),
      rows('<td>A</td><td>B</td>', line, '<td>1</td><td>2</td><td>3</td>'),
    ],
    [
      'makes no head of a first row with an empty cell above numbers',
      table('<td>A</td><td></td>', line, line),
      rows('<td>A</td><td></td>', line, line),
    ],
    [
      'repeats a head above each column that it spans',
      table('<th></th><th colspan="2">A</th><th>B</th>', '<td>1</td><td>2</td><td>3</td><td>4</td>'),
      rows('<th></th><th>A</th><th>A</th><th>B</th>', '<td>1</td><td>2</td><td>3</td><td>4</td>'),
    ],
    [
      'keeps a value marked as head once',
      table('<th>A</th><th colspan="2">11 de mayo</th>', '<td>1</td><td>2</td><td>3</td>'),
      rows('<th>A</th><th colspan="2">11 de mayo</th>', '<td>1</td><td>2</td><td>3</td>'),
    ],
    [
      'keeps a head across the whole table once',
      table('<th colspan="2">A</th>', '<td>1</td><td>2</td>'),
      rows('<th colspan="2">A</th>', '<td>1</td><td>2</td>'),
    ],
    [
      'limits a colspan to fifty',
      table('<td colspan="50">1</td><td colspan="51">2</td>'),
      rows('<td colspan="50">1</td><td>2</td>'),
    ],
    [
      'ignores a colspan that is not a number',
      table('<td colspan="x">1</td><td colspan="3px">2</td>'),
      rows('<td>1</td><td colspan="3">2</td>'),
    ],
    ['puts blanks between the lines of a cell', table(cell('a<br><br>b<p>c</p>d')), rows(cell('a b c d'))],
    ['puts no blanks at the edges of a cell', table(cell('<br><p>a</p><br>')), rows(cell('a'))],
    [
      'puts semicolons between the list items of a cell',
      table(cell('<ul><li>a</li><li>b</li></ul>')),
      rows(cell('a; b')),
    ],
    [
      'puts no semicolon between a text of a cell and its list',
      table(cell('x <ul><li>a</li> <li>b</li></ul>y')),
      rows(cell('x  a; b y')),
    ],
    ['skips empty list items of a cell', table(cell('<ul><li>a</li><li></li><li>b</li></ul>')), rows(cell('a; b'))],
    [
      'puts semicolons between the definitions of a cell',
      table(cell('<dl><dt>a</dt><dd>b</dd><dd>c</dd></dl>')),
      rows(cell('a b; c')),
    ],
  ])(
    '%s',
    becomes(() => rehypeTables()),
  );
});
