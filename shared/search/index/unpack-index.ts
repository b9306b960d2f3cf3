/** Opens the packed search index: dictionary and offsets in memory, postings left as the bytes they came in. */

import { artifactFiles } from '../../artifacts.ts';
import { type PackedHeader, packedFormat } from './packed-index.ts';

/** The packed index, ready for questions. Terms and pages are numbers. */
export interface OpenIndex {
  languages: readonly string[];
  synonyms: readonly (readonly string[])[];
  pageCount: number;
  /** Code-point order. */
  terms: readonly string[];
  termNumbers: ReadonlyMap<string, number>;
  /** Number of pages of each term. */
  frequencies: Uint32Array;
  /** Number of those that say it themselves, which is how rare it is; all where none does. */
  ownFrequencies: Uint32Array;
  /** Where each term's postings begin in `postings`. */
  offsets: Uint32Array;
  /** Pairs of a page's distance to the one before (LEB128) and its weight (one byte). */
  postings: Uint8Array;
  /** The pages of a term, ascending; for a question about one term, not for ranking. */
  pagesOf: (term: number) => number[];
  /** What a byte of weight stands for. */
  weights: Float32Array;
  /** Index into `languages`, for each page. */
  pageLanguages: Uint8Array;
  /** Index into `pageKinds`, for each page. */
  pageKinds: Uint8Array;
  /** Where each page's titles begin in `titles`: their count, then each one's length and term numbers (LEB128). */
  titleOffsets: Uint32Array;
  titles: Uint8Array;
  /** The words as the site writes them that a term stands for. */
  formsOf: (term: number) => string[];
}

/**
 * The bytes are those that the compiler wrote: whoever reads the file checks its digest.
 * @throws Error naming the file and what to do when it is of another format, or cut
 */
export function unpackIndex(bytes: Uint8Array): OpenIndex {
  const { header, sections } = readHeader(bytes);
  type Section = Uint8Array;
  const [terms, directory, postings, titles, forms] = sections as [Section, Section, Section, Section, Section];

  const termTexts = header.terms === 0 ? [] : new TextDecoder().decode(terms).split('\n');
  const frequencies = new Uint32Array(header.terms);
  const ownFrequencies = new Uint32Array(header.terms);
  const offsets = new Uint32Array(header.terms);
  const entries = createCursor(directory);
  let offset = 0;
  for (let term = 0; term < header.terms; term++) {
    const frequency = entries.next();
    frequencies[term] = frequency;
    offsets[term] = offset;
    offset += entries.next();
    ownFrequencies[term] = entries.next() || frequency;
  }

  const pageLanguages = new Uint8Array(header.pages);
  const kinds = new Uint8Array(header.pages);
  const titleOffsets = new Uint32Array(header.pages);
  const records = createCursor(titles);
  for (let page = 0; page < header.pages; page++) {
    pageLanguages[page] = records.next();
    kinds[page] = records.next();
    titleOffsets[page] = records.position();
    for (let rest = records.next(); rest > 0; rest--) {
      for (let length = records.next(); length > 0; length--) records.next();
    }
  }

  const weights = new Float32Array(256);
  for (let byte = 0; byte < 256; byte++) weights[byte] = header.heaviest * (byte / 255) ** 2;

  return {
    languages: header.languages,
    synonyms: header.synonyms,
    pageCount: header.pages,
    terms: termTexts,
    termNumbers: new Map(termTexts.map((term, number) => [term, number])),
    frequencies,
    ownFrequencies,
    offsets,
    postings,
    pagesOf(term) {
      const entries = createCursor(postings, offsets[term]);
      let page = -1;
      return Array.from({ length: frequencies[term] as number }, () => {
        page += entries.next() + 1;
        entries.skip();
        return page;
      });
    },
    weights,
    pageLanguages,
    pageKinds: kinds,
    titleOffsets,
    titles,
    formsOf: createFormReader(termTexts, header.endings, forms),
  };
}

/** Reads the forms of a term where they stand. */
function createFormReader(terms: readonly string[], endings: readonly string[], bytes: Uint8Array) {
  const starts = new Uint32Array(terms.length);
  const cursor = createCursor(bytes);
  for (let term = 0; term < terms.length; term++) {
    starts[term] = cursor.position();
    for (let rest = cursor.next(); rest > 0; rest--) cursor.next();
  }
  return (term: number): string[] => {
    const text = terms[term] as string;
    const entry = createCursor(bytes, starts[term]);
    return Array.from({ length: entry.next() }, () => {
      const ending = endings[entry.next()] as string;
      return text.slice(0, text.length - Number(ending.charAt(0))) + ending.slice(1);
    });
  };
}

function readHeader(bytes: Uint8Array): { header: PackedHeader; sections: Uint8Array[] } {
  const decoder = new TextDecoder();
  const firstLine = bytes.indexOf(LINE_FEED);
  requireThat(firstLine >= 0 && decoder.decode(bytes.subarray(0, firstLine)) === packedFormat);
  const secondLine = bytes.indexOf(LINE_FEED, firstLine + 1);
  requireThat(secondLine >= 0);
  const header: PackedHeader = JSON.parse(decoder.decode(bytes.subarray(firstLine + 1, secondLine)));
  let start = secondLine + 1;
  const sections = header.sections.map((length) => {
    start += length;
    return bytes.subarray(start - length, start);
  });
  requireThat(start === bytes.length);
  return { header, sections };
}

const LINE_FEED = 0x0a;

function requireThat(holds: boolean): void {
  if (!holds) throw new Error(`${artifactFiles.packedIndex} is damaged or of another version: compile the site again.`);
}

/** Reads LEB128 numbers one after the other, each below 2^31; a byte that is none of them is skipped. */
function createCursor(bytes: Uint8Array, start = 0) {
  let at = start;
  return {
    skip: () => void at++,
    next(): number {
      let value = 0;
      for (let shift = 0; shift < 35; shift += 7) {
        const byte = bytes[at++] as number;
        value |= (byte & 127) << shift;
        if (byte < 128) break;
      }
      return value;
    },
    position: () => at,
  };
}
