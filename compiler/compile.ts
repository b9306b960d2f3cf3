/** The whole compile, as a value: a website in, artifacts out, and everything that is to be said about them. */

import { openCache } from './cache/open-cache.ts';
import { toCaptions } from './company/captions.ts';
import { locatedFacts } from './company/company-config.ts';
import { detectCompanyInfo } from './company/company-info.ts';
import { convertPages } from './convert/convert-pages.ts';
import { leaveOutEmpty, toEmptyPageDiagnostic } from './convert/leave-out-empty.ts';
import { crawl } from './crawl/crawl.ts';
import type { CrawlOptions, CrawlProgress, CrawlResult } from './crawl/crawl-options.ts';
import { ownOriginOf } from './crawl/folder/own-origin.ts';
import { serveFolder } from './crawl/serve-folder.ts';
import { emitSite } from './emit/emit-site.ts';
import type { Artifact, CompiledSite, FactSource } from './model.ts';
import { reportUnmatched } from './page/prepare/mark-owner-rules.ts';
import { checkLeaks } from './report/check-leaks.ts';
import { checkSite, sortDiagnostics } from './report/check-site.ts';
import type { CompileSettings } from './resolve-config.ts';

export interface Compilation extends Omit<CrawlResult, 'sources'> {
  site: CompiledSite;
  /** How many pages had to be converted; the others were known from an earlier run. */
  converted: number;
  facts: FactSource[];
  artifacts: Artifact[];
}

interface CompileProgress {
  onCrawl?: (progress: CrawlProgress) => void;
  onPages?: (done: number, total: number) => void;
}

/** How the work is done; nothing here changes a byte of the result. */
export interface CompileOptions extends CompileProgress, Pick<CrawlOptions, 'signal' | 'sleep' | 'now'> {
  threads?: number;
  /** Where answers and pages are kept between runs; without it everything is fetched and converted. */
  cacheFolder?: string;
}

/** Crawls the site of the settings and makes its artifacts. Writes nothing. */
export async function compile(settings: CompileSettings, options: CompileOptions = {}): Promise<Compilation> {
  const { site, from } = settings;
  const { threads, onCrawl, onPages, cacheFolder, ...crawling } = options;
  const server = 'folder' in from ? await serveFolder(from.folder) : undefined;
  const origin = 'folder' in from ? (server?.origin ?? '') : from.origin;
  const namedOrigin = 'folder' in from ? await ownOriginOf(from.folder) : undefined;
  const ownOrigins = [...new Set([origin, site.url, ...(namedOrigin ? [namedOrigin] : [])])];
  const memory = cacheFolder ? openCache(cacheFolder, settings, origin) : undefined;
  const crawled = await crawl({
    ...settings.crawl,
    ...crawling,
    from: origin,
    siteUrl: site.url,
    ownOrigins,
    ...(site.language && { language: site.language }),
    ...(memory && { cache: memory.answers }),
    ...(onCrawl && { onProgress: onCrawl }),
  }).finally(() => server?.close());

  const { sources, contributed } = crawled;
  const { compiled, converted } = await convertPages(
    sources,
    {
      siteUrl: site.url,
      // The port of a served folder is another each time and says nothing.
      ownOrigins: ownOrigins.filter((own) => own !== server?.origin),
      language: site.language ?? 'es',
      rules: settings.content,
      located: locatedFacts(settings.company),
    },
    {
      ...(threads !== undefined && { threads }),
      ...(memory && { cache: memory.pages }),
      ...(onPages && { onPages }),
    },
  );
  if (sources.length > 0) await memory?.prune();
  const published = compiled.filter(({ isEmpty }) => !isEmpty);
  const pages = published.map(({ page }) => page);
  const empty = compiled.flatMap(({ page, isEmpty }) => (isEmpty ? [page.path] : []));
  const ledger = leaveOutEmpty(crawled.ledger, new Set(empty));
  const language = site.language ?? mostCommon(pages.map((page) => page.language)) ?? 'es';
  const { company, facts, diagnostics } = detectCompanyInfo({
    site: { ...site, language },
    pages,
    facts: published.map((one) => one.facts),
    stated: settings.company,
  });
  const { captions, diagnostics: captionDiagnostics } = toCaptions(pages, language);
  const result: CompiledSite = {
    site: { url: site.url, apiPath: site.apiPath, language, brand: company.brand },
    company,
    pages,
    captions,
    synonyms: settings.synonyms,
  };
  const artifacts = emitSite(result);
  return {
    site: result,
    facts,
    converted,
    ledger,
    contributed,
    diagnostics: sortDiagnostics([
      ...crawled.diagnostics,
      ...published.flatMap((one) => one.diagnostics),
      ...empty.map(toEmptyPageDiagnostic),
      ...reportUnmatched(
        settings.content,
        compiled.map(({ matched }) => matched),
      ),
      ...diagnostics,
      ...captionDiagnostics,
      ...checkSite({ pages, markup: published.map(({ markup }) => markup), ledger }),
      ...checkLeaks(artifacts, { origins: [origin], secrets: settings.secrets, siteUrl: site.url }),
    ]),
    artifacts,
  };
}

/** The value that most have; of equally common ones the first in code-point order. */
function mostCommon(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))[0]?.[0];
}
