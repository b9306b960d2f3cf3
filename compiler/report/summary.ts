/** The closing report of a compile for the person who ran it: the main points, then details on request. */

import type { CompanyInfo } from '#shared/contract/schemas.ts';
import { groupBy } from '#shared/group-by.ts';
import { toFactText } from '#shared/search/fact-text.ts';
import { toShortText } from '#shared/short-text.ts';
import type { CompiledSite, Diagnostic, FactSource, LedgerEntry, Severity } from '../model.ts';
import type { ReportWords } from '../words/es/report/report.ts';
import { listSome } from '../words/list-some.ts';
import { type ContentChanges, sayHours } from './diff/compare-content.ts';
import { hasOwn, toDiffSections, toOwnHeadline } from './diff/to-diff-sections.ts';
import { nameFact, sortFacts } from './fact-names.ts';
import type { Reported } from './last-report.ts';
import { listMissing, type MissingFact } from './missing-facts.ts';
import { type Line, line, type SaidDiagnostic, type Section, sayComplaint, section, toAdvice } from './sections.ts';

export interface Report extends Reported {
  /** Command line that proposes a config; absent where there is one. */
  init?: string | undefined;
  /** Compared with the published content; absent without it. */
  changes?: ContentChanges;
  /** Number of pages that were not asked for, since their sitemap states no change. */
  trusted?: number;
}

/** Kinds of problems shown first, and complaints of a kind among the details. */
const MAX_SHOWN = 10;

/** Lines of changes that are shown; the headline counts all changes. */
const MAX_CHANGE_LINES = 30;

/** Characters shown of a quotation. */
const MAX_QUOTE_LENGTH = 100;

/** Reports pages, facts, changes and problems; then, as details, every kind of problem and unpublished addresses. */
export function toReport(report: Report, words: ReportWords): Section[] {
  const { site, changes, ledger, trusted } = report;
  const { summary } = words;
  const { brand } = site.site;
  const problems = toProblems(report.diagnostics, words, report.init);
  const [worst, details] = [false, true].map((isDetail) =>
    problems.filter((one) => Boolean(one.isDetail) === isDetail),
  );
  return [
    {
      title: summary.title(brand, site.pages.length),
      lines: [
        ...report.diagnostics.filter(isOfAddress).flatMap((one) => line(sayComplaint(one, words).message, 'warning')),
        ...line(toCounts(ledger, words)),
        ...line(trusted ? summary.trusted(trusted) : ''),
      ],
    },
    ...section(summary.facts, toFactLines(site, words)),
    ...section(summary.missing, toMissingLines(listMissing(site, report.diagnostics, words))),
    ...(worst ?? []),
    ...(changes ? section(summary.since(toOwnHeadline(changes, words)), toChangeLines(changes, words)) : []),
    ...(details ?? []),
    ...section(summary.leftOut, toLeftOut(ledger, words), true),
  ];
}

/** Whether a complaint concerns every address, so that nothing below it is of use as it is. */
const isOfAddress = ({ code }: Diagnostic): boolean => code === 'no-site-address';

/** Counts the results of all addresses in one line. */
function toCounts(ledger: readonly LedgerEntry[], { summary }: ReportWords): string {
  const counts = { published: 0, alias: 0, skipped: 0, failed: 0 };
  for (const { outcome } of ledger) counts[outcome]++;
  return summary.addresses(ledger.length, counts);
}

