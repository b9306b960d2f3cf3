/** Init: a proposal as the text of `site.config.ts`, with what an owner may want to change explained beside it. */

import { locales } from '#shared/locale/locales.ts';
import type { Proposal, ProposedFact } from './to-proposal.ts';

export interface ConfigFileOptions {
  /** Module that exports `defineSite`, as the file has to name it. */
  defineSiteModule: string;
  /** States the facts, instead of showing them as comments. */
  pinFacts?: boolean;
}

/** Characters of evidence and selectors that are shown. */
const SHOWN = 160;

/** The file; the same proposal gives the same text. */
export function toConfigFile(proposal: Proposal, { defineSiteModule, pinFacts = false }: ConfigFileOptions): string {
  const { config, golden, cuts, notes } = proposal;
  const { site, crawl = {}, company = {} } = config;
  return `import { defineSite } from ${quote(defineSiteModule)};

/**
 * What agents are told of ${comment(site.url)}. Proposed from the site itself: look it over once.
 * Only \`site.url\` is required; what is left out is read from the pages at every compile.
${notes.map((note) => ` * ${comment(note)}\n`).join('')} */
export default defineSite({
  site: {
    // Public address. Everything is published under it, wherever the pages are crawled.
    url: ${quote(site.url)},
${site.apiPath ? `    // Path of the API; its last segment is the version.\n    apiPath: ${quote(site.apiPath)},\n` : ''}${
  site.language
    ? `    // Language of guides, messages and search.\n    language: ${quote(site.language)},\n`
    : `    // Language of guides, messages and search: ${Object.keys(locales).map(quote).join(' or ')}.\n    // language: 'es',\n`
}    // Name of the business, as agents are to write it.
    brand: ${quote(site.brand ?? '')},
  },

  crawl: {
${crawl.from === undefined ? `    // Another place to read the pages from: a staging site or a folder of built HTML.\n    // from: 'https://staging.example.es',\n    // basicAuth: { env: 'STAGING_LOGIN' },\n` : `    // Where the pages are read from.\n    from: ${quote(crawl.from)},\n`}${
  crawl.seeds?.length
    ? `    // Addresses to start from, beside the home page and the sitemap.\n    seeds: ${list(crawl.seeds, 4)},\n`
    : "    // Pages that neither the sitemap nor a link leads to.\n    // seeds: ['/oferta/'],\n"
}    // Pages that agents have no use for.
    // exclude: ['/carrito', '/*?imprimir='],
    // Share of the pages that may disappear before a compile refuses to publish.
    // allowedLoss: 0.1,
  },

  content: {
${toCutComments(cuts)}    // Selectors that are always cut, or never.
    // drop: ['.promo'],
    // keep: ['.price-note'],
  },

  company: {
${toPatternLines('services', 'Pages of one service each', company.services)}${toPatternLines('areas', 'Pages of one area each', company.areas)}${toPageLines(company.pages)}${toFactLines(proposal.facts, pinFacts)}  },

  search: {
    // Words that mean the same to your customers.
    // synonyms: [['nevera', 'frigorífico']],
    // Queries that must find their page, or the compile refuses to publish. Suggestions: keep what matters to you.
${golden.length > 0 ? `    // golden: [\n${golden.map(({ query, expect, within }) => `    //   { query: ${quote(query)}, expect: ${quote(expect)}, within: ${within} },\n`).join('')}    // ],\n` : "    // golden: [{ query: 'averías', expect: '/averias/', within: 3 }],\n"}  },
});
`;
}

function toCutComments(cuts: Proposal['cuts']): string {
  if (cuts.length === 0) return '';
  const lines = cuts.map(({ selector, rule, pages }) => `    //   ${comment(selector)} (${rule}, ${pages} pages)\n`);
  return `    // Cut on most pages as no content, without any rule of yours:\n${lines.join('')}`;
}

function toPatternLines(field: string, meaning: string, patterns: readonly string[] | undefined): string {
  return patterns
    ? `    // ${meaning}: "*" stands for a part of a path, "!" before a pattern takes pages out again.\n    ${field}: ${list(patterns, 4)},\n`
    : `    // ${meaning}; none were found.\n    // ${field}: ['/${field === 'areas' ? 'zonas' : 'servicios'}/*'],\n`;
}

function toPageLines(pages: Readonly<Record<string, string>> | undefined): string {
  if (!pages) return "    // Pages by what they are for.\n    // pages: { contact: '/contacto/' },\n";
  const lines = Object.entries(pages).map(([name, path]) => `      ${name}: ${quote(path)},\n`);
  return `    // Pages by what they are for; further names may be added.\n    pages: {\n${lines.join('')}    },\n`;
}

/** Facts with the page and sentence that they were taken from; those of `serviceModel` stand together. */
function toFactLines(facts: readonly ProposedFact[], pinned: boolean): string {
  if (facts.length === 0) return '';
  const mark = pinned ? '' : '// ';
  const line = ({ field, value, from, evidence }: ProposedFact, indent: string) => {
    const source = evidence === '' || evidence === value ? '' : `: «${comment(evidence)}»`;
    return `${indent}// From ${comment(from)}${source}\n${indent}${mark}${field.replace(/^.*\./, '')}: ${typeof value === 'string' ? quote(value) : value},\n`;
  };
  const model = facts.filter(({ field }) => field.startsWith('serviceModel.'));
  return [
    pinned
      ? '    // Facts, stated here: the config wins over what the site says. A fact may also name where it stands:\n'
      : '    // Facts as the site tells them, read again at every compile. Without the slashes before it a fact is stated\n    // here and wins over what the site says. A fact may also name where it stands:\n',
    "    //   hours: { page: '/contacto/', selector: '.opening-hours' }\n",
    ...facts.filter((fact) => !model.includes(fact)).map((fact) => line(fact, '    ')),
    ...(model.length > 0
      ? [`    ${mark}serviceModel: {\n`, ...model.map((fact) => line(fact, '      ')), `    ${mark}},\n`]
      : []),
  ].join('');
}

function list(values: readonly string[], indent: number): string {
  const one = `[${values.map(quote).join(', ')}]`;
  const blanks = ' '.repeat(indent);
  return one.length <= 100 ? one : `[\n${values.map((value) => `${blanks}  ${quote(value)},\n`).join('')}${blanks}]`;
}

/** A string literal of printable characters: not every reader of TypeScript takes U+2028 in one. */
function quote(text: string): string {
  if (!/['\\\p{Cc}\p{Cs}\u2028\u2029\ufeff]/u.test(text)) return `'${text}'`;
  return JSON.stringify(text).replace(
    /[\p{Cc}\u2028\u2029\ufeff]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** Text of a site within one line of a comment, which it cannot end. */
function comment(text: string): string {
  const line = text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replaceAll('*/', '* /')
    .trim();
  return line.length > SHOWN ? `${line.slice(0, SHOWN - 1).trimEnd()}…` : line;
}
