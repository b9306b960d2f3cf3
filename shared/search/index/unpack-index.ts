/** Opens the packed search index: dictionary and offsets in memory, postings left as the bytes they came in. */

import { artifactFiles } from '../../artifacts.ts';
import { type PackedHeader, packedFormat, pageKinds } from './packed-index.ts';

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

/** @throws Error naming the file and what to do when the bytes are not of the layout that this runtime reads. */
export function unpackIndex(bytes: Uint8Array): OpenIndex {
  const { header, sections } = readHeader(bytes);
  const [terms, directory, postings, titles, forms] = sections;

  const termTexts = header.terms === 0 ? [] : new TextDecoder().decode(terms).split('\n');
  requireThat(termTexts.length === header.terms, 'the number of terms');
  const frequencies = new Uint32Array(header.terms);
  const ownFrequencies = new Uint32Array(header.terms);
  const offsets = new Uint32Array(header.terms);
  const entries = createCursor(directory);
  let offset = 0;
  for (let term = 0; term < header.terms; term++) {
    const frequency = entries.next();
    requireThat(frequency <= header.pages, 'the number of pages of a term');
    frequencies[term] = frequency;
    offsets[term] = offset;
    offset += entries.next();
    ownFrequencies[term] = entries.next() || frequency;
  }
  requireThat(entries.isAtEnd() && offset === postings.length, 'the directory');

  const pageLanguages = new Uint8Array(header.pages);
  const kinds = new Uint8Array(header.pages);
  const titleOffsets = new Uint32Array(header.pages);
  const records = createCursor(titles);
  for (let page = 0; page < header.pages; page++) {
    pageLanguages[page] = records.next();
    kinds[page] = records.next();
    requireThat((kinds[page] as number) < pageKinds.length, 'the kind of a page');
    titleOffsets[page] = records.position();
    for (let rest = records.next(); rest > 0; rest--) {
      for (let length = records.next(); length > 0; length--) records.next();
    }
  }
  requireThat(records.isAtEnd(), 'the titles');

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
    for (let rest = cursor.next(); rest > 0; rest--) requireThat(cursor.next() < endings.length, 'a written form');
  }
  requireThat(cursor.isAtEnd(), 'the written forms');
  return (term: number): string[] => {
    const text = terms[term] as string;
    const entry = createCursor(bytes, starts[term]);
    return Array.from({ length: entry.next() }, () => {
      const ending = endings[entry.next()] as string;
      return text.slice(0, text.length - Number(ending.charAt(0))) + ending.slice(1);
    });
  };
}

type Sections = [terms: Uint8Array, directory: Uint8Array, postings: Uint8Array, titles: Uint8Array, forms: Uint8Array];

function readHeader(bytes: Uint8Array): { header: PackedHeader; sections: Sections } {
  const decoder = new TextDecoder();
  const firstLine = bytes.indexOf(LINE_FEED);
  requireThat(firstLine >= 0 && decoder.decode(bytes.subarray(0, firstLine)) === packedFormat, 'the format');
  const secondLine = bytes.indexOf(LINE_FEED, firstLine + 1);
  const header = toHeader(decoder.decode(bytes.subarray(firstLine + 1, Math.max(0, secondLine))));
  const sections: Uint8Array[] = [];
  let start = secondLine + 1;
  for (const length of header.sections) {
    sections.push(bytes.subarray(start, start + length));
    start += length;
  }
  requireThat(sections.length === 5 && start === bytes.length, 'the length');
  return { header, sections: sections as Sections };
}

function toHeader(text: string): PackedHeader {
  let header: Partial<PackedHeader> | null = null;
  try {
    header = JSON.parse(text);
  } catch {}
  const { languages, synonyms, endings, sections, ...numbers } = header ?? {};
  for (const list of [languages, synonyms, endings, sections]) requireThat(Array.isArray(list), 'the header');
  requireThat(
    (endings ?? []).every((ending) => /^\d/.test(ending)),
    'the header',
  );
  for (const number of [numbers.pages, numbers.terms, ...(sections ?? [])]) {
    requireThat(Number.isInteger(number) && (number as number) >= 0, 'the header');
  }
  requireThat(Number.isFinite(numbers.heaviest), 'the header');
  return header as PackedHeader;
}

const LINE_FEED = 0x0a;

function requireThat(holds: boolean, what: string): void {
  if (holds) return;
  throw new Error(`${artifactFiles.packedIndex} is damaged or of another version (${what}): compile the site again.`);
}

/** Reads LEB128 numbers one after the other, each below 2^31; a byte that is none of them is skipped. */
function createCursor(
  bytes: Uint8Array,
  start = 0,
): { next: () => number; skip: () => void; position: () => number; isAtEnd: () => boolean } {
  let at = start;
  return {
    skip: () => void at++,
    next() {
      let value = 0;
      for (let shift = 0; shift < 35; shift += 7) {
        requireThat(at < bytes.length, 'a number');
        const byte = bytes[at++] as number;
        value |= (byte & 127) << shift;
        if (byte < 128) {
          requireThat(value >= 0, 'a number');
          return value;
        }
      }
      requireThat(false, 'a number');
      return 0;
    },
    position: () => at,
    isAtEnd: () => at === bytes.length,
  };
}
