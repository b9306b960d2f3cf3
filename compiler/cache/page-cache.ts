/** Pages as they were read and converted, to be used again when neither the page nor what all pages share has changed. */

import type { PageConversion, PageReading } from '../convert/page-reader.ts';
import type { Source } from '../model.ts';
import { digestOfValues } from './digest.ts';
import type { EntryStore } from './entry-store.ts';

/** What is known of one page from an earlier run. */
export interface CachedPage {
  /** Digest over the source and the code that read it. */
  source: string;
  /** Digest over the options that it was read and converted with. */
  options: string;
  reading: PageReading;
  /** Digest over the template that it was converted with. */
  template: string;
  conversion: PageConversion;
}

export interface PageCache {
  /** What is known of a source as it is read with these options; `undefined` when either changed. */
  lookup(source: Source, options: string): Promise<CachedPage | undefined>;
  store(source: Source, page: Omit<CachedPage, 'source'>): Promise<void>;
}

const KIND = 'pages';

/** @param code digest of the code that converts: pages converted by other code are not used */
export function createPageCache(store: EntryStore, code: string, toDigest: (source: Source) => string): PageCache {
  const digestOf = (source: Source) => digestOfValues(code, toDigest(source));
  return {
    async lookup(source, options) {
      const entry = (await store.get(KIND, source.path)) as CachedPage | undefined;
      return entry?.source === digestOf(source) && entry.options === options ? entry : undefined;
    },
    store: (source, page) => store.put(KIND, source.path, { ...page, source: digestOf(source) }),
  };
}
