/** The closing report of a compile, for the person who ran it: what matters first, all of it for those who ask. */

import type { CompanyInfo } from '#shared/contract/schemas.ts';
import { groupBy } from '#shared/group-by.ts';
import { toFactText } from '#shared/search/fact-text.ts';
import { toShortText } from '#shared/short-text.ts';
import type { CompiledSite, Diagnostic, LedgerEntry } from '../model.ts';
import type { Compilation } from '../to-compilation.ts';
import { configFieldOf } from '../words/config-field.ts';
import type { ReportWords, Severity } from '../words/es/report/report.ts';
import { listSome } from '../words/list-some.ts';
import { toReadable } from '../words/readable-address.ts';
import { type ContentChanges, sayHours } from './diff/compare-content.ts';
import { toDiffSections, toHeadline } from './diff/to-diff-sections.ts';
import { type Line, line, type SaidDiagnostic, type Section, sayComplaint, section } from './sections.ts';

export interface Report extends Omit<Compilation, 'artifacts'> {
  /** Compared with the published content; absent without it. */
  changes?: ContentChanges;
  trusted?: number;
}

/** Kinds of problems shown first, and complaints of a kind among the details. */
const MAX_SHOWN = 5;

/** Most changed pages, and pages that lost text, in a list. */
const MAX_LISTED = 10;

/** Characters shown of a value or quotation. */
const MAX_QUOTE_LENGTH = 100;

/** What was published and lost, the facts, what changed and what to mend; then, as details, all that is known. */
export function toReport(report: Report, words: ReportWords): Section[] {
  const { site, changes } = report;
  const lost = report.diagnostics.filter(({ code }) => LOSS_CODES.has(code));
  const diagnostics = report.diagnostics.filter(({ code }) => !LOSS_CODES.has(code));
  const alike = toKinds(lost, words, (one) => `${one.code === 'own-text-lost' ? one.about.rule : ''} ${one.hint}`);
  const { summary } = words;
  const { brand, url } = site.site;
  return [
    {
      title: summary.title(brand, site.pages.length),
      lines: [
        ...line(new URL(url).hostname === 'localhost' ? summary.noAddress(url) : '', 'warning'),
        ...line(toCounts(report.ledger, words)),
        ...line(report.trusted ? summary.trusted(report.trusted) : ''),
      ],
    },
    ...section(summary.lost, toLosses(alike, words)),
    ...section(summary.facts, toFactLines(site, words)),
    ...(changes ? section(summary.since(toHeadline(changes, words)), toChangeLines(changes, words)) : []),
    ...toProblems(diagnostics, words),
    ...section(summary.lost, toAllLosses(alike, words), true),
    ...section(summary.leftOut, toLeftOut(report, words), true),
  ];
}

const LOSS_CODES = new Set<Diagnostic['code']>(['extraction-failed', 'own-text-lost']);

/** The worst kinds of loss, each with a complaint and a number, and how many there are besides. */
function toLosses(alike: readonly Kind[], words: ReportWords): Line[] {
  const rest = alike.slice(MAX_LISTED).flat().length;
  return [
    ...alike.slice(0, MAX_LISTED).flatMap((some) => toFirst(some, words)),
    ...line(rest > 0 ? words.diff.more(rest) : '', 'dim'),
  ];
}

/** By page, unless each has been named already. */
const toAllLosses = (alike: readonly Kind[], words: ReportWords): Line[] =>
  alike.length <= MAX_LISTED && alike.every(([, ...others]) => others.length === 0)
    ? []
    : alike.flat().flatMap((one) => toFirst([one], words));

/** Similar complaints, in order. */
type Kind = [SaidDiagnostic, ...SaidDiagnostic[]];

/** Complaints in words, grouped, by default by severity and code; the first of each group is its example. */
function toKinds(
  diagnostics: readonly Diagnostic[],
  words: ReportWords,
  toKey = ({ severity, code }: SaidDiagnostic) => `${severity} ${code}`,
): Kind[] {
  const said = diagnostics.map((one) => sayComplaint(one, words));
  return [...groupBy(said, toKey).values()];
}

