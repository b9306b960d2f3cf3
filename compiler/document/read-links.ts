/** Document stage: reads the links of a page, which show how its site is ordered, each with its place. */

import type { Element, ElementContent, Root } from 'hast';
import { type PagePath, toPagePath } from '#shared/page.ts';
import { toOneLine } from '#shared/short-text.ts';
import { BREADCRUMB_NAMES, FOOTER_NAMES, MENU_NAMES, SUBMENU_NAMES, VISITORS_WORDS_NAMES } from '../signs/box-names.ts';
import { SCREEN_READER_ONLY } from '../signs/hidden.ts';
import { siteKey, siteKeyOf } from '../site-key.ts';
import {
  attribute,
  classAndId,
  findElement,
  holdsElement,
  imagesIn,
  isElement,
  isHeading,
  linksIn,
  textOf,
  visitElements,
} from './elements.ts';

type LinkPlace = 'menu' | 'footer' | 'content' | 'breadcrumb' | 'aside';

export interface DocumentLink {
  place: LinkPlace;
  /** Heading or first line of a card, else its visible text, else its label; never empty. */
  text: string;
  /** Absolute, with its fragment. */
  address: string;
  /** The target page; absent for other sites, and for addresses with a query string. */
  path?: PagePath;
  /** With its `#`, if there is a `path` and the link leads to a section of it. */
  fragment?: string;
  /** In a menu or footer the entry above it, in a footer else the line above its list; else the heading; or empty. */
  group: string;
  /** The target page of that entry; absent if the entry leads to a section or away. */
  groupPath?: PagePath;
  /** Ids of the elements around a link in the content. */
  within?: string[];
}

/** Addresses against which a page's links are resolved. */
export interface LinkBase {
  /** Public address of the page. */
  url: string;
  /** Its `<base href>`, as stated; empty when it has none. */
  baseHref: string;
  /** Further origins of this site: where it was crawled from. */
  ownOrigins: readonly string[];
}

/** Maximum characters of the text of a link, and of the line above a list. */
const MAX_TEXT = 120;
const MAX_LINE = 40;

