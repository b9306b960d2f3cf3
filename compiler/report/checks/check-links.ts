/** Report stage: problems with links that the ledger shows: broken ones, and pages that nothing leads to. */

import { groupBy } from '#shared/group-by.ts';
import { comparePaths } from '#shared/page.ts';
import { complain, type Diagnostic, type Failure, type LedgerEntry } from '../../model.ts';
import { pathAndQuery } from '../../site-key.ts';

/** Failures that prove nothing about the link: the site may answer next time. */
const TEMPORARY_FAILURES = new Set(['timeout', 'connection', 'too-slow', 'invalid-answer', 'not-visited']);

/**
 * Complains about addresses that failed or want a login, with the pages that link to them; and about published pages
 * that no page links to. Addresses that only the crawl itself tried are left out.
 */
export function checkLinks(ledger: readonly LedgerEntry[]): Diagnostic[] {
  const found = ledger.flatMap((entry): Diagnostic[] => {
    const { outcome, foundOn } = entry;
    const where = pathAndQuery(entry.url);
    const pages = foundOn.filter((way) => way.startsWith('/'));
    // The crawl begins at the start page even if neither a link nor the config names it.
    const isTriedByCrawl =
      isTriedPath(where, foundOn) || (where === '/' && entry.status === 404 && foundOn.join() === 'seed');
    if (isTriedByCrawl && outcome !== 'published') return [];
    if (outcome === 'failed') return [complainOfFailure(entry, where, pages)];
    if (outcome === 'published' && where !== '/' && pages.length === 0) {
      return [complain('info', 'orphan-page', where, { foundOn })];
    }
    return [];
  });
  return joinRelative(found, ledger);
}

/** Paths of folders by their language, below which the same names may stand with a slash before them: `/en/contact`. */
const LANGUAGE_FOLDER = /^\/[a-z]{2}(?:-[a-z]{2})?\/$/i;

/**
 * Tells broken links by their cause: a link of a menu that is written `contact` works on the home page, and is another
 * broken address on each page in a folder. Returns one complaint for all such links of the same pages.
 */
function joinRelative(found: readonly Diagnostic[], ledger: readonly LedgerEntry[]): Diagnostic[] {
  const pages = new Set(
    ledger.flatMap(({ outcome, url }) =>
      outcome === 'published' || outcome === 'alias' ? [pathAndQuery(url).replace(/(?<=.)\/$/, '')] : [],
    ),
  );
  const isWorking = (written: string | undefined): written is string =>
    written !== undefined && pages.has(`/${written.replace(/\/$/, '')}`);
  const byWritten = groupBy(found, (one) => {
    const written = one.code === 'broken-link' ? toWritten(one) : undefined;
    return isWorking(written) ? written : undefined;
  });
  // One address alone may be a slip in a link that has its slash.
  const relative = [...byWritten].flatMap(([written, [first, ...others]]) =>
    written === undefined || others.length === 0 ? [] : [{ written, some: [first, ...others] }],
  );
  const joined = new Set(relative.flatMap(({ some }) => some));
  const holdersOf = (some: readonly Diagnostic[]): string[] =>
    [...new Set(some.flatMap((one) => one.pages ?? []))].sort(comparePaths);
  const alike = groupBy(relative, ({ some }) => JSON.stringify(holdersOf(some)));
  return [
    ...found.filter((one) => !joined.has(one)),
    ...[...alike.values()].map((links) => {
      const [where = '/', ...more] = holdersOf(links.flatMap(({ some }) => some));
      const told = links.map(({ written }) => ({ written, means: `/${written}` }));
      const about = { links: told, pages: more.length + 1 };
      return complain('warning', 'relative-link', where, about, more.length > 0 ? { pages: more } : {});
    }),
  ];
}

/** Returns the link that all pages have if none of them begins it with a slash; `undefined` if they differ. */
function toWritten({ where, pages = [] }: Diagnostic): string | undefined {
  const written = pages.map((page) => {
    const folder = page.slice(0, page.lastIndexOf('/') + 1);
    const isInside = folder !== '/' && !LANGUAGE_FOLDER.test(folder) && where.startsWith(folder);
    return isInside ? where.slice(folder.length) : '';
  });
  const [first = '', ...others] = written;
  return first !== '' && others.every((one) => one === first) ? first : undefined;
}

/** Whether no page links to it: the crawl tried the path of addresses with a query string. */
const isTriedPath = (where: string, foundOn: readonly string[]): boolean =>
  foundOn.length > 0 && foundOn.every((way) => way.startsWith(`${where}?`));

/** Returns the complaint: a wall, a failure that may pass, or a broken link, also of a sitemap or a seed. */
function complainOfFailure({ reason, status, detail, target, foundOn }: LedgerEntry, where: string, pages: string[]) {
  const why: Failure = { reason, status, detail, end: target };
  const more = pages.length > 0 ? { pages } : {};
  if (reason === 'needs-login') return complain('warning', 'access-login', where, why, more);
  if (reason === 'turned-away') return complain('warning', 'access-denied', where, why, more);
  if (TEMPORARY_FAILURES.has(reason) || (status !== undefined && status >= 500)) {
    return complain('warning', 'page-failed', where, why, more);
  }
  return complain('warning', 'broken-link', where, { ...why, foundOn }, more);
}
