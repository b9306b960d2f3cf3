/** Page stage, trimming links: the parts of a line about a text, «Ana | 4 de mayo | Laboral», that lead to archives. */

import type { Element, ElementContent } from 'hast';
import {
  attribute,
  hasText,
  holdsBlock,
  holdsElement,
  isBlock,
  isElement,
  isTextLonger,
  linksIn,
  textOf,
} from '../document/elements.ts';
import { TAG_NAMES, TAG_REL } from '../signs/links.ts';

/** Maximum characters of a link to an archive. */
const MAX_LENGTH = 80;

const LINES = ['ul', 'ol', 'li', 'nav', 'div', 'section', 'aside', 'footer', 'details', 'p', 'span'] as const;

/** Matches a few words without figures, such as «Publicado en»: a date says more. */
const TITLE = /^[^\p{L}\p{N}]*(?:\p{L}+(?:[^\p{L}\p{N}]+|$)){0,3}$/u;

/** Match the sign between two parts of a line, at its beginning, at its end and alone. */
const SIGN = '[|/·•,—–-]';
const FIRST_SIGN = new RegExp(`^\\s*${SIGN}\\s*`);
const LAST_SIGN = new RegExp(`(?<!\\s)\\s*${SIGN}\\s*$`);
const ONLY_SIGN = new RegExp(`^${SIGN}$`);

/** Whether an element consists of links to archives with a few words before them, or is such a part of a line. */
export function leadsToArchive(element: Element, parent: Element | undefined): boolean {
  return isTagLine(element) || (parent !== undefined && isArchiveLink(element) && isPartOfLine(element, parent));
}

/**
 * Removes the sign that sets a part apart, since the part is to be removed: the one before it, else the one after it.
 * Changes `before` and the siblings; a block is not a part.
 */
export function takeSign(part: Element, before: ElementContent[], parent: Element | undefined): void {
  if (!parent || isBlock(part)) return;
  while (before.length > 0 && !hasText(before.at(-1) as ElementContent) && isInline(before.at(-1))) before.pop();
  const last = before.at(-1);
  if (last?.type === 'text' && LAST_SIGN.test(last.value)) {
    before[before.length - 1] = { ...last, value: last.value.replace(LAST_SIGN, ' ') };
  } else if (last?.type === 'element' && ONLY_SIGN.test(textOf(last))) before.pop();
  else if (last === undefined || isBlock(last)) {
    const next = parent.children.slice(parent.children.indexOf(part) + 1).find(hasText);
    if (next?.type === 'text') next.value = next.value.replace(FIRST_SIGN, '');
    else if (next?.type === 'element' && ONLY_SIGN.test(textOf(next))) next.children = [];
  }
}

const isInline = (node: ElementContent | undefined): boolean =>
  node !== undefined && !isBlock(node) && !isElement(node, 'br', 'img', 'hr');

/** Whether an element consists of links to archives, with a few words before them at most. */
function isTagLine(element: Element): boolean {
  if (!isElement(element, ...LINES)) return false;
  const isNamed = TAG_NAMES.test(attribute(element, 'className'));
  const links = linksIn(element.children);
  if (links.length === 0 || !links.every((link) => isNamed || TAG_REL.test(attribute(link, 'rel')))) return false;
  const rest = links.reduce((text, link) => text.replace(textOf(link), ' '), textOf(element)).trim();
  return rest.length <= MAX_LENGTH && TITLE.test(rest);
}

/** Whether a link, or the only content of an element, leads to a category, to a tag or to the comments on the page. */
function isArchiveLink(element: Element): boolean {
  if (!isElement(element, 'a', 'span') || holdsBlock(element) || holdsElement(element, 'img')) return false;
  const links = linksIn([element]);
  const leadsThere = (link: Element) =>
    TAG_REL.test(attribute(link, 'rel')) || /#(?:comments|respond)$/.test(attribute(link, 'href'));
  return (
    links.length > 0 &&
    links.every(leadsThere) &&
    !isTextLonger(element, MAX_LENGTH) &&
    links.reduce((text, link) => text.replace(textOf(link), ''), textOf(element)).trim() === ''
  );
}

/** Whether signs or the ends of the line set an element apart on both sides. */
function isPartOfLine(part: Element, line: Element): boolean {
  const at = line.children.indexOf(part);
  return (
    isSetApart(line.children.slice(0, at).toReversed(), LAST_SIGN) &&
    isSetApart(line.children.slice(at + 1), FIRST_SIGN)
  );
}

/** Whether the nodes beside a part, the nearest first, begin with a sign, an end of the line or another such part. */
function isSetApart(beside: readonly ElementContent[], sign: RegExp): boolean {
  const position = beside.findIndex((node) => hasText(node) || isBlock(node) || isElement(node, 'br', 'hr'));
  const [nearest, next] = beside.slice(position < 0 ? beside.length : position);
  if (!nearest || isBlock(nearest) || isElement(nearest, 'br', 'hr')) return true;
  if (nearest.type === 'text') {
    const [mark = ''] = sign.exec(nearest.value) ?? [];
    // A comma is a sign in a list of archives, and of a sentence elsewhere.
    return mark !== '' && (!mark.includes(',') || (next?.type === 'element' && isArchiveLink(next)));
  }
  return nearest.type === 'element' && (ONLY_SIGN.test(textOf(nearest)) || isArchiveLink(nearest));
}
