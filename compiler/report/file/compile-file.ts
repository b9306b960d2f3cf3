/** Report stage: report of a compile as a file to send: changes, problems, facts, questions, pages and cuts. */

import type { SiteIdentity } from '#shared/addresses.ts';
import { countAll, groupBy } from '#shared/group-by.ts';
import type { CompiledPage } from '../../model.ts';
import { isLocalSite } from '../../site-key.ts';
import type { ReportWords } from '../../words/es/report/report.ts';
import { listSome } from '../../words/list-some.ts';
import { toReadable } from '../../words/readable-address.ts';
import { keptShare } from '../checks/check-loss.ts';
import type { ContentChanges } from '../diff/compare-content.ts';
import type { Reported } from '../last-report.ts';
import { listMissing } from '../missing-facts.ts';
import type { JudgedQuery } from '../search/gaps-report.ts';
import { line, type Section, section } from '../sections.ts';
import { toChangePart } from './change-table.ts';
import { toFactTable } from './fact-table.ts';
import { isToMend, pagesOf, toNoteParts, toProblemPart } from './problem-table.ts';
import { type Cell, linkTo, type ReportFile, shorten, type Table } from './report-file.ts';

export interface CompileFileInput extends Reported {
  /** Compared with the published content; absent without it. */
  changes?: ContentChanges | undefined;
  /** Searches that agents made, most asked first; none where no runtime counted any. */
  asked: readonly JudgedQuery[];
  /** AI services by whether robots.txt lets them read the home page; absent where it was not asked for. */
  agents?: readonly { name: string; isAllowed: boolean }[] | undefined;
  /** Of a check, which writes nothing: the state of the published content. */
  check?: keyof ReportWords['file']['checked'] | undefined;
  /** Command line that proposes a config; absent where there is one. */
  init?: string | undefined;
  /** Why nothing was written, a line each; none when it was. */
  refusal: readonly string[];
  date: Date;
}

/** Rows of a table of addresses; the rest is counted. */
const MAX_ROWS = 5_000;

/** Makes the report of a compile, or of a check, which publishes nothing. */
export function toCompileFile(input: CompileFileInput, words: ReportWords): ReportFile {
  const { site, ledger, refusal, check, diagnostics } = input;
  const { file } = words;
  const pages = toPageTable(site.pages, input, words);
  return {
    title: file.title(site.site.brand),
    about: toAbout(input, words),
    parts: [
      ...(check ? [{ title: file.checked[check], lines: [] }] : []),
      ...section(
        file.notPublished,
        refusal.flatMap((one) => line(one, 'bad')),
      ),
      toProblemPart(diagnostics, site, words),
      toChangePart(input.changes, site.site, check !== undefined, words),
      toFactTable(site, words),
      ...toQuestionParts(input, words),
      ...toNoteParts(diagnostics, site, words),
      ...toAgentParts(input.agents, words),
      pages,
      toCutTable(site.pages, words),
      toLeftOutTable(
        ledger.filter(({ outcome }) => outcome !== 'published'),
        site.site,
        words,
      ),
    ],
    sheet: pages,
  };
}

/** Returns address, date, number of pages, share of own words kept over all pages, and numbers of problems and gaps. */
function toAbout({ site, diagnostics, date }: CompileFileInput, { file, language }: ReportWords): ReportFile['about'] {
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
  const own = sum(site.pages.map((page) => page.own.words));
  const kept = sum(site.pages.map((page) => page.own.kept));
  const share = own === 0 ? 1 : kept / own;
  return [
    [
      file.address,
      isLocalSite(site.site.url) ? file.unknownAddress : { text: new URL(site.site.url).host, href: site.site.url },
    ],
    [file.date, date.toLocaleString(language, { dateStyle: 'long', timeStyle: 'short' })],
    [file.pages, site.pages.length],
    [file.keptOfAll, `${Math.round(share * 100)} %`],
    [file.problems, diagnostics.filter(({ severity }) => severity !== 'info').length],
    [file.lacking, site.company.missing?.length ?? 0],
  ];
}

