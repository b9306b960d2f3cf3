/** Pages as they were converted, to be used again when neither the page nor what all pages share has changed. */

import { createHash } from 'node:crypto';
import { serialize } from 'node:v8';
import type { CompiledSource } from '../convert/compile-page.ts';
import type { Source } from '../model.ts';
import type { PageFingerprint } from '../page/learn-template.ts';
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
export function createPageCache(store: EntryStore, code: string): PageCache {
  const digests = new WeakMap<Source, string>();
  const digestOf = (source: Source): string => {
    const known = digests.get(source);
    if (known !== undefined) return known;
    const { html, ...rest } = source;
    const digest = createHash('sha256').update(code).update(JSON.stringify(rest)).update(html).digest('hex');
    digests.set(source, digest);
    return digest;
  };
  return {
    async lookup(source) {
      const entry = (await store.get(KIND, source.path)) as CachedPage | undefined;
      return entry?.source === digestOf(source) ? entry : undefined;
    },
    store: (source, page) => store.put(KIND, source.path, { ...page, source: digestOf(source) }),
  };
}

/** Digest over any plain values, maps and typed arrays included, that were made in the same order. */
export function digestOfValues(...values: unknown[]): string {
  return createHash('sha256').update(serialize(values)).digest('hex');
}
