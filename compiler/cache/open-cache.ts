/** Remembers the answers, readings, PDFs, renderings, pages and latest compilation of one site between runs. */

import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import { attempt } from '#shared/attempt.ts';
import { digestRunning } from '#shared/build/program.js';
import { remember } from '#shared/remember.ts';
import type { CompileSettings } from '../config/resolve-config.ts';
import type { CachedPage, PageCache } from '../convert/convert-pages.ts';
import { createSourceDigest, digestOfValues } from '../convert/digest.ts';
import type { CachedAnswer, HttpCache } from '../crawl/http/fetch-source.ts';
import type { HtmlFacts, ReadThrough } from '../crawl/read/read-html.ts';
import type { Source } from '../model.ts';
import type { PdfReading, ReadPdf } from '../pdf/pdf-reader.ts';
import { digestOf, NO_BROWSER, type Render, type Rendering } from '../render/renderer.ts';
import type { Compilation, CompileInput, TermCache } from '../to-compilation.ts';

/** Characters of the cache folder's name. */
const FOLDER_NAME_LENGTH = 16;

/**
 * Opens the cache of one site and login in `folder`, which holds those of others too.
 * @param origin crawled origin; for a folder, the one it is served at in this run
 */
export function openCache(folder: string, { site, from, crawl }: CompileSettings, origin: string) {
  // Another login or language may get other answers.
  const scope = digestOfValues(site.url, site.language, from, crawl.headers).slice(0, FOLDER_NAME_LENGTH);
  const store = createEntryStore(join(folder, scope));
  // A folder is served at another port in each run.
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
    pdfs: createPdfs(store, code),
    renderings: createRenderings(store, code),
    pages: createPages(store, code, toDigest),
    terms: createTerms(store, code),
    compilation: createCompilation(store),
    /** Returns a key that only equal inputs share. */
    toKey: ({
      settings,
      crawled: { sources, unindexed, ...crawled },
      ownOrigins,
      crawledOrigin,
    }: CompileInput): string =>
      digestOfValues(
        code,
        withoutBrowser(settings),
        crawled,
        sources.map(toDigest),
        unindexed.map(toDigest),
        ownOrigins,
        'origin' in from && crawledOrigin,
      ),
    /** Deletes the entries that this run did not use. */
    prune: store.prune,
  };
}

/** Returns a digest of the compiler's and shared modules, their libraries and the engine. */
export function codeDigest(): string {
  const { node, icu } = process.versions;
  return hash('sha256', `${node} ${icu} ${digestRunning('compiler')}`);
}

/** Creates the cache of the facts that the crawl reads, reused while the code and the page's HTML are the same. */
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

/** Creates the cache of PDF readings, reused while code and bytes are the same. Refusals are not kept. */
function createPdfs(store: EntryStore, code: string): (read: ReadPdf) => ReadPdf {
  return (read) => async (bytes) => {
    const name = code + hash('sha256', bytes);
    const known = (await store.get('pdfs', name)) as PdfReading | undefined;
    if (known) return known;
    const reading = await read(bytes);
    // A file that took too long may succeed in the next run.
    if (!('refused' in reading)) await store.put('pdfs', name, reading);
    return reading;
  };
}

/** Leaves out the path of the browser, which differs from machine to machine. */
const withoutBrowser = ({ render, ...settings }: CompileSettings) => ({ ...settings, render: render?.patterns });

/** A rendering with the digests of its page and code. */
interface CachedRendering {
  page: string;
  code: string;
  rendering: Rendering;
}

/**
 * Creates the cache of renderings, reused while code, page and all answers to its scripts are the same. Without a
 * browser, one by other code is reused too, and a page without one fails.
 */
function createRenderings(store: EntryStore, code: string) {
  return (render: Render | undefined): Render =>
    async (page, loader) => {
      const digest = digestOfValues(page.html, page.language);
      const isSame = async ([url, was]: [string, string]) => {
        const own = loader.toOwn(url);
        const loaded = await (own === undefined ? loader.loadForeign(url) : loader.load(own));
        return loaded !== undefined && digestOf(loaded.body) === was;
      };
      const entry = (await store.get('renderings', page.url)) as CachedRendering | undefined;
      if (entry?.page === digest && (entry.code === code || !render)) {
        const same = await Promise.all(entry.rendering.asked.map(isSame));
        if (same.every(Boolean)) return { ...entry.rendering, isKnown: true };
      }
      if (!render) return { failed: NO_BROWSER };
      const rendering = await render(page, loader);
      if ('failed' in rendering) return rendering;
      await store.put('renderings', page.url, { page: digest, code, rendering });
      return rendering;
    };
}

