import { describe, it } from 'vitest';
import { rehypeTables } from '../../../../compiler/page/rewrite/rehype-tables.ts';
import { becomes, type Row } from '../../change-html.ts';

describe('tables', () => {
  const table = (...rows: string[]) => `<table><tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>`;
  const rows = (...list: string[]) => `<table>${list.map((row) => `<tr>${row}</tr>`).join('')}</table>`;
  const line = '<td>1</td><td>2</td>';
  const text = Array(20).fill('del').join(' ');
  const cell = (inner: string) => `<td>${inner}</td><td>2</td>`;
  it.each<Row>([
    ['a table of data is one', table(line, line), rows(line, line)],
    [
      'its head stays',
      `<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr>${line}</tr></tbody></table>`,
      `<table><tr><th>A</th><th>B</th></tr><tr>${line}</tr></table>`,
    ],
    [
      'its caption stands before it',
      `<table><caption class="a">C</caption><tr>${line}</tr></table>`,
      `<div>C</div>${rows(line)}`,
    ],
    ['an empty caption goes', `<table><caption> </caption><tr>${line}</tr></table>`, rows(line)],
    ['empty rows go', table(line, '<td></td><td> </td>'), rows(line)],
    ['an empty table goes', table('<td></td><td></td>'), ''],
    [
      'a layout table is its cells',
      table('<td class="a"><h2>A</h2></td><td>b</td>'),
      '<div><h2>A</h2></div><div>b</div>',
    ],
    [
      'a text across it divides it, and each part has its head',
      table('<th>A</th><th>B</th>', line, `<td colspan="2"><p>${text}</p></td>`, line),
      `${rows('<th>A</th><th>B</th>', line)}<div><p>${text}</p></div>${rows('<th>A</th><th>B</th>', line)}`,
    ],
    [
      'a part with a head of its own does not get that of another',
      table('<th>A</th><th>B</th>', line, `<td colspan="2"><p>${text}</p></td>`, '<th>C</th><th>D</th>', line),
      `${rows('<th>A</th><th>B</th>', line)}<div><p>${text}</p></div>${rows('<th>C</th><th>D</th>', line)}`,
    ],
    [
      'a title across it stands with the text below',
      table(line, '<td colspan="2">Orden del día</td>', `<td colspan="2">${text}</td>`),
      `${rows(line)}<div>Orden del día</div><div>${text}</div>`,
    ],
    [
      'a title across it stands with the rows below',
      table(line, '<td colspan="2">Verano</td>', line),
      rows(line, '<td colspan="2">Verano</td>', line),
    ],
    [
      'a first row in bold is a head',
      table('<td><b>A</b></td><td> <strong>B</strong></td>', line),
      rows('<th>A</th><th>B</th>', line),
    ],
    [
      'not one with more in a cell',
      table('<td><b>A</b></td><td><b>B</b> c</td>', line),
      rows('<td><b>A</b></td><td><b>B</b> c</td>', line),
    ],
    ['nor one with an empty cell', table('<td></td><td><b>B</b></td>', line), rows('<td></td><td><b>B</b></td>', line)],
    ['nor the only row', table('<td><b>A</b></td><td><b>B</b></td>'), rows('<td><b>A</b></td><td><b>B</b></td>')],
    ['nor one of a single cell', table('<td><b>A</b></td>', line), rows('<td><b>A</b></td>', line)],
    [
      'nor where another row has a head',
      table('<td><b>A</b></td><td><b>B</b></td>', '<th>1</th><td>2</td>'),
      rows('<td><b>A</b></td><td><b>B</b></td>', '<th>1</th><td>2</td>'),
    ],
    [
      'a first row whose head is its own is no head of the columns',
      table('<th scope="row">A</th><td>1</td>', '<th scope="row">B</th><td>2</td>'),
      rows('<td scope="row">A</td><td>1</td>', '<th scope="row">B</th><td>2</td>'),
    ],
    [
      'but one beside an empty corner is',
      table('<td></td><th>A</th>', '<th>B</th><td>2</td>'),
      rows('<td></td><th>A</th>', '<th>B</th><td>2</td>'),
    ],
    [
      'a span of one is none',
      table('<td colspan="1">1</td><td rowspan="2">2</td>', line),
      rows('<td>1</td><td>2</td>', '<td>1</td><td>2</td><td>2</td>'),
    ],
    [
      'a cell stands in each row that it spans',
      table('<td rowspan="2">1</td><td rowspan="3" colspan="2">2</td>', '<td>3</td>', '<td>4</td>', '<td>5</td>'),
      rows(
        '<td>1</td><td colspan="2">2</td>',
        '<td>1</td><td colspan="2">2</td><td>3</td>',
        '<td>4</td><td colspan="2">2</td>',
        '<td>5</td>',
      ),
    ],
    [
      'names above figures are a head',
      table('<td>A</td><td>B</td>', '<td>x</td><td>desde 1</td>', '<td>y</td><td>2 €</td>'),
      rows('<th>A</th><th>B</th>', '<td>x</td><td>desde 1</td>', '<td>y</td><td>2 €</td>'),
    ],
    ['nor above one row', table('<td>A</td><td>B</td>', line), rows('<td>A</td><td>B</td>', line)],
    [
      'nor with a figure of their own',
      table('<td>A</td><td>B 2</td>', line, line),
      rows('<td>A</td><td>B 2</td>', line, line),
    ],
    [
      'nor above words',
      table('<td>A</td><td>B</td>', '<td>x</td><td>1</td>', '<td>y</td><td>z</td>'),
      rows('<td>A</td><td>B</td>', '<td>x</td><td>1</td>', '<td>y</td><td>z</td>'),
    ],
    [
      'nor above rows of another width',
      table('<td>A</td><td>B</td>', line, '<td>1</td><td>2</td><td>3</td>'),
      rows('<td>A</td><td>B</td>', line, '<td>1</td><td>2</td><td>3</td>'),
    ],
    ['nor without a word in each', table('<td>A</td><td></td>', line, line), rows('<td>A</td><td></td>', line, line)],
    [
      'a head stands above each of its columns',
      table('<th></th><th colspan="2">A</th><th>B</th>', '<td>1</td><td>2</td><td>3</td><td>4</td>'),
      rows('<th></th><th>A</th><th>A</th><th>B</th>', '<td>1</td><td>2</td><td>3</td><td>4</td>'),
    ],
    [
      'a value that is marked as a head stands once',
      table('<th>A</th><th colspan="2">11 de mayo</th>', '<td>1</td><td>2</td><td>3</td>'),
      rows('<th>A</th><th colspan="2">11 de mayo</th>', '<td>1</td><td>2</td><td>3</td>'),
    ],
    [
      'a head of the whole table stands once',
      table('<th colspan="2">A</th>', '<td>1</td><td>2</td>'),
      rows('<th colspan="2">A</th>', '<td>1</td><td>2</td>'),
    ],
    [
      'a span ends at fifty',
      table('<td colspan="50">1</td><td colspan="51">2</td>'),
      rows('<td colspan="50">1</td><td>2</td>'),
    ],
    [
      'a span is a number',
      table('<td colspan="x">1</td><td colspan="3px">2</td>'),
      rows('<td>1</td><td colspan="3">2</td>'),
    ],
    ['lines of a cell are set apart', table(cell('a<br><br>b<p>c</p>d')), rows(cell('a b c d'))],
    ['nothing is set apart at the edges of a cell', table(cell('<br><p>a</p><br>')), rows(cell('a'))],
    ['items of a cell are set apart by a sign', table(cell('<ul><li>a</li><li>b</li></ul>')), rows(cell('a; b'))],
    [
      'but not from what stands before the list',
      table(cell('x <ul><li>a</li> <li>b</li></ul>y')),
      rows(cell('x  a; b y')),
    ],
    ['an empty item is none', table(cell('<ul><li>a</li><li></li><li>b</li></ul>')), rows(cell('a; b'))],
    ['definitions are items', table(cell('<dl><dt>a</dt><dd>b</dd><dd>c</dd></dl>')), rows(cell('a b; c'))],
  ])(
    '%s',
    becomes(() => rehypeTables()),
  );
});
