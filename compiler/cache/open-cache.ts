/** Everything that is remembered of one site as it is crawled with one set of credentials. */

import { join } from 'node:path';
import type { HttpCache } from '../crawl/http/http-cache.ts';
import type { CompileSettings } from '../resolve-config.ts';
import { codeDigest } from './code-digest.ts';
import { createEntryStore } from './entry-store.ts';
import { createPageCache, digestOfValues, type PageCache } from './page-cache.ts';
import { createResponseCache } from './response-cache.ts';

export interface SiteCache {
  answers: HttpCache;
  pages: PageCache;
  /** Forgets what the run that ends now had no use for. */
  prune(): Promise<void>;
}

/** Characters of the folder's name. */
const NAME_LENGTH = 16;

/** @param origin that is crawled: for a folder, the one it is served at this time */
export function openCache(folder: string, { site, from, crawl }: CompileSettings, origin: string): SiteCache {
  // Another login or language may get other answers.
  const scope = digestOfValues(site.url, site.language, from, crawl.headers).slice(0, NAME_LENGTH);
  const store = createEntryStore(join(folder, scope));
  const toName = (url: string) => ('folder' in from && url.startsWith(origin) ? url.slice(origin.length) : url);
  return {
    answers: createResponseCache(store, toName),
    pages: createPageCache(store, codeDigest()),
    prune: store.prune,
  };
}
