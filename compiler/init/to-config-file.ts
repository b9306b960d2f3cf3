/** Init: a proposal as the text of `site.config.ts`, with what an owner may want to change explained beside it. */

import { locales } from '#shared/locale/locales.ts';
import type { ReportWords } from '../words/es/report.ts';
import { toReadable } from '../words/readable-address.ts';
import type { Proposal, ProposedFact } from './to-proposal.ts';

type InitWords = ReportWords['init'];

/** Characters of evidence that are shown. */
const SHOWN = 160;

/** The file; the same proposal gives the same text. @param defineSiteModule module that exports `defineSite` */
export function toConfigFile({ config, facts, golden, notes }: Proposal, defineSiteModule: string, words: InitWords) {
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
    ? `    // ${words.seeds}\n    seeds: ${list(crawl.seeds, 4)},\n`
    : `    // ${words.otherSeeds}\n    // seeds: ['/oferta/'],\n`
}    // ${words.exclude}
    // exclude: ['/carrito', '/*?imprimir='],
    // ${words.allowedLoss}
    // allowedLoss: 0.1,
  },

  content: {
    // ${words.dropKeep}
    // drop: ['.promo'],
    // keep: ['.price-note'],
  },

  company: {
${toPatternLines('services', company.services, words)}${toPatternLines('areas', company.areas, words)}${toPageLines(company.pages, words)}${toFactLines(facts, words)}  },

  search: {
    // ${words.synonyms}
    // synonyms: [['nevera', 'frigorífico']],
    // ${words.golden}
${golden.length > 0 ? `    // golden: [\n${golden.map(({ query, expect, within }) => `    //   { query: ${quote(query)}, expect: ${quote(expect)}, within: ${within} },\n`).join('')}    // ],\n` : "    // golden: [{ query: 'averías', expect: '/averias/', within: 3 }],\n"}  },
});
`;
  return toReadable(text);
}

function toPatternLines(
  field: 'services' | 'areas',
  patterns: readonly string[] | undefined,
  words: InitWords,
): string {
  return patterns
    ? `    // ${words[field]}: ${words.patterns}\n    ${field}: ${list(patterns, 4)},\n`
    : `    // ${words[field]}: ${words.none}\n    // ${field}: ['/${field === 'areas' ? 'zonas' : 'servicios'}/*'],\n`;
}

function toPageLines(pages: Readonly<Record<string, string>> | undefined, words: InitWords): string {
  if (!pages) return `    // ${words.pages}\n    // pages: { contact: '/contacto/' },\n`;
  const lines = Object.entries(pages).map(([name, path]) => `      ${name}: ${quote(path)},\n`);
  return `    // ${words.pages}\n    pages: {\n${lines.join('')}    },\n`;
}

/** Facts with the page and sentence that they were taken from; those of `serviceModel` stand together. */
function toFactLines(facts: readonly ProposedFact[], words: InitWords): string {
  if (facts.length === 0) return '';
  const line = ({ field, value, from, evidence }: ProposedFact, indent: string) => {
    const source = evidence === '' || evidence === value ? '' : `: «${comment(evidence)}»`;
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
