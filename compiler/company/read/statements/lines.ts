/** Company stage, in a worker: lines of a page as facts read them: behind their label, without a mark, and whole. */

import type { Block } from '../blocks.ts';

/** Beginning of a note below a table: `* Precios sin IVA`, `(1) Salvo festivos`. */
const FOOTNOTE_MARK = /^(?:[*†•·►▶✓✔➤–-]+|\(?[*\d]\)|[¹²³])\s*(?=\p{L})/u;
/** A text without the mark of a note at its beginning. */
export const withoutMark = (text: string): string => text.replace(FOOTNOTE_MARK, '');

/** Whether a sentence is whole: one that is cut says half of it, and a part of a quotation was said by another. */
export const isWhole = (text: string): boolean => !/^(?:…|\.{3})|(?:…|\.{3})$/.test(text) && !isInQuotation(text);

/**
 * Whether a sentence closes a quotation that it did not open, or leaves one open. A mark before a blank is an arrow.
 */
function isInQuotation(text: string): boolean {
  const marks = text.match(/[“«](?=\S)|(?<=\S)[”»]/g)?.join('') ?? '';
  return /^[”»]|[“«]$/.test(marks);
}

/** Whether a block is a line of up to 45 characters with a colon at its end, which is read with the next one. */
export const isLabel = ({ text }: Block): boolean => text.length <= 45 && /:$/.test(text);

/** The text of a block, behind the label before it if that is in the same zone below the same heading. */
export const withLabel = (block: Block, before: Block | undefined): string =>
  before !== undefined && isLabel(before) && before.zone === block.zone && before.heading === block.heading
    ? `${before.text} ${block.text}`
    : block.text;
