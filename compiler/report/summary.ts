/** The closing report of a compile, for the person who ran it: what matters first, all of it for those who ask. */

import type { CompanyInfo } from '#shared/contract/schemas.ts';
import { toShortText } from '#shared/short-text.ts';
import { groupBy } from '../group-by.ts';
import type { CompiledSite, Diagnostic, FactSource, LedgerEntry, Severity } from '../model.ts';
import { configFieldOf } from '../words/config-field.ts';
import type { ReportWords } from '../words/es/report.ts';
import { listSome } from '../words/list-some.ts';
import { toReadable } from '../words/readable-address.ts';
import type { ContentChanges } from './diff/compare-content.ts';
import { toDiffSections, toHeadline } from './diff/to-diff-sections.ts';
import { type SaidDiagnostic, sayComplaint } from './say-complaint.ts';
import { sayHours } from './say-hours.ts';
import { type Line, line, type Section, section } from './sections.ts';

export interface Report {
  site: CompiledSite;
  /** Against what was published before; absent when nothing was. */
  changes?: ContentChanges;
  /** Pages that had to be converted. */
  converted: number;
  /** Pages that were not asked for. */
  believed?: number;
  ledger: readonly LedgerEntry[];
  facts: readonly FactSource[];
  diagnostics: readonly Diagnostic[];
  contributed: { sitemap: number; links: number; seeds: number };
}

/** Kinds of problems that are shown first, and complaints of one kind among the details. */
const SHOWN = 5;

/** Changed pages, and pages that lost text, that are listed. */
const LISTED = 10;

/** Characters of a value or a quotation. */
const SHOWN_CHARACTERS = 100;

/** What was published, the facts, what changed and what to mend; then, as details, all that is known. */
export function toReport(report: Report, words: ReportWords): Section[] {
  const { site, changes } = report;
  const [lost, diagnostics] = split(report.diagnostics, ({ code }) => LOSSES.has(code));
  const { summary } = words;
  const { brand, url } = site.site;
  return [
    {
      title: summary.title(brand, site.pages.length),
      lines: [
        ...line(new URL(url).hostname === 'localhost' ? summary.noAddress(url) : '', 'warning'),
        ...line(toCounts(report.ledger, words)),
        ...line(report.believed ? summary.believed(report.believed) : ''),
      ],
    },
    ...section(summary.lost, toLosses(lost, words)),
    ...section(summary.facts, toFactLines(report.facts, site.company, words)),
    ...(changes ? section(summary.since(toHeadline(changes, words)), toChangeLines(changes, words)) : []),
    ...toProblems(diagnostics, words),
    ...section(summary.lost, toAllLosses(lost, words), true),
    ...section(summary.leftOut, toLeftOut(report, words), true),
  ];
}

const LOSSES = new Set<Diagnostic['code']>(['extraction-failed', 'own-text-lost']);

/** What holds for most pages, then the pages with the line that would keep their text, those of one line together. */
function toLosses(lost: readonly Diagnostic[], words: ReportWords): Line[] {
  const alike = toAlike(lost, words);
  const rest = alike.slice(LISTED).flat().length;
  return [
    ...alike.slice(0, LISTED).flatMap(([first, ...others]) => (first ? toLoss(first, others.length, words) : [])),
    ...line(rest > 0 ? words.diff.more(rest) : '', 'dim'),
  ];
}

/** Page by page, where not each has been told already. */
function toAllLosses(lost: readonly Diagnostic[], words: ReportWords): Line[] {
  const alike = toAlike(lost, words);
  const isTold = alike.length <= LISTED && alike.length === lost.length;
  return isTold ? [] : alike.flat().flatMap((one) => toLoss(one, 0, words));
}

const toAlike = (lost: readonly Diagnostic[], words: ReportWords): SaidDiagnostic[][] => [
  ...groupBy(
    lost.map((one) => sayComplaint(one, words)),
    (one) => `${one.code === 'own-text-lost' ? one.about.rule : ''} ${one.hint}`,
  ).values(),
];

/** `others` is the number of pages that lost theirs in the same place. */
function toLoss({ where, message, hint, severity }: SaidDiagnostic, others: number, { summary }: ReportWords): Line[] {
  const alike = others > 0 ? ` ${summary.alike(others)}` : '';
  return [...line(`${where}: ${message}${alike}`, TONE[severity]), ...line(`→ ${hint}`, undefined, 2)];
}

function split<Value>(values: readonly Value[], isFirst: (value: Value) => boolean): [Value[], Value[]] {
  return [values.filter(isFirst), values.filter((value) => !isFirst(value))];
}

/** What happened to all addresses, in one line. */
function toCounts(ledger: readonly LedgerEntry[], { summary }: ReportWords): string {
  const count = (outcome: LedgerEntry['outcome']) => ledger.filter((entry) => entry.outcome === outcome).length;
  return summary.addresses(ledger.length, {
    published: count('published'),
    alias: count('alias'),
    skipped: count('skipped'),
    failed: count('failed'),
  });
}

