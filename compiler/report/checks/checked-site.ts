/** Report stage: what the checks look at. */

import type { CompiledPage, LedgerEntry } from '../../model.ts';
import type { PageMarkup } from '../page-markup.ts';

export interface CheckedSite {
  /** Sorted by path. */
  pages: readonly CompiledPage[];
  /** One for each page, in the same order. */
  markup: readonly PageMarkup[];
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
