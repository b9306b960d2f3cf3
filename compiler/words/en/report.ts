/** English: what reports say. */

import type { ReportWords } from '../report-words.ts';
import { commands } from './commands.ts';
import { complaints } from './complaints.ts';
import { reasons } from './reasons.ts';

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

export const report: ReportWords = {
  language: 'en',
  commands,
  complaints,
  reasons,
  outcomes: { published: 'published', alias: 'another address of a page', skipped: 'left out', failed: 'failed' },
  severities: { error: 'error', warning: 'warning', info: 'note' },
  progress: {
    crawl: 'reading the site',
    convert: 'making Markdown ',
    failed: (number) => `${number} failed`,
    left: '{eta_formatted} left',
    crawled: (done, known, failed) => `reading the site: ${done} of ${known} known addresses, ${failed} failed`,
    converted: (done, total) => `making Markdown: ${done} of ${total} pages`,
  },
  summary: {
    title: (brand, pages) => `${brand}: ${count(pages, 'page')} for agents`,
    addresses: (seen, { alias, skipped, failed }) =>
      `of ${seen} ${seen === 1 ? 'address' : 'addresses'} seen: ${alias} lead to one of them, ${skipped} left out, ${failed} failed`,
    believed: (number) => `--quick: ${count(number, 'page')} not asked for, since the sitemap states no change`,
    noAddress: (url) =>
      `all addresses are ${url}, since no page names the site's own: name it with --url https://www.example.es`,
    lost: 'Pages that lost more than half of their own text',
    facts: 'Facts about the business, and the pages that state them',
    noFacts: 'none',
    from: (page) => (page === 'config' ? 'from the config' : `from ${page}`),
    since: (headline) => `Since the last compile: ${headline}`,
    problems: 'Worth mending today',
    noProblems: 'Nothing that must be mended',
    alike: (number) => `(and ${number} more of this kind)`,
    rest: (number) => `${count(number, 'more problem')} and notes with --details`,
    leftOut: 'Where addresses were found, and what became of those that are no page',
    found: ({ sitemap, links, seeds }) =>
      `found in the sitemap ${sitemap}, by links ${links}, by crawl.seeds or the start page ${seeds}`,
    converted: (now, known) => `${now} read now${known > 0 ? `, ${known} unchanged since the last run` : ''}`,
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
    columns: ['Fact', 'Before', 'After'],
    removed: 'removed',
    added: 'added  ',
    changed: 'changed',
    more: (number) => `… and ${number} more`,
  },
  explain: {
    neverSeen: 'was never seen: no page links to it, and no sitemap lists it',
    similar: 'similar addresses:',
    foundBy: (ways) => `named by ${ways.join(', ')}`,
    linkedFrom: 'linked from',
    morePages: (number) => `and ${count(number, 'more page')}`,
    status: 'status',
    aliases: (addresses) => `also known as ${addresses.join(', ')}`,
    own: (kept, words) => `of the ${count(words, 'word')} that only this page has, ${kept}`,
    kept: (words) => `Kept: ${count(words, 'word')}`,
    cut: (parts) => `Cut: ${count(parts, 'part')}`,
    facts: 'Company facts from it',
    problems: 'Problems',
  },
};
