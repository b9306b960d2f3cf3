/** English: what reports say. */

import type { ReportWords } from '../../es/report/report.ts';
import { ask } from './ask.ts';
import { commands } from './commands.ts';
import { complaints, hints } from './complaints.ts';
import { examine } from './examine.ts';
import { file } from './file.ts';
import { reasons } from './reasons.ts';
import { rule } from './rules.ts';
import { gaps, init, query } from './tools.ts';

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

export const report: ReportWords = {
  language: 'en',
  ask,
  commands,
  complaints,
  hints,
  examine,
  file,
  help: {},
  usage: [],
  init,
  query,
  gaps,
  reasons,
  detail: (said) => said,
  rule,
  outcomes: { published: 'published', alias: 'another address of a page', skipped: 'left out', failed: 'failed' },
  severities: { error: 'error', warning: 'warning', info: 'note' },
  progress: {
    crawled: (done, known, failed) => `reading the site: ${done} of ${known} known addresses, ${failed} failed`,
    converted: (done, total) => `making Markdown: ${done} of ${total} pages`,
  },
  config: {
    rules: {
      address: () => 'must be an address such as "https://www.example.es"',
      origin: (origin) => `must be an origin without path, user or password: "${origin}"`,
      apiPath: (example) => `must be a path that ends with its version: "${example}"`,
      selector: () => 'is not a CSS selector that can be asked: ".promo", "main > p"',
      pattern: () => 'must start with "/": "/blog/**", "/tienda/*"',
      path: () => 'must be a path: "/precios/"',
      golden: () => 'must expect something: expect (a page), passage (some words), fact, or unknown: true alone',
    },
    meant: (name) => `unknown field, did you mean "${name}"?`,
    unknown: (known) => `unknown field; known: ${known.join(', ')}`,
    noFit: (reasons) => `does not fit: ${reasons.join('; or ')}`,
  },
  preview: {
    title: 'What agents read',
    pages: 'Pages',
    search: 'Search',
    placeholder: 'address, title, rule, problem or any text',
    welcome: 'Choose a page. Left you will see the original with what was cut struck out, right what agents get.',
    original: 'Original',
    agents: 'What agents get',
    keepThis: 'keep this',
    dropThis: 'drop this',
    cutParts: 'Cut parts',
    keptParts: 'Kept parts',
    count: (shown, total) => `${shown} of ${total} pages`,
    row: (kept, cuts, problems) => `${kept} % kept · ${cuts} cut${problems > 0 ? ` · problems: ${problems}` : ''}`,
    siteProblems: 'Problems of the whole site',
    noPage: 'There is no such page.',
    noOriginal: 'The original cannot be shown:',
  },
  summary: {
    title: (brand, pages) => `${brand}: ${count(pages, 'page')} for agents`,
    addresses: (seen, { alias, skipped, failed }) =>
      `of ${seen} ${seen === 1 ? 'address' : 'addresses'} seen: ${alias} ${alias === 1 ? 'leads' : 'lead'} to one of them, ${skipped} left out, ${failed} failed`,
    trusted: (number) =>
      `--quick: ${number === 1 ? '1 address' : `${number} addresses`} not asked for, since the sitemap states no change`,
    noAddress: (url) =>
      `all addresses are ${url}, since no page names the site's own: name it with --url https://www.example.es, or in site.url of the config`,
    facts: 'Facts about the business, and the pages that state them',
    noFacts: 'none',
    from: (page) => (page === 'config' ? 'from the config' : `from ${page}`),
    since: (headline) => `Since the last compile: ${headline}`,
    problems: 'Worth mending today',
    noProblems: 'Nothing that must be mended',
    alike: (number) => `(and ${number} more of this kind)`,
    rest: (number) => `and ${count(number, 'more problem')} and notes (--details)`,
    leftOut: 'What became of addresses that are no page',
    next: 'Next: `vitrina preview` shows what was kept and cut; --details tells all, --report FILE writes it as a page',
  },
  diff: {
    title: (siteUrl, headline) => `What agents read of ${siteUrl}: ${headline}`,
    nothing: 'nothing changed',
    counts: {
      facts: (number) => `${count(number, 'fact')} changed`,
      added: (number) => `${count(number, 'page')} added`,
      changed: (number) => `${count(number, 'page')} changed`,
      removed: (number) => `${count(number, 'page')} removed`,
      documents: (number) => `${count(number, 'document')} changed`,
    },
    facts: 'Facts',
    pages: 'Pages',
    documents: 'Documents',
    removed: 'removed',
    added: 'added  ',
    changed: 'changed',
    more: (number) => `… and ${number} more`,
  },
  explain: {
    neverSeen: 'was never seen: no page links to it, and no sitemap lists it',
    unlinked: (file: string) =>
      `it is the file ${file} of the folder, to which neither a link nor a sitemap leads, so it was not read: link to it, or name it in crawl.seeds`,
    similar: 'similar addresses:',
    foundBy: { seed: 'the crawl starts from it', sitemap: 'the sitemap lists it' },
    linkedFrom: 'linked from',
    morePages: (number) => `and ${count(number, 'more page')}`,
    status: 'status',
    aliases: (addresses) => `also known as ${addresses.join(', ')}`,
    kept: (words) => `Kept: ${count(words, 'word')}`,
    cut: (parts) => `Cut: ${count(parts, 'part')}`,
    facts: 'Company facts from it',
    problems: 'Problems',
  },
};
