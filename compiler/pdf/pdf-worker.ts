/** Entry of the worker thread that converts PDFs to HTML. Only this thread loads the PDF library. */

import { type PdfRefusal, readSheets } from './read-sheets.ts';
import { pdfToHtml } from './to-html.ts';

/** HTML of a file in UTF-8, or the reason why it was refused. */
export type PdfReading =
  | { refused: PdfRefusal | 'pdf-without-text' }
  | {
      html: Uint8Array;
      /** Number of sheets at the end that were not read. */
      unread: number;
    };

/** Minimum words of a file; fewer are remains of a scan. */
const MIN_WORDS = 5;

/**
 * Converts a file to HTML.
 * @param bytes emptied by the call
 */
export async function readPdf(bytes: Uint8Array): Promise<PdfReading> {
  const read = await readSheets(bytes);
  if ('refused' in read) return read;
  const html = pdfToHtml(read.sheets, read.head);
  const words = html.replace(/<title>[^<]*|<[^<>]*>/g, ' ').match(/\p{L}{2,}/gu) ?? [];
  if (words.length < MIN_WORDS) return { refused: 'pdf-without-text' };
  return { html: new TextEncoder().encode(html), unread: read.unread };
}
