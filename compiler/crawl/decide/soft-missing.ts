/** Pages that say what the site says of an address that does not exist → pages that do not exist. */

import type { CrawlRecord } from '../crawl-record.ts';
import { compareWording } from '../read/wording.ts';
import type { PageVisit } from '../visit-address.ts';

const MIN_LIKENESS = 0.9;

function isAlike(a: PageVisit, b: PageVisit): boolean {
  return a.title === b.title && compareWording(a.wording, b.wording) >= MIN_LIKENESS;
}

/**
 * Marks the pages that are like `sample`, the site's answer for a missing address. Does nothing when the home page is
 * like it too: such a site answers one application shell for everything.
 */
export function markSoftMissing(records: Iterable<CrawlRecord>, home: CrawlRecord | undefined, sample: PageVisit) {
  if (home?.visit?.kind === 'page' && isAlike(home.visit, sample)) return;
  for (const { visit } of records) {
    if (visit?.kind === 'page' && !visit.notContent && isAlike(visit, sample)) {
      visit.notContent = { reason: 'soft-404', detail: 'says what the site says of an address that does not exist' };
    }
  }
}
