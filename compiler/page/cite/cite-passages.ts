/**
 * Page stage, after the Markdown: finds for each passage the words of a text fragment that leads to it in the page, as
 * browsers show it (WICG, URL Fragment Text Directives).
 */

import { remember } from '#shared/remember.ts';
import { readBeginnings, readLines } from '#shared/search/excerpt/read-lines.ts';
import { withoutAccents } from '#shared/search/fold.ts';
import { toPlainText, toSearchedText } from '#shared/search/plain-text.ts';
import type { TextBlock } from '../../document/page-targets.ts';
import { hashText } from '../../hash-text.ts';

/**
 * Words of a fragment, in the order tried: few survive a change of the text, many tell it from texts that begin alike.
 */
const LENGTHS = [3, 4, 6, 8, 12];
/** Minimum characters of a fragment; a shorter one may be a label that a script repeats. */
const MIN_LENGTH = 8;
/** Maximum words of a sentence at which a fragment may begin. */
const MAX_STARTS = 24;
/** Maximum passages of a page. */
const MAX_PASSAGES = 4_000;
/** Words of the runs that a text is looked up with. */
const GRAM = 3;

/** Matches signs between words. ASCII letters and digits come first: V8 looks the others up one by one. */
const BETWEEN_WORDS = /(?:(?![\dA-Za-z])[^\p{L}\p{M}\p{N}])+/u;

/** The words of a text in their order, and where each begins: two lists, since a page has thousands. */
interface Words {
  texts: string[];
  starts: number[];
}

/** Splits a text into words, and finds each again: a match of each would take several times the memory of the text. */
function wordsOf(text: string): Words {
  const texts = text.split(BETWEEN_WORDS).filter((word) => word !== '');
  let end = 0;
  const starts = texts.map((word) => {
    const start = text.indexOf(word, end);
    end = start + word.length;
    return start;
  });
  return { texts, starts };
}

const startOf = ({ starts }: Words, at: number): number => starts[at] as number;
const endOf = ({ texts, starts }: Words, at: number): number => (starts[at] as number) + (texts[at] as string).length;

/**
 * Returns places in the searched text of `markdown`, counted from the end of its first line, whose plain text is found
 * once in the page, in one visible block, as one flat list: start, length, start, length, ascending and apart; at most
 * {@link MAX_PASSAGES}. Each is the shortest telling part of a sentence or cell. @param texts all of the page
 */
export function citePassages(markdown: string, texts: readonly TextBlock[]): number[] {
  const searched = toSearchedText(markdown);
  // The main heading may still get another name.
  const text = searched.slice(Math.max(0, searched.indexOf('\n')));
  const findIn = createFragmentFinder(texts);
  const cited: number[] = [];
  for (const { start, end } of readPassages(text)) {
    if (cited.length === 2 * MAX_PASSAGES) break;
    const found = citePassage(text.slice(start, end), findIn);
    if (found) cited.push(start + found.start, found.end - found.start);
  }
  return cited;
}

/** Returns the sentences of the text, and the cells of its tables. */
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

/** Returns the first words of a passage that are found once in the page, as a range of its Markdown. */
function citePassage(raw: string, findIn: Finder): { start: number; end: number } | undefined {
  const plain = toPlainText(raw);
  const words = wordsOf(plain);
  const count = words.texts.length;
  const findOnce = findIn(words.texts);
  const [usual = 0] = LENGTHS;
  // A shorter passage is a label, and cited whole.
  const tries = new Set([Math.min(usual, count), ...LENGTHS]);
  let joined: ReturnType<typeof locate>;
  for (let first = 0; first < Math.min(count, MAX_STARTS); first++) {
    for (const length of tries) {
      if (length === 0 || first + length > count) continue;
      const [from, to] = [startOf(words, first), endOf(words, first + length - 1)];
      if (to - from < MIN_LENGTH) continue;
      const found = findOnce(first, length, plain.slice(from, to));
      // A sheet may set elements within a line apart.
      if (found === undefined || (found === 'joined' && joined)) continue;
      const place = locate(raw, plain, words, first, length);
      if (place && found === 'whole') return place;
      joined ??= place;
    }
  }
  return joined;
}

