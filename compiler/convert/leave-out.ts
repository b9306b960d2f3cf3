/** Compile: pages without words, and unreadable ones, are not published; ledger and editor are told. */

import type { Diagnostic, LedgerEntry } from '../model.ts';
import { pathAndQuery } from '../site-key.ts';

/** By the ledger's reason: empty until a script runs, no words, too large. */
const CODES = { 'app-shell': 'app-shell', empty: 'empty-page', unreadable: 'unreadable-page' } as const;

/** Paths of the pages that are not published, each with why. */
export type LeftOut = ReadonlyMap<string, keyof typeof CODES>;

/** The ledger, with pages in `left` and the aliases of these skipped, each for its reason. */
export function leaveOut(ledger: readonly LedgerEntry[], left: LeftOut): LedgerEntry[] {
  return ledger.map((entry) => {
    const page = entry.outcome === 'alias' ? entry.target : entry.outcome === 'published' && pathAndQuery(entry.url);
    const reason = page ? left.get(page) : undefined;
    return reason ? { ...entry, outcome: 'skipped', reason } : entry;
  });
}

/** The complaint about each page that is left out. */
export const toLeftOutDiagnostics = (left: LeftOut): Diagnostic[] =>
  [...left].map(([where, reason]) => ({ severity: 'warning', code: CODES[reason], where, about: null }));