/** The first of a kind, and the number of others. */
function toFirst([{ where, message, hint, severity }, ...others]: Kind, { summary }: ReportWords): Line[] {
  const alike = others.length > 0 ? ` ${summary.alike(others.length)}` : '';
  return [...line(`${where}: ${message}${alike}`, TONE[severity]), ...line(`→ ${hint}`, undefined, 2)];
}

/** Results of all addresses in one line. */
function toCounts(ledger: readonly LedgerEntry[], { summary }: ReportWords): string {
  const counts = { published: 0, alias: 0, skipped: 0, failed: 0 };
  for (const { outcome } of ledger) counts[outcome]++;
  return summary.addresses(ledger.length, counts);
}

/** A line per fact with its page; lists and named pages are counted. */
function toFactLines({ facts, company }: CompiledSite, { language, summary }: ReportWords): Line[] {
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

/** The value as people read it; `''` for a field without a text, such as a list. */
function toValue(field: string, company: CompanyInfo, language: string): string {
  if (field === 'opening_hours') return sayHours(company.opening_hours ?? [], language);
  if (field === 'service_model.online_booking') return String(company.service_model?.online_booking);
  const text = toFactText(company, field);
  return text === undefined ? '' : `«${text}»`;
}

/** Changed facts, then changed pages up to a limit. */
function toChangeLines({ facts, pages }: ContentChanges, words: ReportWords): Line[] {
  const unread = pages.changed.map((page) => ({ ...page, fields: [], lines: [] }));
  const none = { facts: [], pages: { added: [], changed: [], removed: [] }, documents: [] };
  const linesOf = (some: Partial<ContentChanges>) =>
    toDiffSections({ ...none, ...some }, words).flatMap(({ lines }) => lines);
  const listed = linesOf({ pages: { ...pages, changed: unread } });
  const rest = listed.length > MAX_LISTED ? words.diff.more(listed.length - MAX_LISTED) : '';
  return [...linesOf({ facts }), ...listed.slice(0, MAX_LISTED), ...line(rest, 'dim')];
}

/** How pages were found, and unpublished addresses by result. */
function toLeftOut({ ledger, contributed, converted, site }: Report, { summary, reasons, outcomes }: ReportWords) {
  const unpublished = ledger.filter(({ outcome }) => outcome !== 'published');
  const others = groupBy(unpublished, ({ outcome, reason }) => `${outcomes[outcome]}: ${reasons[reason]}`);
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
  const grave = diagnostics.filter(({ severity }) => severity !== 'info');
  const kinds = toKinds(grave, words);
  const rest = kinds.slice(MAX_SHOWN).flat().length + diagnostics.length - grave.length;
  return section(kinds.length > 0 ? summary.problems : summary.noProblems, [
    ...kinds.slice(0, MAX_SHOWN).flatMap((kind) => toFirst(kind, words)),
    ...(rest > 0 ? [{ text: summary.rest(rest), tone: 'dim', isPointer: true } as const] : []),
  ]);
}

const TONE = { error: 'bad', warning: 'warning', info: 'dim' } as const satisfies Record<Severity, string>;

/** Each kind with its first complaints. */
function toProblemDetails(diagnostics: readonly Diagnostic[], words: ReportWords): Section[] {
  const { severities, diff } = words;
  return toKinds(diagnostics, words).flatMap((some) => {
    const [{ severity, kind, hint }] = some;
    const lines = some.slice(0, MAX_SHOWN).flatMap(({ where, message, quote, pages = [] }) => {
      const quoted = quote ? ` «${toShortText(quote, MAX_QUOTE_LENGTH)}»` : '';
      return [...line(`${where}: ${message}${quoted}`, TONE[severity]), ...line(listSome(pages, diff.more), 'dim', 2)];
    });
    const more = line(some.length > MAX_SHOWN ? diff.more(some.length - MAX_SHOWN) : '', 'dim');
    const title = `${severities[severity]}: ${kind} (${some.length})`;
    return section(title, [...lines, ...more, ...line(`→ ${hint}`)], true);
  });
}
