/** Page stage, after the choice: removes links that say nothing: on, back, to its parts, to tags and neighbours. */

import type { Element, ElementContent, Root } from 'hast';
import { attempt } from '#shared/attempt.ts';
import {
  attribute,
  childElements,
  classAndId,
  findElement,
  hasText,
  holdsBlock,
  isBlock,
  isElement,
  isTextLonger,
  levelOf,
  linksIn,
  textOf,
  unlinkedLength,
  visitElements,
} from '../document/elements.ts';
import { isImageAddress } from '../document/embedded/image-sources.ts';
import { noteRemoval, type Removals, removeWhere, takeLast } from '../document/removals.ts';
import { AROUND_NAMES } from '../signs/box-names.ts';
import { UI_WORDS } from '../signs/interface-words.ts';
import { CONTACT_ADDRESS, CONTENTS_TITLE, LOOK, MORE, NEIGHBOUR_NAMES, ONWARD } from '../signs/links.ts';
import { countWords } from '../words/count-words.ts';
import { CART_ADDRESS } from '../words/no-language.ts';
import { SENTENCE } from './choose/text-blocks.ts';
import { pageRules } from './page-rules.ts';
import type { ResolveAddress } from './rewrite/page-address.ts';
import { leadsToArchive, takeSign } from './trim-archive-links.ts';

/** Minimum links in a table of contents. */
const MIN_ENTRIES = 3;
/** Maximum headings of a page that entries are compared with. */
const MAX_TITLES = 200;
/** Maximum characters of a link that only leads on, and of the text beside links that say nothing. */
const MAX_LENGTH = 80;

/**
 * Removes links that only lead on, to neighbours, to archives, to nothing, or within the page as its contents (with
 * their title), and records each by rule. Leaves elements to keep, code and tables as they are.
 */
export function trimLinks(tree: Root, removals: Removals, resolve: ResolveAddress): void {
  const isContents = createContentsFinder(tree, resolve);
  const trims = pageRules.applies;
  removeWhere(tree, removals, (element, path, before) => {
    if (attribute(element, 'dataVitrina') === 'keep' || path.some((around) => isElement(around, 'pre', 'table')))
      return;
    if (trims('neighbours') && isNeighbour(element)) return 'related';
    if (trims('tag-lines') && leadsToArchive(element, path.at(-1))) {
      takeSign(element, before, path.at(-1));
      return 'related';
    }
    if (trims('contents') && isContents(element)) {
      noteRemoval(
        removals,
        'contents',
        path,
        takeLast(before, (last) => CONTENTS_TITLE.test(textOf(last))),
      );
      return 'contents';
    }
    if (trims('dead-links') && isDead(element, path)) return 'call-to-action';
    return trims('onward-links') && isOnward(element, before, path) ? 'call-to-action' : undefined;
  });
}

const LINES = ['ul', 'ol', 'li', 'nav', 'div', 'section', 'aside', 'footer', 'details', 'p', 'span'] as const;

const hasRel = (element: Element, rel: RegExp): boolean => rel.test(attribute(element, 'rel'));
/** Whether an element leads to the entries before and after this one: by its `rel`, or by its name and little text. */
const isNeighbour = (element: Element): boolean =>
  hasRel(element, /(?:^|\s)(?:prev|next)(?:\s|$)/) ||
  // A slider of the whole page may be named a pager too, and a gallery that leads to its pictures.
  (NEIGHBOUR_NAMES.test(attribute(element, 'className')) &&
    unlinkedLength(element) <= MAX_LENGTH &&
    linksIn([element]).some((link) => !isImageAddress(attribute(link, 'href'))));

/** Counts the links in an element; 0 if `isOne` is false for one of them. */
const countLinks = (node: Element, isOne: (link: Element) => boolean): number =>
  findElement(node, (element) => isElement(element, 'a') && !isOne(element)) ? 0 : linksIn(node.children).length;

