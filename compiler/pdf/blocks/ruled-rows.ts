/** Turns the rows of a ruled table into a table, and the headings between them. */

import { type Line, type RuledRow, textOfLine } from '../sheet.ts';
import type { Block } from './block.ts';
import { type BodyStyle, isSetApart, joinLines } from './line-style.ts';

/** Turns rows into blocks. A row of one cell that looks like a heading becomes one. */
export function toRuledRows(rows: readonly RuledRow[], body: BodyStyle): Block[] {
  const blocks: Block[] = [];
  for (const { cells } of rows) {
    const texts = cells.map(textOfCell);
    const filled = cells.filter((_, index) => texts[index] !== '');
    const [only] = filled;
    const text = texts.join('');
    const block = blocks.at(-1);
    if (filled.length === 1 && only?.[0] && only.every((line) => isSetApart(line, text, body, false))) {
      blocks.push({ kind: 'heading', text, size: only[0].size });
    } else if (block?.kind === 'table') block.rows.push(texts);
    else blocks.push({ kind: 'table', rows: [texts] });
  }
  return blocks;
}

const textOfCell = (lines: readonly Line[]): string =>
  lines.map(textOfLine).reduce((text, line) => (text ? joinLines(text, line) : line), '');
