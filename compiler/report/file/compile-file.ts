/** Report stage: report of a compile as a file to send: changes, problems, facts, questions, pages and cuts. */

import { groupBy } from '#shared/group-by.ts';
import { toFactText } from '#shared/search/fact-text.ts';
import { toShortText } from '#shared/short-text.ts';
import type { CompiledPage, CompiledSite, Diagnostic, FactSource } from '../../model.ts';
import { configFieldOf } from '../../words/config-field.ts';
import type { ReportWords } from '../../words/es/report/report.ts';
import { listSome } from '../../words/list-some.ts';
import { toReadable } from '../../words/readable-address.ts';
import { keptShare } from '../checks/check-loss.ts';
import { type ContentChanges, sayHours } from '../diff/compare-content.ts';
import { toDiffSections, toHeadline } from '../diff/to-diff-sections.ts';
import type { Reported } from '../last-report.ts';
import type { JudgedQuery } from '../search/gaps-report.ts';
import { line, type Section, sayComplaint, section } from '../sections.ts';
import type { Cell, CellText, ReportFile, Table } from './report-file.ts';

export interface CompileFileInput extends Reported {
  /** Compared with the published content; absent without it. */
  changes?: ContentChanges | undefined;
  /** Searches that agents made, most asked first; none where no runtime counted any. */
  asked: readonly JudgedQuery[];
  /** AI services by whether robots.txt lets them read the home page; absent where it was not asked for. */
  agents?: readonly { name: string; isAllowed: boolean }[] | undefined;
  /** Why nothing was written, a line each; none when it was. */
  refusal: readonly string[];
  date: Date;
}

/** Rows of a table of addresses; the rest is counted. */
const MAX_ROWS = 5_000;
/** Places of one complaint. */
const MAX_PLACES = 50;

/** Characters of a quotation or an example. */
const MAX_TEXT_LENGTH = 300;

const shorten = (text: string): string => toShortText(text, MAX_TEXT_LENGTH);

/** Makes the report of a compile, or of a check, which publishes nothing. */
export function toCompileFile(input: CompileFileInput, words: ReportWords): ReportFile {
  const { site, ledger, changes, refusal } = input;
  const { file, summary } = words;
  const pages = toPageTable(site.pages, input, words);
  const changed = changes ? toDiffSections(changes, words).flatMap(({ lines }) => lines) : [];
  return {
    title: file.title(site.site.brand),
    about: toAbout(input, words),
    parts: [
      ...section(
        file.notPublished,
        refusal.flatMap((one) => line(one, 'bad')),
      ),
      {
        title: changes ? file.changes(toHeadline(changes, words)) : file.first,
        lines: changes ? changed : line(file.firstNote, 'dim'),
      },
      toProblemTable(input.diagnostics, site, words),
      toFactTable(site, words),
      ...toQuestionParts(input, words),
      ...toAgentParts(input.agents, words),
      pages,
      toCutTable(site.pages, words),
      toLeftOutTable(
        ledger.filter(({ outcome }) => outcome !== 'published'),
        words,
        summary.leftOut,
      ),
    ],
    sheet: pages,
  };
}

function toAbout({ site, diagnostics, date }: CompileFileInput, { file, language }: ReportWords): ReportFile['about'] {
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
  const own = sum(site.pages.map((page) => page.own.words));
  const kept = sum(site.pages.map((page) => page.own.kept));
  const share = own === 0 ? 1 : kept / own;
  return [
    [file.address, { text: new URL(site.site.url).host, href: site.site.url }],
    [file.date, date.toLocaleString(language, { dateStyle: 'long', timeStyle: 'short' })],
    [file.pages, site.pages.length],
    [file.keptOfAll, `${Math.round(share * 100)} %`],
    [file.problems, diagnostics.filter(({ severity }) => severity !== 'info').length],
  ];
}

function toPageTable(
  pages: readonly CompiledPage[],
  { changes, diagnostics }: CompileFileInput,
  words: ReportWords,
): Table {
  const { file } = words;
  const { added = [], changed = [] } = changes?.pages ?? {};
  const changeOf = new Map([
    ...added.map(({ path }) => [path, words.diff.added.trim()] as const),
    ...changed.map(({ path }) => [path, words.diff.changed.trim()] as const),
  ]);
  const problemsOf = groupBy(diagnostics, ({ where }) => where);
  return {
    title: `${file.pages} (${pages.length})`,
    note: file.pagesNote,
    columns: file.pageColumns,
    rows: pages.map((page) => [
      { text: toReadable(page.path), href: page.url },
      page.title,
      Math.round(keptShare(page) * 100),
      page.words,
      page.removed.length,
      problemsOf.get(page.path)?.length ?? 0,
      changeOf.get(page.path) ?? '',
      page.language,
      page.lastModified?.slice(0, 10) ?? '',
    ]),
  };
}

const TONE = { error: 'bad', warning: 'warning', info: 'dim' } as const;

