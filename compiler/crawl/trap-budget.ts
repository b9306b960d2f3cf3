/** Limits the requests for addresses of one pattern, since calendars, filters and counters never end. */

import type { Refusal } from './address/address-rules.ts';
import type { Address } from './address/site-addresses.ts';
import type { CrawlLimits } from './crawl-options.ts';
import { compareWording, type Wording } from './read/wording.ts';

/** Earlier pages of a pattern that the next one is compared with. */
const MAX_COMPARED = 20;

/** Share of common wording from which on a page counts as another view of an earlier one. */
const MAX_LIKENESS = 0.5;

/** Words of content from which on a page may count as new. */
const MIN_CONTENT_WORDS = 50;

function pathOf(address: Address): string {
  const mark = address.indexOf('?');
  return mark < 0 ? address : address.slice(0, mark);
}

/** What addresses of one kind have in common: the path when there is a query string, else the path without its numbers. */
export function trapPattern(address: Address): string {
  return address.includes('?') ? `${pathOf(address)}?` : address.replace(/\d+/g, '#');
}

/** Budgets of one crawl. Ask in sorted order within a level: then the same addresses pass in every run. */
export function createTrapBudget(limits: CrawlLimits) {
  const spent = new Map<string, number>();
  const charged = new Map<Address, string>();
  const wordings = new Map<string, Wording[]>();

  function isNew(pattern: string, wording: Wording): boolean {
    const earlier = wordings.get(pattern) ?? [];
    wordings.set(pattern, [...earlier, wording].slice(-MAX_COMPARED));
    return (
      wording.contentWords >= MIN_CONTENT_WORDS &&
      earlier.every((other) => compareWording(wording, other) < MAX_LIKENESS)
    );
  }

  return {
    /** Spends one from the budgets that `address` falls under; the reason when one of them is used up. */
    spend(address: Address, linkedFrom: Iterable<Address>): Refusal | undefined {
      const pattern = trapPattern(address);
      const isQuery = address.includes('?');
      // Numbered pages that other pages link to as well are a catalogue, not a counter.
      if (!isQuery && (!pattern.includes('#') || [...linkedFrom].some((from) => trapPattern(from) !== pattern))) {
        return undefined;
      }
      const used = spent.get(pattern) ?? 0;
      const limit = isQuery ? limits.queryVariants : limits.numberedPaths;
      if (used >= limit) {
        return { reason: isQuery ? 'query-trap' : 'path-trap', detail: `${limit} of ${pattern} led to nothing new` };
      }
      spent.set(pattern, used + 1);
      charged.set(address, pattern);
      return undefined;
    },
    /** Gives back what a fetched address cost when it led to something new, or is a page that says something new. */
    settle(address: Address, leadsOn: boolean, wording?: Wording): void {
      const pattern = charged.get(address);
      if (pattern === undefined) return;
      charged.delete(address);
      const saysNew = !address.includes('?') && wording !== undefined && isNew(pattern, wording);
      if (leadsOn || saysNew) spent.set(pattern, (spent.get(pattern) ?? 1) - 1);
    },
  };
}
