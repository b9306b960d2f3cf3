/** Opens the packed search index: dictionary and offsets in memory, postings left as the bytes they came in. */

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
  /** Where each term's postings begin in `postings`. */
  offsets: Uint32Array;
  /** Pairs of a page's distance to the one before (LEB128) and its weight (one byte). */
  postings: Uint8Array;
  /** What a byte of weight stands for. */
  weights: Float32Array;
  /** Index into `languages`, for each page. */
  pageLanguages: Uint8Array;
  /** Where each page's titles begin in `titles`: their count, then each one's length and term numbers (LEB128). */
  titleOffsets: Uint32Array;
  titles: Uint8Array;
}

/** Throws when the bytes are not of the format that this runtime reads. */
export function unpackIndex(bytes: Uint8Array): OpenIndex {
  const decoder = new TextDecoder();
  const firstLine = bytes.indexOf(10);
  if (firstLine < 0 || decoder.decode(bytes.subarray(0, firstLine)) !== packedFormat) {
    throw new Error(`The search index is not of the format "${packedFormat}": compile the site again.`);
  }
  const secondLine = bytes.indexOf(10, firstLine + 1);
  const header = JSON.parse(decoder.decode(bytes.subarray(firstLine + 1, secondLine))) as PackedHeader;
  const sections: Uint8Array[] = [];
  let start = secondLine + 1;
  for (const length of header.sections) {
    sections.push(bytes.subarray(start, start + length));
    start += length;
  }
  const [terms, directory, postings, titles] = sections as [Uint8Array, Uint8Array, Uint8Array, Uint8Array];

  const termTexts = header.terms === 0 ? [] : decoder.decode(terms).split('\n');
  const frequencies = new Uint32Array(header.terms);
  const offsets = new Uint32Array(header.terms);
  const entries = createCursor(directory);
  let offset = 0;
  for (let term = 0; term < header.terms; term++) {
    frequencies[term] = entries.next();
    offsets[term] = offset;
    offset += entries.next();
  }

  const pageLanguages = new Uint8Array(header.pages);
  const titleOffsets = new Uint32Array(header.pages);
  const records = createCursor(titles);
  for (let page = 0; page < header.pages; page++) {
    pageLanguages[page] = records.next();
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
    offsets,
    postings,
    weights,
    pageLanguages,
    titleOffsets,
    titles,
  };
}

/** Reads LEB128 numbers one after the other. */
function createCursor(bytes: Uint8Array, start = 0): { next: () => number; position: () => number } {
  let at = start;
  return {
    next() {
      let value = 0;
      for (let shift = 0; ; shift += 7) {
        const byte = bytes[at++] as number;
        value |= (byte & 127) << shift;
        if (byte < 128) return value;
      }
    },
    position: () => at,
  };
}
