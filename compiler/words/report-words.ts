/** Words: what the compiler's reports and commands say to an editor, as a type. The files of it are the only home of their sentences. */

import type { Language } from '#shared/locale/locales.ts';
import type { LedgerEntry, Severity } from '../model.ts';
import type { CommandWords } from './command-words.ts';
import type { ComplaintWords } from './complaints.ts';
import type { ExamineWords } from './es/examine.ts';
import type { LedgerReason } from './es/reasons.ts';
import type * as tools from './es/tools.ts';

/** A line in which a number stands. */
type Counted = (number: number) => string;

export interface ReportWords {
  language: Language;
  complaints: ComplaintWords;
  /** Why an address became what it did, each a clause. */
  reasons: Readonly<Record<LedgerReason, string>>;
  /** What the crawl adds to a reason. */
  detail(said: string): string;
  /** Why a part was cut, by the name of the rule. */
  rule(name: string): string;
  outcomes: Readonly<Record<LedgerEntry['outcome'], string>>;
  severities: Readonly<Record<Severity, string>>;
  summary: SummaryWords;
  diff: DiffWords;
  explain: ExplainWords;
  commands: CommandWords;
  examine: ExamineWords;
  /** Sentences of the command line's help by the English ones, and its complaints by their form; English needs none. */
  help: Readonly<Record<string, string>>;
  usage: readonly (readonly [english: RegExp, said: string])[];
  init: typeof tools.init;
  query: typeof tools.query;
  gaps: typeof tools.gaps;
  progress: ProgressWords;
  config: ConfigWords;
  /** The page of `preview`; `{names}` are filled in there. */
  preview: Readonly<Record<PreviewText, string>>;
}

type PreviewText =
  | 'title'
  | 'pages'
  | 'search'
  | 'placeholder'
  | 'problem'
  | 'allPages'
  | 'cutBy'
  | 'anyRule'
  | 'welcome'
  | 'rules'
  | 'original'
  | 'agents'
  | 'line'
  | 'keepThis'
  | 'dropThis'
  | 'cutParts'
  | 'keptParts'
  | 'nothingCut'
  | 'count'
  | 'share'
  | 'cuts'
  | 'problems'
  | 'siteProblems'
  | 'notFound'
  | 'noPage'
  | 'noOriginal'
  | 'error'
  | 'warning'
  | 'info';

/** What is wrong with a field of the config. */
interface ConfigWords {
  rules: Readonly<
    Record<
      'address' | 'credentials' | 'origin' | 'apiPath' | 'selector' | 'pattern' | 'path',
      (value: string) => string
    >
  >;
  meant(name: string): string;
  unknown(known: readonly string[]): string;
  noFit(reasons: readonly string[]): string;
}

/** While a compile runs. */
interface ProgressWords {
  crawl: string;
  convert: string;
  failed: Counted;
  /** Time left, where `{eta_formatted}` stands. */
  left: string;
  crawled(done: number, known: number, failed: number): string;
  converted(done: number, total: number): string;
}

/** The closing report of a compile. */
interface SummaryWords {
  title(brand: string, pages: number): string;
  addresses(seen: number, counts: Readonly<Record<LedgerEntry['outcome'], number>>): string;
  /** Pages that were not asked for, since the sitemap states no change. */
  believed: Counted;
  /** No page names the address that it is published at. */
  noAddress(url: string): string;
  /** Pages that lost most of what they alone say. */
  lost: string;
  facts: string;
  noFacts: string;
  /** @param page its path, or `config` */
  from(page: string): string;
  since(headline: string): string;
  problems: string;
  noProblems: string;
  /** Further complaints of the same kind. */
  alike: Counted;
  /** Problems and notes that are not shown. */
  rest: Counted;
  leftOut: string;
  found(contributed: { sitemap: number; links: number; seeds: number }): string;
  converted(now: number, known: number): string;
  /** The command to run next. */
  next: string;
}

interface DiffWords {
  title(siteUrl: string, headline: string): string;
  nothing: string;
  counts: Readonly<Record<'facts' | 'added' | 'changed' | 'removed' | 'documents', Counted>>;
  facts: string;
  pages: string;
  documents: string;
  /** Heads of the columns: the fact, its value before and after. */
  columns: readonly [string, string, string];
  removed: string;
  added: string;
  changed: string;
  more: Counted;
}

interface ExplainWords {
  neverSeen: string;
  similar: string;
  foundBy(ways: readonly string[]): string;
  linkedFrom: string;
  morePages: Counted;
  status: string;
  aliases(addresses: readonly string[]): string;
  kept(words: number): string;
  /** Of the words that only this page has. */
  own(kept: number, words: number): string;
  cut(parts: number): string;
  facts: string;
  problems: string;
}