/** A line for each fact with its page; lists and named pages are counted. */
function toFactLines(facts: readonly FactSource[], company: CompanyInfo, { language, summary }: ReportWords): Line[] {
  const lists = new Map<string, number>();
  const lines: Line[] = [];
  for (const { field, from } of facts) {
    const list = /^(?:pages(?=\.)|\w+(?=\[))/.exec(field)?.[0];
    if (list !== undefined) lists.set(list, (lists.get(list) ?? 0) + 1);
    else {
      const source = `${configFieldOf(field)}, ${toReadable(summary.from(from))}`;
      const value = toValue(field, company, language);
      lines.push({ text: value ? `${source}: ${value}` : source, isCut: true });
    }
  }
  lines.push(...line([...lists].map(([list, times]) => `company.${list}: ${times}`).join('  ')));
  return lines.length > 0 ? lines : line(summary.noFacts);
}

function toValue(field: string, company: CompanyInfo, language: string): string {
  if (field === 'opening_hours') return sayHours(company.opening_hours ?? [], language);
  const value = field.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], company);
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'string' && !/^https?:/.test(value) ? `«${value}»` : '';
}

/** Facts first, then which pages. */
function toChangeLines({ facts, pages }: ContentChanges, words: ReportWords): Line[] {
  const unread = pages.changed.map((page) => ({ ...page, fields: [], lines: [] }));
  const none = { facts: [], pages: { added: [], changed: [], removed: [] }, documents: [] };
  const linesOf = (some: Partial<ContentChanges>) =>
    toDiffSections({ ...none, ...some }, words).flatMap(({ lines }) => lines);
  const listed = linesOf({ pages: { ...pages, changed: unread } });
  const rest = listed.length > LISTED ? words.diff.more(listed.length - LISTED) : '';
  return [...linesOf({ facts }), ...listed.slice(0, LISTED), ...line(rest, 'dim')];
}

/** Where pages were found, and the addresses that are none, by what became of them. */
function toLeftOut(
  { ledger, contributed, converted, site }: Report,
  { summary, reasons, outcomes }: ReportWords,
): Line[] {
  const others = groupBy(
    ledger.filter(({ outcome }) => outcome !== 'published'),
    ({ outcome, reason }) => `${outcomes[outcome]}: ${reasons[reason]}`,
  );
  return [
    ...line(summary.found(contributed)),
    ...line(summary.converted(converted, site.pages.length - converted)),
    ...[...others].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([what, rows]) => line(`${rows.length} × ${what}`)),
  ];
}

/** The worst kinds of problems, a complaint of each; then, as details, all kinds, notes too. */
export const toProblems = (diagnostics: readonly Diagnostic[], words: ReportWords): Section[] => [
  ...toWorstProblems(diagnostics, words),
  ...toProblemDetails(diagnostics, words),
];

function toWorstProblems(diagnostics: readonly Diagnostic[], words: ReportWords): Section[] {
  const { summary } = words;
  const kinds = toKinds(
    diagnostics.filter(({ severity }) => severity !== 'info'),
    words,
  );
  const notes = diagnostics.filter(({ severity }) => severity === 'info').length;
  const rest = kinds.slice(SHOWN).reduce((total, kind) => total + kind.length, notes);
  return section(kinds.length > 0 ? summary.problems : summary.noProblems, [
    ...kinds
      .slice(0, SHOWN)
      .flatMap(([first, ...others]) =>
        first
          ? [
              ...line(
                `${first.where}: ${first.message}${others.length > 0 ? ` ${summary.alike(others.length)}` : ''}`,
                TONE[first.severity],
              ),
              ...line(`→ ${first.hint}`, undefined, 2),
            ]
          : [],
      ),
    ...(rest > 0 ? [{ text: summary.rest(rest), tone: 'dim', isPointer: true } as const] : []),
  ]);
}

const TONE = { error: 'bad', warning: 'warning', info: 'dim' } as const satisfies Record<Severity, string>;

/** Every kind with its first complaints. */
function toProblemDetails(diagnostics: readonly Diagnostic[], words: ReportWords): Section[] {
  return toKinds(diagnostics, words).flatMap((some) => {
    const [first] = some;
    if (!first) return [];
    return section(
      `${words.severities[first.severity]}: ${first.kind} (${some.length})`,
      [
        ...some
          .slice(0, SHOWN)
          .flatMap(({ where, message, quote, pages = [] }) => [
            ...line(
              `${where}: ${message}${quote ? ` «${toShortText(quote, SHOWN_CHARACTERS)}»` : ''}`,
              TONE[first.severity],
            ),
            ...line(listSome(pages, words.diff.more), 'dim', 2),
          ]),
        ...line(some.length > SHOWN ? words.diff.more(some.length - SHOWN) : '', 'dim'),
        ...line(`→ ${first.hint}`),
      ],
      true,
    );
  });
}

/** Complaints by kind, in their order. */
const toKinds = (diagnostics: readonly Diagnostic[], words: ReportWords): SaidDiagnostic[][] => [
  ...groupBy(
    diagnostics.map((one) => sayComplaint(one, words)),
    ({ severity, code }) => `${severity} ${code}`,
  ).values(),
];
