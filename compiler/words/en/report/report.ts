/** English: texts of reports. */

import type { ReportWords } from '../../es/report/report.ts';
import { ask } from './ask.ts';
import { commands } from './commands.ts';
import { complaints, hints } from './complaints.ts';
import { documentUses } from './documents.ts';
import { examine } from './examine.ts';
import { file } from './file.ts';
import { network } from './network.ts';
import { detail, reasons } from './reasons.ts';
import { rule } from './rules.ts';
import { gaps, init, query } from './tools.ts';

/** Writes a number and its noun, with `s` in the plural. */
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
  network,
  reasons,
  detail,
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
      fact: (names) =>
        names.includes(',')
          ? `unknown fact; known are: ${names.replaceAll(',', ', ')}`
          : `unknown fact, did you mean "${names}"?`,
      contentSignal: () =>
        'must say yes or no to search, ai-input or ai-train: "search=yes, ai-input=yes, ai-train=no"',
    },
    meant: (name) => `unknown field, did you mean "${name}"?`,
    unknown: (known) => `unknown field; known: ${known.join(', ')}`,
    elsewhere: (field) => `this field does not belong here, but in ${field}`,
    kinds: {
      missing: 'is missing',
      null: 'is empty (null)',
      text: 'is a text in quotation marks',
      number: 'is a number',
      yesNo: 'is true or false',
      list: 'is a list in brackets',
      object: 'is a group of fields in braces',
      function: 'is no value, but a function or the like',
    },
    misfits: {
      small: 'is too small or too short, or empty',
      big: 'is too large',
      choice: 'is not one of the known values',
      key: 'has a name with characters other than lower-case letters, digits and "_"',
    },
    number: (min, max, isWhole) => `a ${isWhole ? 'whole ' : ''}number from ${min} to ${max}`,
    write: (what, forms) => `${what}; write it as ${forms.join(' or ')}`,
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
    theseHours: 'these are the hours',
    alike: (number) => `(and ${number - 1} like it)`,
    cutParts: 'Cut parts',
    keptParts: 'Kept parts',
    count: (shown, total) => `${shown} of ${total} pages`,
    row: (kept, cuts, problems) => `${kept} % kept · ${cuts} cut${problems > 0 ? ` · problems: ${problems}` : ''}`,
    siteProblems: 'Problems of the whole site',
    tabs: { pages: 'Pages', facts: 'Facts', search: 'Ask', documents: 'Documents' },
    facts: 'What agents learn about the business',
    factsNote: 'Each fact with the sentence that it was read from. What is not true is worse than what is missing.',
    lacking: 'What is missing or contradicted',
    unstated: 'What agents do not learn',
    notFound: 'not found on the pages',
    leftOut: 'left out by the config',
    decide: 'Decide',
    isRight: 'this is right: keep it',
    isWrong: 'not true: leave it out',
    state: 'say it yourself',
    stateHere: (name) => `${name}, in your words`,
    unstate: 'read it from the site',
    searchAs: 'What an agent finds',
    question: 'Question',
    askIt: 'Ask',
    makeGolden: 'must keep finding it',
    makeUnknown: 'must stay without an answer',
    toldFacts: 'Facts that agents get with this question',
    golden: 'Questions that must keep their answer',
    remove: 'take off the list',
    documents: 'Documents for agents',
    documentsNote: 'They are made from what the pages and facts say: to change them, change the website or the config.',
    documentUses,
    undo: 'Undo the last change',
    trouble: 'What was before is shown:',
    sort: 'Order',
    sorts: { kept: 'least kept', path: 'address', cuts: 'most cuts', problems: 'most problems' },
    only: 'Only',
    filters: { all: 'all', changed: 'changing ones', problems: 'with problems' },
    language: 'Language',
    show: 'Show',
    changes: { added: 'new', changed: 'changed' },
    refused: 'This change cannot be made here.',
    notChanged: 'Nothing was changed:',
    noPage: 'There is no such page.',
    noOriginal: 'The original cannot be shown:',
  },
  summary: {
    title: (brand, pages) => `${brand}: ${count(pages, 'page')} for agents`,
    addresses: (seen, { published, alias, skipped, failed }) =>
      `${seen} ${seen === 1 ? 'address' : 'addresses'} seen: ${count(published, 'page')}, ${alias} that ${alias === 1 ? 'leads' : 'lead'} to a page, ${skipped} left out, ${failed} failed`,
    trusted: (number) =>
      `--quick: ${number === 1 ? '1 address' : `${number} addresses`} not asked for, since the sitemap states no change`,
    facts: 'Facts about the business, and the pages that state them',
    noFacts: 'none',
    missing: 'Missing facts, and the line of the config that adds them',
    because: {
      not_stated: () => 'no page states it',
      contradicted: (said) => `the site contradicts itself: ${said}`,
      not_indexed: (page) => `${page} states it and asks not to be indexed (noindex)`,
    },
    place: (page, isOfFrame) => (isOfFrame ? `${page} (header or footer)` : page),
    from: (page) => (page === 'config' ? 'from the config' : `from ${page}`),
    since: (headline) => `Since the last compile: ${headline}`,
    problems: 'Worth mending today',
    noProblems: 'Nothing that must be mended',
    noErrors: 'No errors, but facts about the business are missing',
    noConfig: (init) =>
      `The config is a file, site.config.ts, which this website does not have yet: \`${init}\` proposes it; if someone else keeps the website for you, ask them.`,
    alike: (number) => `(and ${number} more of this kind)`,
    rest: (number) => `and ${number} more ${number === 1 ? 'problem or note' : 'problems and notes'} (--details)`,
    leftOut: 'What became of addresses that are no page',
    next: (preview) =>
      `Next: \`${preview}\` shows what was kept and cut; --details tells all, --report FILE writes it as a page`,
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
    atLine: (line) => `@@ line ${line} @@`,
    derived: (number) => `and ${count(number, 'document')} for agents, made from the above`,
    removed: 'removed',
    added: 'added  ',
    changed: 'changed',
    more: (number) => `… and ${number} more`,
  },
  explain: {
    neverSeen: 'was never seen: no page links to it, and no sitemap lists it',
    asset:
      'it is a file for browsers, such as a style sheet or a picture, or one of another program: only pages and PDFs are read',
    unlinked: (file: string) =>
      `it is the file ${file} of the folder, to which neither a link nor a sitemap leads, so it was not read: link to it, or name it in crawl.seeds`,
    similar: 'similar addresses:',
    foundBy: { seed: 'the crawl starts from it', sitemap: 'the sitemap lists it' },
    linkedFrom: 'Linked from',
    morePages: (number) => `and ${count(number, 'more page')}`,
    status: 'status',
    aliases: (addresses) => `also known as ${addresses.join(', ')}`,
    kept: (words) => `Kept: ${count(words, 'word')}`,
    cut: (parts) => `Cut: ${count(parts, 'part')}`,
    facts: 'Company facts from it',
    problems: 'Problems',
  },
};
