/** The compile after the crawl: from sources to artifacts, with all complaints. */

import { mostCommon } from '#shared/group-by.ts';
import { isHomePage } from '#shared/page.ts';
import { citeFacts } from './company/cite-facts.ts';
import { locatedFacts } from './company/company-config.ts';
import { detectCompanyInfo } from './company/company-info.ts';
import { toCaptions } from './company/without-contact-data.ts';
import type { CompileSettings } from './config/resolve-config.ts';
import { type ConvertOptions, convertPages, readUnindexed } from './convert/convert-pages.ts';
import { type CrawlResult, toTellingParameters } from './crawl/decide/resolve-pages.ts';
import { reportUnmatched } from './document/owner-rules.ts';
import { emitSite } from './emit/emit-site.ts';
import type { KeptTerms } from './emit/search/kept-terms.ts';
import { type CompiledPage, type CompiledSite, complain, type Diagnostic, type LedgerEntry } from './model.ts';
import { correctLanguages } from './page/languages/correct-languages.ts';
import { findTranslations } from './page/languages/find-translations.ts';
import { tellApart } from './page/tell-apart.ts';
import { nameHome } from './page/title.ts';
import { checkLeaks } from './report/check-leaks.ts';
import { checkSite, sortDiagnostics } from './report/check-site.ts';
import { pathAndQuery } from './site-key.ts';

/** `converted` counts the pages that were not in the cache. `contributed` counts pages by how they were found. */
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

/** The terms of the pages as the latest run has read them. */
export interface TermCache {
  lookup(): Promise<KeptTerms | undefined>;
  store(kept: KeptTerms): Promise<void>;
}

/** How the work is done; nothing here changes a byte of the result. */
export interface CompilationOptions extends ConvertOptions {
  terms?: TermCache | undefined;
}

/** Makes the artifacts of crawled sources. Empties `crawled.sources` to free memory, and writes only the cache. */
export async function toCompilation(
  { settings, crawled, ownOrigins, crawledOrigin }: CompileInput,
  { terms, ...options }: CompilationOptions,
) {
  const { site } = settings;
  const { sources } = crawled;
  const reading = {
    siteUrl: site.url,
    ownOrigins,
    language: site.language ?? 'es',
    rules: settings.content,
    located: locatedFacts(settings.company),
  };
  const { compiled, unreadable, converted } = await convertPages(sources, reading, options);
  const unindexed = readUnindexed(crawled.unindexed, reading, options);
  const rendered = new Set(sources.flatMap(({ path, isRendered }) => (isRendered ? path : [])));
  // A large site need not be in memory twice.
  sources.length = 0;
  const published = compiled.filter(({ isEmpty }) => !isEmpty);
  const found = findTranslations(tellApart(correctLanguages(published.map(({ page }) => page))));
  const empty = compiled.filter(({ isEmpty }) => isEmpty);
  const left = toLeftOut(empty, unreadable, rendered);
  const matched = compiled.map((one) => one.matched);
  const ledger = leaveOut(crawled.ledger, left);
  const language = site.language ?? languageOf(found) ?? 'es';
  const { company, facts, diagnostics } = detectCompanyInfo({
    site: { ...site, language },
    pages: found,
    facts: published.map((one) => one.facts),
    unindexed,
    stated: settings.company,
  });
  const pages = found.map((page) => nameHome(page, company.brand));
  const { captions, diagnostics: captionDiagnostics } = toCaptions(pages);
  const result: CompiledSite = {
    site: { ...toIdentity(site), language, brand: company.brand },
    company: citeFacts(company, facts, pages),
    pages,
    captions,
    facts,
    synonyms: settings.synonyms,
    golden: settings.golden.flatMap(({ query, expect }) => (expect === undefined ? [] : [{ query, expect }])),
    parameters: toTellingParameters(ledger),
  };
  const artifacts = await emitWithKeptTerms(terms, result);
  return {
    site: result,
    ...(crawled.agents && { agents: crawled.agents }),
    converted,
    ledger,
    contributed: countWays(ledger),
    diagnostics: sortDiagnostics([
      ...crawled.diagnostics,
      ...published.flatMap((one) => one.diagnostics),
      ...empty.flatMap((one) => one.diagnostics.filter(({ code }) => code === 'page-too-large')),
      ...[...left].map(([where, why]) => complainOf(where, why)),
      ...reportUnmatched(settings.content, matched),
      ...diagnostics,
      ...captionDiagnostics,
      ...checkSite(pages, ledger, site.url, language),
      ...checkLeaks(artifacts, {
        origins: [crawledOrigin],
        secrets: settings.secrets,
        siteUrl: site.url,
        makeOwnDocuments: () => emitSite(withoutPages(result)),
      }),
    ]),
    artifacts,
  };
}

