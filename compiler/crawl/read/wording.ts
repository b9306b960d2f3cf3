/** The visible words of a page boiled down to a fingerprint and a sketch, so that pages can be compared cheaply. */

import { createHash } from 'node:crypto';
import { toOneLine } from '#shared/short-text.ts';
import { hashText } from '../../hash-text.ts';

export type Wording = ReturnType<ReturnType<typeof createWording>['finish']>;

const SKETCH_SIZE = 128;
const EXCERPT_LENGTH = 1_000;

/** Spreads similar hashes over 31 bits (MurmurHash3's finaliser), so that the smallest are a fair sample. */
function mix(value: number): number {
  let mixed = value;
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 1;
}

/** Collects text in document order; `finish` ends it, and returns what pages are compared by. */
export function createWording() {
  const hashes: number[] = [];
  let words = 0;
  let contentWords = 0;
  let excerpt = '';
  let contents = '';
  let beforeLast = 0;
  let last = 0;

  function addWord(word: string) {
    // 32 bits: the engine keeps those without allocating.
    const current = hashText(word) | 0;
    words++;
    hashes.push(mix(Math.imul(beforeLast, 31) ^ Math.imul(last, 17) ^ current));
    beforeLast = last;
    last = current;
  }

  return {
    addText(text: string, isContent: boolean) {
      const found = text.match(/[\p{L}\p{N}]+/gu);
      if (!found) return;
      for (const word of found) addWord(word);
      contents += `${found.join(' ')} `;
      if (!isContent) return;
      contentWords += found.length;
      if (excerpt.length < EXCERPT_LENGTH) excerpt += `${text.slice(0, EXCERPT_LENGTH)} `;
    },
    /** Adds something besides words that distinguishes pages. */
    addMark(mark: string) {
      contents += `\0${mark}\0`;
    },
    finish() {
      const sketch = Uint32Array.from(hashes)
        .sort()
        .filter((hash, at, all) => hash !== all[at - 1]);
      return {
        /** Equal only for pages with the same words in the same order and the same pictures. */
        fingerprint: createHash('sha256').update(contents).digest('base64'),
        /** Smallest hashes of word triples, ascending: a sample in which alike pages agree. */
        sketch: sketch.slice(0, SKETCH_SIZE),
        words,
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
