/** Pages as they were read and converted, to be used again when neither the page nor what all pages share has changed. */

import type { CachedPage, PageCache } from '../convert/convert-pages.ts';
import { digestOfValues } from '../convert/digest.ts';
import type { Source } from '../model.ts';
import type { EntryStore } from './entry-store.ts';

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
