/** Report stage: problems with links that the ledger shows: broken ones, and pages that nothing leads to. */

import { complain, type Diagnostic, type Failure, type LedgerEntry } from '../../model.ts';
import { pathAndQuery } from '../../site-key.ts';

/** Failures that prove nothing about the link: the site may answer next time. */
const TEMPORARY_FAILURES = new Set(['timeout', 'connection', 'too-slow', 'invalid-answer', 'not-visited']);

/** Complains about addresses that lead nowhere, with pages that link to them, and about pages without any link. */
export function checkLinks(ledger: readonly LedgerEntry[]): Diagnostic[] {
  return ledger.flatMap((entry): Diagnostic[] => {
    const { outcome, foundOn } = entry;
    const where = pathAndQuery(entry.url);
    const pages = foundOn.filter((way) => way.startsWith('/'));
    // The crawl begins at the start page even if neither a link nor the config names it.
    const isTriedByCrawl =
      isTriedPath(where, foundOn) || (where === '/' && entry.status === 404 && foundOn.join() === 'seed');
    if (isTriedByCrawl && outcome !== 'published') return [];
    if (outcome === 'failed') return [toFailure(entry, where, pages)];
    if (outcome === 'published' && where !== '/' && pages.length === 0) {
      return [complain('info', 'orphan-page', where, { foundOn })];
    }
    return [];
  });
}

/** Whether no page links to it: the crawl tried the path of addresses with a query string. */
const isTriedPath = (where: string, foundOn: readonly string[]): boolean =>
  foundOn.length > 0 && foundOn.every((way) => way.startsWith(`${where}?`));

/** Returns the complaint: a wall, a failure that may pass, or a broken link, also of a sitemap or a seed. */
function toFailure({ reason, status, detail, target, foundOn }: LedgerEntry, where: string, pages: string[]) {
  const why: Failure = { reason, status, detail, end: target };
  const more = pages.length > 0 ? { pages } : {};
  if (reason === 'needs-login') return complain('warning', 'access-login', where, why, more);
  if (reason === 'turned-away') return complain('warning', 'access-denied', where, why, more);
  if (TEMPORARY_FAILURES.has(reason) || (status !== undefined && status >= 500)) {
    return complain('warning', 'page-failed', where, why, more);
  }
  return complain('warning', 'broken-link', where, { ...why, foundOn }, more);
}
