/**
 * Page stage, after the Markdown: for each passage the words by which a text fragment finds it in the page as browsers
 * show it (WICG, URL Fragment Text Directives).
 */

import { remember } from '#shared/remember.ts';
import { readBeginnings, readLines } from '#shared/search/excerpt/read-lines.ts';
import { foldFully } from '#shared/search/fold.ts';
import { toPlainText, toSearchedText } from '#shared/search/plain-text.ts';
import type { TextBlock } from '../../document/page-targets.ts';

/** Words of a fragment: many find the place though another text begins alike, few still find it once some have changed. */
const LENGTHS = [6, 8, 12, 4, 3];
/** Least letters and digits of a fragment; fewer may be a label that a script repeats. */
const MIN_LENGTH = 8;
/** Words at the beginning of a sentence among which a fragment begins. */
const MAX_STARTS = 24;
/** Passages of a page. */
const MAX_PASSAGES = 4_000;
/** Words that tell whether a text stands once. */
const GRAM = 3;

const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}]+/u;

interface Word {
  text: string;
  start: number;
  end: number;
}

/** Split and found again: a match of each word would take several times the memory of the text. */
function wordsOf(text: string): Word[] {
  let end = 0;
  return text.split(BETWEEN_WORDS).flatMap((word) => {
    if (word === '') return [];
    const start = text.indexOf(word, end);
    end = start + word.length;
    return { text: word, start, end };
  });
}

/**
 * Places in the searched text of `markdown`, counted from the end of its first line, whose plain text stands once in the
 * page, within one block that is seen: start and length of each, ascending and apart. @param texts all of the page
 */
export function citePassages(markdown: string, texts: readonly TextBlock[]): number[] {
  const searched = toSearchedText(markdown);
  // The main heading may still get another name.
  const text = searched.slice(Math.max(0, searched.indexOf('\n')));
  const findIn = createFinder(texts);
  const cited: number[] = [];
  for (const { start, end } of readPassages(text)) {
    if (cited.length === 2 * MAX_PASSAGES) break;
    const found = citePassage(text.slice(start, end), findIn);
    if (found) cited.push(start + found.start, found.end - found.start);
  }
  return cited;
}

/** Sentences of the text, and cells of its tables. */
function readPassages(text: string): { start: number; end: number }[] {
  const lines = readLines(text, 0, text.length);
  const starts = readBeginnings(text, lines).filter(({ isSentence }) => isSentence);
  let next = 0;
  return lines.flatMap(({ start, end, isRow }) => {
    while ((starts[next]?.place ?? end) < start) next++;
    if (isRow) return cellsIn(text, start, end);
    const places: number[] = [];
    for (; (starts[next]?.place ?? end) < end; next++) places.push((starts[next] as { place: number }).place);
    if (places[0] !== start) places.unshift(start);
    return places.map((place, i) => ({ start: place, end: places[i + 1] ?? end }));
  });
}

const cellsIn = (text: string, start: number, end: number) =>
  Array.from(text.slice(start, end).matchAll(/(?:[^|\\]|\\.)+/g), ({ 0: cell, index }) => ({
    start: start + index,
    end: start + index + cell.length,
  }));

/** The first words of a passage that stand once, as a range of its Markdown. */
function citePassage(raw: string, findIn: Finder): { start: number; end: number } | undefined {
  const plain = toPlainText(raw);
  const words = wordsOf(plain);
  const findOnce = findIn(words);
  const [usual = 0] = LENGTHS;
  // A shorter passage is a label, and told whole.
  const tries = new Set([Math.min(usual, words.length), ...LENGTHS]);
  let joined: ReturnType<typeof locate>;
  for (let first = 0; first < Math.min(words.length, MAX_STARTS); first++) {
    for (const length of tries) {
      const [from, to] = [words[first], words[first + length - 1]];
      if (!from || !to || to.end - from.start < MIN_LENGTH) continue;
      const found = findOnce(first, length, plain.slice(from.start, to.end));
      // A sheet may set elements within a line apart.
      if (found === undefined || (found === 'joined' && joined)) continue;
      const place = locate(raw, plain, words, first, length);
      if (place && found === 'whole') return place;
      joined ??= place;
    }
  }
  return joined;
}

