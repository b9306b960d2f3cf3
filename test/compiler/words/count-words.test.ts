import { expect, it } from 'vitest';
import { countWords } from '../../../compiler/words/count-words.ts';

it.each([
  ['', 0],
  ['  — ¿? ', 0],
  ["a b_c 9,5 ☆ d'e", 6],
  ['Ñandú, pingüino y çedilla', 4],
  ['×÷', 0],
  ['ɏ ɐ', 2],
  ['Ελλάδα и Россия', 3],
  ['𝐇𝐨𝐥𝐚 👋 𝐚', 2],
])('countWords counts in %j %i words', (text, words) => {
  expect(countWords(text)).toBe(words);
});
