/** Init: turns the facts found by a compile into a config, and into the text of `site.config.ts`. */

import { defaultApiPath } from '#shared/contract/policy.ts';
import type { CompanyInfo } from '#shared/contract/schemas.ts';
import { groupBy } from '#shared/group-by.ts';
import { locales } from '#shared/locale/locales.ts';
import { comparePaths, type PagePath } from '#shared/page.ts';
import { escapeUnseen, toPrintable, toShortText } from '#shared/short-text.ts';
import { type CompanyConfig, matchesPatterns } from '../company/company-config.ts';
import { companyFacts } from '../company/facts.ts';
import type { SiteConfig } from '../config/check-config.ts';
import type { CompiledSite, FactSource } from '../model.ts';
import type { ReportWords } from '../words/es/report/report.ts';
import { toReadable } from '../words/readable-address.ts';

export type Proposal = ReturnType<typeof toProposal>;

/**
 * Proposes a config, with notes.
 * @param crawl settings with which the same pages are found again
 * @param offered number of files that no page links to, and patterns that would include them
 */
export function toProposal(
  { site, company, pages, facts }: CompiledSite,
  crawl: NonNullable<SiteConfig['crawl']>,
  words: ReportWords['init'],
  offered: { files: number; patterns: readonly string[] } = { files: 0, patterns: [] },
) {
  const notes: string[] = [];
  if (offered.files > 0) notes.push(words.unlinked(offered.files));
  const byUrl = new Map(pages.map((page) => [page.url, page.path]));
  const paths = pages.map(({ path }) => path);
  const stated: CompanyConfig = {};
  for (const kind of ['services', 'areas'] as const) {
    const entries = company[kind] ?? [];
    const wanted = entries.flatMap(({ url }) => byUrl.get(url) ?? []);
    // Patterns mean pages: they would take out the sections that a list has beside them.
    const patterns = wanted.length > 0 && wanted.length === entries.length ? toPatterns(wanted, paths) : [];
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
  return {
    config,
    facts: proposeFacts(company, facts),
    /** Names of the services and areas, in the site's order. */
    names: { services: namesOf(company.services), areas: namesOf(company.areas) },
    notes,
    ...(offered.files > 0 && { seeds: [...offered.patterns] }),
  };
}

const namesOf = (entries: CompanyInfo['services'] = []): string[] => entries.map(({ name }) => name);

/** Lists the facts with a source that are texts or booleans, by config field, for the owner to state them. */
function proposeFacts(company: CompanyInfo, sources: readonly FactSource[]) {
  return Object.entries(companyFacts).flatMap(([published, { config: field }]) => {
    const value = published.split('.').reduce<unknown>((at, key) => Object(at)[key], company);
    const source = sources.find((one) => one.field === published);
    // A text that no page states is derived from other facts.
    if (!source || (typeof value !== 'string' && typeof value !== 'boolean')) return [];
    return [{ field, value, from: source.from, evidence: source.evidence }];
  });
}

/**
 * Returns patterns that match all wanted paths and no others: `folder/*` with exclusions (`!path`) where more paths are
 * wanted than excluded, else the paths themselves; `undefined` if impossible.
 */
export function toPatterns(wanted: readonly PagePath[], all: readonly PagePath[]): string[] | undefined {
  const members = new Set(wanted);
  const folders = groupBy(wanted, (path) => path.replace(/(?<![^/])[^/]*\/?$/, ''));
  const short = [...folders].flatMap(([folder, paths]) => {
    const pattern = `${folder}*`;
    const exceptions = all.filter((path) => matchesPatterns(path, [pattern]) && !members.has(path));
    return paths.length > 1 && exceptions.length < paths.length
      ? [pattern, ...exceptions.map((path) => `!${path}`)]
      : paths;
  });
  const means = (patterns: readonly string[]) =>
    all.every((path) => matchesPatterns(path, patterns) === members.has(path));
  return [sortPatterns(short), sortPatterns(wanted)].find(means);
}

/** Sorts patterns, with exclusions last. */
const sortPatterns = (patterns: readonly string[]): string[] =>
  [...patterns].sort((a, b) => Number(a.startsWith('!')) - Number(b.startsWith('!')) || comparePaths(a, b));

/** Maximum characters of evidence in a comment. */
const MAX_EVIDENCE_LENGTH = 160;

/** All config fields, each with the example that is shown if it has no value. */
const examples = {
  site: { url: undefined, apiPath: undefined, language: 'es', brand: undefined },
  crawl: {
    from: 'https://staging.example.es',
    basicAuth: { env: 'STAGING_LOGIN' },
    seeds: ['/oferta/'],
    include: undefined,
    exclude: ['/carrito', '/*?imprimir='],
    allowedLoss: 0.1,
  },
  content: { drop: ['.promo'], keep: ['.price-note'] },
  company: { services: ['/servicios/*'], areas: ['/zonas/*'], pages: { contact: '/contacto/' } },
  search: { synonyms: [['nevera', 'frigorífico']], golden: [{ query: 'averías', expect: '/averias/', within: 3 }] },
};

/**
 * Writes the config file; the same proposal gives the same text.
 * @param defineSiteModule module that exports `defineSite`
 */
export function toConfigFile(
  { config, facts, notes, seeds = [] }: Omit<Proposal, 'names'>,
  defineSiteModule: string,
  words: ReportWords,
) {
  const { about, required, patterns, fields } = words.init;
  const head = [about(config.site.url), required, patterns, ...notes].map((note) => ` * ${toComment(note)}\n`);
  const offered = { ...examples, ...(seeds.length > 0 && { crawl: { ...examples.crawl, seeds } }) };
  const sections = Object.entries(offered).map(([section, shown]) => {
    const stated: Record<string, unknown> = config[section as keyof typeof examples] ?? {};
    const lines = Object.entries(shown)
      .filter(([name, example]) => (stated[name] ?? example) !== undefined)
      .map(([name, example]) => toField(fields[name as keyof typeof fields], name, stated[name], example));
    const factLines = section === 'company' ? toFactFields(facts, words) : [];
    return `  ${section}: {\n${[...lines, ...factLines].join('')}  },\n`;
  });
  return toReadable(`import { defineSite } from ${quote(defineSiteModule)};

/**
${head.join('')} */
export default defineSite({
${sections.join('\n')}});
`);
}

/** Writes facts as commented config fields, each with its page and sentence; none without facts. */
function toFactFields(facts: Proposal['facts'], { init: words, detail }: ReportWords): string[] {
  if (facts.length === 0) return [];
  const toFact = ({ field, value, from, evidence }: Proposal['facts'][number]) => {
    const source = evidence === '' || evidence === value ? '' : `: «${toComment(detail(evidence))}»`;
    return toField(toComment(words.source(from)) + source, field.replace(/^.*\./, ''), undefined, value);
  };
  const isOfModel = ({ field }: { field: string }) => field.startsWith('serviceModel.');
  const model = facts.filter(isOfModel).map(toFact);
  return [
    toField(words.facts, 'hours', undefined, { page: '/contacto/', selector: '.opening-hours' }),
    ...facts.filter((fact) => !isOfModel(fact)).map(toFact),
    ...(model.length > 0 ? ['    // serviceModel: {\n', ...model, '    // },\n'] : []),
  ];
}

/** Writes a config field below its note. Without a value, it is a comment with an example. */
function toField(note: string, name: string, value: unknown, example?: unknown): string {
  const code = value === undefined ? `// ${name}: ${toCode(example)}` : `${name}: ${toCode(value)}`;
  return `    // ${note}\n    ${code},\n`;
}

/** Writes a value as TypeScript, on one line or, if too long, a line per item. */
function toCode(value: unknown): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const isList = Array.isArray(value);
  const items = Object.entries(value).map(([key, one]) => (isList ? toCode(one) : `${key}: ${toCode(one)}`));
  const line = isList ? `[${items.join(', ')}]` : `{ ${items.join(', ')} }`;
  if (line.length <= 100) return line;
  const lines = items.map((item) => `      ${item},\n`).join('');
  return isList ? `[\n${lines}    ]` : `{\n${lines}    }`;
}

/** Writes a string literal with all invisible characters escaped. */
function quote(text: string): string {
  const literal = escapeUnseen(JSON.stringify(text));
  const isPlain = !/['\\]/.test(text) && literal.replaceAll('\\"', '"') === `"${text}"`;
  return isPlain ? `'${text}'` : literal;
}

/** Shortens site text for a comment on one line; it can neither end the comment nor the line. */
const toComment = (text: string): string => toShortText(toPrintable(text).replaceAll('*/', '* /'), MAX_EVIDENCE_LENGTH);
