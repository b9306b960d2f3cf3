/**
 * The compact form of the search index, beside the Lunr index it is made from: what the runtime keeps in memory.
 * Layout: the line `vitrina-search 2`, a line of JSON (`PackedHeader`), then the sections one after the other.
 */

import { createByteWriter } from './byte-writer.ts';

export const packedFormat = 'vitrina-search 2';

/** Pages that count little unless a query speaks of them: an index into this list. */
export const pageKinds = ['ordinary', 'legal', 'thin'] as const;
export type PageKind = (typeof pageKinds)[number];

/** What search knows of one page beside its postings: the terms of its title and headings, in their order. */
interface PackedPage {
  /** Index into `languages`. */
  language: number;
  kind: PageKind;
  /** Term numbers of the title, then of each distinct heading, bold line and question; stop words left out. */
  titles: number[][];
}

/** How the words of the site are written, by term: the letters that go from its end and those that come instead. */
export interface WrittenForms {
  /** Such as `0as` and `1ces`. */
  endings: string[];
  /** Indexes into `endings`, ascending. */
  endingsOf: (term: number) => readonly number[];
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
  /** In how many pages each term is said by the page itself; 0 when it only is in what repeats over the site. */
  ownPages: ArrayLike<number>;
  /** The highest of all weights. */
  heaviest: number;
  forms: WrittenForms;
  pages: PackedPage[];
}

export interface PackedHeader {
  languages: string[];
  synonyms: string[][];
  pages: number;
  terms: number;
  /** Weight that the byte 255 stands for; a byte b means heaviest · (b / 255)². */
  heaviest: number;
  endings: string[];
  /** Length in bytes of terms, directory, postings, titles and forms. */
  sections: number[];
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
    directory.writeVarint(tables.ownPages[term] as number);
  }

  const titles = createByteWriter();
  for (const page of tables.pages) {
    titles.writeByte(page.language);
    titles.writeByte(pageKinds.indexOf(page.kind));
    titles.writeVarint(page.titles.length);
    for (const title of page.titles) {
      titles.writeVarint(title.length);
      for (const term of title) titles.writeVarint(term);
    }
  }

  const forms = createByteWriter();
  for (let term = 0; term < tables.terms.length; term++) {
    const endings = tables.forms.endingsOf(term);
    forms.writeVarint(endings.length);
    for (const ending of endings) forms.writeVarint(ending);
  }

  const terms = new TextEncoder().encode(tables.terms.join('\n'));
  const sections = [terms, directory.bytes(), postings.bytes(), titles.bytes(), forms.bytes()];
  const header: PackedHeader = {
    languages: tables.languages,
    synonyms: tables.synonyms,
    pages: tables.pages.length,
    terms: tables.terms.length,
    heaviest,
    endings: tables.forms.endings,
    sections: sections.map(({ length }) => length),
  };
  return Buffer.concat([Buffer.from(`${packedFormat}\n${JSON.stringify(header)}\n`), ...sections]);
}

/** Root of the share, so that small weights stay apart; never 0, which would be no weight. */
function toWeightByte(share: number): number {
  return Math.max(1, Math.round(Math.sqrt(share) * 255));
}
