/** Reads a website given as HTML by path, and detects its company information, as the compiler does. */

import { type CompanyConfig, companyConfig, locatedFacts } from '../../../compiler/company/company-config.ts';
import { detectCompanyInfo } from '../../../compiler/company/company-info.ts';
import { type PageFacts, readFacts } from '../../../compiler/company/read-facts.ts';
import { type DocumentOptions, readDocument } from '../../../compiler/document/read-document.ts';
import type { CompiledPage } from '../../../compiler/model.ts';
import type { Heading } from '../../../shared/page.ts';

export const SITE = 'https://www.taller.example';

function documentOf(path: string, html: string, options: Partial<DocumentOptions> = {}) {
  return readDocument({ path, url: SITE + path, html: new TextEncoder().encode(html), aliases: [] }, options);
}

/** Returns the Markdown of a page below its main heading: headings, items, rows, terms and paragraphs, a block each. */
const markdownBelow = (html: string): string =>
  html
    .replace(/<(title|nav|h1|script)\b[\s\S]*?<\/\1>/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/<h([2-6])[^>]*>/g, (_, level: string) => `\n\n${'#'.repeat(Number(level))} `)
    .replace(/<br>/g, '\\\n')
    .replace(/<li[^>]*>/g, '\n- ')
    .replace(/<\/?(?:strong|b)>/g, '**')
    .replace(/<tr>(?:<t[hd][^>]*>)?/g, '\n| ')
    .replace(/<\/t[hd]>(?:<t[hd][^>]*>)?/g, ' | ')
    .replace(/<\/?(?:p|div|ul|ol|h\d|section|article|table|summary|details)\b[^>]*>/g, '\n\n')
    .replace(/<[^>]*>/g, ' ')
    .replace(/[ \t]+/g, ' ')
    .replace(/\n(?: ?\n)+/g, '\n\n')
    .replace(/^ | $/gm, '')
    .trim();

/** Returns headings that have no tags inside. The anchor is their `id`, else `s` and their position. */
const headingsOf = (html: string): Heading[] =>
  [...html.matchAll(/<h([1-6])(?: id="([^"]*)")?>([^<]*)<\/h\1>/g)].map(([, level, id, text = ''], at) => ({
    level: Number(level),
    text,
    anchor: id ?? `s${at}`,
  }));

/** Returns the facts of one page. */
export function factsOf(html: string, path = '/', language = 'es'): PageFacts {
  return readFacts(documentOf(path, html), { language });
}

/**
 * Detects the company information of a site.
 * @param site HTML by path
 * @param options `stated`: the config's `company`; `unindexed`: HTML by path of pages that are read, but not published;
 * `order` changes the order in which the pages are read
 */
export function detectSite(
  site: Record<string, string>,
  {
    language = 'es',
    stated: written = {},
    brand,
    unindexed = {},
    order = (paths) => paths,
  }: {
    language?: string;
    stated?: CompanyConfig;
    brand?: string;
    unindexed?: Record<string, string>;
    order?: (paths: string[]) => string[];
  } = {},
): ReturnType<typeof detectCompanyInfo> {
  const stated = companyConfig.parse(written);
  const facts = order(Object.keys(site)).map((path) =>
    readFacts(documentOf(path, site[path] ?? '', { located: locatedFacts(stated) }), { language }),
  );
  const pages = facts.map(
    (page): CompiledPage => ({
      path: page.path,
      url: page.url,
      title: page.mainHeading || page.documentTitle,
      description: /<meta name="description" content="([^"]*)"/.exec(site[page.path] ?? '')?.[1] ?? '',
      language: page.language ?? language,
      markdown: `# ${page.mainHeading}\n\n${markdownBelow(site[page.path] ?? '')}\n`,
      headings: headingsOf(site[page.path] ?? ''),
      aliases: [],
      imageAlts: [],
      words: 0,
      own: { words: 0, kept: 0 },
      removed: [],
    }),
  );
  return detectCompanyInfo({
    site: { url: SITE, language, ...(brand && { brand }) },
    pages,
    facts,
    stated,
    unindexed: Object.entries(unindexed).map(([path, html]) => factsOf(html, path, language)),
  });
}