/** Returns a line per fact with its page. Entries of lists and named pages are counted. */
function toFactLines({ facts, company }: CompiledSite, words: ReportWords): Line[] {
  const { language, summary, file } = words;
  const listOf = ({ field }: FactSource): string => /^(?:pages(?=\.)|\w+(?=\[))/.exec(field)?.[0] ?? '';
  const lists = [...groupBy(facts, listOf)].flatMap(([list, some]) =>
    list === '' ? [] : `${file.lists[list] ?? list}: ${some.length}`,
  );
  const told = sortFacts(facts, words).filter((fact) => listOf(fact) === '');
  const lines = told.flatMap(({ field, from, isOfFrame }): Line[] => {
    const source = `${nameFact(field, words)}, ${summary.from(summary.place(from, isOfFrame))}`;
    const value = toValue(field, company, language, file);
    return line(value ? `${source}: ${value}` : source).map((one) => ({ ...one, isCut: true }));
  });
  lines.push(...line(lists));
  return lines.length > 0 ? lines : line(summary.noFacts);
}

/** Returns a line per missing fact with its reason, and one with the line of the config that helps. */
const toMissingLines = (missing: readonly MissingFact[]): Line[] =>
  missing.flatMap(({ name, why, way, because }) => [
    ...line(`${name}: ${why}`, because === 'not_stated' ? 'dim' : 'warning'),
    ...line(`→ ${way}`, undefined, 2),
  ]);

/** Returns the value as people read it; `''` for a field without a text, such as a list. */
function toValue(field: string, company: CompanyInfo, language: string, { yesNo }: ReportWords['file']): string {
  if (field === 'opening_hours') return sayHours(company.opening_hours ?? [], language);
  if (field === 'service_model.online_booking') return yesNo(company.service_model?.online_booking === true);
  const text = toFactText(company, field);
  return text === undefined ? '' : `«${text}»`;
}

/** Returns changed facts and pages without their text, and the number of the documents that are made of them. */
function toChangeLines(changes: ContentChanges, words: ReportWords): Line[] {
  const { pages, documents } = changes;
  const changed = pages.changed.map((page) => ({ ...page, fields: [], lines: [] }));
  const sections = toDiffSections({ ...changes, pages: { ...pages, changed }, documents: [] }, words);
  const lines = sections.flatMap((one) => one.lines);
  return [
    ...lines.slice(0, MAX_CHANGE_LINES),
    ...line(lines.length > MAX_CHANGE_LINES ? '…' : '', 'dim'),
    ...line(hasOwn(changes) && documents.length > 0 ? words.diff.derived(documents.length) : '', 'dim'),
  ];
}

/** Counts unpublished addresses by outcome and reason, a line each. */
function toLeftOut(ledger: readonly LedgerEntry[], { reasons, outcomes }: ReportWords): Line[] {
  const unpublished = ledger.filter(({ outcome }) => outcome !== 'published');
  const alike = groupBy(unpublished, ({ outcome, reason }) => `${outcomes[outcome]}: ${reasons[reason]}`);
  return [...alike].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([what, rows]) => line(`${rows.length} × ${what}`));
}

const TONE = { error: 'bad', warning: 'warning', info: 'dim' } as const satisfies Record<Severity, string>;

/**
 * Lists the worst kinds of problems with a complaint of each; then, as details, all kinds, with notes.
 * @param init command line that proposes a config, where there is none
 */
export function toProblems(diagnostics: readonly Diagnostic[], words: ReportWords, init?: string): Section[] {
  const { summary } = words;
  const said = diagnostics.map((one) => sayComplaint(one, words));
  const kinds = [...groupBy(said, ({ severity, code }) => `${severity} ${code}`).values()];
  const grave = kinds.filter(([{ severity }]) => severity !== 'info');
  const first = grave.slice(0, MAX_SHOWN);
  const rest = diagnostics.length - first.flat().length;
  const isLacking = diagnostics.some(({ code }) => code === 'missing-fact' || code === 'fact-not-indexed');
  const worst = first.flatMap(([one, ...others]) => {
    const alike = others.length > 0 ? ` ${summary.alike(others.length)}` : '';
    const { name, where, message, severity } = one;
    return [
      ...line(`${name ?? where}: ${message}${alike}`, TONE[severity]),
      ...line(`→ ${toAdvice(one)}`, undefined, 2),
    ];
  });
  const told = [
    ...worst,
    ...line(rest > 0 ? summary.rest(rest) : '', 'dim'),
    ...line(init !== undefined && isLacking ? summary.noConfig(init) : '', 'dim'),
  ];
  const title = grave.length > 0 ? summary.problems : isLacking ? summary.noErrors : summary.noProblems;
  return [...section(title, told), ...kinds.flatMap((some) => toDetails(some, words))];
}

/** Lists the complaints of a kind, as far as they are shown, with further pages of each. */
function toDetails(some: readonly [SaidDiagnostic, ...SaidDiagnostic[]], { severities, diff }: ReportWords): Section[] {
  const [{ severity, hint }] = some;
  const lines = some.slice(0, MAX_SHOWN).flatMap(({ name, where, message, quote, pages = [] }) => {
    const quoted = quote ? ` «${toShortText(quote, MAX_QUOTE_LENGTH)}»` : '';
    return [
      ...line(`${name ?? where}: ${message}${quoted}`, TONE[severity]),
      ...line(listSome(pages, diff.more), 'dim', 2),
    ];
  });
  const more = line(some.length > MAX_SHOWN ? diff.more(some.length - MAX_SHOWN) : '', 'dim');
  return section(`${severities[severity]} (${some.length}): ${hint}`, [...lines, ...more], true);
}
