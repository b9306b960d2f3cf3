/** Opens the packed search index. Decodes dictionary and offsets, and leaves postings as bytes. */

import { artifactFiles } from '../../artifacts.ts';
import { type PackedHeader, packedFormat } from './packed-index.ts';

/** Opened search index. Terms and pages are numbers. */
export type OpenIndex = ReturnType<typeof unpackIndex>;

/** Opens an index whose digest was checked. @throws Error naming file and remedy for another format or a cut file */
export function unpackIndex(bytes: Uint8Array) {
  const { header, sections } = readHeader(bytes);
  const [terms, directory, postings, titles, forms, cites] = sections;

  const termTexts = header.terms === 0 ? [] : new TextDecoder().decode(terms).split('\n');
  const formTexts = new TextDecoder().decode(forms).split('\n');
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

  const citeOffsets = locateCites(cites, header.pages);
  return {
    languages: header.languages,
    synonyms: header.synonyms,
    pageCount: header.pages,
    /** Code-point order. */
    terms: termTexts,
    termNumbers: new Map(termTexts.map((term, number) => [term, number])),
    /** By term, the number of its pages. */
    frequencies,
    /** By term, the number of pages whose own text has it, for its rarity; that of all its pages if there are none. */
    ownFrequencies,
    /** By term, the start of its `postings`. */
    offsets,
    /** Pairs of distance to the previous page (LEB128) and weight (one byte). */
    postings,
    /** Returns a term's pages, ascending. Too slow for ranking. */
    pagesOf(term: number): number[] {
      const entries = createCursor(postings, offsets[term]);
      let page = -1;
      return Array.from({ length: frequencies[term] as number }, () => {
        page += entries.next() + 1;
        entries.skip();
        return page;
      });
    },
    /** Weight by byte. */
    weights: Float32Array.from({ length: 256 }, (_, byte) => header.heaviest * (byte / 255) ** 2),
    ...readPages(titles, header.pages),
    titles,
    /** Returns ranges of a page's searched text that an address can open, counted from the end of its first line. */
    citesOf(page: number): { start: number; end: number }[] {
      const entries = createCursor(cites, citeOffsets[page]);
      let end = 0;
      return Array.from({ length: entries.next() }, () => {
        const start = end + entries.next();
        end = start + entries.next();
        return { start, end };
      });
    },
    /** Returns the written forms of a term on the site; empty if it has none. */
    formsOf: (term: number) => formTexts[term]?.split(' ').filter(Boolean) ?? [],
  };
}

/** Reads language, kind and place of the titles of each page. */
function readPages(titles: Uint8Array, count: number) {
  const pageLanguages = new Uint8Array(count);
  const kinds = new Uint8Array(count);
  const titleOffsets = new Uint32Array(count);
  const records = createCursor(titles);
  for (let page = 0; page < count; page++) {
    pageLanguages[page] = records.next();
    kinds[page] = records.next();
    titleOffsets[page] = records.position();
    for (let rest = records.next(); rest > 0; rest--) {
      for (let length = records.next(); length > 0; length--) records.next();
    }
  }
  return {
    /** By page, index into `languages`. */
    pageLanguages,
    /** By page, index into `pageKinds`. */
    pageKinds: kinds,
    /** By page, start of its titles in `titles`: their count, then length and term numbers of each (LEB128). */
    titleOffsets,
  };
}

/** Returns the start of each page's cites: their count, then distance to the previous and length of each (LEB128). */
function locateCites(cites: Uint8Array, count: number): Uint32Array {
  const offsets = new Uint32Array(count);
  const records = createCursor(cites);
  for (let page = 0; page < count; page++) {
    offsets[page] = records.position();
    for (let rest = 2 * records.next(); rest > 0; rest--) records.next();
  }
  return offsets;
}

type Section = Uint8Array;

/** Terms, directory, postings, titles, forms and cites. */
type Sections = [Section, Section, Section, Section, Section, Section];

/** Reads header and sections of the file. @throws Error if the format or the lengths do not match */
function readHeader(bytes: Uint8Array): { header: PackedHeader; sections: Sections } {
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
  return { header, sections: sections as Sections };
}

const LINE_FEED = 0x0a;

function requireThat(holds: boolean): void {
  if (!holds) throw new Error(`${artifactFiles.packedIndex} is damaged or of another version: compile the site again.`);
}

/** Creates a reader of consecutive LEB128 numbers below 2^31. `skip` passes over one byte, `position` is the next. */
export function createCursor(bytes: Uint8Array, start = 0) {
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
