/** Reduces the words of a page to a fingerprint and a sketch, so that pages can be compared cheaply. */

import { createHash, type Hash } from 'node:crypto';
import { MAX_COMPARED_LENGTH } from '../../bounds.ts';
import { hashText } from '../../hash-text.ts';

export type Wording = ReturnType<ReturnType<typeof createWording>['finish']>;

const SKETCH_SIZE = 128;
const WORD = /[\p{L}\p{N}_]+/gu;

/** Creates a collector of text in document order. `finish` returns the wording for comparisons. */
export function createWording() {
  /** Hashes of words and marks in their order, and of word triples. */
  const contents: number[] = [];
  const triples: number[] = [];
  let contentWords = 0;
  let beforeLast = 0;
  let last = 0;
  let room = MAX_COMPARED_LENGTH;
  /** Hash of the text beyond {@link MAX_COMPARED_LENGTH}. */
  let rest: Hash | undefined;

  return {
    /** Adds text. @param isContent whether its words count as `contentWords`, too */
    addText(text: string, isContent: boolean) {
      const compared = text.slice(0, room);
      room -= compared.length;
      if (compared.length < text.length) {
        rest ??= createHash('sha256');
        rest.update(text.slice(compared.length));
      }
      const words = compared.match(WORD) ?? [];
      for (const word of words) {
        const current = hashText(word);
        contents.push(current);
        triples.push((Math.imul(beforeLast, 31) ^ Math.imul(last, 17) ^ current) >>> 0);
        beforeLast = last;
        last = current;
      }
      if (isContent) contentWords += words.length;
    },
    /** Adds something besides words that distinguishes pages, such as a picture's address. */
    addMark(mark: string) {
      contents.push(hashText(mark));
    },
    finish() {
      const sketch: number[] = [];
      for (const hash of Uint32Array.from(triples).sort()) {
        if (hash !== sketch.at(-1)) sketch.push(hash);
        if (sketch.length === SKETCH_SIZE) break;
      }
      return {
        /** Equal only for pages with the same words in the same order and the same pictures. */
        fingerprint: createHash('sha256')
          .update(Float64Array.from(contents))
          .update(rest?.digest() ?? '')
          .digest('base64'),
        /** Smallest hashes of word triples, ascending: a sample that two similar pages mostly share. */
        sketch,
        words: triples.length,
        /** Words outside of `header`, `nav`, `footer` and `aside`. */
        contentWords,
      };
    },
  };
}

/** Estimates the share of a page's words that another page contains, 0 to 1. It is 1 for a page without words. */
export function shareSaidOn(other: Wording, page: Wording): number {
  if (page.words === 0) return 1;
  const likeness = compareWording(other, page);
  return Math.min(1, ((likeness / (1 + likeness)) * (other.words + page.words)) / page.words);
}

/** Estimates the share of word triples that two pages have in common, 0 to 1. */
export function compareWording(a: Wording, b: Wording): number {
  if (a.fingerprint === b.fingerprint) return 1;
  if (a.sketch.length === 0 || b.sketch.length === 0) return 0;
  const other = new Set(b.sketch);
  const own = new Set(a.sketch);
  const sample = [...new Set([...own, ...other])].sort((x, y) => x - y).slice(0, SKETCH_SIZE);
  return sample.filter((hash) => own.has(hash) && other.has(hash)).length / sample.length;
}
