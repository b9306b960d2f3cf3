/** Company stage, in a worker: what the rows of a table of data say. */

import { foldFully } from '#shared/search/fold.ts';
import { inCompleteLanguages } from '../../words/any-language.ts';
import { languages } from '../../words/languages.ts';

const WEEK = [0, 1, 2, 3, 4, 5, 6];
const NAMES = WEEK.map((day) =>
  inCompleteLanguages(({ time }) => new RegExp(`${time.dayNames[day]?.source}|${time.shortDays[day]?.source}`)),
);
const LETTERS = Object.values(languages).flatMap(({ time }) => [...(time.dayLetters ?? '').toLowerCase()]);
/** The name of a day as the head of a column, short or whole, in folded text. */
const DAY = new RegExp(`^(?:${[...NAMES, ...new Set(LETTERS)].join('|')})\\.?$`);
const isDay = (text: string): boolean => DAY.test(foldFully(text));

/** What each row says, as a sentence has it: the head says nothing. Under a head of days each cell is told with its day. */
export function toRowTexts(rows: readonly string[][], hasHead: boolean): string[] {
  const [[corner = '', ...days] = [], ...body] = rows;
  if (days.length > 1 && !isDay(corner) && days.every(isDay)) {
    return body.map(([label = '', ...cells]) => {
      const told = cells.flatMap((cell, column) => (cell === '' ? [] : [`${days[column] ?? ''} ${cell}`.trim()]));
      return [label, told.join(', ')].filter(Boolean).join(': ');
    });
  }
  return (hasHead ? body : rows)
    .map((row) => row.filter((cell) => cell !== ''))
    .map((cells) => cells.join(cells.length !== 2 ? ' · ' : cells[0]?.includes(':') ? ', ' : ': '))
    .filter((text) => text !== '');
}
