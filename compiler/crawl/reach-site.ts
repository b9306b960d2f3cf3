/** The first requests of a crawl: where the site really answers, what robots.txt says, how it says that a page is missing. */

import type { Address, SiteAddresses } from './address/site-addresses.ts';
import type { CrawlRecord } from './frontier.ts';
import { type FetchContext, fetchFile, fetchSource } from './http/fetch-source.ts';
import { FetchFailure } from './http/http-client.ts';
import { type Robots, readRobots } from './read/robots.ts';
import { compareWording } from './read/wording.ts';
import { type PageVisit, visitAddress } from './visit-address.ts';

/** An address that no site has. */
const MISSING: Address = '/vitrina-no-such-page-4d1f/';

/** Origin that answers for the home page: the one asked, or its `www.` or https twin when it redirects there. */
export async function findHome(addresses: SiteAddresses, context: FetchContext): Promise<string | FetchFailure> {
  try {
    const answer = await fetchSource(addresses.toFetchUrl('/'), 0, () => false, context);
    return new URL(answer.url).origin;
  } catch (error) {
    if (error instanceof FetchFailure) return error;
    throw error;
  }
}

/** Fetches and reads robots.txt; redirects are followed on the site only (RFC 9309 §2.3.1.2). */
export async function fetchRobots(addresses: SiteAddresses, context: FetchContext): Promise<Robots> {
  const url = addresses.toFetchUrl('/robots.txt');
  try {
    const answer = await fetchFile(url, context.limits.robotsBytes, addresses.toNextUrl, context);
    return readRobots(url, answer ?? { status: 404 });
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    return readRobots(url, {});
  }
}

/** The page that the site answers with status 200 for an address that does not exist, if it does not say 404. */
export async function findSoftMissing(addresses: SiteAddresses, context: FetchContext): Promise<PageVisit | undefined> {
  const { visit } = await visitAddress(MISSING, addresses, context);
  return visit.kind === 'page' && visit.wording.words > 0 ? visit : undefined;
}

/** Share of common wording from which on a page counts as the answer for a missing address. */
const MIN_LIKENESS = 0.9;

function isAlike(a: PageVisit, b: PageVisit): boolean {
  return a.title === b.title && compareWording(a.wording, b.wording) >= MIN_LIKENESS;
}

/** Marks pages like that answer, unless the home page is like it too: one application shell for everything. */
export function markSoftMissing(records: Iterable<CrawlRecord>, home: CrawlRecord | undefined, sample: PageVisit) {
  if (home?.visit?.kind === 'page' && isAlike(home.visit, sample)) return;
  for (const { visit } of records) {
    if (visit?.kind === 'page' && !visit.notContent && isAlike(visit, sample)) {
      visit.notContent = { reason: 'soft-404', detail: 'says what the site says of an address that does not exist' };
    }
  }
}
