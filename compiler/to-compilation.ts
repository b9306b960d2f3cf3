/** The compile after the crawl: sources in, artifacts out, and everything that is to be said about them. */

import { locatedFacts } from './company/company-config.ts';
import { detectCompanyInfo } from './company/company-info.ts';
import { toCaptions } from './company/without-contact-data.ts';
import type { CompileSettings } from './config/resolve-config.ts';
import { type ConvertOptions, convertPages } from './convert/convert-pages.ts';
import { type LeftOut, leaveOut, toLeftOutDiagnostics } from './convert/leave-out.ts';
import { type CrawlResult, toTellingParameters } from './crawl/decide/resolve-pages.ts';
import { reportUnmatched } from './document/owner-rules.ts';
import { emitSite } from './emit/emit-site.ts';
import { mostCommon } from './group-by.ts';
import type { CompiledPage, CompiledSite } from './model.ts';
import { correctLanguages } from './page/correct-languages.ts';
import { nameHome } from './page/title.ts';
import { checkLeaks } from './report/check-leaks.ts';
import { checkSite, sortDiagnostics } from './report/check-site.ts';

/** `converted` is how many pages had to be converted; the others were known from an earlier run. */
export type Compilation = Awaited<ReturnType<typeof toCompilation>>;

/** All that the artifacts depend on. */
export interface CompileInput {
  settings: CompileSettings;
  crawled: CrawlResult;
  /** The site's own origins. */
  ownOrigins: string[];
  /** The crawled origin, which must not be published unless it is the site's. */
  crawledOrigin: string;
}

/** Makes the artifacts of crawled sources, of which the list is empty afterwards. Writes nothing but the cache. */
export async function toCompilation(
  { settings, crawled, ownOrigins, crawledOrigin }: CompileInput,
  options: ConvertOptions,
) {
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
  const found = correctLanguages(published.map(({ page }) => page));
  const empty = compiled.filter(({ isEmpty }) => isEmpty);
  const left: LeftOut = new Map([
    ...empty.map(({ page, isShell }) => [page.path, isShell ? 'app-shell' : 'empty'] as const),
    ...unreadable.map((path) => [path, 'unreadable'] as const),
  ]);
  const matched = compiled.map((one) => one.matched);
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
      ...empty.flatMap((one) => one.diagnostics.filter(({ code }) => code === TOO_LARGE)),
      ...toLeftOutDiagnostics(left),
      ...reportUnmatched(settings.content, matched),
      ...diagnostics,
      ...captionDiagnostics,
      ...checkSite(pages, stated, ledger),
      ...checkLeaks(artifacts, { origins: [crawledOrigin], secrets: settings.secrets, siteUrl: site.url }),
    ]),
    artifacts,
  };
}

/** Also explains why a page has no words. */
const TOO_LARGE = 'page-too-large';

/** A home page stands for its site unless it is little more than a choice of language. */
const MIN_HOME_LANGUAGE_SHARE = 0.25;

/** The home page's language if enough pages share it, else the most frequent; `undefined` without pages. */
function languageOf(pages: readonly CompiledPage[]): string | undefined {
  const languages = pages.map((page) => page.language);
  const home = pages.find(({ path, aliases }) => path === '/' || aliases.includes('/'))?.language;
  const alike = languages.filter((language) => language === home).length;
  return alike >= pages.length * MIN_HOME_LANGUAGE_SHARE && home !== undefined ? home : mostCommon(languages)?.[0];
}
