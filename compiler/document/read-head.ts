/** Document stage, a part of step 2: reads a page's statements about itself from its head and its structured data. */

import { MAX_STATED_LENGTH } from '../bounds.ts';
import { readStatedDate } from '../stated-date.ts';
import { type ParsedNode, textIn } from './parse-html.ts';
import type { StructuredData } from './structured-data.ts';
import { withoutUnseen } from './visibility/unseen-characters.ts';

/** Returns the elements with a name, in document order; only names that `readDocument` indexes are known. */
export type FindElements = (name: string) => readonly ParsedNode[];

/** Statements of a page about itself; `''` for a missing one, but no `lastModified`. */
export type Head = ReturnType<typeof readHead>;

/**
 * Reads the head of a page, and its JSON-LD about the page itself. Titles and texts are cut to {@link
 * MAX_STATED_LENGTH}.
 */
export function readHead(find: FindElements, structured: StructuredData) {
  const stated = new Map<string, string>();
  for (const { attribs = {} } of find('meta')) {
    const name = (attribs.name || attribs.property || attribs['http-equiv'] || '').toLowerCase();
    const value = squeeze(attribs.content ?? '');
    if (name && value && !stated.has(name)) stated.set(name, value);
  }
  const meta = (...names: string[]) => names.map((name) => stated.get(name)).find(Boolean) ?? '';
  const fact = (name: string) => {
    for (const { properties } of structured.filter(isAboutThePage)) {
      const value = properties[name];
      if (typeof value === 'string') return squeeze(value);
    }
    return '';
  };
  const [html] = find('html');
  const ownLanguage = (html?.attribs?.lang ?? html?.attribs?.['xml:lang'] ?? '').trim();
  const documentTitle = squeeze(textIn(find('title').find(({ parent }) => parent?.name !== 'svg') ?? {}));
  const lastModified = [
    meta('article:modified_time', 'og:updated_time', 'last-modified', 'dcterms.modified', 'dc.date.modified'),
    fact('dateModified'),
    find('time').find(isUpdated)?.attribs?.datetime ?? '',
  ]
    .map(readStatedDate)
    .find(Boolean);
  return {
    /** Text of the first `title` outside of drawings, with the site's suffix; empty without one. */
    documentTitle,
    /** The document's title without signs around it, else Open Graph's; empty when neither is stated. */
    title: withoutFrame(documentTitle) || meta('og:title', 'twitter:title'),
    /** Headline of Open Graph or JSON-LD, usually the title without its suffix. */
    headline: meta('og:title', 'twitter:title') || fact('headline'),
    /** Contents of `meta` elements by `name`, `property` or `http-equiv` in lower case; of equal names the first. */
    meta: stated,
    siteName: meta('og:site_name', 'application-name'),
    description: meta('description', 'og:description', 'twitter:description'),
    /** As stated: `es`, `es-ES`; empty when not stated. */
    language: ownLanguage || meta('content-language'),
    /** As stated in `base`, possibly relative. */
    baseHref:
      find('base')
        .find(({ attribs }) => attribs?.href !== undefined)
        ?.attribs?.href?.trim() ?? '',
    /** Addresses of the page by language, often its own too, as stated (RFC 8288, `alternate` with `hreflang`). */
    alternates: find('link').flatMap(({ attribs = {} }) =>
      /(?:^|\s)alternate(?:\s|$)/i.test(attribs.rel ?? '') && attribs.hreflang && attribs.href ? [attribs.href] : [],
    ),
    /** ISO 8601, when stated and valid. */
    ...(lastModified && { lastModified }),
  };
}

const isAboutThePage = ({ types, isMain }: StructuredData[number]): boolean =>
  isMain && types.some((name) => /(?:Article|Posting|Page|Service|Product|Recipe)$/.test(name));

const isUpdated = ({ attribs = {} }: ParsedNode): boolean =>
  attribs.itemprop === 'dateModified' || /(?:^|\s)updated(?:\s|$)/.test(attribs.class ?? '');

/** Removes signs with a blank around a title: `:: Title ::` → `Title`. */
function withoutFrame(title: string): string {
  return title.replace(/^[^\p{L}\p{N}\s¿¡"'«“‘(#$€@&+]+\s+|(?<!\s)\s+[:.|*~·•»=_-]+$/gu, '');
}

/** Returns a text as one line without invisible characters and tags, cut to {@link MAX_STATED_LENGTH}. */
function squeeze(text: string): string {
  return withoutUnseen(text)
    .replace(/<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/gi, ' ')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_STATED_LENGTH);
}
