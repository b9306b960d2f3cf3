/** Page stage, questions to the document: what the page states about itself in its head and its structured data. */

import type { CheerioAPI } from 'cheerio';
import { MAX_STATED_LENGTH } from '../../document/bounds.ts';
import { withoutUnseen } from '../../visibility/unseen-characters.ts';

export interface PageMetadata {
  /** The `<title>`, else Open Graph's; the site's suffix is still in it. Empty when neither is stated. */
  title: string;
  /** Open Graph's or JSON-LD's headline: usually the title without the suffix. */
  headline: string;
  siteName: string;
  description: string;
  /** As stated: `es`, `es-ES`; empty when not. */
  language: string;
  /** As stated, possibly relative. */
  baseHref: string;
  /** ISO 8601, when stated and valid. */
  lastModified?: string;
}

/** Asks the document for its metadata. JSON-LD is read for facts only, never for text. */
export function readMetadata($: CheerioAPI): PageMetadata {
  // One look at the document for all of them: each takes as long as any.
  const found = $(
    'meta, title, base[href], script[type="application/ld+json" i], [itemprop="dateModified"], time.updated',
  );
  const stated = new Map<string, string>();
  found.filter('meta').each((_, element) => {
    const name = (
      $(element).attr('name') ||
      $(element).attr('property') ||
      $(element).attr('http-equiv') ||
      ''
    ).toLowerCase();
    const value = squeeze($(element).attr('content') ?? '');
    if (name && value && !stated.has(name)) stated.set(name, value);
  });
  const meta = (...names: string[]) => names.map((name) => stated.get(name)).find(Boolean) ?? '';
  const graph = readJsonLd(
    found
      .filter('script')
      .toArray()
      .map((script) => $(script).text()),
  );
  const fact = (name: string) => {
    for (const node of graph) if (typeof node[name] === 'string') return squeeze(node[name]);
    return '';
  };
  const lastModified = firstDate([
    meta('article:modified_time', 'og:updated_time', 'last-modified', 'dcterms.modified', 'dc.date.modified'),
    fact('dateModified'),
    found.filter('time').first().attr('datetime') ?? '',
    found.filter('[itemprop="dateModified"]').first().attr('content') ?? '',
  ]);
  return {
    title: withoutFrame(squeeze(found.filter('title').first().text())) || meta('og:title', 'twitter:title'),
    headline: meta('og:title', 'twitter:title') || fact('headline'),
    siteName: meta('og:site_name', 'application-name'),
    description: meta('description', 'og:description', 'twitter:description'),
    language: ($('html').attr('lang') ?? $('html').attr('xml:lang') ?? '').trim() || meta('content-language'),
    baseHref: found.filter('base').first().attr('href')?.trim() ?? '',
    ...(lastModified && { lastModified }),
  };
}

/** Every object in the page's JSON-LD that describes the page or its content, `@graph` and lists flattened. */
function readJsonLd(scripts: readonly string[]): Record<string, unknown>[] {
  const found: Record<string, unknown>[] = [];
  const collect = (value: unknown, depth: number) => {
    if (!value || typeof value !== 'object' || depth > 4) return;
    if (Array.isArray(value)) {
      for (const item of value) collect(item, depth + 1);
      return;
    }
    const node = value as Record<string, unknown>;
    if (isAboutThePage(node['@type'])) found.push(node);
    collect(node['@graph'], depth + 1);
    collect(node.mainEntity, depth + 1);
  };
  for (const script of scripts) {
    try {
      collect(JSON.parse(script), 0);
    } catch {
      // Broken structured data states nothing.
    }
  }
  return found;
}

function isAboutThePage(type: unknown): boolean {
  return [type]
    .flat()
    .some((name) => typeof name === 'string' && /(?:Article|Posting|Page|Service|Product|Recipe)$/.test(name));
}

function firstDate(candidates: string[]): string | undefined {
  for (const candidate of candidates) {
    const date = toIsoDate(candidate);
    if (date) return date;
  }
  return undefined;
}

/** An ISO 8601 date or date and time as stated; undefined for anything else, and for days that do not exist. */
function toIsoDate(stated: string): string | undefined {
  const text = stated.trim();
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/.exec(text);
  if (!match) return undefined;
  const [, year, month, day] = match.map(Number);
  const date = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day ?? 0));
  const exists = date.getUTCMonth() === (month ?? 0) - 1 && date.getUTCDate() === day && (year ?? 0) > 1990;
  return exists ? text.replace(' ', 'T') : undefined;
}

/** Signs that some pages put around their titles: `:: Title ::`. */
function withoutFrame(title: string): string {
  return title.replace(/^[^\p{L}\p{N}\s¿¡"'«“‘(#$€@&+]+\s+|\s+[:.|*~·•»=_-]+$/gu, '');
}

function squeeze(text: string): string {
  return withoutUnseen(text)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, MAX_STATED_LENGTH);
}
