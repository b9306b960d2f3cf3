/** The closing report of a compile for the person who ran it: the main points, then details on request. */

import type { CompanyInfo } from '#shared/contract/schemas.ts';
import { groupBy } from '#shared/group-by.ts';
import { toFactText } from '#shared/search/fact-text.ts';
import { toShortText } from '#shared/short-text.ts';
import type { CompiledSite, Diagnostic, LedgerEntry, Severity } from '../model.ts';
import { configFieldOf } from '../words/config-field.ts';
import type { ReportWords } from '../words/es/report/report.ts';
import { listSome } from '../words/list-some.ts';
import { type ContentChanges, sayHours } from './diff/compare-content.ts';
import { toDiffSections, toHeadline } from './diff/to-diff-sections.ts';
import type { Reported } from './last-report.ts';
import { type Line, line, type Section, sayComplaint, section } from './sections.ts';

export interface Report extends Reported {
  /** Compared with the published content; absent without it. */
  changes?: ContentChanges;
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
    ...section(summary.missing, toMissingLines(site, words)),
    ...(changes ? section(summary.since(toHeadline(changes, words)), toChangeLines(changes, words)) : []),
    ...toProblems(report.diagnostics, words),
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
function toFactLines({ facts, company }: CompiledSite, { language, summary }: ReportWords): Line[] {
  const lists = new Map<string, number>();
  const lines: Line[] = [];
  for (const { field, from, isOfFrame } of facts) {
    const list = /^(?:pages(?=\.)|\w+(?=\[))/.exec(field)?.[0];
    if (list !== undefined) lists.set(list, (lists.get(list) ?? 0) + 1);
    else {
      const source = `${configFieldOf(field)}, ${summary.from(summary.place(from, isOfFrame))}`;
      const value = toValue(field, company, language);
      lines.push(...line(value ? `${source}: ${value}` : source).map((one) => ({ ...one, isCut: true })));
    }
  }
  lines.push(...line([...lists].map(([list, times]) => `company.${list}: ${times}`)));
  return lines.length > 0 ? lines : line(summary.noFacts);
}

/** Returns a line per missing fact with its reason and its statements, and one with the config field that helps. */
function toMissingLines({ company }: CompiledSite, { summary }: ReportWords): Line[] {
  return (company.missing ?? []).flatMap(({ field, because, statements = [] }) => {
    const said = statements.map(({ text, url }) => [...(text ? [`«${text}»`] : []), new URL(url).pathname].join(' '));
    const [path = ''] = because === 'not_indexed' ? said : [];
    const why = `${configFieldOf(field)}: ${summary.because[because](said.join(' · '))}`;
    // The config names services by their pages.
    const stated = field === 'services' ? "['/…/*']" : "'…'";
    const way = path === '' ? `${configFieldOf(field)}: ${stated}` : `crawl.despiteNoindex: ['${path}']`;
    return [...line(why, because === 'not_stated' ? 'dim' : 'warning'), ...line(`→ ${way}`, undefined, 2)];
  });
}

/** Returns the value as people read it; `''` for a field without a text, such as a list. */
function toValue(field: string, company: CompanyInfo, language: string): string {
  if (field === 'opening_hours') return sayHours(company.opening_hours ?? [], language);
  if (field === 'service_model.online_booking') return String(company.service_model?.online_booking);
  const text = toFactText(company, field);
  return text === undefined ? '' : `«${text}»`;
}

/** Returns changed facts and pages without their text. */
function toChangeLines({ facts, pages }: ContentChanges, words: ReportWords): Line[] {
  const changed = pages.changed.map((page) => ({ ...page, fields: [], lines: [] }));
  const sections = toDiffSections({ facts, pages: { ...pages, changed }, documents: [] }, words);
  const lines = sections.flatMap((one) => one.lines);
  return [...lines.slice(0, MAX_CHANGE_LINES), ...line(lines.length > MAX_CHANGE_LINES ? '…' : '', 'dim')];
}

/** Counts unpublished addresses by result. */
function toLeftOut(ledger: readonly LedgerEntry[], { reasons, outcomes }: ReportWords): Line[] {
  const unpublished = ledger.filter(({ outcome }) => outcome !== 'published');
  const alike = groupBy(unpublished, ({ outcome, reason }) => `${outcomes[outcome]}: ${reasons[reason]}`);
  return [...alike].sort(([a], [b]) => (a < b ? -1 : 1)).flatMap(([what, rows]) => line(`${rows.length} × ${what}`));
}

const TONE = { error: 'bad', warning: 'warning', info: 'dim' } as const satisfies Record<Severity, string>;

/** Lists the worst kinds of problems with a complaint of each; then, as details, all kinds, with notes. */
export function toProblems(diagnostics: readonly Diagnostic[], words: ReportWords): Section[] {
  const { summary, severities, diff } = words;
  const said = diagnostics.map((one) => sayComplaint(one, words));
  const kinds = [...groupBy(said, ({ severity, code }) => `${severity} ${code}`).values()];
  const grave = kinds.filter(([{ severity }]) => severity !== 'info');
  const first = grave.slice(0, MAX_SHOWN);
  const rest = diagnostics.length - first.flat().length;
  const worst = first.flatMap(([{ where, message, hint, severity }, ...others]) => {
    const alike = others.length > 0 ? ` ${summary.alike(others.length)}` : '';
    return [...line(`${where}: ${message}${alike}`, TONE[severity]), ...line(`→ ${hint}`, undefined, 2)];
  });
  const details = kinds.flatMap((some) => {
    const [{ severity, hint }] = some;
    const lines = some.slice(0, MAX_SHOWN).flatMap(({ where, message, quote, pages = [] }) => {
      const quoted = quote ? ` «${toShortText(quote, MAX_QUOTE_LENGTH)}»` : '';
      return [...line(`${where}: ${message}${quoted}`, TONE[severity]), ...line(listSome(pages, diff.more), 'dim', 2)];
    });
    const more = line(some.length > MAX_SHOWN ? diff.more(some.length - MAX_SHOWN) : '', 'dim');
    return section(`${severities[severity]} (${some.length}): ${hint}`, [...lines, ...more], true);
  });
  const told = [...worst, ...line(rest > 0 ? summary.rest(rest) : '', 'dim')];
  return [...section(grave.length > 0 ? summary.problems : summary.noProblems, told), ...details];
}
