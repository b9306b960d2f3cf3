/** Company stage, in a worker: the links by which a site says how it is ordered. */

import type { PagePath } from '#shared/page.ts';
import { toPagePath } from '#shared/page-path.ts';
import { withoutUnseen } from '../../visibility/unseen-characters.ts';
import { readText } from './blocks.ts';
import { ancestorsOf, type ElementNode, elementsOf, tokensOf } from './tree.ts';
import { isInHidden } from './visible.ts';

/** Where a link stands. */
type LinkPlace = 'menu' | 'footer' | 'content' | 'breadcrumb';

export interface FactLink {
  place: LinkPlace;
  text: string;
  path: PagePath;
  /** Fragment with its `#`, when the link leads to a place in a page. */
  fragment?: string;
  /** The menu entry, or the heading, that it stands below; empty at the top. */
  group: string;
  /** Where that menu entry leads, when it leads anywhere. */
  groupPath?: PagePath;
}

/**
 * The links to this site's own pages, in document order.
 * @param url public address of the page
 * @param origins other origins that the document's links may name for this site (the one it was crawled from)
 */
export function readLinks(elements: readonly ElementNode[], url: string, origins: readonly string[]): FactLink[] {
  const base = baseOf(elements, url);
  const hosts = new Set([url, ...origins].map(hostOf));
  const links: FactLink[] = [];
  let heading = '';

  function toTarget(href: string | undefined): { path: PagePath; fragment?: string } | undefined {
    if (href === undefined || href.trim() === '' || href.trim() === '#') return undefined;
    let address: URL;
    try {
      address = new URL(href, base);
    } catch {
      return undefined;
    }
    if (!/^https?:$/.test(address.protocol) || !hosts.has(hostOf(address.href)) || address.search !== '')
      return undefined;
    return address.hash.length > 1
      ? { path: toPagePath(address), fragment: address.hash }
      : { path: toPagePath(address) };
  }

  for (const element of elements) {
    if (/^h[1-6]$/.test(element.name)) {
      heading = readText(element);
      continue;
    }
    if (element.name !== 'a') continue;
    const target = toTarget(element.attribs.href);
    if (target === undefined) continue;
    const place = placeOf(element);
    const { 'aria-label': label, title } = element.attribs;
    // In a header a picture alone is the logo.
    const alt = place === 'menu' ? elementsOf(element).find(({ name }) => name === 'img')?.attribs.alt : undefined;
    const text = readText(element) || withoutUnseen(label ?? title ?? alt ?? '').trim();
    if (text === '' || text.length > 120) continue;
    // Submenus are hidden until they are opened.
    if (place === undefined || (place !== 'menu' && isInHidden(element))) continue;
    const parent = place === 'menu' || place === 'footer' ? parentEntry(element) : undefined;
    const groupPath = parent === undefined ? undefined : toTarget(parent.href)?.path;
    links.push({
      place,
      text,
      ...target,
      group: parent?.text ?? (place === 'footer' || place === 'content' ? heading : ''),
      ...(groupPath === undefined ? {} : { groupPath }),
    });
  }
  return links;
}

/** Host of an absolute address without `www.`; empty for any other. */
export function hostOf(address: string): string {
  try {
    return new URL(address).host.replace(/^www\./, '');
  } catch {
    return '';
  }
}

function baseOf(elements: readonly ElementNode[], url: string): string {
  try {
    return new URL(
      elements.find(({ name, attribs }) => name === 'base' && attribs.href !== undefined)?.attribs.href ?? '',
      url,
    ).href;
  } catch {
    return url;
  }
}

const MENU = /(?:^|[\s_-])(?:menu|nav|navbar|navigation|menubar)(?:$|[\s_-])/;
const FOOTER = /(?:^|[\s_-])(?:footer|pie)(?:$|[\s_-])/;
const FOREIGN = /(?:^|[\s_-])(?:cookies?|consent|related|relacionad[oa]s|comments?)(?:$|[\s_-])/;

/** The place of a link by the elements around it; none for links that say nothing of the site's order. */
function placeOf(link: ElementNode): LinkPlace | undefined {
  let place: LinkPlace | undefined;
  for (const element of ancestorsOf(link)) {
    const { name, attribs } = element;
    const tokens = tokensOf(element);
    if (/breadcrumb|migas/.test(`${tokens} ${(attribs['aria-label'] ?? '').toLowerCase()}`)) return 'breadcrumb';
    if (name === 'aside' || FOREIGN.test(tokens)) return undefined;
    if (name === 'footer' || attribs.role === 'contentinfo') return 'footer';
    if (name === 'main' || name === 'article' || attribs.role === 'main') return place ?? 'content';
    if (name === 'body') break;
    if (FOOTER.test(tokens)) place = 'footer';
    else if (name === 'nav' || name === 'header' || attribs.role === 'navigation' || MENU.test(tokens))
      place ??= 'menu';
  }
  return place ?? 'content';
}

const SUBMENU = /(?:^|[\s_-])(?:sub-?menu|dropdown-?menu|mega-?menu)/;

/** The entry whose submenu a link stands in: the first text of the list item around its list. */
function parentEntry(link: ElementNode): { text: string; href?: string } | undefined {
  let inList = false;
  for (const element of ancestorsOf(link)) {
    if (element.name === 'nav' || element.name === 'body') return undefined;
    if (element.name === 'ul' || element.name === 'ol' || SUBMENU.test(tokensOf(element))) inList = true;
    else if (element.name === 'li' && inList) {
      const entry = entryOf(element, link);
      if (entry !== undefined) return entry;
      inList = false;
    }
  }
  return undefined;
}

function entryOf(item: ElementNode, link: ElementNode): { text: string; href?: string } | undefined {
  for (const child of item.children) {
    if (!('attribs' in child)) {
      if (child.type === 'text' && child.data.trim() !== '') return { text: child.data.replace(/\s+/g, ' ').trim() };
      continue;
    }
    if (child.name === 'ul' || child.name === 'ol') continue;
    if (contains(child, link)) {
      const inner = entryOf(child, link);
      if (inner !== undefined) return inner;
      continue;
    }
    const text = readText(child);
    if (text === '') continue;
    const href = child.name === 'a' ? child.attribs.href : firstHref(child);
    return href === undefined ? { text } : { text, href };
  }
  return undefined;
}

function firstHref(element: ElementNode): string | undefined {
  for (const child of element.children) {
    if (!('attribs' in child)) continue;
    const href = child.name === 'a' ? child.attribs.href : firstHref(child);
    if (href !== undefined) return href;
  }
  return undefined;
}

function contains(element: ElementNode, other: ElementNode): boolean {
  if (element === other) return true;
  for (const around of ancestorsOf(other)) if (around === element) return true;
  return false;
}