/** Returns a site with this language and API path, and without pages and facts. */
const withoutPages = ({ site: { apiPath, language } }: CompiledSite): CompiledSite => ({
  site: { url: 'https://site.invalid', apiPath, language, brand: '' },
  company: { brand: '', website: 'https://site.invalid/', language },
  pages: [],
  facts: [],
  synonyms: [],
});

/** Returns the part of the site's identity that the settings state. */
const toIdentity = ({ url, apiPath, contentSignal }: CompileSettings['site']) => ({
  url,
  apiPath,
  ...(contentSignal !== undefined && { contentSignal }),
});

/** Emits the artifacts. With `terms`, pages with unchanged texts are not analysed again, and the terms are stored. */
async function emitWithKeptTerms(terms: TermCache | undefined, site: CompiledSite) {
  if (!terms) return emitSite(site);
  const read: KeptTerms[] = [];
  const artifacts = emitSite(site, { keptTerms: await terms.lookup(), onTerms: (kept) => read.push(kept) });
  for (const kept of read) await terms.store(kept);
  return artifacts;
}

/** Why a page is not published. */
type Leaving = { reason: 'app-shell' | 'empty' } | { reason: 'unreadable'; detail: string };

/** Paths of the pages that are not published, each with why. */
type LeftOut = ReadonlyMap<string, Leaving>;

/** Lists the pages that are not published, by path, each with why. @param rendered pages whose scripts were run */
function toLeftOut(
  empty: readonly { page: { path: string }; isShell: boolean }[],
  unreadable: ReadonlyMap<string, string>,
  rendered: ReadonlySet<string>,
): LeftOut {
  const left = new Map<string, Leaving>();
  // A page whose scripts have run needs no further rendering.
  for (const { page, isShell } of empty)
    left.set(page.path, { reason: isShell && !rendered.has(page.path) ? 'app-shell' : 'empty' });
  for (const [path, detail] of unreadable) left.set(path, { reason: 'unreadable', detail });
  return left;
}

/** Returns the complaint about a page that is not published. @param where path of the page */
function complainOf(where: string, left: Leaving): Diagnostic {
  if (left.reason === 'unreadable') return complain('warning', 'unreadable-page', where, { why: left.detail });
  return complain('warning', left.reason === 'empty' ? 'empty-page' : 'app-shell', where, null);
}

/** Returns the ledger, with pages in `left` and their aliases skipped, each for its reason. */
export function leaveOut(ledger: readonly LedgerEntry[], left: LeftOut): LedgerEntry[] {
  return ledger.map((entry) => {
    const page = entry.outcome === 'alias' ? entry.target : entry.outcome === 'published' && pathAndQuery(entry.url);
    const why = page ? left.get(page) : undefined;
    return why ? { ...entry, outcome: 'skipped', ...why } : entry;
  });
}

/** Counts published pages by way of discovery; a page may count in several. */
function countWays(ledger: readonly LedgerEntry[]) {
  const published = ledger.filter(({ outcome }) => outcome === 'published');
  const count = (isWay: (way: string) => boolean) => published.filter(({ foundOn }) => foundOn.some(isWay)).length;
  return {
    sitemap: count((way) => way === 'sitemap'),
    links: count((way) => way.startsWith('/')),
    seeds: count((way) => way === 'seed'),
  };
}

/** A home page stands for its site unless it is little more than a choice of language. */
const MIN_HOME_LANGUAGE_SHARE = 0.25;

/** Returns the home page's language if a quarter of the pages share it, else the most frequent; or `undefined`. */
function languageOf(pages: readonly CompiledPage[]): string | undefined {
  const languages = pages.map((page) => page.language);
  const home = pages.find(isHomePage)?.language;
  const alike = languages.filter((language) => language === home).length;
  return alike >= pages.length * MIN_HOME_LANGUAGE_SHARE && home !== undefined ? home : mostCommon(languages)?.[0];
}