/** Returns the links to web addresses by element, in document order, without those of no text or one too long. */
export function readLinks(tree: Root, { url, baseHref, ownOrigins }: LinkBase): Map<Element, DocumentLink> {
  const base = URL.parse(baseHref, url)?.href ?? url;
  const own = new Set([url, ...ownOrigins].map(siteKeyOf));
  const links = new Map<Element, DocumentLink>();
  let heading = '';

  const toTarget = (href: string): Pick<DocumentLink, 'address' | 'path' | 'fragment'> | undefined => {
    const address = /^\s*(?:#\s*)?$/.test(href) ? null : URL.parse(href, href.startsWith('#') ? url : base);
    if (!address || !/^https?:$/.test(address.protocol)) return undefined;
    if (!own.has(siteKey(address)) || address.search !== '') return { address: address.href };
    return {
      address: address.href,
      path: toPagePath(address),
      ...(address.hash.length > 1 && { fragment: address.hash }),
    };
  };

  const note = (link: Element, path: readonly Element[]): void => {
    const target = toTarget(attribute(link, 'href'));
    if (!target) return;
    const place = placeOf(path);
    // A card that is a link is named by its heading or first line, not by its whole text.
    const text = headingIn(link) || firstLineIn(link) || labelOf(link, place);
    if (text === '' || text.length > MAX_TEXT) return;
    const parent = place === 'menu' || place === 'footer' ? parentEntry(link, path) : undefined;
    // An entry that leads to a section does not stand for the whole page.
    const group = parent?.href === undefined ? undefined : toTarget(parent.href);
    const groupPath = group?.fragment === undefined ? group?.path : undefined;
    links.set(link, {
      place,
      text,
      ...target,
      group:
        parent?.text ??
        (place === 'footer' ? lineAbove(path) : undefined) ??
        (place === 'footer' || place === 'content' ? heading : ''),
      ...(groupPath === undefined ? {} : { groupPath }),
      ...(place === 'content' && { within: path.map((element) => attribute(element, 'id')).filter((id) => id !== '') }),
    });
  };

  visitElements(tree, (element, path) => {
    // A heading inside a linked card heads that card only.
    if (isHeading(element) && !path.some((one) => isElement(one, 'a'))) heading = textOf(element);
    // A heading of the main part does not head the footer.
    else if (isElement(element, 'footer')) heading = '';
    if (isElement(element, 'a')) note(element, path);
  });
  return links;
}

/**
 * Returns the place of a link by the landmarks and class names around it: a menu in a footer, aside or breadcrumb has
 * the place of these, a menu in the main part is a menu.
 */
function placeOf(path: readonly Element[]): LinkPlace {
  let place: LinkPlace | undefined;
  for (const element of path.toReversed()) {
    const names = classAndId(element);
    const role = attribute(element, 'role');
    if (isElement(element, 'body')) break;
    if (BREADCRUMB_NAMES.test(`${names} ${attribute(element, 'ariaLabel').toLowerCase()}`)) return 'breadcrumb';
    if (isElement(element, 'aside') || VISITORS_WORDS_NAMES.test(names)) return 'aside';
    if (isElement(element, 'footer') || role === 'contentinfo') return 'footer';
    if (isElement(element, 'main', 'article') || role === 'main') return place ?? 'content';
    if (FOOTER_NAMES.test(names)) place = 'footer';
    else if (isElement(element, 'nav', 'header') || role === 'navigation' || MENU_NAMES.test(names)) place ??= 'menu';
  }
  return place ?? 'content';
}

/** Returns a link's shown text, else its `aria-label`, `title` or, in a menu, its picture's `alt`; `''` without any. */
function labelOf(link: Element, place: LinkPlace): string {
  const image = place === 'menu' ? imagesIn([link])[0] : undefined;
  return (
    textOf(link.children.flatMap(nameIn)) ||
    attribute(link, 'ariaLabel').trim() ||
    attribute(link, 'title').trim() ||
    (image ? attribute(image, 'alt').trim() : '') ||
    textOf(link.children.filter(isShown))
  );
}

/** Returns the first line with a word of a link that consists of boxes; `''` if it has a text of its own. */
function firstLineIn(link: Element): string {
  const shown = link.children.filter((child) => isShown(child) && textOf(child) !== '');
  const [whole] = shown;
  if (shown.length === 1 && whole !== undefined && isElement(whole, 'div')) return firstLineIn(whole);
  const lines = shown.filter((child) => child.type === 'element').map((child) => textOf(child));
  if (lines.length < 2 || lines.length < shown.length) return '';
  const named = lines.filter((line) => /\p{L}{3}/u.test(line));
  // Single words with blanks between them may be one name.
  const isOneName = named.length > 1 && shown.length < link.children.length && !named.some((line) => / /.test(line));
  return isOneName ? '' : (named[0] ?? '');
}

/** Returns the first heading of a linked card; `''` without one. */
function headingIn(card: Element): string {
  const heading = findElement(card, (element) => isHeading(element) && textOf(element) !== '');
  return heading ? textOf(heading) : '';
}

const isShown = (node: ElementContent): boolean =>
  node.type !== 'element' || !SCREEN_READER_ONLY.test(attribute(node, 'className'));

/** Returns a part of a link without its small print, and without numbers and arrows for the eye alone. */
const nameIn = (node: ElementContent): ElementContent[] => {
  if (node.type !== 'element') return [node];
  const isBeside = isElement(node, 'small') || attribute(node, 'ariaHidden') === 'true';
  return isBeside || !isShown(node) ? [] : [{ ...node, children: node.children.flatMap(nameIn) }];
};

/** Returns the menu entry above a link: the text before its submenu, and its address if it has one. */
function parentEntry(link: Element, path: readonly Element[]): { text: string; href?: string } | undefined {
  let inList = false;
  let inSubmenu = false;
  for (const element of path.toReversed()) {
    if (isElement(element, 'nav', 'body')) return undefined;
    const isSubmenu = SUBMENU_NAMES.test(classAndId(element));
    if (isElement(element, 'ul', 'ol') || isSubmenu) inList = true;
    else if (inList && (inSubmenu || isElement(element, 'li'))) {
      const entry = entryOf(element, new Set([link, ...path.slice(path.indexOf(element))]));
      if (entry !== undefined) return entry;
      inList = false;
    }
    inSubmenu = isSubmenu;
  }
  return undefined;
}

/** Returns the line right above the list around a link, heading or not; `undefined` if it is long or has links. */
function lineAbove(path: readonly Element[]): string | undefined {
  const at = path.findLastIndex((element) => isElement(element, 'ul', 'ol'));
  const around = path[at - 1]?.children ?? [];
  const before = around.slice(0, around.indexOf(path[at] as Element)).findLast(({ type }) => type === 'element');
  const text = before?.type === 'element' && linksIn([before]).length === 0 ? textOf(before) : '';
  return text !== '' && text.length <= MAX_LINE ? text : undefined;
}

/** Returns the first text of a list item before its list, or `undefined`. @param around elements around the link */
function entryOf(item: Element, around: ReadonlySet<Element>): { text: string; href?: string } | undefined {
  for (const child of item.children) {
    if (child.type === 'text' && child.value.trim() !== '') return { text: toOneLine(child.value) };
    if (child.type !== 'element' || isElement(child, 'ul', 'ol') || SUBMENU_NAMES.test(classAndId(child))) continue;
    if (around.has(child)) {
      const inner = entryOf(child, around);
      if (inner !== undefined) return inner;
      continue;
    }
    const text = textOf(child);
    if (text === '') continue;
    const href = linksIn([child])[0]?.properties.href;
    return typeof href === 'string' ? { text, href } : { text };
  }
  return undefined;
}

/** Returns the links of an element if there are several with at least 80 % of its text; else an empty list. */
function linksOfList(element: Element): Element[] {
  const links = linksIn([element]);
  const said = links.reduce((length, link) => length + textOf(link).length, 0);
  return links.length < 2 || said * 10 < textOf(element).length * 8 ? [] : links;
}

/** Whether an element consists of several links, all to other sites. */
export function leadsAway(element: Element, { url, ownOrigins }: LinkBase): boolean {
  const links = linksOfList(element);
  const own = new Set([url, ...ownOrigins].map(siteKeyOf));
  const isAway = (link: Element) => {
    const address = URL.parse(attribute(link, 'href'), url);
    return address !== null && /^https?:$/.test(address.protocol) && !own.has(siteKey(address));
  };
  return links.length > 0 && links.every(isAway);
}

/**
 * Whether an element consists of several links, without cards, most of them to addresses in the page's menus.
 * @param known links of the whole page
 */
export function repeatsMenu(element: Element, known: ReadonlyMap<Element, DocumentLink>): boolean {
  const links = holdsElement(element, 'p', 'h2', 'h3', 'h4', 'h5', 'h6') ? [] : linksOfList(element);
  const inMenus = new Set([...known.values()].filter(({ place }) => place === 'menu').map(({ address }) => address));
  return links.filter((link) => inMenus.has(known.get(link)?.address ?? '')).length * 2 > links.length;
}
