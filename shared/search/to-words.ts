/** Cuts text into words for search, in the same way for pages and queries. */

import { fold } from './fold.ts';

const WORD = /[\p{L}\p{N}]+/gu;
/** `1.500` and `1,500` are one number in either language. */
const THOUSANDS = /(\d)[.,](?=\d{3}(?!\d))/g;
/** Short codes such as `E-18` or `F-21` are one word, as people write them with and without the hyphen. */
const CODE = /(?<![\p{L}\p{N}])(\p{L}{1,3})-(?=\d)/gu;
/** `8kg` is a number and its unit, as people write them with and without a blank. */
const UNIT = /(\d)(?=(?:k?g|m?l|[cmk]?m[23]?|k?w|v|hz|btu|euros?)(?![\p{L}\p{N}]))/gu;

/** Maximum length in UTF-16 units; longer words are encoded blobs. */
const MAX_WORD_LENGTH = 40;

/** Returns folded words in order of the text, stop words included, at most 40 units each. */
export function toWords(text: string): string[] {
  let folded = fold(text);
  if (folded.includes('€')) folded = folded.replaceAll('€', ' euro ');
  // Few texts have a number, and fewer a code; one test costs less than each rule's own search.
  if (/\d/.test(folded)) {
    folded = folded.replace(THOUSANDS, '$1');
    if (/-\d/.test(folded)) folded = folded.replace(CODE, '$1');
    folded = folded.replace(UNIT, '$1 ');
  }
  const words = folded.match(WORD) ?? [];
  for (let i = 0; i < words.length; i++) {
    const word = words[i] as string;
    if (word.length > MAX_WORD_LENGTH) words[i] = word.slice(0, MAX_WORD_LENGTH);
  }
  return words;
}
