/** The closing report of a compile, for the person who ran it. */

import type { Colors } from 'picocolors/types.js';
import { groupBy } from '../group-by.ts';
import type { CompiledSite, Diagnostic, FactSource, LedgerEntry, Severity } from '../model.ts';
import type { ReportWords } from '../words/report-words.ts';
import type { ContentChanges } from './diff/compare-content.ts';
import { toHeadline } from './diff/to-diff-text.ts';
import { type SaidDiagnostic, sayComplaint } from './say-complaint.ts';

export interface Report {
  site: CompiledSite;
  /** Against what was published before. */
  changes: ContentChanges;
  /** Pages that had to be converted. */
  converted: number;
  ledger: readonly LedgerEntry[];
  facts: readonly FactSource[];
  diagnostics: readonly Diagnostic[];
  contributed: { sitemap: number; links: number; seeds: number };
}

const severities: readonly Severity[] = ['error', 'warning', 'info'];

/** Complaints of one kind that are shown in full; the rest is counted. */
const SHOWN = 5;

/** Pages of one kind of change that are listed. */
const LISTED = 20;

/** Plain lines: what changed, what was left out and why, company facts and where they come from, problems and what to do. */
export function toSummary(
  { site, changes, converted, ledger, facts, diagnostics, contributed }: Report,
  words: ReportWords,
  colors: Colors,
): string {
  const kept = site.pages.length - converted;
  const lines = [
    colors.bold(`${site.site.brand}: ${count(site.pages.length, 'page')} for agents`),
    `  found by sitemap ${contributed.sitemap}, by links ${contributed.links}, by seeds ${contributed.seeds}`,
    `  ${converted} converted${kept > 0 ? `, ${kept} as they were at the last run` : ''}`,
    ...toLeftOut(ledger),
    '',
    colors.bold('Company facts'),
    ...toFactLines(facts),
    '',
    colors.bold(`Since the last compile: ${toHeadline(changes)}`),
    ...toChangeLines(changes, colors),
  ];
  for (const severity of severities) {
    const found = diagnostics.filter((one) => one.severity === severity).map((one) => sayComplaint(one, words));
    if (found.length) lines.push('', ...toProblems(severity, found, colors));
  }
  return `${lines.join('\n')}\n`;
}

/** A line for each stated fact; lists and named pages are counted. */
function toFactLines(facts: readonly FactSource[]): string[] {
  const lists = new Map<string, number>();
  const lines: string[] = [];
  for (const { field, from, evidence } of facts) {
    const list = /^(?:pages(?=\.)|\w+(?=\[))/.exec(field)?.[0];
    if (list === undefined) lines.push(`  ${field}: from ${from}${evidence ? ` (${shorten(evidence)})` : ''}`);
    else lists.set(list, (lists.get(list) ?? 0) + 1);
  }
  lines.push(...[...lists].map(([list, times]) => `  ${list === 'pages' ? 'named pages' : list}: ${times}`));
  return lines.length > 0 ? lines : ['  none'];
}

/** Facts first, then pages; on a first compile, where all is new, the headline says enough. */
function toChangeLines({ facts, pages }: ContentChanges, colors: Colors): string[] {
  if (pages.changed.length + pages.removed.length === 0 && facts.every(({ before }) => before === undefined)) return [];
  return [
    ...facts.flatMap(({ field, before, after }) => [
      `  fact ${field}`,
      ...(before === undefined ? [] : [colors.red(`    - ${shorten(before)}`)]),
      ...(after === undefined ? [] : [colors.green(`    + ${shorten(after)}`)]),
    ]),
    ...pages.removed.slice(0, LISTED).map(({ path, title }) => colors.red(`  removed  ${path}  «${title}»`)),
    ...pages.added.slice(0, LISTED).map(({ path, title }) => colors.green(`  added    ${path}  «${title}»`)),
    ...pages.changed.slice(0, LISTED).map(({ path, title }) => `  changed  ${path}  «${title}»`),
    ...(Math.max(pages.removed.length, pages.added.length, pages.changed.length) > LISTED
      ? ['  … see all of them with "vitrina diff" before you compile']
      : []),
  ];
}

/** Addresses that are no page, by what became of them. */
function toLeftOut(ledger: readonly LedgerEntry[]): string[] {
  const counts = new Map<string, number>();
  for (const { outcome, reason } of ledger) {
    if (outcome !== 'published') counts.set(`${outcome}: ${reason}`, (counts.get(`${outcome}: ${reason}`) ?? 0) + 1);
  }
  return [...counts].sort().map(([what, times]) => `  ${what} ${times}`);
}

function toProblems(severity: Severity, found: readonly SaidDiagnostic[], colors: Colors): string[] {
  const paint = { error: colors.red, warning: colors.yellow, info: colors.dim }[severity];
  return [...groupBy(found, ({ code }) => code)].flatMap(([code, some]) => [
    paint(`${severity}: ${code} (${some.length})`),
    ...some
      .slice(0, SHOWN)
      .flatMap(({ where, message, quote, pages = [] }) => [
        `  ${where}: ${message}${quote ? ` «${shorten(quote)}»` : ''}`,
        ...(pages.length > 0 ? [colors.dim(`    ${listSome(pages)}`)] : []),
      ]),
    ...(some.length > SHOWN ? [`  … and ${some.length - SHOWN} more`] : []),
    `  → ${some[0]?.hint ?? ''}`,
  ]);
}

/** A list that stays on one line. */
function listSome(paths: readonly string[]): string {
  const shown = paths.slice(0, SHOWN).join(' ');
  return paths.length > SHOWN ? `${shown} … and ${paths.length - SHOWN} more` : shown;
}

const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

const shorten = (text: string): string => (text.length > 100 ? `${text.slice(0, 99).trimEnd()}…` : text);
