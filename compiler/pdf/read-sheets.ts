/** Reads the texts of a PDF's sheets with their positions, with bounds on sheets, texts and unpacked bytes. */

import { constants, inflateSync } from 'node:zlib';
import { createDrawingReader } from './drawing.ts';
import { withoutDrawnTwice } from './letters/drawn-twice.ts';
import { isSignFont, withSigns } from './letters/signs.ts';
import type { Sheet, Token } from './sheet.ts';
import type { PdfHead } from './to-html.ts';

/** Maximum sheets read per file. */
const MAX_SHEETS = 200;

/** Maximum texts and characters read per file; a book of 200 sheets has fewer. */
const MAX_TOKENS = 300_000;
const MAX_CHARACTERS = 1_000_000;

/** Maximum bytes that the texts and drawings of a file may have when unpacked. */
const MAX_UNPACKED_BYTES = 200_000_000;

/** Reason for which a file gives no text. */
export type PdfRefusal = 'pdf-locked' | 'pdf-broken' | 'pdf-bomb';

export type PdfSheets = { refused: PdfRefusal } | { head: PdfHead; sheets: Sheet[]; unread: number };

/** Minimum height of letters in points; smaller ones cannot be read. */
const MIN_LETTER_SIZE = 2;

/** Reads the texts of a file. Returns a refusal for a bad file and does not throw. */
export async function readSheets(bytes: Uint8Array): Promise<PdfSheets> {
  const unpacked = countUnpacked(bytes);
  if (unpacked.all > MAX_UNPACKED_BYTES) return { refused: 'pdf-bomb' };
  const { getDocument, OPS, Util } = await loadLibrary();
  const task = getDocument({ data: bytes, ...OPTIONS });
  try {
    const file = await task.promise;
    const { info } = (await file.getMetadata()) as { info: { Title?: unknown; Language?: unknown } };
    const sheets: Sheet[] = [];
    let tokens = 0;
    let characters = 0;
    const readDrawing = createDrawingReader({ ...OPS }, unpacked.drawn);
    for (let number = 1; number <= Math.min(file.numPages, MAX_SHEETS); number++) {
      if (tokens > MAX_TOKENS || characters > MAX_CHARACTERS) break;
      const page = await file.getPage(number);
      const { width, height, transform } = page.getViewport({ scale: 1 });
      const { items } = await page.getTextContent();
      const texts = items.flatMap((item) => ('str' in item && item.str !== '' ? item : []));
      const { textOf, fontOf, rules } = await readDrawing(page, texts, transform);
      const found: Token[] = [];
      for (const item of texts) {
        if (++tokens > MAX_TOKENS) break;
        characters += item.str.length;
        const token = toToken(item, Util.transform(transform, item.transform), { width, height });
        if (token) found.push(...withSigns({ ...token, text: textOf(item) }, isSignFont(fontOf(token.font))));
      }
      sheets.push({ width, height, tokens: withoutDrawnTwice(found), rules });
      page.cleanup();
    }
    const head = { title: toText(info.Title), language: toText(info.Language) };
    return { head, sheets, unread: file.numPages - sheets.length };
  } catch (error) {
    return { refused: (error as Error).name === 'PasswordException' ? 'pdf-locked' : 'pdf-broken' };
  } finally {
    await task.destroy().catch(() => undefined);
  }
}

const toText = (value: unknown): string => (typeof value === 'string' ? value.replace(/\p{Cc}+/gu, ' ').trim() : '');

interface Item {
  str: string;
  width: number;
  fontName: string;
}

/** Returns a text with its position; `undefined` if it is too small or outside of the sheet. */
function toToken(
  item: Item,
  [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: number[],
  sheet: { width: number; height: number },
): Token | undefined {
  const size = Math.hypot(c, d);
  const turns = (Math.round(Math.atan2(b, a) / (Math.PI / 2)) + 4) % 4;
  const isSeen = e > -size && e < sheet.width + size && f > -size && f < sheet.height + size;
  if (size < MIN_LETTER_SIZE || !isSeen) return undefined;
  const [x = 0, y = 0] =
    [
      [e, f],
      [f, -e],
      [-e, -f],
      [-f, e],
    ][turns] ?? [];
  return { text: item.str, x, y, width: item.width, size, font: item.fontName, turns };
}

/** Options of pdf.js: it runs no code, draws and fetches nothing, and uses fonts only for their letters. */
const OPTIONS = {
  isEvalSupported: false,
  useSystemFonts: false,
  disableFontFace: true,
  useWasm: false,
  stopAtErrors: false,
  maxImageSize: 1,
  enableXfa: false,
  verbosity: 0,
};

/** Loads pdf.js with its worker, which runs in this thread. */
async function loadLibrary() {
  // pdf.js asks for these classes when it loads but uses them only to draw. The package that has them takes 30 MB.
  for (const name of ['DOMMatrix', 'ImageData', 'Path2D'])
    Reflect.set(globalThis, name, Reflect.get(globalThis, name) ?? class {});
  const library = await import('pdfjs-dist/legacy/build/pdf.mjs');
  Reflect.set(globalThis, 'pdfjsWorker', await import('pdfjs-dist/legacy/build/pdf.worker.mjs'));
  return library;
}

/** Number of bytes before a stream that are searched for its dictionary. */
const MAX_DICTIONARY_BYTES = 600;

/** Matches the dictionary of an embedded font. */
const FONT_FILE = /\/Length[123]\b|\/(?:Type1C|CIDFontType0C|OpenType)\b/;

const TOO_LARGE = { all: Number.POSITIVE_INFINITY, drawn: Number.POSITIVE_INFINITY };

/**
 * Counts the bytes of a file's streams when unpacked: `all`, and `drawn` without fonts. Infinity above
 * {@link MAX_UNPACKED_BYTES}. Pictures are not counted, as nothing unpacks them.
 */
function countUnpacked(bytes: Uint8Array): { all: number; drawn: number } {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  let left = MAX_UNPACKED_BYTES;
  let drawn = 0;
  const count = (length: number, dictionary: string): void => {
    left -= length;
    if (!FONT_FILE.test(dictionary)) drawn += length;
  };
  for (let at = text.indexOf('stream'); at >= 0; at = text.indexOf('stream', at + 6)) {
    if (text.startsWith('end', at - 3)) continue;
    const written = text.slice(Math.max(0, at - MAX_DICTIONARY_BYTES), at);
    const dictionary = written.split(/\sobj\b/).at(-1) ?? '';
    if (/\/Image\b/.test(dictionary)) continue;
    const start = text[at + 6] === '\r' ? at + 8 : at + 7;
    const end = text.indexOf('endstream', start);
    if (!/\/(?:FlateDecode|Fl)\b/.test(dictionary)) {
      count(Math.max(0, end - start), dictionary);
      continue;
    }
    // A stream that is packed twice can grow from a few bytes to any size.
    if (/FlateDecode[\s\S]*FlateDecode/.test(dictionary)) return TOO_LARGE;
    try {
      const unpacked = inflateSync(bytes.subarray(start, end < 0 ? bytes.length : end), {
        maxOutputLength: left,
        finishFlush: constants.Z_SYNC_FLUSH,
      });
      count(unpacked.length, dictionary);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') return TOO_LARGE;
    }
    if (end < 0) break;
    at = end;
  }
  return { all: MAX_UNPACKED_BYTES - left, drawn };
}
