/** Answers of the site as they were kept, behind the crawl's seam for conditional requests. */

import type { CachedAnswer, HttpCache } from '../crawl/http/http-cache.ts';
import type { EntryStore } from './entry-store.ts';

const KIND = 'answers';

/** @param toName identity of an address between runs: a folder is served on another port each time */
export function createResponseCache(store: EntryStore, toName: (url: string) => string): HttpCache {
  return {
    lookup: async (url) => (await store.get(KIND, toName(url))) as CachedAnswer | undefined,
    store: (url, answer) => store.put(KIND, toName(url), answer),
  };
}
