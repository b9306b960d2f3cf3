/** The whole compile, as a value: from a website to artifacts. Unchanged inputs give the cached compilation. */

import { tmpdir } from 'node:os';
import { sep } from 'node:path';
import { toPagePath } from '#shared/page.ts';
import { openCache } from './cache/open-cache.ts';
import type { CompileSettings } from './config/resolve-config.ts';
import type { ConvertOptions } from './convert/convert-pages.ts';
import { type CrawlOptions, crawl } from './crawl/crawl.ts';
import type { CrawlResult } from './crawl/decide/resolve-pages.ts';
import { findSeeds, findUnlinkedPages, toSeedPatterns } from './crawl/folder/built-folder.ts';
import { findUnreadable } from './crawl/folder/list-files.ts';
import { openHtmlFile } from './crawl/html-file.ts';
import { serveFolder } from './crawl/serve-folder.ts';
import { complain, type Diagnostic, type LedgerEntry } from './model.ts';
import { createPdfReader } from './pdf/pdf-reader.ts';
import { findChromium } from './render/find-chromium.ts';
import { createRenderer, NO_BROWSER, type Render } from './render/renderer.ts';
import type { Compilation, CompileInput } from './to-compilation.ts';

type KeepHtml = NonNullable<CrawlOptions['keepHtml']>;

/** How the work is done; nothing here changes a byte of the result. */
export interface CompileOptions
  extends Pick<CrawlOptions, 'sleep' | 'now' | 'quick' | 'onCrawl'>,
    Omit<ConvertOptions, 'cache'> {
  /** Keeps answers and pages between runs; without it everything is fetched and converted. */
  cacheFolder?: string;
}

/**
 * Crawls the site of the settings and makes its artifacts, or returns the cached ones if their inputs are unchanged.
 * Writes only the cache, and a temporary file with pages in its folder or the system's.
 */
export async function compile(settings: CompileSettings, options: CompileOptions = {}): Promise<Compilation> {
  const pages = openHtmlFile(options.cacheFolder ?? tmpdir());
  try {
    return await compileWith(pages.keep, settings, options);
  } finally {
    pages.close();
  }
}

/** Does the work of `compile`. Keeps the HTML of pages with `keepHtml` until they are converted. */
async function compileWith(keepHtml: KeepHtml, settings: CompileSettings, options: CompileOptions) {
  const { site, from } = settings;
  const { threads, readingMs, onPages, cacheFolder, ...crawling } = options;
  const server =
    'folder' in from
      ? await serveFolder(from.folder, { url: from.url, isApp: settings.render !== undefined })
      : undefined;
  const origin = 'folder' in from ? (server?.origin ?? '') : from.origin;
  const ownOrigins = [...new Set([origin, site.url, ...(server?.named ? [server.named] : [])])];
  const cache = cacheFolder ? openCache(cacheFolder, settings, origin) : undefined;
  const renderer = settings.render && openRenderer(settings.render);
  const render = renderer && (cache?.renderings(renderer.render) ?? renderer.render ?? noBrowser);
  const pdfs = settings.documents ? createPdfReader() : undefined;
  const { seeds, unmatched } = await expandSeeds(settings, server?.base ?? '');
  const crawled = await crawl({
    ...settings.crawl,
    seeds,
    ...crawling,
    from: origin,
    siteUrl: site.url,
    ownOrigins,
    keepHtml,
    // One's own disk need not be spared, and gives the same answer when it is asked again.
    ...(server && { limits: { crawlDelayMs: 0, attempts: 1 } }),
    ...(site.language && { language: site.language }),
    ...(cache && { cache: cache.answers, readThrough: cache.readings }),
    ...(pdfs && { readPdf: cache?.pdfs(pdfs.read) ?? pdfs.read }),
    ...(settings.render && render && { rendering: { render, patterns: settings.render.patterns } }),
  }).finally(() => Promise.all([server?.close(), pdfs?.close(), renderer?.close()]));
  crawled.diagnostics.push(...unmatched);
  if (server && 'folder' in from) await checkFolder(from.folder, server.base, crawled);

  const input: CompileInput = {
    settings,
    crawled,
    // The port of a served folder is another each time and says nothing.
    ownOrigins: ownOrigins.filter((own) => own !== server?.origin),
    crawledOrigin: origin,
  };
  const key = cache?.toKey(input);
  const known = key && (await cache?.compilation.lookup(key));
  if (known) return { ...known, converted: 0 };
  // An unchanged site does not need the modules that turn pages into artifacts.
  const { toCompilation } = await import('./to-compilation.ts');
  const compilation = await toCompilation(input, {
    ...{ threads, readingMs, onPages },
    ...{ cache: cache?.pages, terms: cache?.terms },
  });
  // A page that could not be read in time may be read the next time.
  const isWhole = !compilation.ledger.some(({ reason }) => reason === 'unreadable');
  if (cache && key && isWhole && compilation.site.pages.length > 0) {
    await cache.compilation.store(key, compilation);
    await cache.prune();
  }
  return compilation;
}

