/** Init: what a compile found of a site, as the config that states it. */

import { defaultApiPath } from '#shared/contract/policy.ts';
import { locales } from '#shared/locale/locales.ts';
import type { PagePath } from '#shared/page.ts';
import type { CompanyConfig } from '../company/company-config.ts';
import { companyFacts } from '../company/facts.ts';
import type { SiteConfig } from '../config/check-config.ts';
import type { CompiledSite, FactSource } from '../model.ts';
import type { ReportWords } from '../words/es/report.ts';
import { toPatterns } from './to-patterns.ts';

/** A fact of the business in the site's words. */
export interface ProposedFact {
  /** Field of the config's `company`, e.g. `hours`, `serviceModel.warranty`. */
  field: string;
  value: string | boolean;
  /** Path of the page it was taken from, or `config`. */
  from: string;
  /** The sentence, selector or property it was read from. */
  evidence: string;
}

interface GoldenSuggestion {
  query: string;
  expect: PagePath;
  within: number;
}

export interface Proposal {
  /** What is written as it stands. */
  config: SiteConfig;
  /** Facts to be stated only when the owner wants them fixed. */
  facts: ProposedFact[];
  golden: GoldenSuggestion[];
  /** What could not be said in a config. */
  notes: string[];
}

/** Golden queries of each kind that are suggested. */
const SUGGESTED = { services: 6, areas: 4 } as const;

/** @param crawl What the config must say for the same pages to be found. */
export function toProposal(
  compiled: CompiledSite,
  sources: readonly FactSource[],
  crawl: NonNullable<SiteConfig['crawl']>,
  words: ReportWords['init'],
): Proposal {
  const { site, company, pages } = compiled;
  const notes: string[] = [];
  const byUrl = new Map(pages.map((page) => [page.url, page.path]));
  const paths = pages.map(({ path }) => path);
  const stated: CompanyConfig = {};
  for (const kind of ['services', 'areas'] as const) {
    const wanted = (company[kind] ?? []).flatMap(({ url }) => byUrl.get(url) ?? []);
    const patterns = wanted.length > 0 ? toPatterns(wanted, paths) : [];
    if (patterns === undefined) notes.push(words.noPatterns(`company.${kind}`));
    else if (patterns.length > 0) stated[kind] = patterns;
  }
  const named = Object.entries(company.pages ?? {}).map(([name, url]) => [name, url.slice(site.url.length)]);
  if (named.length > 0) stated.pages = Object.fromEntries(named);
  const language = Object.keys(locales).find((known) => known === site.language) as keyof typeof locales | undefined;
  if (!language) notes.push(words.noTexts(site.language));
  return {
    config: {
      site: {
        url: site.url,
        ...(site.apiPath !== defaultApiPath && { apiPath: site.apiPath }),
        ...(language && { language }),
        brand: site.brand,
      },
      ...(Object.keys(crawl).length > 0 && { crawl }),
      ...(Object.keys(stated).length > 0 && { company: stated }),
    },
    facts: proposeFacts(compiled, sources),
    golden: (['services', 'areas'] as const).flatMap((kind) =>
      (company[kind] ?? []).slice(0, SUGGESTED[kind]).flatMap(({ name, url }): GoldenSuggestion[] => {
        const expect = byUrl.get(url);
        return expect && name.length >= 2 ? [{ query: name.toLowerCase(), expect, within: 3 }] : [];
      }),
    ),
    notes,
  };
}

/** The texts and the yes-or-no facts that were found, by the config fields that state them. */
function proposeFacts({ company }: CompiledSite, sources: readonly FactSource[]): ProposedFact[] {
  const values = new Map<string, unknown>([
    ...Object.entries(company),
    ...Object.entries(company.service_model ?? {}).map(([name, value]): [string, unknown] => [
      `service_model.${name}`,
      value,
    ]),
  ]);
  return Object.entries(companyFacts).flatMap(([published, { config: field }]): ProposedFact[] => {
    const value = values.get(published);
    const source = sources.find((one) => one.field === published);
    // A text that no page states is ours, and follows from the others.
    if (!source || (typeof value !== 'string' && typeof value !== 'boolean')) return [];
    return [{ field, value, from: source.from, evidence: source.evidence }];
  });
}
