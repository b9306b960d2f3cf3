/** What a worker thread does for the others: it makes HTML of PDFs. The only module that the PDF library is loaded for. */

import { type PdfRefusal, readSheets } from './read-sheets.ts';
import { pdfToHtml } from './to-html.ts';

/** HTML of a file as UTF-8, or why there is none. */
export type PdfReading =
  | { refused: PdfRefusal | 'pdf-without-text' }
  | {
      html: Uint8Array;
      /** Sheets at the end that were not read. */
      unread: number;
    };

/** Words of a file; fewer are left over from a scan. */
const MIN_WORDS = 5;

/** Reads a file. @param bytes used up by it */
export async function readPdf(bytes: Uint8Array): Promise<PdfReading> {
  const read = await readSheets(bytes);
  if ('refused' in read) return read;
  const html = pdfToHtml(read.sheets, read.head);
  const words = html.replace(/<title>[^<]*|<[^<>]*>/g, ' ').match(/\p{L}{2,}/gu) ?? [];
  if (words.length < MIN_WORDS) return { refused: 'pdf-without-text' };
  return { html: new TextEncoder().encode(html), unread: read.unread };
}
