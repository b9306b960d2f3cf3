/** Tells tables that only lay out a page, as on sites before style sheets, from tables of data. */

import type { Element } from 'hast';
import { attribute, hasText, holdsElement, isElement, linksIn, textOf } from './elements.ts';

/** Maximum characters of a cell with data. */
const MAX_DATA_LENGTH = 1500;
/** Minimum links of a cell that is a menu. */
const MIN_MENU_LINKS = 3;

/** Whether a table only lays out the page: by its role, one column, sections or long texts in cells, a menu cell. */
export function isLayoutTable(table: Element): boolean {
  if (/^(?:presentation|none)$/.test(attribute(table, 'role'))) return true;
  const cells = tellingRowsOf(table).map(cellsOf);
  const columns = Math.max(0, ...cells.map((row) => row.filter(hasText).length));
  const hasHead = cells.some((row) => row.some((cell) => cell.tagName === 'th'));
  if (columns < 2 && (!hasHead || cells.length < 2)) return true;
  const isBox = (cell: Element) =>
    holdsElement(cell, 'table', 'pre', 'article', 'section') ||
    // A header cell may contain a heading.
    (cell.tagName !== 'th' && holdsElement(cell, 'h1', 'h2', 'h3', 'h4'));
  if (cells.flat().some(isBox)) return true;
  if (cells.flat().some((cell) => textOf(cell).length > MAX_DATA_LENGTH)) return true;
  // Lists side by side, each with a title or other text in its cell.
  const isListed = (cell: Element) => holdsElement(cell, 'ul', 'ol') && cell.children.filter(hasText).length > 1;
  if (!hasHead && cells.flat().filter(hasText).every(isListed)) return true;
  // A menu beside other content. Lists of links in several rows are data.
  return !hasHead && cells.filter((row) => row.some(isMenu)).length === 1;
}

/** Returns the rows that contain a text or an image. */
export function tellingRowsOf(table: Element): Element[] {
  return rowsOf(table).filter((row) => hasText(row) || holdsElement(row, 'img'));
}

export function cellsOf(row: Element): Element[] {
  return row.children.filter((child) => isElement(child, 'td', 'th')) as Element[];
}

function rowsOf(node: Element): Element[] {
  return node.children.flatMap((child) => {
    if (isElement(child, 'tr')) return [child];
    return isElement(child, 'thead', 'tbody', 'tfoot') ? rowsOf(child) : [];
  });
}

/** Whether a cell holds several links, one below the other, and little else. */
function isMenu(cell: Element): boolean {
  const links = linksIn(cell.children);
  if (links.length < MIN_MENU_LINKS || !holdsElement(cell, 'br', 'li', 'p', 'div')) return false;
  return links.reduce((length, link) => length + textOf(link).length, 0) * 3 > textOf(cell).length * 2;
}
