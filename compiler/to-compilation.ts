/** The compile after the crawl: sources in, artifacts out, and everything that is to be said about them. */

import { locatedFacts } from './company/company-config.ts';
import { detectCompanyInfo } from './company/company-info.ts';
import { toCaptions } from './company/without-contact-data.ts';
import type { CompileSettings } from './config/resolve-config.ts';
import { type ConvertOptions, convertPages } from './convert/convert-pages.ts';
import { type LeftOut, leaveOut, toLeftOutDiagnostics } from './convert/leave-out.ts';
import type { CrawlResult } from './crawl/crawl-options.ts';
import { toTellingParameters } from './crawl/decide/telling-parameters.ts';
import { reportUnmatched } from './document/owner-rules.ts';
import { emitSite } from './emit/emit-site.ts';
import type { Artifact, CompiledPage, CompiledSite, FactSource } from './model.ts';
import { hearLanguages } from './page/hear-language.ts';
import { nameHome } from './page/title.ts';
import { checkLeaks } from './report/check-leaks.ts';
import { checkSite, sortDiagnostics } from './report/check-site.ts';

export interface Compilation extends Omit<CrawlResult, 'sources'> {
  site: CompiledSite;
  /** How many pages had to be converted; the others were known from an earlier run. */
  converted: number;
  facts: FactSource[];
  artifacts: Artifact[];
}

/** All that the artifacts depend on. */
export interface CompileInput {
  settings: CompileSettings;
  crawled: CrawlResult;
  /** Origins whose addresses are the site's own. */
  ownOrigins: string[];
  /** Origin that was crawled: nothing that is published may name it, unless it is the site's. */
  crawledOrigin: string;
}

/** Makes the artifacts of crawled sources, of which the list is empty afterwards. Writes nothing but the cache. */
export async function toCompilation(
  { settings, crawled, ownOrigins, crawledOrigin }: CompileInput,
  options: ConvertOptions,
): Promise<Compilation> {
  const { site } = settings;
  const { sources, contributed } = crawled;
  const { compiled, unreadable, converted } = await convertPages(
    sources,
    {
      siteUrl: site.url,
      ownOrigins,
      language: site.language ?? 'es',
      rules: settings.content,
      located: locatedFacts(settings.company),
    },
    options,
  );
  // A large site need not be in memory twice.
  sources.length = 0;
  const published = compiled.filter(({ isEmpty }) => !isEmpty);
  const found = hearLanguages(published.map(({ page }) => page));
  const empty = compiled.filter(({ isEmpty }) => isEmpty);
  const left: LeftOut = new Map([
    ...empty.map(({ page, isShell }) => [page.path, isShell ? 'app-shell' : 'empty'] as const),
    ...unreadable.map((path) => [path, 'unreadable'] as const),
  ]);
  const ledger = leaveOut(crawled.ledger, left);
  const language = site.language ?? languageOf(found) ?? 'es';
  const stated = published.map((one) => one.facts);
  const { company, facts, diagnostics } = detectCompanyInfo({
    site: { ...site, language },
    pages: found,
    facts: stated,
    stated: settings.company,
  });
  const pages = found.map((page) => nameHome(page, company.brand));
  const { captions, diagnostics: captionDiagnostics } = toCaptions(pages, language);
  const result: CompiledSite = {
    site: { url: site.url, apiPath: site.apiPath, language, brand: company.brand },
    company,
    pages,
    captions,
    facts,
    synonyms: settings.synonyms,
    parameters: toTellingParameters(ledger),
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
      ...empty.flatMap((one) => one.diagnostics.filter(({ code }) => code === UNREAD)),
      ...toLeftOutDiagnostics(left),
      ...reportUnmatched(
        settings.content,
        compiled.map(({ matched }) => matched),
      ),
      ...diagnostics,
      ...captionDiagnostics,
      ...checkSite({ pages, stated, ledger }),
      ...checkLeaks(artifacts, { origins: [crawledOrigin], secrets: settings.secrets, siteUrl: site.url }),
    ]),
    artifacts,
  };
}

/** What also tells why a page has no words. */
const UNREAD = 'page-too-large';

/** A home page speaks for its site, unless it is hardly more than the choice of a language. */
const LEAST_SHARE = 0.25;

function languageOf(pages: readonly CompiledPage[]): string | undefined {
  const languages = pages.map((page) => page.language);
  const home = pages.find(({ path, aliases }) => path === '/' || aliases.includes('/'))?.language;
  const alike = languages.filter((language) => language === home).length;
  return alike >= pages.length * LEAST_SHARE && home !== undefined ? home : mostCommon(languages);
}

/** The value that most have; of equally common ones the first in code-point order. */
function mostCommon(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))[0]?.[0];
}
