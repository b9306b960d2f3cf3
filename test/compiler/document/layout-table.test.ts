import type { Element } from 'hast';
import { expect, it } from 'vitest';
import { isElement } from '../../../compiler/document/elements.ts';
import { filledRowsOf, isLayoutTable } from '../../../compiler/document/layout-table.ts';
import { treeOf } from '../change-html.ts';

const tableIn = (html: string): Element => {
  const [body] = treeOf(html).children;
  const table = body?.type === 'element' ? body.children.find((child) => isElement(child, 'table')) : undefined;
  if (table?.type !== 'element') throw new Error('no table');
  return table;
};
const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
const links = (count: number, between = '<br>') => Array(count).fill('<a href="/">Gas</a>').join(between);
const data = row('A', '1') + row('B', '2');
/** A text of so many words. */
const prose = (words: number) => Array(words).fill('del').join(' ');
const across = (text: string) => `<tr><td colspan="2">${text}</td></tr>`;

it.each<[rule: string, rows: string, isLayout: boolean]>([
  ['of two columns is a data table', data, false],
  ['of one column is layout', row('A') + row('B'), true],
  ['with one text in each row is layout', row('A', '<img>') + row('&nbsp;', 'B'), true],
  ['with two texts in one of its rows is a data table', row('A', '') + row('B', '2'), false],
  ['of one column with a head is a data table', '<tr><th>A</th></tr><tr><td>B</td></tr>', false],
  ['of one row that is a head is layout', '<tr><th>A</th></tr>', true],
  ['of a head and an empty row is layout', '<tr><th>A</th></tr><tr><td></td></tr>', true],
  ['with a table in it is layout', data + row('C', '<div><table></table></div>'), true],
  ['with a heading of level 4 in it is layout', data + row('C', '<h4>3</h4>'), true],
  ['with headings as column heads is a data table', `<tr><th><h3>A</h3></th><th><h4>B</h4></th></tr>${data}`, false],
  ['with a section in a column head is layout', `<tr><th>A</th><th><section>B</section></th></tr>${data}`, true],
  ['with a heading of level 5 in it is a data table', data + row('C', '<h5>3</h5>'), false],
  ['with a cell of 1,500 characters is a data table', data + row('C', 'x'.repeat(1500)), false],
  ['with a cell of 1,501 characters is layout', data + row('C', 'x'.repeat(1501)), true],
  ['with a menu of three lines beside a text is layout', row(links(3), 'A') + row('B', '2'), true],
  ['with two links beside a text is a data table', row(links(2), 'A') + row('B', '2'), false],
  ['with three links in a line beside a text is a data table', row(links(3, ' '), 'A') + row('B', '2'), false],
  ['with links that are two thirds of their cell is a data table', row(`${links(4)}<br>xx`, 'A'), false],
  ['with links that are more than two thirds of their cell is layout', row(`${links(3)}<br>x`, 'A'), true],
  ['with menus in two rows is a data table', row(links(3), 'A') + row(links(3), '2'), false],
  ['with a menu and a head is a data table', `<tr><th>A</th><td>1</td></tr>${row(links(3), 'A')}`, false],
  ['of one row of short values is a data table', row('A', '1'), false],
  ['of one row of a name and its value is a data table', row('A', prose(40)), false],
  ['of one row of a name and a long text of lines is layout', row('A', `${prose(40)}<br>${prose(4)}`), true],
  ['of one row of pictures with names is layout', row('<img>A', '<img>B'), true],
  ['of one row of lists is layout', row(`<ul><li>${prose(40)}</ul>`, '<ul><li>A</ul>'), true],
  ['with columns of 30 words is layout', across('A') + row(prose(30), prose(30)), true],
  ['with columns of 29 words is a data table', across('A') + row(prose(29), prose(29)), false],
  ['with texts in five rows is a data table', row(prose(30), prose(30)).repeat(5), false],
  ['with texts beside amounts is a data table', row(prose(30), '9 €') + row(prose(30), '8 €'), false],
  ['with texts below bold names is a data table', row('<b>A</b>', '<b>B</b>') + row(prose(30), prose(30)), false],
  [
    'with texts below names of which one is bold only in part is layout',
    row('<b>A</b> x', '<b>B</b>', '<b>C</b>') + row(prose(30), prose(30), 'x'),
    true,
  ],
  ['with texts below a single bold name is layout', row('<b>A</b>', '') + row(prose(30), prose(30)), true],
  ['with a text across it below its rows is a data table', data + across(prose(99)), false],
  ['with only texts across it is layout', across('A') + across(prose(20)), true],
])('a table %s', (_, rows, isLayout) => {
  expect(isLayoutTable(tableIn(`<table>${rows}</table>`))).toBe(isLayout);
});

it('a table with the role presentation or none is layout, one with another role is a data table', () => {
  const by = (role: string) => isLayoutTable(tableIn(`<table role="${role}">${data}</table>`));
  expect(['presentation', 'none', 'table', 'nonesuch'].map(by)).toEqual([true, true, false, false]);
});

it('rows of head, body and foot with a text or an image are counted, empty rows are not', () => {
  const html = `<table><caption>x</caption><thead>${row('A')}</thead><tbody>${row('')}${row('<b><img></b>')}</tbody><tfoot>${row('C')}</tfoot></table>`;
  expect(filledRowsOf(tableIn(html))).toHaveLength(3);
});
