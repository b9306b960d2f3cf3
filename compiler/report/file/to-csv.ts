/** Report stage: rows as CSV (RFC 4180) that a spreadsheet shows and does not run. */

import { type Cell, toCellText } from './report-file.ts';

/** Beginnings that a spreadsheet reads as a formula (OWASP, CSV Injection), also in full width and after blanks. */
const FORMULA = /^\s*[=+\-@\t\r＝＋－＠]/;

const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

/** Mark that tells a spreadsheet that the file is in UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** Writes the file: a line of names, then the rows. A text that would run as a formula gets an apostrophe before it. */
export function toCsv(columns: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const lines = [columns, ...rows].map((cells) => `${cells.map(toField).join(',')}\r\n`);
  return BYTE_ORDER_MARK + lines.join('');
}

/** Writes a cell as a field, quoted if needed; only texts are guarded against formulas. */
function toField(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const text = toCellText(cell);
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