function toPageTable(
  pages: readonly CompiledPage[],
  { changes, diagnostics, site }: CompileFileInput,
  words: ReportWords,
): Table {
  const { file } = words;
  const { added = [], changed = [] } = changes?.pages ?? {};
  const changeOf = new Map([
    ...added.map(({ path }) => [path, words.diff.added.trim()] as const),
    ...changed.map(({ path }) => [path, words.diff.changed.trim()] as const),
  ]);
  const problemsOf = countAll(diagnostics.filter(isToMend).flatMap(pagesOf));
  return {
    title: `${file.pages} (${pages.length})`,
    note: file.pagesNote,
    columns: file.pageColumns,
    rows: pages.map((page) => [
      linkTo(page.path, site.site),
      page.title,
      Math.round(keptShare(page) * 100),
      page.words,
      page.removed.length,
      problemsOf.get(page.path) ?? 0,
      changeOf.get(page.path) ?? '',
      page.language,
      page.lastModified?.slice(0, 10) ?? '',
    ]),
  };
}

/** Lists the missing facts, then searches without a full answer; a sentence if there are neither. */
function toQuestionParts(
  { site, diagnostics, asked, init }: CompileFileInput,
  words: ReportWords,
): (Section | Table)[] {
  const { file } = words;
  const missing = listMissing(site, diagnostics, words);
  const unanswered = asked.filter(({ finds, missing }) => finds === null || missing.length > 0);
  const rows = [
    ...missing.map(({ name, why, way, because }): Cell[] => [name, why, file.addFact[because](way), '']),
    ...unanswered.map(({ words: query, searches, finds, missing }): Cell[] => [
      query,
      finds === null ? words.gaps.nothing : words.gaps.noPageSays(missing, finds),
      file.addPage,
      searches,
    ]),
  ];
  if (rows.length === 0) return section(file.questions(0), line(file.noQuestions(asked.length), 'dim'));
  return [
    {
      title: file.questions(rows.length),
      note: [
        file.questionsNote(site.site.brand),
        ...(init !== undefined && missing.length > 0 ? [words.summary.noConfig(init)] : []),
      ].join(' '),
      columns: file.questionColumns,
      rows,
    },
  ];
}

/** Lists AI services that robots.txt lets in and shuts out, or says that it was not asked or there is no file. */
function toAgentParts(agents: CompileFileInput['agents'], { file }: ReportWords): Section[] {
  if (!agents) return section(file.agents, line(file.agentsUnknown, 'dim'));
  if (agents.length === 0) return section(file.agents, line(file.noRobots, 'good'));
  const name = (isAllowed: boolean) => agents.filter((one) => one.isAllowed === isAllowed).map((one) => one.name);
  const [allowed, shut] = [name(true), name(false)];
  return section(file.agents, [
    ...line(allowed.length > 0 ? `${file.letsIn}: ${allowed.join(', ')}` : '', 'good'),
    ...line(shut.length > 0 ? `${file.shutsOut}: ${shut.join(', ')}` : '', 'bad'),
  ]);
}

/** Sums up the cuts of all pages by rule, most words first. */
function toCutTable(pages: readonly CompiledPage[], words: ReportWords): Table {
  const cuts = pages.flatMap(({ path, removed }) => removed.map((cut) => ({ path, ...cut })));
  const countWords = (texts: readonly { text: string }[]) =>
    texts.reduce((total, { text }) => total + (text.match(/\S+/g)?.length ?? 0), 0);
  const rows = [...groupBy(cuts, ({ rule }) => rule)].map(([rule, some]) => ({
    rule,
    parts: some.length,
    pages: new Set(some.map(({ path }) => path)).size,
    words: countWords(some),
    example: shorten(some[0]?.text ?? ''),
  }));
  rows.sort((a, b) => b.words - a.words || (a.rule < b.rule ? -1 : 1));
  return {
    title: words.file.cuts,
    columns: words.file.cutColumns,
    isDetail: true,
    rows: rows.map(({ rule, parts, pages, words: cut, example }) => [words.rule(rule), parts, pages, cut, example]),
  };
}

function toLeftOutTable(
  rows: Reported['ledger'],
  site: SiteIdentity,
  { file, outcomes, reasons, diff, summary, detail: say }: ReportWords,
): Table {
  return {
    title: `${summary.leftOut} (${rows.length})`,
    ...(rows.length > MAX_ROWS && { note: diff.more(rows.length - MAX_ROWS) }),
    columns: file.leftOutColumns,
    isDetail: true,
    rows: rows.slice(0, MAX_ROWS).map(({ url, outcome, reason, detail, foundOn, target }) => [
      { ...linkTo(url, site), text: toReadable(url) },
      outcomes[outcome],
      [reasons[reason], detail === undefined ? '' : `(${say(detail)})`, target ? `→ ${toReadable(target)}` : '']
        .filter(Boolean)
        .join(' '),
      listSome(
        foundOn.map((way) => file.ways[way] ?? toReadable(way)),
        diff.more,
        ', ',
      ),
    ]),
  };
}
