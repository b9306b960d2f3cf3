/** Company stage, in a worker: which tables hold data, and what their rows say. */

import { type DocumentNode, type ElementNode, elementsOf, walkTree } from './tree.ts';

/** What no cell of a table of data holds: with it the table only lays out the page. */
const LAYOUT = new Set('table h1 h2 h3 h4 h5 h6 dl form nav'.split(' '));
/** Links of a cell that is a menu. */
const MENU_LINKS = 3;

/** Whether the table is a page's frame rather than data. */
export function isLayoutTable(table: ElementNode): boolean {
  if (table.attribs.role === 'presentation' || table.children.some((child) => holds(child, LAYOUT))) return true;
  const within = table.children.flatMap(elementsOf);
  const rows = within.filter(({ name }) => name === 'tr');
  // A menu beside something else. Where more rows hold lists of links, these are data.
  return !within.some(({ name }) => name === 'th') && rows.filter(holdsMenu).length === 1;
}

function holdsMenu(row: ElementNode): boolean {
  const cells = row.children.filter((cell): cell is ElementNode => 'name' in cell && cell.name === 'td');
  return (
    cells.length > 1 &&
    cells.some((cell) => {
      const names = elementsOf(cell).map(({ name }) => name);
      return (
        names.filter((name) => name === 'a').length >= MENU_LINKS && (names.includes('br') || names.includes('li'))
      );
    })
  );
}

/** Whether the first row only names the columns. */
export function hasHeadRow(table: ElementNode): boolean {
  const rows = table.children.flatMap(elementsOf).filter(({ name }) => name === 'tr');
  const cells = rows[0]?.children.flatMap((cell) => ('name' in cell ? [cell.name] : [])) ?? [];
  return rows.length > 1 && cells.length > 1 && cells.every((name) => name === 'th');
}

/** Stops at the first that is found: tables nest as deep as somebody likes. */
function holds(node: DocumentNode, names: ReadonlySet<string>): boolean {
  let found = false;
  walkTree(node, (part) => {
    found ||= 'name' in part && names.has(part.name);
    return !found;
  });
  return found;
}

/** The name of a day as the head of a column, short or whole. */
const DAY =
  /^(?:[lmxjvsd]|lun|mar|mi[eé]|jue|vie|s[aá]b|dom|(?:lun|mart|mi[eé]rcol|juev|viern)es|s[aá]bados?|domingos?|mon|tue|wed|thu|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\.?$/i;

/** What each row says, as a sentence has it: the head says nothing. Under a head of days each cell is told with its day. */
export function toRowTexts(rows: readonly string[][], hasHead: boolean): string[] {
  const [[corner = '', ...days] = [], ...body] = rows;
  if (days.length > 1 && !DAY.test(corner) && days.every((day) => DAY.test(day))) {
    return body.map(([label = '', ...cells]) => {
      const told = cells.flatMap((cell, column) => (cell === '' ? [] : [`${days[column] ?? ''} ${cell}`.trim()]));
      return [label, told.join(', ')].filter(Boolean).join(': ');
    });
  }
  return (hasHead ? body : rows)
    .map((row) => row.filter((cell) => cell !== ''))
    .map((cells) => cells.join(cells.length === 2 ? ': ' : ' · '))
    .filter((text) => text !== '');
}
