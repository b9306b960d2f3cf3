/** Everything that is remembered of one site as it is crawled with one set of credentials. */

import { join } from 'node:path';
import type { CompileSettings } from '../config/resolve-config.ts';
import type { PageCache } from '../convert/convert-pages.ts';
import { createSourceDigest, digestOfValues } from '../convert/digest.ts';
import type { HttpCache } from '../crawl/http/http-cache.ts';
import type { ReadThrough } from '../crawl/read/read-html.ts';
import { codeDigest } from './code-digest.ts';
import { type CompilationCache, createCompilationCache } from './compilation-cache.ts';
import { createEntryStore } from './entry-store.ts';
import { createPageCache } from './page-cache.ts';
import { createReadingCache } from './reading-cache.ts';
import { createResponseCache } from './response-cache.ts';

export interface SiteCache {
  answers: HttpCache;
  readings: ReadThrough;
  pages: PageCache;
  compilation: CompilationCache;
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
  const code = codeDigest();
  const toDigest = createSourceDigest();
  return {
    answers: createResponseCache(store, toName),
    readings: createReadingCache(store, code, toName),
    pages: createPageCache(store, code, toDigest),
    compilation: createCompilationCache(store, code, toDigest, !('folder' in from)),
    prune: store.prune,
  };
}