function toProblemTable(diagnostics: readonly Diagnostic[], site: CompiledSite, words: ReportWords): Table {
  const { file, severities, diff, summary } = words;
  const grave = diagnostics.filter(({ severity }) => severity !== 'info').length;
  const complaints = diagnostics.map((diagnostic) => {
    const { severity, where, message, hint, quote, pages = [] } = sayComplaint(diagnostic, words);
    const said = [message, quote ? `«${shorten(quote)}»` : '', listSome(pages, diff.more)].filter(Boolean).join(' ');
    return { severity, where, hint, said };
  });
  // Alike problems have their hint once.
  const alike = groupBy(complaints, ({ severity, said, hint }) => JSON.stringify([severity, said, hint]));
  return {
    title: grave > 0 ? `${summary.problems} (${grave})` : summary.noProblems,
    columns: file.problemColumns,
    rows: [...alike.values()].slice(0, MAX_ROWS).map((some): Cell[] => {
      const [{ severity, hint, said }] = some;
      const places = some.slice(0, MAX_PLACES).map(({ where }) => toPlace(where, site));
      const more = some.length > MAX_PLACES ? [{ text: diff.more(some.length - MAX_PLACES) }] : [];
      return [{ text: severities[severity], tone: TONE[severity] }, [...places, ...more], said, hint];
    }),
  };
}

/** Makes a page a link; any other place stays as it is. */
const toPlace = (where: string, { site }: CompiledSite): CellText =>
  where.startsWith('/') ? { text: toReadable(where), href: site.url + where } : { text: where };

/** A fact as people read it. */
export interface FactRow {
  field: string;
  name: string;
  value: string;
  /** Of a page. */
  href?: string;
  evidence: string;
  /** Path of a page, or `config`. */
  from: string;
  isOfFrame?: true;
}

/** Lists every fact with the words that it was read from: texts first, then named pages, then entries of lists. */
export function toFactRows({ facts, company }: CompiledSite, { file, detail, language }: ReportWords): FactRow[] {
  const toRow = ({ field, from, evidence, isOfFrame }: FactSource): FactRow => {
    const [, list = '', place = '', name = ''] = /^(?:(services|areas)\[(.*)\]|pages\.(.+))$/.exec(field) ?? [];
    const entry = list ? company[list as 'services' | 'areas']?.find(({ url }) => url.endsWith(place)) : undefined;
    const href = entry?.url ?? company.pages?.[name];
    const value =
      field === 'opening_hours'
        ? sayHours(company.opening_hours ?? [], language)
        : field === 'service_model.online_booking'
          ? file.yesNo(company.service_model?.online_booking === true)
          : (entry?.name ?? href ?? toFactText(company, field) ?? '');
    return {
      field,
      name: name ? file.namedPage(name) : (file.fields[list || field] ?? configFieldOf(field)),
      value,
      ...(href !== undefined && { href }),
      evidence: detail(evidence),
      from,
      ...(isOfFrame && { isOfFrame }),
    };
  };
  const rankOf = ({ field }: FactSource) => (field.includes('[') ? 2 : field.startsWith('pages.') ? 1 : 0);
  return [...facts].sort((a, b) => rankOf(a) - rankOf(b)).map(toRow);
}

function toFactTable(compiled: CompiledSite, words: ReportWords): Table {
  const { file, summary } = words;
  const rows = toFactRows(compiled, words);
  return {
    title: `${summary.facts} (${rows.length})`,
    columns: file.factColumns,
    rows: rows.map(({ name, value, href, evidence, from, isOfFrame }) => [
      name,
      href === undefined ? shorten(value) : { text: toReadable(value), href },
      shorten(evidence),
      from === 'config'
        ? summary.from(from)
        : { text: toReadable(summary.place(from, isOfFrame)), href: compiled.site.url + from },
    ]),
  };
}

/** Lists facts that no page states or that pages contradict, then searches without a full answer. */
function toQuestionParts({ site, diagnostics, asked }: CompileFileInput, words: ReportWords): (Section | Table)[] {
  const { file } = words;
  const names = new Map(Object.entries(file.fields).map(([field, name]) => [configFieldOf(field), name]));
  const lacking = diagnostics.filter(({ code }) => code === 'missing-fact' || code === 'contradictory-fact');
  const unanswered = asked.filter(({ finds, missing }) => finds === null || missing.length > 0);
  const rows = [
    ...lacking.map((one): Cell[] => [names.get(one.where) ?? one.where, sayComplaint(one, words).message, '']),
    ...unanswered.map(({ words: query, searches, finds, missing }): Cell[] => [
      query,
      finds === null ? words.gaps.nothing : words.gaps.noPageSays(missing, finds),
      searches,
    ]),
  ];
  if (rows.length === 0) return section(file.questions(0), line(file.noQuestions(asked.length), 'dim'));
  return [
    {
      title: file.questions(rows.length),
      note: file.questionsNote(site.site.brand),
      columns: file.questionColumns,
      rows,
    },
  ];
}

function toAgentParts(agents: CompileFileInput['agents'], { file }: ReportWords): Section[] {
  if (!agents) return section(file.agents, line(file.agentsUnknown, 'dim'));
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
  { file, outcomes, reasons, diff, detail: say }: ReportWords,
  title: string,
): Table {
  return {
    title: `${title} (${rows.length})`,
    ...(rows.length > MAX_ROWS && { note: diff.more(rows.length - MAX_ROWS) }),
    columns: file.leftOutColumns,
    isDetail: true,
    rows: rows
      .slice(0, MAX_ROWS)
      .map(({ url, outcome, reason, detail, foundOn, target }) => [
        { text: toReadable(url), href: url },
        outcomes[outcome],
        [reasons[reason], detail === undefined ? '' : `(${say(detail)})`, target ? `→ ${toReadable(target)}` : '']
          .filter(Boolean)
          .join(' '),
        listSome(foundOn.map(toReadable), diff.more),
      ]),
  };
}
