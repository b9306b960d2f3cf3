/** Joins letters that are set apart, as in “C A R T A”, to words. */

import type { Sheet, Token } from '../sheet.ts';

/** Minimum letters, each a text of its own, for their gaps to be a matter of style. */
const MIN_SPACED_LETTERS = 4;

/** Minimum gap between spaced letters, as a multiple of their height. */
const MIN_GAP_RATIO = 0.2;

/** Maximum usual gap between spaced letters, as a multiple of their height. Wider ones divide cells of a table. */
const MAX_GAP_RATIO = 1;

/** Minimum gap between words of spaced letters, as a multiple of the usual gap between these letters. */
const MIN_WORD_GAP_RATIO = 1.5;

const isBlank = ({ text }: Token): boolean => text.trim() === '';

/** Joins single letters to words by the gaps between them. Other texts stay as they are. */
export function joinSpacedLetters(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  let run: Token[] = [];
  for (const token of tokens) {
    const last = run.findLast((one) => !isBlank(one));
    const isLetter = /^\S$/u.test(token.text);
    const goesOn = last ? isBlank(token) || (isLetter && isBeside(last, token)) : isLetter;
    if (goesOn) run.push(token);
    else {
      joined.push(...toWords(run));
      run = isLetter ? [token] : [];
      if (!isLetter) joined.push(token);
    }
  }
  return [...joined, ...toWords(run)];
}

const isBeside = (last: Token, { x, y, size }: Token): boolean =>
  y === last.y && size === last.size && x >= last.x + last.width;

/** Joins the letters of a run to words; returns the run if its letters are not set apart evenly. */
function toWords(run: readonly Token[]): readonly Token[] {
  const letters = run.filter((one) => !isBlank(one));
  const gaps = letters.slice(1).map(({ x }, index) => x - (letters[index]?.x ?? 0) - (letters[index]?.width ?? 0));
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const { size = 0 } = letters[0] ?? {};
  if (letters.length < MIN_SPACED_LETTERS || usual >= MAX_GAP_RATIO * size) return run;
  if (gaps.some((gap) => gap < MIN_GAP_RATIO * size)) return run;
  const words: Token[] = [];
  for (const [index, letter] of letters.entries()) {
    const last = words.at(-1);
    if (last && (gaps[index - 1] ?? 0) < MIN_WORD_GAP_RATIO * usual) {
      last.text += letter.text;
      last.width = letter.x + letter.width - last.x;
    } else words.push({ ...letter, text: ' ' }, { ...letter });
  }
  return [...words, ...run.slice(-1).filter(isBlank)];
}

/** Maximum letters of a word that is looked for in a text of spaced letters. */
const MAX_WORD_LENGTH = 30;

const SPACED_TEXT = /^(?:\S )+\S$/u;

/**
 * Joins the letters of texts that are typed with one blank after each: to words of the same file, else to one word. A
 * text of few letters is joined only if a longer one in its style is.
 */
export function joinSpacedTexts(sheets: readonly Sheet[]): void {
  const tokens = sheets.flatMap((sheet) => sheet.tokens);
  const words = new Set(tokens.flatMap(({ text }) => text.toLowerCase().match(/\p{L}{2,30}|\d{2,30}/gu) ?? []));
  const spaced = tokens.filter(({ text }) => SPACED_TEXT.test(text));
  const styles = new Set<string>();
  for (const token of spaced.sort((a, b) => b.text.length - a.text.length)) {
    const whole = token.text.replaceAll(' ', '');
    const style = `${token.font} ${token.size}`;
    if ([...whole].length < MIN_SPACED_LETTERS && !styles.has(style)) continue;
    const joined = splitToWords(whole, words) ?? (isWord(whole) ? whole : undefined);
    if (joined === undefined) continue;
    token.text = joined;
    styles.add(style);
  }
}

/** Maximum letters of a text that is a row of sizes or ticks, not an unknown word, if a letter comes twice. */
const MAX_SHORT_LETTERS = 4;

/** Minimum share of vowels among the letters of a word. */
const MIN_VOWEL_SHARE = 0.2;

/** Whether letters can be spoken as a word, unlike initials of days, sizes of clothes and an alphabet. */
function isWord(text: string): boolean {
  const letters = text.toLowerCase().normalize('NFD').match(/\p{L}/gu) ?? [];
  const vowels = letters.filter((letter) => 'aeiouyœæ'.includes(letter)).length;
  const isAlphabet = letters.every((letter, index) => letter > (letters[index - 1] ?? ''));
  const distinct = new Set(letters).size;
  const isShort = letters.length <= MAX_SHORT_LETTERS;
  const isRow = distinct * 2 <= letters.length || (isShort && distinct < letters.length) || /(\p{L})\1\1/u.test(text);
  return /^[\p{L}.,:]+$/u.test(text) && vowels >= MIN_VOWEL_SHARE * letters.length && !isAlphabet && !isRow;
}

/** Splits a text into the fewest of the words given, or single letters; `undefined` if that takes a part of two letters. */
function splitToWords(text: string, words: ReadonlySet<string>): string | undefined {
  const letters = [...text];
  const best: (string[] | undefined)[] = [[]];
  for (let to = 1; to <= letters.length; to++) {
    for (let from = Math.max(0, to - MAX_WORD_LENGTH); from < to; from++) {
      const before = best[from];
      const part = letters.slice(from, to).join('');
      const isWord = words.has(part.toLowerCase()) || /^[·—–aeoyu]$/i.test(part);
      if (before && isWord && before.length + 1 < (best[to]?.length ?? Number.POSITIVE_INFINITY))
        best[to] = [...before, part];
    }
  }
  return best[letters.length]?.join(' ');
}
