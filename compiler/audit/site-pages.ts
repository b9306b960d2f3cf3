/** Audit: the website's own pages and robots.txt, as far as scanners look at them. */

import type { CheerioAPI } from 'cheerio';
import type { PagePath } from '#shared/page.ts';
import { parseHtml } from '../page/read/parse-html.ts';

/** What scanners read from the HTML of one page. */
export interface PageMarkup {
  path: PagePath;
  /** Characters of text that the server sends. */
  textLength: number;
  mainHeadings: number;
  /** Of `lang`, `canonical`, `description`, `og:title`, `og:type`, `og:image`, `main`. */
  lacks: string[];
  /** Headings start at the first level and never skip one. */
  headingsInOrder: boolean;
  pointsToLlms: boolean;
  noindex: boolean;
  /** Types of the JSON-LD nodes; undefined when a block does not parse. */
  jsonLd?: Set<string>;
  hasDateModified: boolean;
}

export interface SitePages {
  pages: PageMarkup[];
  /** Empty when the site has none. */
  robots: string;
  /** Empty when the site has none. */
  sitemap: string;
  /** Pages whose HTML could not be had. */
  unread: PagePath[];
}

const wantedParts: [name: string, selector: string][] = [
  ['html lang', 'html[lang]'],
  ['canonical', 'link[rel~="canonical"]'],
  ['description', 'meta[name="description" i][content]'],
  ['og:title', 'meta[property="og:title"]'],
  ['og:type', 'meta[property="og:type"]'],
  ['og:image', 'meta[property="og:image"]'],
  ['main landmark', 'main, [role="main"]'],
];

/** Reads one page's markup. Never throws. */
export function readPageMarkup(path: PagePath, html: Uint8Array): PageMarkup {
  const { $ } = parseHtml(html);
  const levels = $('h1, h2, h3, h4, h5, h6')
    .toArray()
    .map(({ tagName }) => Number(tagName.charAt(1)));
  const jsonLd = readJsonLd($);
  const text = $('body').clone();
  text.find('script, style, noscript, template').remove();
  return {
    path,
    textLength: text.text().replace(/\s+/g, ' ').trim().length,
    mainHeadings: levels.filter((level) => level === 1).length,
    lacks: wantedParts.filter(([, selector]) => $(selector).length === 0).map(([name]) => name),
    headingsInOrder: levels[0] === 1 && levels.every((level, at) => at === 0 || level - (levels[at - 1] ?? 0) <= 1),
    pointsToLlms: $('a[href*="llms.txt"], link[href*="llms.txt"]').length > 0,
    noindex: /noindex|noai/i.test($('meta[name="robots" i]').attr('content') ?? ''),
    ...(jsonLd && { jsonLd: jsonLd.types }),
    hasDateModified: jsonLd?.dated ?? false,
  };
}

function readJsonLd($: CheerioAPI): { types: Set<string>; dated: boolean } | undefined {
  const types = new Set<string>();
  let dated = false;
  const walk = (value: unknown) => {
    if (Array.isArray(value)) value.forEach(walk);
    else if (typeof value === 'object' && value !== null) {
      const node = value as Record<string, unknown>;
      for (const type of [node['@type']].flat()) if (typeof type === 'string') types.add(type);
      dated ||= typeof node.dateModified === 'string';
      if (node['@graph']) walk(node['@graph']);
    }
  };
  for (const script of $('script[type="application/ld+json"]').toArray()) {
    try {
      walk(JSON.parse($(script).text()));
    } catch {
      return undefined;
    }
  }
  return { types, dated };
}
