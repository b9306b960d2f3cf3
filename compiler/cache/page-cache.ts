/** Pages as they were converted, to be used again when neither the page nor what all pages share has changed. */

import type { CompiledSource } from '../convert/compile-page.ts';
import type { Source } from '../model.ts';
import type { PageFingerprint } from '../page/learn-template.ts';
import { digestOfValues } from './digest.ts';
import type { EntryStore } from './entry-store.ts';

/** What is known of one page from an earlier run. */
export interface CachedPage {
  /** Digest over the source and the code that read it. */
  source: string;
  fingerprint: PageFingerprint;
  /** Digest over all that conversion depends on beside the source. */
  shared: string;
  compiled: CompiledSource;
}

export interface PageCache {
  /** What is known of a source; `undefined` when it changed. */
  lookup(source: Source): Promise<CachedPage | undefined>;
  store(source: Source, page: Omit<CachedPage, 'source'>): Promise<void>;
}

const KIND = 'pages';

/** @param code digest of the code that converts: pages converted by other code are not used */
export function createPageCache(store: EntryStore, code: string, toDigest: (source: Source) => string): PageCache {
  const digestOf = (source: Source) => digestOfValues(code, toDigest(source));
  return {
    async lookup(source) {
      const entry = (await store.get(KIND, source.path)) as CachedPage | undefined;
      return entry?.source === digestOf(source) ? entry : undefined;
    },
    store: (source, page) => store.put(KIND, source.path, { ...page, source: digestOf(source) }),
  };
}
