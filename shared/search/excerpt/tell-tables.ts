/** Tells rows of Markdown tables with the heads of their columns, as a bare figure says nothing. */

const ROW = /^[ \t]*\|/;
const DELIMITER = /^[ \t]*\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*$/;
const LETTER = /\p{L}/u;

/** The Markdown between two places, with each row of a table as a sentence: its first cell, then `head: cell`. */
export function tellTables(text: string, from: number, to: number): string {
  const part = text.slice(from, to);
  if (!part.includes('|')) return part;
  let heads: string[] | undefined;
  let at = from;
  const told: string[] = [];
  for (const line of part.split('\n')) {
    const start = at;
    at += line.length + 1;
    const isRow = start === text.lastIndexOf('\n', start - 1) + 1 && ROW.test(line);
    if (!isRow) {
      heads = undefined;
      told.push(line);
      continue;
    }
    heads ??= findHeads(text, start);
    if (DELIMITER.test(line)) continue;
    if (isHeadRow(text, start, at)) {
      // Its rows say it again, unless none is shown.
      if (at - 1 >= to) told.push(line);
      continue;
    }
    told.push(tellRow(readCells(line), heads));
  }
  return told.join('\n');
}

/** The cells of a row, escaped borders within them left as they are. */
const readCells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

/** Whether the line after a row is the one that divides heads from rows. */
function isHeadRow(text: string, start: number, next: number): boolean {
  const end = text.indexOf('\n', next);
  const before = text.slice(text.lastIndexOf('\n', start - 2) + 1, Math.max(0, start - 1));
  return !ROW.test(before) && DELIMITER.test(text.slice(next, end < 0 ? text.length : end));
}

/** The heads of the table that the row at a place is part of; empty without any. */
function findHeads(text: string, start: number): string[] {
  let first = start;
  while (first > 0) {
    const above = text.lastIndexOf('\n', first - 2) + 1;
    if (!ROW.test(text.slice(above, first - 1))) break;
    first = above;
  }
  const end = text.indexOf('\n', first);
  return end < 0 || !isHeadRow(text, first, end + 1) ? [] : readCells(text.slice(first, end));
}

/** `Yaiza – Laborables: 48 €; Domingos: 72 €.` A first cell without letters is told with its head too. */
function tellRow(cells: readonly string[], heads: readonly string[]): string {
  const withHead = (cell: string, column: number) => {
    const head = heads[column] ?? '';
    return head === '' || head === cell || !cell ? cell : `${head.replace(/:$/, '')}: ${cell}`;
  };
  const [name = '', ...others] = cells;
  const isName = LETTER.test(name) && others.some(Boolean);
  const told = (isName ? others.map((cell, i) => withHead(cell, i + 1)) : cells.map(withHead)).filter(Boolean);
  const row = [...(isName ? [name] : []), told.join('; ')].join(' – ');
  return /[.!?…]$/.test(row) || row === '' ? row : `${row}.`;
}
