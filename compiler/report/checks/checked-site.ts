/** Report stage: what the checks look at. */

import type { PagePath } from '#shared/page.ts';
import type { CompiledPage, LedgerEntry } from '../../model.ts';

export interface CheckedSite {
  /** Sorted by path. */
  pages: readonly CompiledPage[];
  /** The titles of their documents. */
  stated: readonly { path: PagePath; documentTitle: string }[];
  ledger: readonly LedgerEntry[];
}

/** Path and query string of a ledger row. */
export function toAddress({ url }: Pick<LedgerEntry, 'url'>): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** The pages among the ways in which an address was found. */
export function linkingPages({ foundOn }: Pick<LedgerEntry, 'foundOn'>): string[] {
  return foundOn.filter((way) => way.startsWith('/'));
}