/** Where words of the plain text stand in the Markdown that it was made of. */
function locate(raw: string, plain: string, words: readonly Word[], first: number, length: number) {
  const to = words[first + length - 1] as Word;
  // Most text has no signs of Markdown in it.
  if (raw.startsWith(plain)) return { start: (words[first] as Word).start, end: to.end };
  const rawWords = wordsOf(raw);
  let at = -1;
  let start = -1;
  let end = -1;
  for (let number = 0; number < first + length; number++) {
    const { text } = words[number] as Word;
    at = rawWords.findIndex((one, i) => i > at && one.text === text);
    const found = rawWords[at];
    if (!found) return undefined;
    if (number === first) start = found.start;
    end = found.end;
  }
  return toPlainText(raw.slice(start, end)) === plain.slice((words[first] as Word).start, to.end)
    ? { start, end }
    : undefined;
}

type Finder = ReturnType<typeof createFinder>;

/**
 * Returns a function that takes the words of a passage, and returns another: how a run of these, given with its text, stands
 * once on the page within one block that is seen: in one element, or in several.
 */
function createFinder(texts: readonly TextBlock[]) {
  const words: Word[] = [];
  /** By position of a word. */
  const blocks: TextBlock[] = [];
  for (const block of texts) {
    for (const word of wordsOf(block.text)) {
      words.push(word);
      blocks.push(block);
    }
  }
  const findRuns = createRunFinder(words);
  return (asked: readonly Word[]) => {
    const size = Math.min(GRAM, asked.length);
    const places = findRuns(asked, size);
    return (first: number, length: number, fragment: string): 'whole' | 'joined' | undefined => {
      for (let from = 0; from + size <= length; from++) {
        const at = places[first + from];
        if (at === undefined) return undefined;
        if (at === 'twice') continue;
        const block = blocks[at - from];
        const { start = 0 } = words[at - from] ?? {};
        if (!block?.isSeen || !stands(block.text, start, fragment)) return undefined;
        const end = start + fragment.length;
        return block.seams.some((seam) => seam > start && seam < end) ? 'joined' : 'whole';
      }
      return undefined;
    };
  };
}

/**
 * Returns a function that takes other words, and returns for each the position of the only run of `size` words like those
 * that it begins, whatever their case and accents. Equal runs share a number, and a longer run is told by the number of all
 * but its last word and that word's.
 */
function createRunFinder(words: readonly Word[]) {
  const numbers = new Map<string, number>();
  const numberOf = remember((word: string) => {
    const folded = foldFully(word);
    if (!numbers.has(folded)) numbers.set(folded, numbers.size);
    return numbers.get(folded) as number;
  });
  const ofWords = words.map(({ text }) => numberOf(text));
  const shorter = words.map(() => 0);
  const levels = Array.from({ length: GRAM }, (_, longerBy) => {
    const runs = new Map<number, number>();
    const places: (number | 'twice')[] = [];
    for (let at = 0; at + longerBy < words.length; at++) {
      const key = toKey(shorter[at] as number, ofWords[at + longerBy] as number);
      const known = runs.get(key);
      if (known !== undefined) places[known] = 'twice';
      else runs.set(key, places.push(at) - 1);
      shorter[at] = known ?? places.length - 1;
    }
    return { runs, places };
  });
  return (asked: readonly Word[], size: number): (number | 'twice' | undefined)[] => {
    const ofAsked = asked.map(({ text }) => numberOf(text));
    return ofAsked.map((_, first) => {
      let run: number | undefined = 0;
      for (let at = 0; at < size && run !== undefined; at++) {
        const next: number | undefined = ofAsked[first + at];
        run = next === undefined ? undefined : levels[at]?.runs.get(toKey(run, next));
      }
      return run === undefined ? undefined : levels[size - 1]?.places[run];
    });
  };
}

/** Both in one number: a page has far fewer words than 2²⁶. */
const toKey = (shorter: number, word: number): number => shorter * 2 ** 26 + word;

/** Whether a fragment stands at a place, and begins and ends with whole words there, signs that join words counted. */
const stands = (text: string, start: number, fragment: string): boolean =>
  text.startsWith(fragment, start) &&
  !/[\p{L}\p{N}_.’'·@-]$/u.test(text.slice(Math.max(0, start - 2), start)) &&
  !/^(?:[\p{L}\p{N}_@-]|[.,:’'·][\p{L}\p{N}])/u.test(text.slice(start + fragment.length, start + fragment.length + 4));
