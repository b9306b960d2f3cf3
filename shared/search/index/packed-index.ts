/**
 * The compact form of the search index, beside the Lunr index it is made from: what the runtime keeps in memory.
 * Layout: the line `vitrina-search 1`, a line of JSON (`PackedHeader`), then the sections one after the other.
 */

import { createByteWriter } from './byte-writer.ts';

/** Name of the file in the content folder. */
export const packedIndexFile = 'search-index.bin';

export const packedFormat = 'vitrina-search 1';

/** What search knows of one page beside its postings: the terms of its title and headings, in their order. */
export interface PackedPage {
  /** Index into `languages`. */
  language: number;
  /** Term numbers of the title, then of each distinct heading; stop words left out. */
  titles: number[][];
}

/** The pages of one term, ascending, and the term's weight in each: above 0. */
export interface PackedPostings {
  pages: ArrayLike<number>;
  weights: ArrayLike<number>;
}

export interface SearchTables {
  languages: string[];
  /** The site's own groups of words that mean the same. */
  synonyms: string[][];
  /** Code-point order. */
  terms: string[];
  /** Of the term with a number. */
  postingsOf: (term: number) => PackedPostings;
  /** The highest of all weights. */
  heaviest: number;
  pages: PackedPage[];
}

export interface PackedHeader {
  languages: string[];
  synonyms: string[][];
  pages: number;
  terms: number;
  /** Weight that the byte 255 stands for; a byte b means heaviest · (b / 255)². */
  heaviest: number;
  /** Length in bytes of terms, directory, postings and titles. */
  sections: [number, number, number, number];
}

/** Bytes of the tables; equal tables give equal bytes. */
export function packSearchTables(tables: SearchTables): Uint8Array {
  const heaviest = Math.ceil(tables.heaviest * 1000) / 1000 || 1;

  const directory = createByteWriter();
  const postings = createByteWriter();
  for (let term = 0; term < tables.terms.length; term++) {
    const start = postings.length;
    const { pages, weights } = tables.postingsOf(term);
    let previous = -1;
    for (let i = 0; i < pages.length; i++) {
      const page = pages[i] as number;
      postings.writeVarint(page - previous - 1);
      postings.writeByte(toWeightByte((weights[i] as number) / heaviest));
      previous = page;
    }
    directory.writeVarint(pages.length);
    directory.writeVarint(postings.length - start);
  }

  const titles = createByteWriter();
  for (const page of tables.pages) {
    titles.writeByte(page.language);
    titles.writeVarint(page.titles.length);
    for (const title of page.titles) {
      titles.writeVarint(title.length);
      for (const term of title) titles.writeVarint(term);
    }
  }

  const terms = new TextEncoder().encode(tables.terms.join('\n'));
  const sections = [terms, directory.bytes(), postings.bytes(), titles.bytes()] as const;
  const header: PackedHeader = {
    languages: tables.languages,
    synonyms: tables.synonyms,
    pages: tables.pages.length,
    terms: tables.terms.length,
    heaviest,
    sections: [sections[0].length, sections[1].length, sections[2].length, sections[3].length],
  };
  const head = new TextEncoder().encode(`${packedFormat}\n${JSON.stringify(header)}\n`);
  const packed = new Uint8Array(head.length + header.sections.reduce((sum, length) => sum + length, 0));
  let offset = 0;
  for (const part of [head, ...sections]) {
    packed.set(part, offset);
    offset += part.length;
  }
  return packed;
}

/** Root of the share, so that small weights stay apart; never 0, which would be no weight. */
function toWeightByte(share: number): number {
  return Math.max(1, Math.round(Math.sqrt(share) * 255));
}
