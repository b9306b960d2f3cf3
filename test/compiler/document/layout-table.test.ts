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
  ['of two columns', data, false],
  ['of one column', row('A') + row('B'), true],
  ['of one text in each row', row('A', '<img>') + row('&nbsp;', 'B'), true],
  ['of two texts in one of its rows', row('A', '') + row('B', '2'), false],
  ['of one column with a head', '<tr><th>A</th></tr><tr><td>B</td></tr>', false],
  ['of one row with a head', '<tr><th>A</th></tr>', true],
  ['of one row with a head and an empty one', '<tr><th>A</th></tr><tr><td></td></tr>', true],
  ['with a table in it', data + row('C', '<div><table></table></div>'), true],
  ['with a heading in it', data + row('C', '<h4>3</h4>'), true],
  ['with headings that name its columns', `<tr><th><h3>A</h3></th><th><h4>B</h4></th></tr>${data}`, false],
  ['with a section in what names a column', `<tr><th>A</th><th><section>B</section></th></tr>${data}`, true],
  ['with a lower heading in it', data + row('C', '<h5>3</h5>'), false],
  ['with a cell of 1500 characters', data + row('C', 'x'.repeat(1500)), false],
  ['with a longer cell', data + row('C', 'x'.repeat(1501)), true],
  ['with a menu beside the text', row(links(3), 'A') + row('B', '2'), true],
  ['with two links beside the text', row(links(2), 'A') + row('B', '2'), false],
  ['with links in a line beside the text', row(links(3, ' '), 'A') + row('B', '2'), false],
  ['with links that are two thirds of their cell', row(`${links(4)}<br>xx`, 'A'), false],
  ['with links that are more of it', row(`${links(3)}<br>x`, 'A'), true],
  ['with menus in two rows', row(links(3), 'A') + row(links(3), '2'), false],
  ['with a menu and a head', `<tr><th>A</th><td>1</td></tr>${row(links(3), 'A')}`, false],
  ['with one row of short values', row('A', '1'), false],
  ['with one row of a name and its value', row('A', prose(40)), false],
  ['with one row of a name and a text of lines', row('A', `${prose(40)}<br>${prose(4)}`), true],
  ['with one row of pictures with names', row('<img>A', '<img>B'), true],
  ['with one row of lists', row(`<ul><li>${prose(40)}</ul>`, '<ul><li>A</ul>'), true],
  ['with columns of prose', across('A') + row(prose(30), prose(30)), true],
  ['with columns of shorter texts', across('A') + row(prose(29), prose(29)), false],
  ['with prose in five rows', row(prose(30), prose(30)).repeat(5), false],
  ['with prose beside an amount', row(prose(30), '9 €') + row(prose(30), '8 €'), false],
  ['with prose below bold names', row('<b>A</b>', '<b>B</b>') + row(prose(30), prose(30)), false],
  ['with a text across it below its rows', data + across(prose(99)), false],
  ['with nothing but texts across it', across('A') + across(prose(20)), true],
])('a table %s lays out the page or not', (_, rows, isLayout) => {
  expect(isLayoutTable(tableIn(`<table>${rows}</table>`))).toBe(isLayout);
});

it('a table says by its role what it is', () => {
  const by = (role: string) => isLayoutTable(tableIn(`<table role="${role}">${data}</table>`));
  expect(['presentation', 'none', 'table', 'nonesuch'].map(by)).toEqual([true, true, false, false]);
});

it('rows tell something that hold a text or an image, whatever part they stand in', () => {
  const html = `<table><caption>x</caption><thead>${row('A')}</thead><tbody>${row('')}${row('<b><img></b>')}</tbody><tfoot>${row('C')}</tfoot></table>`;
  expect(filledRowsOf(tableIn(html))).toHaveLength(3);
});
