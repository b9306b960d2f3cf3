/** Leaves out texts that are drawn again at the same place, as for a shadow or to look bold. */

import type { Token } from '../sheet.ts';

/** Maximum distance of a text drawn again, as a multiple of the letters' height. */
const MAX_SHIFT_RATIO = 0.2;

/** Returns the texts without those that repeat an earlier one at the same place. */
export function withoutDrawnTwice(tokens: readonly Token[]): Token[] {
  const places = new Map<string, Token>();
  return tokens.filter((token) => {
    const { text, x, y, width, size, turns } = token;
    if (text.trim() === '') return true;
    // A narrow letter may stand twice in a word, at less than the distance of a shadow.
    const step = Math.min(MAX_SHIFT_RATIO * size, width / 2) || MAX_SHIFT_RATIO * size;
    const [column, row] = [Math.round(x / step), Math.round(y / step)];
    const keyOf = (column: number, row: number) => `${turns} ${step.toFixed(2)} ${column} ${row} ${text}`;
    for (const across of [-1, 0, 1]) {
      for (const down of [-1, 0, 1]) {
        const found = places.get(keyOf(column + across, row + down));
        if (found && Math.abs(found.x - x) <= step && Math.abs(found.y - y) <= step) return false;
      }
    }
    places.set(keyOf(column, row), token);
    return true;
  });
}
