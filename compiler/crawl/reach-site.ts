/** The first requests of a crawl: where the home page really answers, and what robots.txt says. */

import type { FetchContext } from './fetch-source.ts';
import { fetchSource } from './fetch-source.ts';
import { FetchFailure } from './http-client.ts';
import { type Robots, readRobots } from './robots.ts';
import type { SiteAddresses } from './site-addresses.ts';

/**
 * Origin that answers for `from`: itself, or its `www.` or https twin when the home page redirects there. Then the
 * rest of the crawl asks that one, without a redirect for every page.
 */
export async function findHome(from: string, addresses: SiteAddresses, context: FetchContext): Promise<string> {
  try {
    const answer = await fetchSource(addresses.toFetchUrl('/'), 0, () => false, context);
    return new URL(answer.url).origin;
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    return new URL(from).origin;
  }
}

/** Fetches and reads robots.txt; redirects are followed on the site only (RFC 9309 §2.3.1.2). */
export async function fetchRobots(addresses: SiteAddresses, context: FetchContext): Promise<Robots> {
  const url = addresses.toFetchUrl('/robots.txt');
  let at = url;
  try {
    for (let hop = 0; hop <= 5; hop++) {
      const answer = await fetchSource(at, context.limits.robotsBytes, (status) => status === 200, context);
      const location = answer.headers.location;
      const next = typeof location === 'string' ? addresses.toAddress(location, answer.url) : undefined;
      if (answer.status < 300 || answer.status >= 400 || next === undefined) return readRobots(url, answer);
      at = addresses.toFetchUrl(next);
    }
    return readRobots(url, { status: 404 });
  } catch (error) {
    if (!(error instanceof FetchFailure)) throw error;
    return readRobots(url, {});
  }
}
