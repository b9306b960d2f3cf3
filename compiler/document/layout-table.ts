/** Tells tables that only lay out a page, as on sites before style sheets, from tables of data. */

import type { Element } from 'hast';
import { countWords } from '../words/count-words.ts';
import { attribute, hasText, holdsElement, isElement, linksIn, textOf } from './elements.ts';

/** Maximum characters of a cell with data. */
const MAX_DATA_LENGTH = 1500;
/** Minimum links of a cell that is a menu. */
const MIN_MENU_LINKS = 3;

/** Maximum characters of a value in a table of one row. */
const MAX_VALUE_LENGTH = 60;
/**
 * Minimum words of a cell with prose, and minimum share of the words of a table in such cells that lays out the page.
 */
const MIN_PROSE_WORDS = 30;
const MIN_PROSE_SHARE = 0.7;
/** Maximum rows of a table with prose that lays out the page; more rows are entries of a list. */
const MAX_PROSE_ROWS = 4;
/** Minimum words of a text across a table, in a row of one wide cell. */
const MIN_BAND_WORDS = 20;

/**
 * Whether a table only lays out the page: by its role, a single column, or cells with sections, tables, code or very
 * long text; without header cells also if all cells are titled lists, a single row is neither of short values nor a
 * name with its value, most words are prose, or one row contains a menu.
 */
export function isLayoutTable(table: Element): boolean {
  if (/^(?:presentation|none)$/.test(attribute(table, 'role'))) return true;
  const rows = filledRowsOf(table);
  const bands = bandsIn(rows);
  const cells = rows.filter((row) => !bands.has(row)).map(cellsOf);
  const columns = Math.max(0, ...cells.map((row) => row.filter(hasText).length));
  const hasHead = cells.some((row) => row.some((cell) => cell.tagName === 'th'));
  if (columns < 2 && (!hasHead || cells.length < 2)) return true;
  const isBox = (cell: Element) =>
    holdsElement(cell, 'table', 'pre', 'article', 'section') ||
    // A header cell may contain a heading.
    (cell.tagName !== 'th' && holdsElement(cell, 'h1', 'h2', 'h3', 'h4'));
  if (cells.flat().some(isBox)) return true;
  if (cells.flat().some((cell) => textOf(cell).length > MAX_DATA_LENGTH)) return true;
  if (hasHead) return false;
  // Lists side by side, each with a title or other text in its cell.
  const isListed = (cell: Element) => holdsElement(cell, 'ul', 'ol') && cell.children.filter(hasText).length > 1;
  if (cells.flat().filter(hasText).every(isListed)) return true;
  const [first = []] = cells;
  if (cells.length === 1 && !first.every(isValue) && !isPair(first)) return true;
  if (isMostlyProse(cells) && !isPair(first)) return true;
  // A menu beside other content. Lists of links in several rows are data.
  return cells.filter((row) => row.some(isMenu)).length === 1;
}

/**
 * Returns the rows of one wide `td` with at least {@link MIN_BAND_WORDS}, and rows of one wide `td` right above such a
 * row, which are its titles: neither is a row of data.
 */
export function bandsIn(rows: readonly Element[]): ReadonlySet<Element> {
  const bands = new Set<Element>();
  for (const [at, row] of [...rows.entries()].toReversed()) {
    const [only, ...others] = cellsOf(row);
    if (!isElement(only, 'td') || others.length > 0 || !(Number(attribute(only, 'colSpan')) > 1)) continue;
    const next = rows[at + 1];
    if ((next && bands.has(next)) || countWords(textOf(only)) >= MIN_BAND_WORDS) bands.add(row);
  }
  return bands;
}

/** Whether a cell has no text, perhaps an image, or a short text without an image. */
const isValue = (cell: Element): boolean =>
  !hasText(cell) || (textOf(cell).length <= MAX_VALUE_LENGTH && !holdsElement(cell, 'img'));

/** Whether two cells of a row have text: a short name, and its value of any length in one line without an image. */
function isPair(row: readonly Element[]): boolean {
  const [name, value, ...others] = row.filter(hasText);
  if (!name || !value || others.length > 0 || !isValue(name)) return false;
  return !holdsElement(value, 'img', 'br', 'li') && value.children.filter(hasText).length === 1;
}

/** Matches an amount of money. */
const AMOUNT = /\d ?\p{Sc}|\p{Sc} ?\d/u;

/**
 * Whether a table of few rows has most words in cells with prose, and no amount of money in other cells. A first row of
 * several bold texts above others names columns: then it is data.
 */
function isMostlyProse([first = [], ...others]: readonly (readonly Element[])[]): boolean {
  const isBold = ({ children }: Element) => children.filter(hasText).every((child) => isElement(child, 'b', 'strong'));
  if (others.length >= MAX_PROSE_ROWS) return false;
  if (others.length > 0 && first.filter(hasText).length > 1 && first.every(isBold)) return false;
  const texts = [first, ...others].flat().map(textOf);
  const counts = texts.map(countWords);
  const sum = (words: readonly number[]) => words.reduce((total, count) => total + count, 0);
  const isProse = (count: number): boolean => count >= MIN_PROSE_WORDS;
  return (
    sum(counts.filter(isProse)) >= sum(counts) * MIN_PROSE_SHARE &&
    !texts.some((text, at) => AMOUNT.test(text) && !isProse(counts[at] ?? 0))
  );
}

/** Returns the rows of a table that contain a text or an image, without rows of tables in its cells. */
export function filledRowsOf(table: Element): Element[] {
  return rowsOf(table).filter((row) => hasText(row) || holdsElement(row, 'img'));
}

/** Returns the `td` and `th` of a row. */
export function cellsOf(row: Element): Element[] {
  return row.children.filter((child) => isElement(child, 'td', 'th')) as Element[];
}

function rowsOf(node: Element): Element[] {
  return node.children.flatMap((child) => {
    if (isElement(child, 'tr')) return [child];
    return isElement(child, 'thead', 'tbody', 'tfoot') ? rowsOf(child) : [];
  });
}

/** Whether a cell holds {@link MIN_MENU_LINKS}, in lines or boxes, with more than two thirds of its text. */
function isMenu(cell: Element): boolean {
  const links = linksIn(cell.children);
  if (links.length < MIN_MENU_LINKS || !holdsElement(cell, 'br', 'li', 'p', 'div')) return false;
  return links.reduce((length, link) => length + textOf(link).length, 0) * 3 > textOf(cell).length * 2;
}
