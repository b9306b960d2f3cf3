/** Contact data: numbers that are written out as words. */

import { anyOf, contactWords } from './contact-words.ts';

const merge = (name: 'units' | 'teens' | 'tens' | 'hundreds'): Readonly<Record<string, number>> =>
  Object.assign({}, ...contactWords.map((words) => words[name]));

const VALUES: Readonly<Record<string, number>> = {
  ...merge('units'),
  ...merge('teens'),
  ...merge('tens'),
  ...merge('hundreds'),
};

const words = Object.keys(VALUES);

/** The source of a group that matches how number words begin, up to where an accent may stand. */
export const NUMBER_BEGINNING = `(?:${[...new Set(words.map((word) => word.slice(0, 3)))].join('|')})`;

const WORD = new RegExp(`\\b(?:${words.join('|')})\\b`, 'g');
const HUNDREDS_AND_REST = new RegExp(`<([1-9]00)> ?(?:${anyOf('and')} )?<([1-9]?\\d)>`, 'g');
const TENS_AND_UNIT = /<(\d?[2-9]0)>(?: y |[- ])<([1-9])>/g;

/**
 * Folded text with number words as digits: `seis cero cero` as `6 0 0`, `novecientos setenta y uno` as `971`.
 */
export function withDigits(folded: string): string {
  return folded
    .replace(WORD, (word) => `<${VALUES[word]}>`)
    .replace(HUNDREDS_AND_REST, (whole, hundreds: string, rest: string) =>
      Number(rest) >= 10 ? `<${Number(hundreds) + Number(rest)}>` : whole,
    )
    .replace(TENS_AND_UNIT, (_, tens: string, unit: string) => `<${Number(tens) + Number(unit)}>`)
    .replace(/<(\d+)>/g, '$1');
}