/** Returns a test for tables of contents: {@link MIN_ENTRIES} links to existing parts of the page, at most a title. */
function createContentsFinder(tree: Root, resolve: ResolveAddress): (box: Element) => boolean {
  const here = resolve('#')?.replace(/#.*/, '');
  let ids: Set<string> | undefined;
  let titles: string[] | undefined;
  const isEntry = (link: Element): boolean => {
    const href = attribute(link, 'href');
    if (!/#./.test(href)) return false;
    const [page, fragment = ''] = (resolve(href) ?? '').split('#');
    ids ??= idsIn(tree);
    titles ??= headingsIn(tree);
    // Tabs lead to panels by names that only their script knows.
    const entry = textOf(link).toLowerCase();
    const isTab = entry !== '' && titles.some((title) => title.startsWith(entry));
    return page === here && (isTab || ids.has(fragment) || ids.has(attempt(() => decodeURIComponent(fragment)) ?? '#'));
  };
  return (box) => isElement(box, ...LINES) && countLinks(box, isEntry) >= MIN_ENTRIES && hasOnlyTitle(box);
}

function headingsIn(tree: Root): string[] {
  const titles: string[] = [];
  visitElements(tree, (element) => {
    if (levelOf(element) > 0) titles.push(textOf(element).toLowerCase());
  });
  return titles.slice(0, MAX_TITLES);
}

function idsIn(tree: Root): Set<string> {
  const ids = new Set<string>();
  visitElements(tree, (element) => ids.add(attribute(element, 'id')));
  return ids;
}

/** Whether a box's text besides links is a title of contents, or has no letters. */
function hasOnlyTitle(box: Element): boolean {
  if (unlinkedLength(box) > MAX_LENGTH) return false;
  const rest = linksIn(box.children)
    .reduce((text, link) => text.replace(textOf(link), ' '), textOf(box))
    .trim();
  return !/[\p{L}]/u.test(rest) || CONTENTS_TITLE.test(rest);
}

/** Whether a link is disabled, fills a cart, or is a button alone in its line that opens no page, such as a chat. */
function isDead(link: Element, path: readonly Element[]): boolean {
  if (!isElement(link, 'a', 'button') || holdsBlock(link)) return false;
  if (isElement(link, 'a') && attribute(link, 'ariaDisabled') === 'true') return true;
  const href = attribute(link, 'href');
  const text = textOf(link);
  const leadsNowhere = /#$/.test(href) && UI_WORDS.action?.test(text.toLowerCase()) === true;
  if (countWords(text) >= SENTENCE || /[\d@]/.test(text)) return false;
  // Such a link may itself name the product, by a picture or in a heading.
  if (CART_ADDRESS.test(href)) return text !== '' && !path.some((around) => levelOf(around) > 0);
  const opensNoPage = leadsNowhere || CONTACT_ADDRESS.test(href) || attribute(link, 'ariaHaspopup') === 'dialog';
  return opensNoPage && AROUND_NAMES.action.test(classAndId(link)) && isApart(link, path);
}

/** Whether the line of a link has only other links and buttons, or the end of a sentence before it. */
function isApart(node: Element, path: readonly Element[]): boolean {
  const around = path.at(-1);
  // A child of a box has a line of its own.
  if (!around || isElement(around, 'div', 'section', 'article', 'main', 'header', 'footer', 'aside')) return true;
  if (levelOf(around) > 0) return false;
  const endsLine = (one: ElementContent) => isElement(one, 'br', 'hr') || holdsBlock(one);
  const isBeside = (one: ElementContent) => !isElement(one, 'a', 'button');
  const at = around.children.indexOf(node);
  const from = around.children.findLastIndex((one, position) => position < at && endsLine(one)) + 1;
  const to = around.children.findIndex((one, position) => position > at && endsLine(one));
  const before = textOf(around.children.slice(from, at).filter(isBeside));
  const after = textOf(around.children.slice(at + 1, to < 0 ? undefined : to).filter(isBeside));
  if (/[^.…!?»"”)\]]$/.test(before) || /[\p{L}\p{N}]/u.test(after)) return false;
  return isBlock(around) || isApart(around, path.slice(0, -1));
}

/** Maximum boxes around a label that are searched for its card. */
const MAX_STEPS = 3;

/** Whether a line asks to look at something, without a heading that names it. */
const isLook = (line: Element): boolean =>
  isElement(line, 'span', 'div', 'p', 'strong', 'b', 'small') &&
  LOOK.test(textOf(line)) &&
  !findElement(line, (one) => levelOf(one) > 0);

const isLinkedCard = (box: Element): boolean =>
  isElement(box, 'a') && findElement(box, (one) => levelOf(one) > 0) !== undefined;

/** Whether an element is a label such as «Leer más» in a card whose heading is a link already. */
function isBelowLinkedHeading(label: Element, path: readonly Element[]): boolean {
  if (childElements(label).length > 1 || !(ONWARD.test(textOf(label)) || isLook(label))) return false;
  const isLinkedHeading = (one: Element) => levelOf(one) > 0 && linksIn(one.children).length > 0;
  const card = path.slice(-MAX_STEPS).findLast((box) => findElement(box, (one) => levelOf(one) > 0));
  return card !== undefined && findElement(card, isLinkedHeading) !== undefined;
}

/** Matches a text without figures that ends with a letter and an arrow. */
const ARROW_AT_END = /^\P{N}*\p{L}\s*[→➔➜➤]$/u;

/**
 * Whether a link, button or part of one says only to go on, alone in its line or after the end of a sentence; also an
 * arrow, a dot that chooses a slide, and a label in a card whose heading is linked.
 */
function isOnward(child: Element, before: readonly ElementContent[], path: readonly Element[]): boolean {
  const parent = path.at(-1);
  if (isTextLonger(child, MAX_LENGTH)) return false;
  const text = textOf(child);
  if (text === '' || text.length > MAX_LENGTH) return false;
  const isLink = isElement(child, 'a', 'button');
  const isClicked = isLink || path.some((element) => isElement(element, 'a', 'button'));
  const isArrow = () => MORE.test(text) && ARROW_AT_END.test(text);
  if (!isClicked && !isArrow() && !isBelowLinkedHeading(child, path)) return false;
  if (holdsBlock(child) && !isElement(child, 'div', 'p')) return false;
  if (isElement(child, 'button') && (/^[^\p{L}\p{N}]+$/u.test(text) || isDot(child, path))) return true;
  const isStep = isLink && /^#(?:next|prev(?:ious)?)$/.test(attribute(child, 'href'));
  // Without a click, an arrow in a linked card points at nothing.
  const pointsOn = !isLink && ARROW_AT_END.test(text) && !childElements(child).some(hasText);
  const isOfCard = !isLink && (!isClicked || path.some(isLinkedCard));
  const leadsOn = ONWARD.test(text) || (isOfCard && isLook(child));
  if (!(isStep || pointsOn || leadsOn)) return false;
  const line = before
    .map((node) => textOf([node]))
    .join(' ')
    .trim();
  if (!isElement(parent, 'p', 'li', 'dd', 'span')) return true;
  const after = textOf(parent.children.slice(parent.children.indexOf(child) + 1));
  return (line === '' || /[.…!?:»"”)\]]$/.test(line)) && (after === '' || ONWARD.test(after));
}

/** Whether a button's text is its own place in a row of buttons: it chooses a slide. */
function isDot(button: Element, path: readonly Element[]): boolean {
  const parent = path.at(-1);
  const row = isElement(parent, 'li') ? path.at(-2) : parent;
  const items = row ? childElements(row) : [];
  const isNumbered = (item: Element, at: number): boolean =>
    isElement(isElement(item, 'li') ? childElements(item)[0] : item, 'button') && textOf(item) === String(at + 1);
  return items.length > 1 && items.some((item) => item === button || item === parent) && items.every(isNumbered);
}
