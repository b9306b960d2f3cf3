/** Everything that is remembered of one site as it is crawled with one set of credentials. */

import { hash } from 'node:crypto';
import { join } from 'node:path';
import type { CompileSettings } from '../config/resolve-config.ts';
import type { CachedPage, PageCache } from '../convert/convert-pages.ts';
import { createSourceDigest, digestOfValues } from '../convert/digest.ts';
import type { CachedAnswer, HttpCache } from '../crawl/http/http-cache.ts';
import type { HtmlFacts, ReadThrough } from '../crawl/read/read-html.ts';
import type { Source } from '../model.ts';
import { codeDigest } from './code-digest.ts';
import { createCompilationCache } from './compilation-cache.ts';
import { createEntryStore, type EntryStore } from './entry-store.ts';

/** Characters of the folder's name. */
const NAME_LENGTH = 16;

/** @param origin that is crawled: for a folder, the one it is served at this time */
export function openCache(folder: string, { site, from, crawl }: CompileSettings, origin: string) {
  // Another login or language may get other answers.
  const scope = digestOfValues(site.url, site.language, from, crawl.headers).slice(0, NAME_LENGTH);
  const store = createEntryStore(join(folder, scope));
  // A folder is served on another port each time.
  const toName = (url: string) => ('folder' in from && url.startsWith(origin) ? url.slice(origin.length) : url);
  const code = codeDigest();
  const toDigest = createSourceDigest();
  const answers: HttpCache = {
    lookup: async (url) => (await store.get('answers', toName(url))) as CachedAnswer | undefined,
    store: (url, answer) => store.put('answers', toName(url), answer),
  };
  return {
    answers,
    readings: createReadings(store, code, toName),
    pages: createPages(store, code, toDigest),
    compilation: createCompilationCache(store, code, toDigest, !('folder' in from)),
    /** Forgets what the run that ends now had no use for. */
    prune: store.prune,
  };
}

/** What the crawl read in the latest text of each address, used again when the same code finds the same text. */
function createReadings(store: EntryStore, code: string, toName: (url: string) => string): ReadThrough {
  return async (url, html, read) => {
    const text = code + hash('sha256', html);
    const entry = (await store.get('readings', toName(url))) as { text: string; facts: HtmlFacts } | undefined;
    if (entry?.text === text) return entry.facts;
    const facts = read();
    await store.put('readings', toName(url), { text, facts });
    return facts;
  };
}

/** Pages as they were converted, used again when neither the page, the code nor what all pages share has changed. */
function createPages(store: EntryStore, code: string, toDigest: (source: Source) => string): PageCache {
  const digestOf = (source: Source) => digestOfValues(code, toDigest(source));
  return {
    async lookup(source, options) {
      const entry = (await store.get('pages', source.path)) as CachedPage | undefined;
      return entry?.source === digestOf(source) && entry.options === options ? entry : undefined;
    },
    store: (source, page) => store.put('pages', source.path, { ...page, source: digestOf(source) }),
  };
}
