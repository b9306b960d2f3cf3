/** Compile: pages without words are not published; the ledger and the editor are told. */

import type { Diagnostic, LedgerEntry } from '../model.ts';

/**
 * The ledger without the empty pages among the published: they, and the addresses that stand for them, are skipped.
 * @param empty paths
 */
export function leaveOutEmpty(ledger: readonly LedgerEntry[], empty: ReadonlySet<string>): LedgerEntry[] {
  return ledger.map((entry) => {
    const page = entry.outcome === 'alias' ? entry.target : entry.outcome === 'published' && toAddress(entry.url);
    return page && empty.has(page) ? { ...entry, outcome: 'skipped', reason: 'empty' } : entry;
  });
}

/** The complaint about each of them. */
export const toEmptyPageDiagnostic = (path: string): Diagnostic => ({
  severity: 'warning',
  code: 'empty-page',
  where: path,
  message: 'The page has no words of its own, so it is not published.',
  hint: 'Write something on it, take it out of the site, or name what is missing in `content.keep`.',
});

function toAddress(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