/** Finds words of the plain text in the Markdown that it was made of; `undefined` if they differ there. */
function locate(raw: string, plain: string, words: Words, first: number, length: number) {
  const from = startOf(words, first);
  const to = endOf(words, first + length - 1);
  // Most text has no signs of Markdown in it.
  if (raw.startsWith(plain)) return { start: from, end: to };
  const rawWords = wordsOf(raw);
  let at = -1;
  let start = -1;
  for (let number = 0; number < first + length; number++) {
    at = rawWords.texts.indexOf(words.texts[number] as string, at + 1);
    if (at === -1) return undefined;
    if (number === first) start = startOf(rawWords, at);
  }
  const end = endOf(rawWords, at);
  return toPlainText(raw.slice(start, end)) === plain.slice(from, to) ? { start, end } : undefined;
}

type Finder = ReturnType<typeof createFragmentFinder>;

/**
 * Returns a function that takes the words of a passage, and returns another. That one tells whether a run of these
 * words, given with its text, is found once, in one visible block: `whole` in one element, `joined` in several.
 */
function createFragmentFinder(texts: readonly TextBlock[]) {
  const words: string[] = [];
  const starts: number[] = [];
  /** The block of each word, by position. */
  const blocks: TextBlock[] = [];
  for (const block of texts) {
    const own = wordsOf(block.text);
    for (const [at, word] of own.texts.entries()) {
      words.push(word);
      starts.push(startOf(own, at));
      blocks.push(block);
    }
  }
  const findRun = createRunFinder(words);
  return (asked: readonly string[]) => {
    const size = Math.min(GRAM, asked.length);
    return (first: number, length: number, fragment: string): 'whole' | 'joined' | undefined => {
      for (let from = 0; from + size <= length; from++) {
        const at = findRun(asked, first + from, size);
        if (at === undefined) return undefined;
        if (at === TWICE) continue;
        const block = blocks[at - from];
        const start = starts[at - from] ?? 0;
        if (!block?.isSeen || !stands(block.text, start, fragment)) return undefined;
        const end = start + fragment.length;
        return block.seams.some((seam) => seam > start && seam < end) ? 'joined' : 'whole';
      }
      return undefined;
    };
  };
}

/** In place of the position of a run that the page repeats. */
const TWICE = -1;

/**
 * Returns a function that finds the run of `size` words from `first` on in the page, without case and accents: the
 * position of its first word, {@link TWICE} if repeated, `undefined` if missing.
 */
function createRunFinder(words: readonly string[]) {
  const hashOf = remember((word: string) => hashText(withoutAccents(word.toLowerCase())));
  const hashes = words.map(hashOf);
  /** Hashes a run. Two runs of one hash count as one that is repeated: this costs a citation, and makes none wrong. */
  const hashOfRun = (all: readonly number[], from: number, size: number) => {
    let hash = 0;
    for (let at = from; at < from + size; at++) hash = Math.imul(hash ^ (all[at] as number), 0x9e3779b1) >>> 2;
    return hash;
  };
  const positionsOf = remember((size: number) => {
    const positions = new Map<number, number>();
    for (let at = 0; at + size <= hashes.length; at++) {
      const run = hashOfRun(hashes, at, size);
      positions.set(run, positions.has(run) ? TWICE : at);
    }
    return positions;
  });
  return (asked: readonly string[], first: number, size: number): number | undefined =>
    positionsOf(size).get(hashOfRun(asked.slice(first, first + size).map(hashOf), 0, size));
}

/** Whether a fragment is at a place, and begins and ends with whole words there; signs that join words count. */
const stands = (text: string, start: number, fragment: string): boolean =>
  text.startsWith(fragment, start) &&
  !/[\p{L}\p{N}_.’'·@-]$/u.test(text.slice(Math.max(0, start - 2), start)) &&
  !/^(?:[\p{L}\p{N}_@-]|[.,:’'·][\p{L}\p{N}])/u.test(text.slice(start + fragment.length, start + fragment.length + 4));
