/**
 * Reads data files, which lie beside the sources that use them. A module named `*.inline.js` exports what they hold;
 * the build puts the values in its place (`inline-modules.js`).
 */

import { readdirSync, readFileSync } from 'node:fs';

/**
 * Returns the rows of all `.tsv` files directly in a folder as one list, in the order of the file names.
 * @param {URL} folder with a slash at its end
 */
export function readTables(folder) {
  const names = readdirSync(folder).filter((name) => name.endsWith('.tsv'));
  return names.sort().flatMap((name) => parseTable(readFileSync(new URL(name, folder), 'utf8'), name));
}

/**
 * Returns the rows of a table, each an object of its non-empty cells by the column names in the first line. A row may
 * leave out empty cells at its end. Throws an error with `name` and the line's number if a row is empty or longer than
 * the first.
 * @param {string} text cells parted by tabs
 * @param {string} name of the file
 * @returns {Record<string, string>[]}
 */
export function parseTable(text, name) {
  const [columns = [], ...rows] = text
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t'));
  return rows.map((cells, index) => {
    const place = `${name}:${index + 2}`;
    if (cells.every((cell) => cell === '')) throw new Error(`${place}: the row is empty`);
    if (cells.length > columns.length)
      throw new Error(`${place}: ${cells.length} cells, but the first line names ${columns.length} columns`);
    return Object.fromEntries(columns.map((column, at) => [column, cells[at] ?? '']).filter(([, cell]) => cell));
  });
}
