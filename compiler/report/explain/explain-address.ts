/** Report stage: everything that is known about one address, as a value. */

import { toPagePath } from '#shared/page-path.ts';
import type { Diagnostic, FactSource, LedgerEntry } from '../../model.ts';
import { toAddress } from '../checks/checked-site.ts';
import type { LastReport, ReportedPage } from '../last-report.ts';

export interface Explanation {
  /** Path and query string. */
  address: string;
  /** What became of it; absent when the crawl never saw it. */
  entry?: LedgerEntry;
  /** Its redirects and canonical links, from the address to where they end. */
  way: LedgerEntry[];
  /** The page that it is, or stands for. */
  page?: ReportedPage;
  /** Company facts that were read from the page. */
  facts: FactSource[];
  diagnostics: Diagnostic[];
  /** Known addresses that look like it, when it was never seen. */
  similar: string[];
}

const SIMILAR = 5;

/** @param asked address, path or the last part of one, as a person writes it */
export function explainAddress(asked: string, { siteUrl, ledger, pages, facts, diagnostics }: LastReport): Explanation {
  const rows = new Map(ledger.map((entry) => [toAddress(entry), entry]));
  const wanted = toWanted(asked, siteUrl);
  const address = [wanted, `${wanted}/`, wanted.replace(/\/$/, '')].find((one) => rows.has(one)) ?? wanted;
  const way: LedgerEntry[] = [];
  for (let at = rows.get(address); at && !way.includes(at); at = rows.get(at.target ?? '')) way.push(at);
  const entry = way[0];
  const last = way.at(-1);
  const path = last?.outcome === 'published' ? toAddress(last) : undefined;
  const page = pages.find((one) => one.path === path);
  const name = wanted.split('/').filter(Boolean).at(-1)?.toLowerCase() ?? '';
  return {
    address,
    ...(entry && { entry }),
    way,
    ...(page && { page }),
    facts: facts.filter(({ from }) => from === path),
    diagnostics: diagnostics.filter(({ where, pages: more = [] }) =>
      [address, path].some((one) => one !== undefined && (where === one || more.includes(one))),
    ),
    similar: entry
      ? []
      : [...rows.keys()].filter((known) => name && isAlike(known.toLowerCase(), name)).slice(0, SIMILAR),
  };
}

/** Either holds the last part of the other, as of `contactos` and `/contacto/`; a short one is in too many. */
function isAlike(known: string, name: string): boolean {
  const last = known.split('/').filter(Boolean).at(-1) ?? '';
  return known.includes(name) || (last.length > 3 && name.includes(last));
}

function toWanted(asked: string, siteUrl: string): string {
  const text = /^[\w-]+(?:\.[\w-]+)+\//.test(asked) ? `https://${asked}` : asked;
  const base = `${siteUrl}/`;
  if (!URL.canParse(text, base)) return asked;
  const { pathname, search } = new URL(text, base);
  return toPagePath(pathname) + search;
}
