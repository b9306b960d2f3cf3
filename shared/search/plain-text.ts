/** Removes the syntax of Markdown, for search and for excerpts. */

import { toOneLine } from '../short-text.ts';

/** Matches the destination of a link or image with its optional title, without the label. */
const DESTINATION = /\]\((?:<[^<>\n]*>|[^()\s]*(?:\([^()\s]*\)[^()\s]*)*)(?:\s+(?:"[^"\n]*"|'[^'\n]*'))?\)/g;
const BARE_ADDRESS = /<?https?:\/\/[^\s<>)\]]+>?/g;

/** Removes destinations of links and images, but not their labels in brackets, and bare addresses from Markdown. */
export function toSearchedText(markdown: string): string {
  // Most text has no links, and this runs for every page that a search reads.
  const text = markdown.includes('](') ? markdown.replace(DESTINATION, ']') : markdown;
  return text.includes('://') ? text.replace(BARE_ADDRESS, ' ') : text;
}

/** Matches lines of syntax only: rules, fences, a table's delimiter row. */
const SYNTAX_LINE =
  /^[ \t]*(?:`{3}.*|~{3}.*|(?:[-*_](?:[ \t]*[-*_]){2,}|(?:\|[ \t]*)?:?-+:?(?:[ \t]*\|[ \t]*:?-+:?)*(?:[ \t]*\|)?)[ \t]*)$/gm;
const LINE_START = /^[ \t]*(?:(?:>|#{1,6}|[-*+]|\d{1,9}[.)])(?:[ \t]+|$)(?:\[[ xX]\][ \t]+)?)+/gm;
/** Matches a line of images, with addresses already removed. Excerpts leave it out. */
const LONE_IMAGES = /^[ \t]*(?:\[?!\[[^[\]\n]*\]{1,2}[ \t]*\\?)+$/gm;
/** Matches an escaped sign, or a hard break at the end of a line. */
const ESCAPE = /\\([!-/:-@[-`{-~]|\n|$)/g;
const ENTITY: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

const LABEL = /(?<!\\)!?\[((?:[^[\]\\]|\\.)*)\]/g;
/** Maximum depth of labels within labels, such as an image in a link. */
const MAX_LABEL_DEPTH = 3;
/** Matches the remains of a label that was cut. */
const CUT_LABEL = /^((?:[^[\]\\]|\\[^[])*?)\]+|(?<!\\)!?\[/g;
const MARK = /(?<!\\)(?:\*{1,3}|~~|`+)/g;
const CELL_BORDER = /(?<!\\)\|/g;
const UNDERSCORES = /(?<![\p{L}\p{N}\\])_{1,3}|(?<!\\)_{1,3}(?![\p{L}\p{N}])/gu;

/**
 * Returns a piece of Markdown, which may be cut out anywhere, as one line without syntax, with single blanks. Leaves
 * out addresses, HTML tags, lines of images only and the opening lines of code. Labels of links, cells and code stay.
 */
export function toPlainText(markdown: string): string {
  // Most pieces have little syntax, and this runs for every result: each rule is applied only where it may matter.
  let text = markdown;
  if (/(?:^|\n)[ \t]*[-#>*+_`~|:\d]/.test(text)) text = text.replace(SYNTAX_LINE, ' ').replace(LINE_START, '');
  if (text.includes('](')) text = text.replace(DESTINATION, ']');
  if (text.includes('![')) text = text.replace(LONE_IMAGES, '');
  if (text.includes('://')) text = text.replace(BARE_ADDRESS, ' ');
  for (let depth = 0; depth < MAX_LABEL_DEPTH && text.includes('['); depth++) text = text.replace(LABEL, '$1');
  if (/[[\]]/.test(text)) text = text.replace(CUT_LABEL, '$1');
  if (/[*~`|]/.test(text)) text = text.replace(MARK, '').replace(CELL_BORDER, ' ');
  if (text.includes('_')) text = text.replace(UNDERSCORES, '');
  if (text.includes('<')) text = text.replace(/<\/?[a-z][^<>]*>/gi, ' ');
  if (text.includes('&')) text = text.replace(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (entity) => ENTITY[entity] ?? entity);
  if (text.includes('\\')) text = text.replace(ESCAPE, '$1');
  return toOneLine(text);
}
