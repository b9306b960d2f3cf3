/** Examine: the website itself, as its pages, its robots.txt and its sitemap are sent: what its owner can mend. */

import type { Element, Root } from 'hast';
import { aiUserAgents } from '#shared/contract/robots-policy.ts';
import { readSitemap } from '../crawl/read/read-sitemap.ts';
import { readRobots } from '../crawl/read/robots.ts';
import type { Document } from '../document/read-document.ts';
import type { CheckId } from '../words/es/examine.ts';
import { listSome } from '../words/list-some.ts';
import type { Examination } from './examination.ts';

/** Bytes and entries of a sitemap that are looked at. */
const MAX_SITEMAP_BYTES = 50_000_000;
const MAX_SITEMAP_ENTRIES = 50_000;

/** What each page must hold: empty when it does. */
const pageChecks: Partial<Record<CheckId, (document: Document) => string>> = {
  'structured-data': ({ structured }) => (structured.isBroken ? 'JSON-LD' : ''),
  'main-heading': ({ tree }) => {
    const headings = countHeadings(tree);
    return headings === 1 ? '' : `h1 × ${headings}`;
  },
  'page-head': ({ head }) =>
    [
      ...(head.statesLanguage ? [] : ['html lang']),
      ...(head.relations.some(({ rel }) => /\bcanonical\b/i.test(rel)) ? [] : ['canonical']),
      ...(head.meta.has('description') ? [] : ['description']),
    ].join(', '),
  'page-open': ({ head }) => /no(?:index|ai)\b/i.exec(head.meta.get('robots') ?? '')?.[0] ?? '',
};

export function examinePage({ note, addresses, words }: Examination, document: Document): void {
  for (const [check, judge] of Object.entries(pageChecks) as [CheckId, (document: Document) => string][]) {
    const wrong = judge(document);
    const isLack = check === 'page-head';
    note(check, addresses.site + document.path, wrong === '', isLack ? words.without(wrong) : wrong);
  }
}

/** Whether any of the site's pages says in its structured data which business it is. */
export const namesBusiness = ({ structured }: Document): boolean =>
  structured.nodes.some(({ isMain, types }) =>
    types.some((type) => isMain && /Organization|Business|Person|Store|Service$/.test(type)),
  );

/** What robots.txt and the sitemap that it names say to all of the site. `read` gives what is at a path. */
export async function examineSiteFiles(
  { addresses, note, words }: Examination,
  read: (path: string) => Promise<Uint8Array | undefined>,
): Promise<void> {
  const home = `${addresses.site}/`;
  const robots = readRobots(`${home}robots.txt`, {
    status: 200,
    body: (await read('/robots.txt')) ?? new Uint8Array(),
  });
  const shutOut = aiUserAgents.filter((name) => !robots.isAllowed(home, name));
  note(
    'robots-open',
    `${home}robots.txt`,
    shutOut.length === 0,
    listSome(shutOut, (more) => `… ${more}`),
  );

  const [address = `${home}sitemap.xml`] = robots.sitemaps;
  const readOne = async (url: string) =>
    readSitemap((await read(new URL(url).pathname)) ?? new Uint8Array(), MAX_SITEMAP_BYTES, MAX_SITEMAP_ENTRIES);
  const sitemap = await readOne(address);
  const [part] = sitemap.sitemaps;
  const { pages } = part === undefined ? sitemap : await readOne(part);
  if (!note('sitemap', address, pages.length > 0, words.without('<url>'))) return;
  const dated = pages.filter(({ lastModified }) => lastModified !== undefined).length;
  note('lastmod', address, dated * 2 >= pages.length, words.dated(dated, pages.length));
}

const countHeadings = (node: Root | Element): number =>
  node.children.reduce(
    (count, child) =>
      child.type === 'element' ? count + Number(child.tagName === 'h1') + countHeadings(child) : count,
    0,
  );
