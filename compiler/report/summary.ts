/** The closing report of a compile, for the person who ran it. */

import type { Colors } from 'picocolors/types.js';
import type { CompiledSite, Diagnostic, FactSource, LedgerEntry, Severity } from '../model.ts';

export interface Report {
  site: CompiledSite;
  ledger: readonly LedgerEntry[];
  facts: readonly FactSource[];
  diagnostics: readonly Diagnostic[];
  contributed: { sitemap: number; links: number; seeds: number };
}

const severities: readonly Severity[] = ['error', 'warning', 'info'];

/** Complaints of one kind that are shown in full; the rest is counted. */
const SHOWN = 5;

/** Plain lines: pages, what was left out and why, company facts and where they come from, problems and what to do. */
export function toSummary({ site, ledger, facts, diagnostics, contributed }: Report, colors: Colors): string {
  const lines = [
    colors.bold(`${site.site.brand}: ${count(site.pages.length, 'page')} for agents`),
    `  found by sitemap ${contributed.sitemap}, by links ${contributed.links}, by seeds ${contributed.seeds}`,
    ...toLeftOut(ledger),
    '',
    colors.bold('Company facts'),
    ...(facts.length
      ? facts.map(({ field, from, evidence }) => `  ${field}: from ${from}${evidence ? ` (${shorten(evidence)})` : ''}`)
      : ['  none']),
  ];
  for (const severity of severities) {
    const found = diagnostics.filter((diagnostic) => diagnostic.severity === severity);
    if (found.length) lines.push('', ...toProblems(severity, found, colors));
  }
  return `${lines.join('\n')}\n`;
}

/** Addresses that are no page, by what became of them. */
function toLeftOut(ledger: readonly LedgerEntry[]): string[] {
  const counts = new Map<string, number>();
  for (const { outcome, reason } of ledger) {
    if (outcome !== 'published') counts.set(`${outcome}: ${reason}`, (counts.get(`${outcome}: ${reason}`) ?? 0) + 1);
  }
  return [...counts].sort().map(([what, times]) => `  ${what} ${times}`);
}

function toProblems(severity: Severity, found: readonly Diagnostic[], colors: Colors): string[] {
  const paint = { error: colors.red, warning: colors.yellow, info: colors.dim }[severity];
  const byCode = new Map<string, Diagnostic[]>();
  for (const one of found) byCode.set(one.code, [...(byCode.get(one.code) ?? []), one]);
  return [...byCode].flatMap(([code, some]) => [
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
