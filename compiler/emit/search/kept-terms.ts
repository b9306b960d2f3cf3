/** Keeps the terms of pages between runs: a page with the same texts is not analysed again. */

import type { Vocabulary } from './analyse-text.ts';
import type { createTermCounter, TextTerms } from './weigh-terms.ts';

/** Terms and words of a page, as numbers. */
export interface PageTerms {
  fields: readonly TextTerms[];
  /** Words of the page without those that the compiler adds, each once. */
  words: ArrayLike<number>;
  /** The terms of each of its titles. */
  titles: readonly ArrayLike<number>[];
}

/** Plain data. */
export interface KeptTerms {
  terms: readonly string[];
  /** By code of a language, the words of its pages with the number of the term of each. */
  words: ReadonlyMap<string, { words: readonly string[]; terms: Uint32Array }>;
  /** By a digest of its texts, each page as `packPage` writes it. */
  pages: ReadonlyMap<string, Uint32Array>;
}

/** Packs a page into one list of numbers, each list in it after its length. */
export function packPage({ fields, words, titles }: PageTerms): Uint32Array {
  const packed: number[] = [];
  const add = (list: ArrayLike<number>) => {
    packed.push(list.length);
    for (let at = 0; at < list.length; at++) packed.push(list[at] as number);
  };
  packed.push(fields.length);
  for (const { terms, counts, length } of fields) {
    packed.push(length);
    add(terms);
    add(counts);
  }
  add(words);
  packed.push(titles.length);
  for (const title of titles) add(title);
  return Uint32Array.from(packed);
}

/** Unpacks a page, with terms and words renumbered for this run. */
function unpackPage(
  packed: Uint32Array,
  toTerm: (term: number) => number,
  toWord: (word: number) => number,
): PageTerms {
  let at = 0;
  const next = () => packed[at++] as number;
  const list = () => {
    const length = next();
    at += length;
    return packed.subarray(at - length, at);
  };
  const repeat = <Item>(read: () => Item): Item[] => Array.from({ length: next() }, read);
  return {
    fields: repeat(() => {
      const length = next();
      return { length, terms: list().map(toTerm), counts: list() };
    }),
    words: list().map(toWord),
    titles: repeat(() => list().map(toTerm)),
  };
}

/** Returns a function that finds a kept page by digest and language, renumbered for this run; `undefined` if new. */
export function readKeptTerms(
  kept: KeptTerms | undefined,
  { numberOf }: Pick<ReturnType<typeof createTermCounter>, 'numberOf'>,
) {
  const toTerm = renumber(kept?.terms ?? [], numberOf);
  const toWords = new Map<string, (word: number) => number>();
  return (digest: string, language: string, vocabulary: Vocabulary): PageTerms | undefined => {
    const packed = kept?.pages.get(digest);
    const known = kept?.words.get(language);
    if (!packed || !known) return undefined;
    const toWord =
      toWords.get(language) ??
      renumber(known.words, (word, was) => vocabulary.numberOfKnown(word, toTerm(known.terms[was] as number)));
    toWords.set(language, toWord);
    return unpackPage(packed, toTerm, toWord);
  };
}

/** Returns a function from the number of a text in the earlier run to its number in this run. */
function renumber(texts: readonly string[], numberOf: (text: string, was: number) => number) {
  const numbers = new Int32Array(texts.length).fill(-1);
  return (was: number): number => {
    if (numbers[was] === -1) numbers[was] = numberOf(texts[was] as string, was);
    return numbers[was] as number;
  };
}
