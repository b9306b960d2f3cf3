/** What `compile` and `check` say of an attempt: as JSON for scripts, and why it was refused. */

import type { Diagnostic } from '../../model.ts';
import { type Guard, guardsOf } from '../../report/publish-guard.ts';
import { sayComplaint } from '../../report/say-complaint.ts';
import type { ReportWords } from '../../words/es/report.ts';
import type { Attempt } from './compile-against.ts';

/** Why nothing was written, what to do about it, and how to publish anyway where that is possible. */
export function toRefusal(
  { refusals, errors, isPublished }: Pick<Attempt, 'refusals' | 'errors' | 'isPublished'>,
  words: ReportWords,
  accepted: readonly Guard[] = [],
): string {
  const toLines = (diagnostic: Diagnostic) => {
    const { where, message, hint } = sayComplaint(diagnostic, words);
    return `\n  ${where}: ${message}\n    → ${hint}`;
  };
  const { said } = words.commands;
  const names = [...new Set([...accepted, ...guardsOf(refusals)])];
  const anyway = errors.length > 0 ? said.mendFirst : said.anyway(`--accept-loss=${names.join(',')}`);
  return `${said.nothingWritten(isPublished)}:${[...errors, ...refusals].map(toLines).join('')}\n  ${anyway}`;
}

/** The whole report; its shape is described in the page for editors. */
export function toJsonReport(attempt: Attempt, written: boolean, words: ReportWords): string {
  const { out, compilation, files, changes, refusals } = attempt;
  const { site, ledger, facts, diagnostics, contributed, converted } = compilation;
  const pages = site.pages.map(({ path, url, title }) => ({ path, url, title }));
  const report = {
    out,
    written,
    changes: files,
    content: changes,
    pages,
    converted,
    company: site.company,
    facts,
    ledger,
    contributed,
    diagnostics: diagnostics.map((one) => sayComplaint(one, words)),
    refusals: refusals.map((one) => sayComplaint(one, words)),
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