/** Opens the renderer with the browser of this machine; `render` is `undefined` without a browser. */
function openRenderer({ browser }: NonNullable<CompileSettings['render']>) {
  const chromium = findChromium(browser);
  return chromium === undefined ? { render: undefined, close: async () => {} } : createRenderer(chromium);
}

const noBrowser: Render = async () => ({ failed: NO_BROWSER });

/**
 * Replaces seeds with `*` by the addresses of matching files in the folder; other seeds stay. Returns a complaint for
 * each pattern without a match, which is any pattern of a live site.
 */
async function expandSeeds({ from, crawl: { seeds } }: CompileSettings, base: string) {
  const unmatched: Diagnostic[] = [];
  const expanded: string[] = [];
  for (const [index, seed] of seeds.entries()) {
    // A live site does not tell which addresses it has.
    const found = !seed.includes('*') ? [seed] : 'folder' in from ? await findSeeds(from.folder, base, seed) : [];
    const about = { pattern: seed };
    if (found.length === 0)
      unmatched.push(complain('warning', 'pattern-matches-nothing', `crawl.seeds[${index}]`, about));
    expanded.push(...found);
  }
  return { seeds: expanded, unmatched };
}

/**
 * Adds complaints to `crawled`: of files that this user may not read, whose failed rows become skipped ones; and, if
 * any page was read, of files that no link leads to, as a script may lead there: a warning if they outnumber pages.
 */
async function checkFolder(folder: string, base: string, crawled: CrawlResult): Promise<void> {
  const { ledger, sources, diagnostics } = crawled;
  const known = ledger.map(({ url }) => url);
  const unreadable = await findUnreadable(folder);
  if (unreadable.length > 0) {
    const places = new Set(unreadable.flatMap((file) => toPathsOfFile(file, base)));
    // The server of the folder can only say that it has no answer.
    const isOne = ({ url, outcome }: LedgerEntry) => outcome === 'failed' && places.has(toPagePath(new URL(url)));
    const noRights = { outcome: 'skipped', reason: 'no-rights' } as const;
    crawled.ledger = ledger.map((row) => (isOne(row) ? { url: row.url, ...noRights, foundOn: row.foundOn } : row));
    diagnostics.push(complain('warning', 'unreadable-files', '/', { files: unreadable }));
  }
  const files = await findUnlinkedPages(folder, base, known);
  // If no file could be read, another complaint says so.
  if (files.length === 0 || sources.length === 0) return;
  const about = { files, base, patterns: toSeedPatterns(files, base) };
  const severity = files.length < sources.length ? 'info' : 'warning';
  crawled.diagnostics.push(complain(severity, 'unlinked-files', '/', about));
}

/** Lists the paths that may lead to a file or folder: with and without extension, index name and final slash. */
const toPathsOfFile = (name: string, base: string): string[] => {
  const file = name.split(sep).map(encodeURIComponent).join('/');
  return ['', '/'].flatMap((end) =>
    [file, file.replace(/(?:^|(?<=\/))index\.html?$|\.html?$/, '')].map((one) => toPagePath(`${base}/${one}${end}`)),
  );
};
