/** Markdown without its syntax, for searching in it and for showing an excerpt of it. */

/** Destination of a link or image with its optional title; the label before it stays. */
const DESTINATION = /\]\((?:<[^>\n]*>|[^()\s]*(?:\([^()\s]*\)[^()\s]*)*)(?:\s+(?:"[^"\n]*"|'[^'\n]*'))?\)/g;
const BARE_ADDRESS = /<?https?:\/\/[^\s<>)\]]+>?/g;

/** The words of Markdown in their order: link and image destinations and bare addresses left out, syntax may remain. */
export function toSearchedText(markdown: string): string {
  return markdown.replace(DESTINATION, ']').replace(BARE_ADDRESS, ' ');
}

/** Lines that are syntax alone: rules, fences, the delimiter row of a table. */
const SYNTAX_LINE =
  /^[ \t]*(?:(?:[-*_][ \t]*){3,}|`{3,}.*|~{3,}.*|\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*\|?)[ \t]*$/gm;
const LINE_START = /^[ \t]*(?:(?:>|#{1,6}|[-*+]|\d{1,9}[.)])(?:[ \t]+|$)(?:\[[ xX]\][ \t]+)?)+/gm;
const ESCAPE = /\\([!-/:-@[-`{-~])/g;
const ENTITY: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
};

/** One line of plain text of a piece of Markdown, also of one cut out of the middle: no syntax, single blanks. */
export function toPlainText(markdown: string): string {
  return markdown
    .replace(SYNTAX_LINE, ' ')
    .replace(LINE_START, '')
    .replace(DESTINATION, ']')
    .replace(BARE_ADDRESS, ' ')
    .replace(/!?\[((?:[^[\]\\]|\\.)*)\]/g, '$1')
    .replace(/(?<!\\)(?:\*{1,3}|~~|`+|\|)/g, ' ')
    .replace(/(?<![\p{L}\p{N}\\])_{1,3}|(?<!\\)_{1,3}(?![\p{L}\p{N}])/gu, '')
    .replace(/<\/?[a-z][^<>]*>/gi, ' ')
    .replace(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (entity) => ENTITY[entity] ?? entity)
    .replace(ESCAPE, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
