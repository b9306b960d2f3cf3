/** Company stage: the names that blocks of Markdown list: items, terms, links, short lines, rows of a table. */

import { toPlainText } from '#shared/search/plain-text.ts';
import { countWords } from '../../../words/count-words.ts';
import { endsSentence } from '../../sentences.ts';

/** A name in a list, with the address that its link leads to. */
export interface ListedName {
  text: string;
  address?: string;
}

/** Minimum of names that are a list. */
const MIN_NAMES = 3;
/** With more rows a table is a catalogue. */
const MAX_ROWS = 30;
/** Bounds of a line that may be a name. */
const MAX_LINE_LENGTH = 70;
const MAX_LINE_WORDS = 11;

/** Matches a whole text that is a link: its label and its address. */
const LINK = /^\[((?:[^[\]\\]|\\.|!\[[^\]]*\]\([^()]*\))+)\]\(([^()\s]+)\)$/;
/** Matches bold text at the beginning, and the rest. */
const BOLD = /^\*\*([^*\n]+)\*\*(.*)$/s;
/** Matches a name before a colon or dash, which is before more text. */
const TERM = /^([^:–—\n]{3,60})(?::| [–—-]) \p{L}/u;

/** The lists of names that blocks hold, one for each way to write them, that have enough names. */
export function namesInBlocks(blocks: readonly string[]): ListedName[][] {
  const texts = blocks.filter((block) => !isOfLines(block) && /\p{L}/u.test(toPlainText(block)));
  return [itemsIn(blocks), termsIn(texts), linksIn(texts), linesIn(texts)].filter((list) => list.length >= MIN_NAMES);
}

/** Whether a block is a heading, list, quote or table. */
const isOfLines = (block: string): boolean => /^(?:[#>|]|[-*+] |\d+[.)] )/.test(block);

/** The items of lists without numbers, by their term or whole text. */
const itemsIn = (blocks: readonly string[]): ListedName[] =>
  blocks.flatMap((block) =>
    isOfLines(block) ? [...block.matchAll(/^[-*+] +(\S.*)$/gm)].map(([, item = '']) => nameOf(item)) : [],
  );

/** The bold words at the beginning of paragraphs that are all of it, or end in a colon or line. */
const termsIn = (texts: readonly string[]): ListedName[] =>
  texts.flatMap((text) => {
    const term = boldTerm(text);
    return term === undefined ? [] : [{ text: term }];
  });

/** The labels of links in paragraphs that have nothing else. */
const linksIn = (texts: readonly string[]): ListedName[] => texts.flatMap(linksOf);

/** The links of a paragraph that has nothing else, else `[]`. */
function linksOf(text: string): ListedName[] {
  const parts = text.split(/\\?\n|(?<=\)) (?=\[)/).map((part) => LINK.exec(part.trim()));
  return parts.every((part) => part !== null)
    ? parts.map(([, label = '', address]) => ({ text: toPlainText(label), ...(address && { address }) }))
    : [];
}

/** The links of paragraphs in a row that have nothing else. */
export function rowsOfLinks(blocks: readonly string[]): ListedName[][] {
  const rows: ListedName[][] = [[]];
  for (const block of blocks) {
    const links = linksOf(block);
    if (links.length > 0) rows.at(-1)?.push(...links);
    else rows.push([]);
  }
  return rows.filter(({ length }) => length >= MIN_NAMES);
}

/**
 * The short lines behind an introduction, if they are all or if text follows each; a full stop at the end of every line
 * does not make them sentences.
 */
function linesIn(texts: readonly string[]): ListedName[] {
  const lines = texts.flatMap((text) => text.split(/\\\n/).map(toPlainText)).filter((line) => line !== '');
  const isShort = (line = ''): boolean => line.length <= MAX_LINE_LENGTH && countWords(line) <= MAX_LINE_WORDS;
  const isName = (line: string): boolean => isShort(line) && !endsSentence(line) && !line.endsWith(':');
  const first = lines.findIndex((line, at) => isShort(line) && (at === 0 || !isShort(lines[at - 1])));
  const listed = first < 0 ? [] : lines.slice(first);
  if (listed.every(isName)) return listed.map((text) => ({ text }));
  if (listed.every((line) => isShort(line) && line.endsWith('.')))
    return listed.map((line) => ({ text: line.slice(0, -1) }));
  const isCards = listed.every((line, at) =>
    isName(line) ? !isName(listed[at + 1] ?? '') && at + 1 < listed.length : true,
  );
  return isCards ? listed.filter(isName).map((text) => ({ text })) : [];
}

/** The column of a table whose head announces it, with that head; `undefined` without one, or with too many rows. */
export function columnIn(
  block: string,
  announces: (head: string) => boolean,
): { head: string; names: ListedName[] } | undefined {
  if (!block.startsWith('|')) return undefined;
  const [heads = [], ...rest] = block.split('\n').map((row) =>
    row
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  const rows = rest.filter((row) => !row.every((cell) => /^:?-+:?$/.test(cell)));
  const at = heads.findIndex((cell) => announces(toPlainText(cell)));
  const names = rows.flatMap((row) => row[at] || []).map(nameOf);
  const isList = at >= 0 && names.length >= MIN_NAMES && rows.length <= MAX_ROWS;
  return isList ? { head: toPlainText(heads[at] ?? ''), names } : undefined;
}

/** The name that an item or cell begins with: a term, a link's label, else its text without brackets at its end. */
function nameOf(item: string): ListedName {
  const [, label, address] = LINK.exec(item) ?? [];
  const text = toPlainText(label ?? item);
  const term = boldTerm(item) ?? TERM.exec(text)?.[1];
  const name = term ?? text.replace(/ \([^()]*\)\.?$/, '').replace(/\.$/, '');
  return { text: name, ...(address && { address }) };
}

/** The bold words that a text begins with, if they are all of it or a term of what follows. */
function boldTerm(text: string): string | undefined {
  const [, bold = '', rest = ''] = BOLD.exec(text) ?? [];
  const isTerm = bold !== '' && (rest === '' || /:$/.test(bold.trim()) || /^(?:\\\n|\s*[:–—-])/.test(rest));
  return isTerm ? toPlainText(bold).replace(/:$/, '').trimEnd() : undefined;
}
