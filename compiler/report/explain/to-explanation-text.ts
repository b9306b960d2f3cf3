/** Report stage: what is known about one address, as text for a terminal. */

import type { Colors } from 'picocolors/types.js';
import type { Removal } from '../../model.ts';
import type { ReportWords } from '../../words/report-words.ts';
import type { ReportedPage } from '../last-report.ts';
import { sayComplaint } from '../say-complaint.ts';
import type { Explanation } from './explain-address.ts';

const SHOWN_TEXT = 200;

/** How it was found, what became of it and why, what was published and what was cut. */
export function toExplanationText(explanation: Explanation, words: ReportWords, colors: Colors): string {
  const { address, entry, way, page, facts, diagnostics, similar } = explanation;
  const lines = [colors.bold(address)];
  if (!entry) {
    lines.push('  was never seen: no page links to it, and no sitemap lists it');
    if (similar.length > 0) lines.push('  similar addresses:', ...similar.map((one) => `    ${one}`));
    return toText(lines);
  }
  const listed = entry.foundOn.filter((one) => !one.startsWith('/'));
  const linking = entry.foundOn.filter((one) => one.startsWith('/'));
  if (listed.length > 0) lines.push(`  found by    ${listed.join(', ')}`);
  if (linking.length > 0)
    lines.push(
      `  linked from ${linking[0]}`,
      ...linking.slice(1).map((one) => `              ${one}`),
      ...(entry.foundOnMore ? [`              and ${entry.foundOnMore} more pages`] : []),
    );
  for (const step of way) {
    const status = step.status === undefined ? '' : `, status ${step.status}`;
    const detail = step.detail === undefined ? '' : ` (${step.detail})`;
    const target = step.target === undefined ? '' : ` → ${step.target}`;
    const isFirst = step === entry;
    lines.push(
      `  ${isFirst ? '' : `${step.url} `}${step.outcome}: ${words.reasons[step.reason]}${detail}${status}${target}`,
    );
  }
  if (page) lines.push('', ...toPageLines(page, colors));
  if (facts.length > 0) {
    lines.push('', colors.bold('  Company facts from it'));
    lines.push(...facts.map(({ field, evidence }) => `    ${field}: ${shorten(evidence)}`));
  }
  if (diagnostics.length > 0) {
    lines.push('', colors.bold('  Problems'));
    for (const diagnostic of diagnostics) {
      const { severity, code, message, hint, quote } = sayComplaint(diagnostic, words);
      lines.push(`    ${severity}: ${code}: ${message}${quote ? ` «${shorten(quote)}»` : ''}`, `      → ${hint}`);
    }
  }
  return toText(lines);
}

function toPageLines(page: ReportedPage, colors: Colors): string[] {
  const lines = [
    colors.bold(`  ${page.title}`),
    `    ${page.url}`,
    ...(page.description ? [`    ${shorten(page.description)}`] : []),
    ...(page.aliases.length > 0 ? [`    also known as ${page.aliases.join(', ')}`] : []),
    '',
    colors.bold(`  Kept: ${page.words} words`),
    ...page.headings.map(({ level, text }) => `    ${'#'.repeat(level)} ${text}`),
  ];
  if (page.removed.length > 0) {
    lines.push('', colors.bold(`  Cut: ${page.removed.length} parts`));
    for (const removal of page.removed) lines.push(...toRemovalLines(removal, colors));
  }
  return lines;
}

const toRemovalLines = ({ rule, selector, text }: Removal, colors: Colors): string[] => [
  `    ${colors.yellow(rule)}  ${colors.dim(selector)}`,
  `      «${shorten(text)}»`,
];

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length > SHOWN_TEXT ? `${line.slice(0, SHOWN_TEXT).trimEnd()}…` : line;
}

const toText = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');
