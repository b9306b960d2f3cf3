/** Init: what a compile found of a site, as the config that states it, and as the text of `site.config.ts`. */

import { defaultApiPath } from '#shared/contract/policy.ts';
import type { CompanyInfo } from '#shared/contract/schemas.ts';
import { groupBy } from '#shared/group-by.ts';
import { locales } from '#shared/locale/locales.ts';
import { comparePaths, type PagePath } from '#shared/page.ts';
import { toShortText } from '#shared/short-text.ts';
import { type CompanyConfig, matchesPatterns } from '../company/company-config.ts';
import { companyFacts } from '../company/facts.ts';
import type { SiteConfig } from '../config/check-config.ts';
import type { CompiledSite, FactSource } from '../model.ts';
import type { ReportWords } from '../words/es/report/report.ts';
import { toReadable } from '../words/readable-address.ts';

export type Proposal = ReturnType<typeof toProposal>;

/** The config that `init` proposes, with notes. @param crawl what it must say for the same pages to be found */
export function toProposal(
  { site, company, pages, facts }: CompiledSite,
  crawl: NonNullable<SiteConfig['crawl']>,
  words: ReportWords['init'],
) {
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
  const config: SiteConfig = {
    site: {
      url: site.url,
      ...(site.apiPath !== defaultApiPath && { apiPath: site.apiPath }),
      ...(language && { language }),
      brand: site.brand,
    },
    ...(Object.keys(crawl).length > 0 && { crawl }),
    ...(Object.keys(stated).length > 0 && { company: stated }),
  };
  return { config, facts: proposeFacts(company, facts), notes };
}

/** Texts and booleans that pages state, by config field, with page and evidence: to be pinned if the owner wants. */
function proposeFacts(company: CompanyInfo, sources: readonly FactSource[]) {
  return Object.entries(companyFacts).flatMap(([published, { config: field }]) => {
    const value = published.split('.').reduce<unknown>((at, key) => Object(at)[key], company);
    const source = sources.find((one) => one.field === published);
    // A text that no page states is ours, and follows from the others.
    if (!source || (typeof value !== 'string' && typeof value !== 'boolean')) return [];
    return [{ field, value, from: source.from, evidence: source.evidence }];
  });
}

/** Most unwanted pages that a pattern may match; each is excluded. */
const MAX_EXCEPTIONS = 5;

/** Patterns that match the wanted paths and no others, `folder/*` if most of it is wanted; `undefined` if none do. */
export function toPatterns(wanted: readonly PagePath[], all: readonly PagePath[]): string[] | undefined {
  const members = new Set(wanted);
  const folders = groupBy(wanted, (path) => path.replace(/[^/]*\/?$/, ''));
  const short = [...folders].flatMap(([folder, paths]) => {
    const pattern = `${folder}*`;
    const exceptions = all.filter((path) => matchesPatterns(path, [pattern]) && !members.has(path));
    return paths.length > 1 && exceptions.length <= Math.min(MAX_EXCEPTIONS, paths.length - 1)
      ? [pattern, ...exceptions.map((path) => `!${path}`)]
      : paths;
  });
  const means = (patterns: readonly string[]) =>
    all.every((path) => matchesPatterns(path, patterns) === members.has(path));
  return [sortPatterns(short), sortPatterns(wanted)].find(means);
}

/** Exclusions come last. */
const sortPatterns = (patterns: readonly string[]): string[] =>
  [...patterns].sort((a, b) => Number(a.startsWith('!')) - Number(b.startsWith('!')) || comparePaths(a, b));

type Fact = Proposal['facts'][number];
type InitWords = ReportWords['init'];

/** Characters of evidence in a comment. */
const MAX_EVIDENCE_LENGTH = 160;

