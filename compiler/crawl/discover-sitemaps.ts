/** All sitemaps of the site, from robots.txt and the usual addresses, indexes followed → the addresses they list. */

import { complain, type Diagnostic } from '../model.ts';
import type { Address, SiteAddresses } from './address/site-addresses.ts';
import type { CrawlLimits } from './crawl-options.ts';
import { type FetchContext, fetchFile } from './http/fetch-source.ts';
import { FetchFailure } from './http/http-client.ts';
import { readSitemap, type SitemapEntry } from './read/read-sitemap.ts';

const USUAL = ['/sitemap.xml', '/sitemap_index.xml', '/wp-sitemap.xml'];

/** What a sitemap states about an address. */
export type SitemapFacts = Pick<SitemapEntry, 'lastModified'>;

export interface DiscoveredSitemaps {
  pages: Map<Address, SitemapFacts>;
  diagnostics: Diagnostic[];
}

async function fetchSitemap(address: Address, addresses: SiteAddresses, context: FetchContext) {
  const { sitemapBytes, sitemapEntries } = context.limits;
  const answer = await fetchFile(addresses.toFetchUrl(address), sitemapBytes, addresses.toNextUrl, context);
  if (answer?.status !== 200) return answer ? `status ${answer.status}` : 'too many redirects';
  return readSitemap(answer.body, sitemapBytes, sitemapEntries);
}

/** The later of two valid dates: `--quick` must not take a page that has changed for one that has not. */
function later(a: string | undefined, b: string | undefined): string | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return Date.parse(a) > Date.parse(b) || (Date.parse(a) === Date.parse(b) && a >= b) ? a : b;
}

/** Reads the sitemaps that robots.txt names and the usual ones, level by level, whichever answers first. */
export async function discoverSitemaps(
  named: string[],
  addresses: SiteAddresses,
  context: FetchContext & { limits: CrawlLimits },
): Promise<DiscoveredSitemaps> {
  const { limits } = context;
  const pages = new Map<Address, SitemapFacts>();
  const diagnostics: Diagnostic[] = [];
  const seen = new Set<Address>();
  const foreign = new Set<string>();
  const home = addresses.toFetchUrl('/');

  const toAddresses = (references: string[]) =>
    references.flatMap((reference) => {
      const address = addresses.toAddress(reference, home);
      if (address === undefined) foreign.add(reference);
      return address ?? [];
    });

  let level = [...new Set([...toAddresses(named), ...USUAL])];
  const mustExist = new Set(toAddresses(named));
  for (let depth = 0; depth < limits.sitemapDepth && level.length > 0; depth++) {
    const batch = level
      .filter((address) => !seen.has(address))
      .sort()
      .slice(0, Math.max(0, limits.sitemaps - seen.size));
    for (const address of batch) seen.add(address);
    const read = await Promise.all(
      batch.map((address) =>
        fetchSitemap(address, addresses, context).catch((error: unknown) => {
          if (error instanceof FetchFailure) return error.message;
          throw error;
        }),
      ),
    );
    const found: string[] = [];
    for (const [index, sitemap] of read.entries()) {
      const address = batch[index] ?? '';
      if (typeof sitemap === 'string') {
        if (mustExist.has(address) || !USUAL.includes(address)) {
          diagnostics.push(complain('warning', 'sitemap-unreadable', address, { why: sitemap }));
        }
        continue;
      }
      found.push(...sitemap.sitemaps);
      for (const entry of sitemap.pages) {
        const page = addresses.toAddress(entry.loc, home);
        if (page === undefined) {
          foreign.add(entry.loc);
          continue;
        }
        if (!pages.has(page) && pages.size >= limits.sitemapEntries) continue;
        const lastModified = later(pages.get(page)?.lastModified, entry.lastModified);
        pages.set(page, lastModified === undefined ? {} : { lastModified });
      }
    }
    level = [...new Set(toAddresses(found))];
  }
  if (foreign.size > 0) {
    const [example = ''] = [...foreign].sort();
    const about = { entries: foreign.size, example: example.slice(0, 200) };
    diagnostics.push(complain('warning', 'sitemap-off-site', '/sitemap.xml', about));
  }
  return { pages, diagnostics };
}
