/** How many words a text has, as readers count them: for every page, and for each block of it. */

/** A letter, a digit or a low line, in any script. */
export const WORD_CHARACTER = /[\p{L}\p{N}_]/u;

/** Code points below this one are looked up in a table, ten times as fast as the expression. */
const KNOWN_BELOW = 0x250;
const isKnownWordCharacter = Array.from({ length: KNOWN_BELOW }, (_, code) =>
  WORD_CHARACTER.test(String.fromCharCode(code)),
);

/** Whether a code point matches {@link WORD_CHARACTER}. */
function isWordCharacter(code: number): boolean {
  return code < KNOWN_BELOW ? isKnownWordCharacter[code] === true : WORD_CHARACTER.test(String.fromCodePoint(code));
}

/** Counts runs of letters, digits and low lines: `d'or` has two, and so has `1,5`. */
export function countWords(text: string): number {
  let words = 0;
  let isInWord = false;
  for (let index = 0; index < text.length; index++) {
    const code = text.codePointAt(index) as number;
    const isPartOfWord = isWordCharacter(code);
    if (isPartOfWord && !isInWord) words++;
    isInWord = isPartOfWord;
    if (code > 0xffff) index++;
  }
  return words;
}
