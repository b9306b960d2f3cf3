/** Packs the search index for the runtime: `vitrina-search 4`, a line of JSON (`PackedHeader`), then the sections. */

const encoder = new TextEncoder();

export const packedFormat = 'vitrina-search 4';

/** Kinds of pages: all but ordinary ones are lowered in results. Files store the index into this list. */
export const pageKinds = ['ordinary', 'legal', 'thin'] as const;
export type PageKind = (typeof pageKinds)[number];

/** Page without its postings. */
interface PackedPage {
  /** Index into `languages`. */
  language: number;
  kind: PageKind;
  /** Term numbers of the title, then of each distinct heading, bold line and question; stop words left out. */
  titles: number[][];
  /** Start and length in turn of each passage that an address can open, ascending, without overlap. */
  cites: readonly number[];
}

export interface SearchTables {
  languages: string[];
  synonyms: string[][];
  /** Code-point order. */
  terms: string[];
  /** Returns the pages of a term, ascending, and the term's weight in each, above 0. */
  postingsOf: (term: number) => { pages: ArrayLike<number>; weights: ArrayLike<number> };
  /** By term, the number of pages whose own text has it; 0 if only repeated text has it. */
  ownPages: ArrayLike<number>;
  /** The highest of all weights. */
  heaviest: number;
  /** Written forms of each term on the site. */
  forms: readonly (readonly string[])[];
  pages: PackedPage[];
}

export interface PackedHeader {
  languages: string[];
  synonyms: string[][];
  pages: number;
  terms: number;
  /** Weight of the byte 255; a byte b means heaviest · (b / 255)². */
  heaviest: number;
  /** Lengths in bytes of terms, directory, postings, titles, forms and cites. */
  sections: number[];
}

/** Returns the bytes of the packed index. Equal tables give equal bytes. Weights lose precision: a byte for each. */
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

  const cites = createByteWriter();
  for (const page of tables.pages) {
    cites.writeVarint(page.cites.length / 2);
    let end = 0;
    for (let i = 0; i < page.cites.length; i += 2) {
      const [start = 0, length = 0] = page.cites.slice(i, i + 2);
      cites.writeVarint(start - end);
      cites.writeVarint(length);
      end = start + length;
    }
  }

  const encode = (lines: readonly string[]) => encoder.encode(lines.join('\n'));
  const forms = tables.forms.map((words) => words.join(' '));
  const sections = [
    encode(tables.terms),
    directory.bytes(),
    postings.bytes(),
    titles.bytes(),
    encode(forms),
    cites.bytes(),
  ];
  const header: PackedHeader = {
    languages: tables.languages,
    synonyms: tables.synonyms,
    pages: tables.pages.length,
    terms: tables.terms.length,
    heaviest,
    sections: sections.map(({ length }) => length),
  };
  return concat([encoder.encode(`${packedFormat}\n${JSON.stringify(header)}\n`), ...sections]);
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Returns 255 times the root of a share (0 to 1), which keeps small weights distinct. At least 1, as 0 is absence. */
const toWeightByte = (share: number): number => Math.max(1, Math.round(Math.sqrt(share) * 255));

/** Creates a growing buffer of bytes. */
export function createByteWriter() {
  let buffer = new Uint8Array(1 << 16);
  let length = 0;

  function reserve(count: number): void {
    if (length + count <= buffer.length) return;
    const grown = new Uint8Array(Math.max(buffer.length * 2, length + count));
    grown.set(buffer.subarray(0, length));
    buffer = grown;
  }

  function writeByte(value: number): void {
    reserve(1);
    buffer[length++] = value;
  }

  /** Writes a number below 2^31 as unsigned LEB128. */
  function writeVarint(value: number): void {
    let rest = value;
    while (rest > 127) {
      writeByte((rest & 127) | 128);
      rest >>>= 7;
    }
    writeByte(rest);
  }

  /** Writes text in UTF-8. */
  function write(text: string): void {
    reserve(text.length * 3);
    length += encoder.encodeInto(text, buffer.subarray(length)).written;
  }

  return {
    writeVarint,
    writeByte,
    write,
    get length(): number {
      return length;
    },
    /** Returns the bytes written so far, not copied: later writes may go to another buffer. */
    bytes: (): Uint8Array => buffer.subarray(0, length),
  };
}