/** The file; the same proposal gives the same text. @param defineSiteModule module that exports `defineSite` */
export function toConfigFile(
  { config, facts, notes }: Proposal,
  defineSiteModule: string,
  { init: words, detail }: ReportWords,
) {
  const { site, crawl = {}, company = {} } = config;
  const languages = Object.keys(locales).map(quote).join(', ');
  const text = `import { defineSite } from ${quote(defineSiteModule)};

/**
${[words.about(site.url), words.required, ...notes].map((note) => ` * ${comment(note)}\n`).join('')} */
export default defineSite({
  site: {
    // ${words.url}
    url: ${quote(site.url)},
${site.apiPath ? `    // ${words.apiPath}\n    apiPath: ${quote(site.apiPath)},\n` : ''}    // ${words.language(languages)}
    ${site.language ? `language: ${quote(site.language)}` : "// language: 'es'"},
    // ${words.brand}
    brand: ${quote(site.brand ?? '')},
  },

  crawl: {
${crawl.from === undefined ? `    // ${words.otherFrom}\n    // from: 'https://staging.example.es',\n    // basicAuth: { env: 'STAGING_LOGIN' },\n` : `    // ${words.from}\n    from: ${quote(crawl.from)},\n`}${
  crawl.seeds?.length
    ? `    // ${words.seeds}\n    seeds: ${toArrayText(crawl.seeds)},\n`
    : `    // ${words.otherSeeds}\n    // seeds: ['/oferta/'],\n`
}${crawl.include ? `    include: ${toArrayText(crawl.include)},\n` : ''}    // ${words.exclude}
    ${crawl.exclude ? `exclude: ${toArrayText(crawl.exclude)},` : "// exclude: ['/carrito', '/*?imprimir='],"}
    // ${words.allowedLoss}
    // allowedLoss: 0.1,
  },

  content: {
    // ${words.dropKeep}
    // drop: ['.promo'],
    // keep: ['.price-note'],
  },

  company: {
${toPatternLines('services', company.services, words)}${toPatternLines('areas', company.areas, words)}${toPageLines(company.pages, words)}${toFactLines(facts, words, detail)}  },

  search: {
    // ${words.synonyms}
    // synonyms: [['nevera', 'frigorífico']],
    // ${words.golden}
    // golden: [{ query: 'averías', expect: '/averias/', within: 3 }],
  },
});
`;
  return toReadable(text);
}

function toPatternLines(field: 'services' | 'areas', patterns: readonly string[] | undefined, words: InitWords) {
  return patterns
    ? `    // ${words[field]}: ${words.patterns}\n    ${field}: ${toArrayText(patterns)},\n`
    : `    // ${words[field]}: ${words.none}\n    // ${field}: ['/${field === 'areas' ? 'zonas' : 'servicios'}/*'],\n`;
}

function toPageLines(pages: Readonly<Record<string, string>> | undefined, words: InitWords): string {
  if (!pages) return `    // ${words.pages}\n    // pages: { contact: '/contacto/' },\n`;
  const lines = Object.entries(pages).map(([name, path]) => `      ${name}: ${quote(path)},\n`);
  return `    // ${words.pages}\n    pages: {\n${lines.join('')}    },\n`;
}

/** Facts as commented lines of the config, each with its page and sentence; `''` without facts. */
function toFactLines(facts: readonly Fact[], words: InitWords, sayEvidence: ReportWords['detail']): string {
  if (facts.length === 0) return '';
  const line = ({ field, value, from, evidence }: Fact, indent: string) => {
    const source = evidence === '' || evidence === value ? '' : `: «${comment(sayEvidence(evidence))}»`;
    return `${indent}// ${comment(words.source(from))}${source}\n${indent}// ${field.replace(/^.*\./, '')}: ${typeof value === 'string' ? quote(value) : value},\n`;
  };
  const model = facts.filter(({ field }) => field.startsWith('serviceModel.'));
  return [
    ...words.facts.map((text) => `    // ${text}\n`),
    "    //   hours: { page: '/contacto/', selector: '.opening-hours' }\n",
    ...facts.filter((fact) => !model.includes(fact)).map((fact) => line(fact, '    ')),
    ...(model.length > 0
      ? ['    // serviceModel: {\n', ...model.map((fact) => line(fact, '      ')), '    // },\n']
      : []),
  ].join('');
}

function toArrayText(values: readonly string[]): string {
  const one = `[${values.map(quote).join(', ')}]`;
  return one.length <= 100 ? one : `[\n${values.map((value) => `      ${quote(value)},\n`).join('')}    ]`;
}

/** A string literal: not every reader of TypeScript takes U+2028 in one. */
const quote = (text: string): string =>
  /['\\\p{Cc}\p{Cs}\u2028\u2029]/u.test(text)
    ? JSON.stringify(text).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029')
    : `'${text}'`;

/** Site text for a one-line comment, which it cannot end. */
const comment = (text: string): string =>
  toShortText(text.replace(/\p{Cc}+/gu, ' ').replaceAll('*/', '* /'), MAX_EVIDENCE_LENGTH);
