/** Cuts text into the words that search counts; the same cut for pages and queries. */

import { fold } from './fold.ts';

const WORD = /[\p{L}\p{N}]+/gu;
/** `1.500` and `1,500` are one number in either language. */
const THOUSANDS = /(\d)[.,](?=\d{3}(?!\d))/g;
/** Short codes such as `E-18` or `F-21` are one word, as people write them with and without the hyphen. */
const CODE = /(?<![\p{L}\p{N}])(\p{L}{1,3})-(?=\d)/gu;
/** `8kg` is a number and its unit, as people write them with and without a blank. */
const UNIT = /(\d)(?=(?:k?g|m?l|[cmk]?m[23]?|k?w|v|hz|btu|euros?)(?![\p{L}\p{N}]))/gu;

/** Longest word kept, in UTF-16 units: beyond it lie encoded blobs, not words. */
const LONGEST_WORD = 40;

/** Folded words in order of the text, stop words included, at most 40 units each. */
export function toWords(text: string): string[] {
  let folded = fold(text);
  if (folded.includes('€')) folded = folded.replaceAll('€', ' euro ');
  const words = folded.replace(THOUSANDS, '$1').replace(CODE, '$1').replace(UNIT, '$1 ').match(WORD) ?? [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as string;
    if (word.length > LONGEST_WORD) words[i] = word.slice(0, LONGEST_WORD);
  }
  return words;
}
