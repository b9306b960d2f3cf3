/** Company stage, in a worker: what the rows of a table of data say. */

import { inCompleteLanguages } from '../../words/any-language.ts';

/** The name of a day as the head of a column, short or whole. */
const DAY = new RegExp(`^${inCompleteLanguages(({ time }) => time.dayHeads)}\\.?$`, 'i');

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
