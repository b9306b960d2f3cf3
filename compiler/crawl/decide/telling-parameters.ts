/** From the ledger: which query parameters lead to something else than the page at the path before them. */

import type { LedgerEntry } from '../../model.ts';

/** Path and name of each, `/?p`, sorted; none that stands for the page without it, or only acts on that page. */
export function toTellingParameters(ledger: readonly LedgerEntry[]): string[] {
  const pageAt = new Map(ledger.map((entry) => [toAddress(entry.url), pageOf(entry)]));
  const found = new Set<string>();
  for (const { url, reason } of ledger) {
    const { pathname, search } = new URL(url);
    const page = pageAt.get(pathname + search);
    if (search === '' || reason === 'action-link' || (page !== undefined && page === pageAt.get(pathname))) continue;
    for (const pair of search.slice(1).split('&')) found.add(`${pathname}?${pair.split('=', 1)[0]}`);
  }
  return [...found].sort();
}

function pageOf({ url, outcome, target }: LedgerEntry): string | undefined {
  return outcome === 'published' ? toAddress(url) : outcome === 'alias' ? target : undefined;
}

function toAddress(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