/** Creates the cache of converted pages, reused while source, code and options are the same. */
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

/** Keeps the terms of the pages as search reads them, for runs of the same code. */
const createTerms = (store: EntryStore, code: string): TermCache => ({
  lookup: async () => (await store.get('terms', code)) as Awaited<ReturnType<TermCache['lookup']>>,
  store: (kept) => store.put('terms', code, kept),
});

/** Pages or artifacts per entry. It saves files, and a large site is not in memory twice. */
const VALUES_PER_ENTRY = 64;

/** Creates the cache of compilations, by a key of the inputs; `prune` deletes those not used in this run. */
function createCompilation(store: EntryStore) {
  return {
    /** Returns the compilation; `undefined` if it is missing or damaged. */
    async lookup(key: string): Promise<Compilation | undefined> {
      const rest = (await store.get('compilation', key)) as { compilation: Compilation; counts: number[] } | undefined;
      if (!rest) return undefined;
      const [pages = 0, all = 0] = rest.counts;
      const values: unknown[] = [];
      while (values.length < all) {
        const part = (await store.get('compilation', `${key} ${values.length}`)) as unknown[] | undefined;
        if (!part) return undefined;
        values.push(...part);
      }
      const artifacts = values.splice(pages) as Compilation['artifacts'];
      const site = { ...rest.compilation.site, pages: values as Compilation['site']['pages'] };
      return { ...rest.compilation, site, artifacts };
    },

    async store(key: string, { site, artifacts, ...others }: Compilation): Promise<void> {
      const values = [...site.pages, ...artifacts];
      for (let start = 0; start < values.length; start += VALUES_PER_ENTRY) {
        await store.put('compilation', `${key} ${start}`, values.slice(start, start + VALUES_PER_ENTRY));
      }
      const compilation = { ...others, site: { ...site, pages: [] }, artifacts: [] };
      await store.put('compilation', key, { compilation, counts: [site.pages.length, values.length] });
    },
  };
}

type EntryStore = ReturnType<typeof createEntryStore>;

const CHECK_BYTES = 4;

/**
 * Creates a store of one file per entry, by kind and name.
 * @param folder created with the first entry
 */
function createEntryStore(folder: string) {
  const used = new Set<string>();
  const makeFolder = remember((at: string) => mkdir(at, { recursive: true, mode: 0o700 }));

  function fileOf(kind: string, name: string): string {
    const file = join(kind, hash('sha256', name));
    used.add(file);
    return join(folder, file);
  }

  return {
    /** Returns the value of an entry; `undefined` if it is missing or damaged. Never throws. */
    async get(kind: string, name: string): Promise<unknown> {
      const file = fileOf(kind, name);
      return attempt(() => {
        // For many small files, synchronous reads take half the time of promises, and a check half the time of an
        // error.
        if (!existsSync(file)) return undefined;
        const bytes = readFileSync(file);
        const body = bytes.subarray(CHECK_BYTES);
        if (crc32(body) !== bytes.readUInt32LE()) return undefined;
        const [stored, value] = deserialize(body) as [string, unknown];
        return stored === name ? value : undefined;
      });
    },
    async put(kind: string, name: string, value: unknown): Promise<void> {
      const file = fileOf(kind, name);
      await makeFolder(dirname(file));
      const body = serialize([name, value]);
      const check = Buffer.alloc(CHECK_BYTES);
      check.writeUInt32LE(crc32(body));
      await writeFile(file, Buffer.concat([check, body]), { mode: 0o600 });
    },
    /** Deletes every entry that was neither read nor written since the store was created. */
    async prune(): Promise<void> {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
      for (const entry of entries) {
        if (!entry.isFile()) continue;
        const file = join(entry.parentPath, entry.name);
        if (!used.has(file.slice(folder.length + 1))) await rm(file, { force: true });
      }
    },
  };
}
