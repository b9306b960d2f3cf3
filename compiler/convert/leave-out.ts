/** Compile: pages without words, and pages that could not be read, are not published; the ledger and the editor are told. */

import type { Diagnostic, LedgerEntry } from '../model.ts';
import type { PageConversion } from './page-reader.ts';

/**
 * The ledger without pages among the published that are none: they, and the addresses that stand for them, are skipped.
 * @param left paths, and why
 */
export function leaveOut(
  ledger: readonly LedgerEntry[],
  left: ReadonlyMap<string, LedgerEntry['reason']>,
): LedgerEntry[] {
  return ledger.map((entry) => {
    const page = entry.outcome === 'alias' ? entry.target : entry.outcome === 'published' && toAddress(entry.url);
    const reason = page ? left.get(page) : undefined;
    return reason ? { ...entry, outcome: 'skipped', reason } : entry;
  });
}

/** The complaint about each page without words. */
export const toEmptyPageDiagnostic = ({ page, isShell }: PageConversion): Diagnostic => ({
  severity: 'warning',
  code: isShell ? 'app-shell' : 'empty-page',
  where: page.path,
  about: null,
});

/** The complaint about each page that could not be read. */
export const toUnreadablePageDiagnostic = (path: string): Diagnostic => ({
  severity: 'warning',
  code: 'unreadable-page',
  where: path,
  about: null,
});

function toAddress(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
