/** Reads what only the drawing of a sheet tells: lines, the names of fonts and the blanks that are written in texts. */

import { type OperationCodes, type Rule, readRules } from './ruled/read-rules.ts';

/** The part of a sheet of pdf.js that is used here. */
interface DrawnSheet {
  getOperatorList: (options: { annotationMode: number }) => Promise<Operations>;
  /** Fonts by their identifiers, once the drawing is read. */
  commonObjs: { has: (id: string) => boolean; get: (id: string) => { name?: unknown } | null };
}

/** Operations of a drawing, by their codes, with their arguments. */
interface Operations {
  fnArray: number[];
  argsArray: unknown[];
}

/** A text as pdf.js gives it. */
interface Text {
  str: string;
  fontName: string;
  height: number;
}

/** Facts about the texts of a sheet. */
interface Drawing {
  /** Returns a text as it is written. Texts are asked for in the order of the file. */
  textOf: (text: Text) => string;
  /** Returns the name of a font by its identifier; `''` if it is unknown. */
  fontOf: (id: string) => string;
  /** Lines of the drawing. */
  rules: Rule[];
}

/** Value of pdf.js for a drawing without annotations, whose texts are not read either. */
const WITHOUT_ANNOTATIONS = 0;

/** Maximum bytes, unpacked, of a file whose drawings are read: plans and maps consist of millions of lines. */
const MAX_DRAWN_BYTES = 10_000_000;

/** Matches four letters in a row, unless all are the same. */
const LETTERS = /(\p{L})(?!\1{3})\p{L}{3}/u;

/**
 * Creates a reader for the sheets of one file. In a large file it reads no drawings, as they take time.
 * @param drawnBytes size of the file's streams, unpacked, without pictures and fonts
 */
export function createDrawingReader(codes: OperationCodes, drawnBytes: number) {
  const fonts = new Map<string, string>();
  const isLarge = drawnBytes > MAX_DRAWN_BYTES;

  return async (page: DrawnSheet, texts: readonly Text[], view: readonly number[]): Promise<Drawing> => {
    const styles = new Set(texts.filter(({ str }) => isSpaced(str)).map(styleOf));
    for (const { fontName, str } of texts) if (LETTERS.test(str)) fonts.set(fontName, '');
    const operations = isLarge ? NO_OPERATIONS : await readOperations(page);
    for (const { fontName } of texts) if (!fonts.has(fontName)) fonts.set(fontName, readFontName(page, fontName));
    const find = createWrittenTexts(styles.size > 0 ? readWritten(operations, codes.showText) : '');
    return {
      textOf: (text) => {
        const found = find(text.str);
        // A short text may be a word of two or three letters next to longer words in the same style.
        return isSpaced(text.str, 2) && styles.has(styleOf(text)) ? found : text.str;
      },
      fontOf: (id) => fonts.get(id) ?? '',
      rules: readRules(operations, codes, view),
    };
  };
}

const styleOf = ({ fontName, height }: Text): string => `${fontName} ${height}`;

const NO_OPERATIONS: Operations = { fnArray: [], argsArray: [] };

/** Returns the operations of a sheet; none if its drawing is damaged. */
const readOperations = (page: DrawnSheet): Promise<Operations> =>
  page.getOperatorList({ annotationMode: WITHOUT_ANNOTATIONS }).catch(() => NO_OPERATIONS);

/** Returns all letters and blanks of a sheet in the order of the file. */
function readWritten({ fnArray, argsArray }: Operations, showText: number | undefined): string {
  const written: string[] = [];
  for (const [index, operation] of fnArray.entries()) {
    if (operation !== showText) continue;
    const [glyphs] = argsArray[index] as [readonly ({ unicode?: string } | number | null)[]];
    for (const glyph of glyphs) if (typeof glyph === 'object') written.push((glyph?.unicode ?? '').normalize('NFKC'));
  }
  return written.join('');
}

/** Returns the name of a font without the mark of a subset; `''` if it is unknown. */
function readFontName(page: DrawnSheet, id: string): string {
  const name: unknown = page.commonObjs.has(id) ? page.commonObjs.get(id)?.name : undefined;
  return typeof name === 'string' ? name.replace(/^[A-Z]{6}\+/, '') : '';
}

/** Minimum share of single letters among the parts of a text whose letters are set apart. */
const MIN_SINGLE_SHARE = 0.6;

/** Minimum parts of such a text. */
const MIN_PARTS = 4;

/** Whether most letters of a text are set apart. The library writes a wide gap between two letters as a blank. */
function isSpaced(text: string, least = MIN_PARTS): boolean {
  const parts = text.split(' ').filter(Boolean);
  const single = parts.filter((part) => /^.$/u.test(part)).length;
  return parts.length >= least && single >= parts.length * MIN_SINGLE_SHARE && /[\p{L}\d]/u.test(text);
}

/** Maximum letters that are skipped to find the next text. */
const MAX_SKIPPED_LETTERS = 200;

/** Creates a function that finds each text in the letters of the sheet, in the order of the file. Unknown ones stay. */
function createWrittenTexts(written: string): (text: string) => string {
  const letters: string[] = [];
  const places: number[] = [];
  for (let at = 0; at < written.length; at++) {
    const letter = written.charAt(at);
    if (letter.trim() === '') continue;
    letters.push(letter);
    places.push(at);
  }
  const all = letters.join('');
  let from = 0;
  return (text) => {
    const sought = text.replace(/\s/g, '');
    const skipped = all.slice(from, from + MAX_SKIPPED_LETTERS + sought.length).indexOf(sought);
    if (sought === '' || skipped < 0) return text;
    const found = from + skipped;
    from = found + sought.length;
    const slice = written.slice(places[found], (places[from - 1] ?? 0) + 1);
    return joinTyped(slice);
  };
}

/** Joins letters that are typed with a blank after each if wider blanks tell the words apart. */
function joinTyped(text: string): string {
  const words = text.split(/\s{2,}/);
  const isTyped = words.length > 1 && words.every((word) => /^(?:\S\s)*\S$/u.test(word));
  return isTyped ? words.map((word) => word.replace(/\s/g, '')).join(' ') : text.replace(/\s+/g, ' ');
}
