/** Pages that may be published, and which of two addresses of one page is the better. */

import type { Address } from '../address/site-addresses.ts';
import type { CrawlRecord } from '../frontier.ts';
import type { PageVisit } from '../visit-address.ts';

/** An HTML page that may be published, were it not for another address of it. */
export interface Candidate {
  record: CrawlRecord;
  visit: PageVisit;
}

/** The address that is published in the place of another one. */
export interface Leader {
  target: Address;
  reason: 'canonical' | 'duplicate';
}

/** Reasons against an address as numbers, the weightiest first; lower is better. */
function weigh({ record, visit }: Candidate): number[] {
  const { address } = record;
  return [
    address.includes('?') ? 1 : 0,
    record.sitemap ? 0 : 1,
    visit.canonical === address ? 0 : 1,
    /\/(?:index|default|home)\.\w+$/i.test(address) ? 1 : 0,
    address.length,
  ];
}

/** Sorts the better address first: no query string, in the sitemap, canonical by its own word, shorter, code points. */
export function preferAddress(a: Candidate, b: Candidate): number {
  const weights = weigh(b);
  const difference = weigh(a)
    .map((weight, index) => weight - (weights[index] ?? 0))
    .find((one) => one !== 0);
  return difference ?? (a.record.address < b.record.address ? -1 : 1);
}
