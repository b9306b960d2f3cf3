/** The visible words of a page boiled down to a fingerprint and a sketch, so that pages can be compared cheaply. */

import { createHash } from 'node:crypto';
import { toOneLine } from '#shared/short-text.ts';
import { hashText } from '../../hash-text.ts';
import { isWordCharacter } from '../../words/count-words.ts';

export type Wording = ReturnType<ReturnType<typeof createWording>['finish']>;

const SKETCH_SIZE = 128;
const EXCERPT_LENGTH = 1_000;

/** Of FNV-1a, 32 bits, by which a word is hashed as it is read: to make strings of all words takes twice as long. */
const FNV_BASIS = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** Spreads similar hashes over 31 bits (MurmurHash3's finaliser), so that the smallest are a fair sample. */
function mix(value: number): number {
  let mixed = value;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 1;
}

/** Collects text in document order; `finish` ends it, and returns what pages are compared by. */
export function createWording() {
  /** Hashes of words and marks in their order, and of word triples. */
  const contents: number[] = [];
  const triples: number[] = [];
  let contentWords = 0;
  let excerpt = '';
  let beforeLast = 0;
  let last = 0;

  function addWord(current: number) {
    contents.push(current);
    triples.push(mix(Math.imul(beforeLast, 31) ^ Math.imul(last, 17) ^ current));
    beforeLast = last;
    last = current;
  }

  return {
    addText(text: string, isContent: boolean) {
      const wordsBefore = triples.length;
      let hash = FNV_BASIS;
      for (let index = 0; index <= text.length; index++) {
        const code = text.codePointAt(index) ?? 0;
        if (isWordCharacter(code)) hash = Math.imul(hash ^ code, FNV_PRIME);
        else if (hash !== FNV_BASIS) {
          addWord(hash);
          hash = FNV_BASIS;
        }
        if (code > 0xffff) index++;
      }
      if (!isContent || triples.length === wordsBefore) return;
      contentWords += triples.length - wordsBefore;
      if (excerpt.length < EXCERPT_LENGTH) excerpt += `${text.slice(0, EXCERPT_LENGTH)} `;
    },
    /** Adds something besides words that distinguishes pages. */
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
        fingerprint: createHash('sha256').update(Float64Array.from(contents)).digest('base64'),
        /** Smallest hashes of word triples, ascending: a sample in which alike pages agree. */
        sketch,
        words: triples.length,
        /** Words outside of `header`, `nav`, `footer` and `aside`. */
        contentWords,
        /** Start of the content's text, for rules that read it. */
        excerpt: toOneLine(excerpt).slice(0, EXCERPT_LENGTH),
      };
    },
  };
}

/** How alike two pages are, 0 to 1: an estimate of the share of word triples that they have in common. */
export function compareWording(a: Wording, b: Wording): number {
  if (a.fingerprint === b.fingerprint) return 1;
  if (a.sketch.length === 0 || b.sketch.length === 0) return 0;
  const other = new Set(b.sketch);
  const own = new Set(a.sketch);
  const sample = [...new Set([...own, ...other])].sort((x, y) => x - y).slice(0, SKETCH_SIZE);
  return sample.filter((hash) => own.has(hash) && other.has(hash)).length / sample.length;
}
