/** Document stage: reads the targets of links within a page: repeated ids, and its texts as browsers show them. */

import { AROUND_NAMES } from '../signs/box-names.ts';
import { FOLDED_PART, HIDDEN } from '../signs/hidden.ts';
import { HIDDEN_BY_STYLE } from './owner-rules.ts';
import type { ParsedNode } from './parse-html.ts';
import { readDeclarations } from './visibility/declarations.ts';
import { hidingOf } from './visibility/hiding-style.ts';

/** Text between two elements that may begin a line, with single blanks as white space; never empty. */
export interface TextBlock {
  text: string;
  /** Whether no part of it is hidden at first, by styles, attributes or class names. */
  isSeen: boolean;
  /** Positions in the text at which an inline element begins or ends, ascending; never 0. */
  seams: number[];
}

/** Elements that stay within their line. A sheet may put most others, such as `span`, on lines of their own. */
const INLINE = new Set(
  'a abbr b bdi bdo cite dfn em font i ins kbd mark small strong sub sup time u var wbr'.split(' '),
);
/** Elements whose text browsers do not show, or do not search. */
const SILENT = new Set(
  'audio canvas datalist head iframe meter noembed noframes noscript object option progress script select style svg template textarea title video'.split(
    ' ',
  ),
);
const BLANKS = /[\t\n\f\r ]+/g;

/**
 * Returns the ids (or `name` of an `a`) that more than one element has, sorted, and the texts of a page in document
 * order, hidden ones too.
 */
export function readPageTargets(root: ParsedNode): { repeatedIds: string[]; texts: TextBlock[] } {
  const ids = new Map<string, number>();
  const texts: TextBlock[] = [];
  let block: TextBlock = { text: '', isSeen: true, seams: [] };
  const endBlock = () => {
    const text = block.text.trimEnd();
    if (text !== '') texts.push({ ...block, text });
    block = { text: '', isSeen: true, seams: [] };
  };
  const endPart = () => {
    if (block.text !== '' && block.seams.at(-1) !== block.text.length) block.seams.push(block.text.length);
  };
  const open: { node: ParsedNode; isSeen: boolean; isEnd?: true }[] = [{ node: root, isSeen: true }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, isSeen, isEnd } = next;
    const { name = '', attribs = {}, children = [] } = node;
    if (node.type === 'text') {
      const text = (node.data ?? '').replace(BLANKS, ' ');
      block.text += block.text === '' || block.text.endsWith(' ') ? text.trimStart() : text;
      block.isSeen &&= isSeen || text.trim() === '';
      continue;
    }
    if (name !== '' && !INLINE.has(name)) endBlock();
    else endPart();
    if (isEnd) continue;
    for (const id of new Set([attribs.id, name === 'a' ? attribs.name : undefined]))
      if (id) ids.set(id, (ids.get(id) ?? 0) + 1);
    if (SILENT.has(name)) continue;
    const isShown = isSeen && !isHidden(attribs);
    if (name !== '') open.push({ node, isSeen, isEnd: true });
    for (const child of children.toReversed()) open.push({ node: child, isSeen: isShown });
  }
  endBlock();
  const repeatedIds = [...ids].flatMap(([id, count]) => (count > 1 ? [id] : [])).sort();
  return { repeatedIds, texts };
}

/**
 * Whether the page hides an element at first: by attribute, style, or the class of a hidden box, a panel or a dialog.
 * Closed `details` and `hidden="until-found"` do not count: browsers open them when they find text in them.
 */
function isHidden(attribs: Record<string, string>): boolean {
  const { style, hidden, class: classes = '' } = attribs;
  if (attribs[HIDDEN_BY_STYLE] !== undefined || (hidden !== undefined && hidden !== 'until-found')) return true;
  if (HIDDEN.test(classes) || FOLDED_PART.test(classes) || AROUND_NAMES.dialog.test(classes)) return true;
  return style !== undefined && isHidingStyle(style);
}

/** Whether a `style` attribute hides its element, other than by `opacity`. */
function isHidingStyle(style: string): boolean {
  const declarations = new Map(readDeclarations(style));
  // A text that fades in is found, and visible by then.
  declarations.delete('opacity');
  return hidingOf(declarations) !== undefined || /^(?:hidden|collapse)$/.test(declarations.get('visibility') ?? '');
}
