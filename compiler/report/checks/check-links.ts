/** Report stage: what the ledger tells of links: broken ones, detours, pages that nothing leads to. */

import type { Diagnostic, LedgerEntry } from '../../model.ts';
import { type CheckedSite, linkingPages, toAddress } from './checked-site.ts';

/** Ways of failing that say nothing about the link: the site may answer next time. */
const TROUBLE = new Set(['timeout', 'connection', 'too-slow', 'invalid-answer', 'not-visited']);

/** Complains about addresses that lead nowhere, with the pages that link to them, detours, and orphans. */
export function checkLinks({ ledger }: CheckedSite): Diagnostic[] {
  const isRedirect = ({ reason }: LedgerEntry) => reason === 'redirect' || reason === 'refresh';
  const redirecting = new Set(ledger.filter(isRedirect).map(toAddress));
  return ledger.flatMap((entry): Diagnostic[] => {
    const { outcome, foundOn } = entry;
    const where = toAddress(entry);
    const pages = linkingPages(entry);
    if (isGuess(where, foundOn) && outcome !== 'published') return [];
    if (outcome === 'failed') return [toFailure(entry, where, pages)];
    if (isRedirect(entry)) return toDetours(entry, where, pages, redirecting);
    if (outcome === 'published' && where !== '/' && pages.length === 0) {
      return [
        {
          severity: 'info',
          code: 'orphan-page',
          where,
          message: `No page links to it; it was found by ${foundOn.join(' and ') || 'nothing'} only.`,
          hint: 'Link to it from the page where visitors would look for it.',
        },
      ];
    }
    return [];
  });
}

/** Nothing links to it: the crawl tried the path of addresses with a query string. */
const isGuess = (where: string, foundOn: readonly string[]): boolean =>
  foundOn.length > 0 && foundOn.every((way) => way.startsWith(`${where}?`));

function toFailure(entry: LedgerEntry, where: string, pages: string[]): Diagnostic {
  const { reason, status, detail, target } = entry;
  if (TROUBLE.has(reason) || (status !== undefined && status >= 500)) {
    return {
      severity: 'warning',
      code: 'page-failed',
      where,
      message: `The site gave no answer that could be used (${detail ?? reason}).`,
      hint: 'Open the page in a browser; if it works there, compile again.',
      ...(pages.length > 0 && { pages }),
    };
  }
  const end = target === undefined ? '' : `, by way of ${target}`;
  const why = detail ?? (status === undefined ? reason : `${reason}, status ${status}`);
  if (pages.length > 0) {
    return {
      severity: 'warning',
      code: 'broken-link',
      where,
      message: `${pages.length === 1 ? 'A page links' : `${pages.length} pages link`} to this address, which leads nowhere (${why}${end}).`,
      hint: 'Correct or remove the links, or redirect the address to the page that took its place.',
      pages,
    };
  }
  return {
    severity: 'warning',
    code: 'broken-listing',
    where,
    message: `${entry.foundOn.join(' and ') || 'The site'} names this address, which leads nowhere (${why}${end}).`,
    hint: 'Take it out of the sitemap, or out of crawl.seeds.',
  };
}

function toDetours(entry: LedgerEntry, where: string, pages: string[], redirecting: ReadonlySet<string>): Diagnostic[] {
  const before = pages.filter((page) => redirecting.has(page));
  const linking = pages.filter((page) => !redirecting.has(page));
  const target = entry.target ?? 'another address';
  const found: Diagnostic[] = [];
  if (before.length > 0) {
    found.push({
      severity: 'warning',
      code: 'redirect-chain',
      where: before[0] ?? where,
      message: `It redirects to ${where}, which redirects again; the way ends at ${target}.`,
      hint: `Redirect to ${target} at once.`,
      ...(before.length > 1 && { pages: before.slice(1) }),
    });
  }
  if (linking.length > 0) {
    found.push({
      severity: 'info',
      code: 'redirected-link',
      where,
      message: `${linking.length === 1 ? 'A page links' : `${linking.length} pages link`} to this address, which only redirects to ${target}.`,
      hint: 'Link to where it ends.',
      pages: linking,
    });
  }
  return found;
}
