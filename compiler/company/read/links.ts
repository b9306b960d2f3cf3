/** Company stage, in a worker: the links by which a site says how it is ordered. */

import type { CheerioAPI } from 'cheerio';
import type { PagePath } from '#shared/page.ts';
import { toPagePath } from '#shared/page-path.ts';
import { type DocumentNode, readText } from './blocks.ts';

/** Where a link stands. */
export type LinkPlace = 'menu' | 'footer' | 'content' | 'breadcrumb';

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

type ElementNode = Extract<DocumentNode, { attribs: unknown }>;

/**
 * The links to this site's own pages, in document order.
 * @param url public address of the page
 * @param origins other origins that the document's links may name for this site (the one it was crawled from)
 */
export function readLinks($: CheerioAPI, url: string, origins: readonly string[]): FactLink[] {
  const base = baseOf($, url);
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

  $('h1,h2,h3,h4,h5,h6,a[href]').each((_, element) => {
    if (/^h[1-6]$/.test(element.name)) {
      heading = readText(element);
      // A heading that is itself a link groups nothing yet; the link in it is read with the heading before.
      return;
    }
    const target = toTarget(element.attribs.href);
    const text = readText(element) || (element.attribs['aria-label'] ?? element.attribs.title ?? '').trim();
    if (target === undefined || text === '' || text.length > 120) return;
    const place = placeOf(element);
    if (place === undefined) return;
    const parent = place === 'menu' || place === 'footer' ? parentEntry(element) : undefined;
    const groupPath = parent === undefined ? undefined : toTarget(parent.href)?.path;
    links.push({
      place,
      text,
      ...target,
      group: parent?.text ?? (place === 'footer' || place === 'content' ? heading : ''),
      ...(groupPath === undefined ? {} : { groupPath }),
    });
  });
  return links;
}

function hostOf(address: string): string {
  try {
    return new URL(address).host.replace(/^www\./, '');
  } catch {
    return '';
  }
}

function baseOf($: CheerioAPI, url: string): string {
  try {
    return new URL($('base[href]').first().attr('href') ?? '', url).href;
  } catch {
    return url;
  }
}

const tokensOf = (element: ElementNode): string =>
  `${element.attribs.class ?? ''} ${element.attribs.id ?? ''}`.toLowerCase();

function placeOf(element: ElementNode): LinkPlace | undefined {
  let place: LinkPlace | undefined;
  for (let node: DocumentNode | null = element; node !== null; node = node.parent) {
    if (!('attribs' in node)) continue;
    const tokens = tokensOf(node);
    const label = `${tokens} ${(node.attribs['aria-label'] ?? '').toLowerCase()}`;
    if (/breadcrumb|migas/.test(label)) return 'breadcrumb';
    if (/(?:^|[\s_-])(?:cookies?|consent|related|relacionad[oa]s|comments?)(?:$|[\s_-])/.test(tokens)) return undefined;
    if (node.name === 'footer' || node.attribs.role === 'contentinfo') return 'footer';
    if (node.name === 'aside') return undefined;
    if (node.name === 'main' || node.name === 'article' || node.attribs.role === 'main') return place ?? 'content';
    if (node.name === 'nav' || node.attribs.role === 'navigation' || node.attribs.role === 'menubar') place ??= 'menu';
    else if (/(?:^|[\s_-])(?:menu|nav|navbar|navigation|menubar)(?:$|[\s_-])/.test(tokens)) place ??= 'menu';
    else if (/(?:^|[\s_-])(?:footer|pie)(?:$|[\s_-])/.test(tokens)) place = 'footer';
    else if (node.name === 'header') place ??= 'menu';
  }
  return place ?? 'content';
}

/** The entry whose submenu a link stands in: the first text of the list item around its list. */
function parentEntry(link: ElementNode): { text: string; href?: string } | undefined {
  let item: DocumentNode | null = link.parent;
  let lists = 0;
  for (; item !== null; item = item.parent) {
    if (!('attribs' in item)) continue;
    if (
      item.name === 'ul' ||
      item.name === 'ol' ||
      /(?:^|[\s_-])(?:sub-?menu|dropdown-?menu|mega-?menu)/.test(tokensOf(item))
    )
      lists++;
    else if (item.name === 'li' && lists > 0) {
      const entry = entryOf(item, link);
      if (entry !== undefined) return entry;
      lists = 0;
    } else if (item.name === 'nav' || item.name === 'body') return undefined;
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
  for (let node: DocumentNode | null = other; node !== null; node = node.parent) if (node === element) return true;
  return false;
}
