/** What the crawl read in the latest text of each address, to be used again when the same text comes again. */

import { hash } from 'node:crypto';
import type { HtmlFacts, ReadThrough } from '../crawl/read/read-html.ts';
import type { EntryStore } from './entry-store.ts';

const KIND = 'readings';

interface Entry {
  /** Digest over the text and the code that read it. */
  text: string;
  facts: HtmlFacts;
}

/**
 * @param code digest of the code that reads
 * @param toName identity of an address between runs
 */
export function createReadingCache(store: EntryStore, code: string, toName: (url: string) => string): ReadThrough {
  return async (url, text, read) => {
    const digest = code + hash('sha256', text);
    const entry = (await store.get(KIND, toName(url))) as Entry | undefined;
    if (entry?.text === digest) return entry.facts;
    const facts = read();
    await store.put(KIND, toName(url), { text: digest, facts } satisfies Entry);
    return facts;
  };
}
