/** Turns rows of Markdown tables into sentences with the column heads, as a bare figure says nothing. */

const ROW = /^[ \t]*\|/;
const DELIMITER = /^[ \t]*\|(?:[ \t]*:?-+:?[ \t]*\|)+[ \t]*$/;
const LETTER = /\p{L}/u;

/**
 * Returns Markdown between two places, with each row of a table as a sentence: its first cell, then `head: cell`. Takes
 * the heads from the whole text. Leaves out the head row, unless the part ends with it, and the delimiter row. A row
 * that begins before `from` stays as it is.
 */
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
      // The rows repeat the heads, unless the part ends before the first row.
      if (at - 1 >= to) told.push(line);
      continue;
    }
    told.push(tellRow(readCells(line), heads));
  }
  return told.join('\n');
}

/** Returns the cells of a row. Escaped borders within cells stay. */
const readCells = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||(?<!\\)\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim());

/** Whether a row is the first of its table and the delimiter row follows. */
function isHeadRow(text: string, start: number, next: number): boolean {
  const end = text.indexOf('\n', next);
  const before = text.slice(text.lastIndexOf('\n', start - 2) + 1, Math.max(0, start - 1));
  return !ROW.test(before) && DELIMITER.test(text.slice(next, end < 0 ? text.length : end));
}

/** Returns the column heads of the table that has a row at a place; empty if it has no heads. */
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

/** Returns `Yaiza – Laborables: 48 €; Domingos: 72 €.` A first cell without letters gets its head too. */
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
