/** What `compile` and `check` say of an attempt: as JSON for scripts, and why it was refused. */

import type { Diagnostic } from '../../model.ts';
import type { Attempt } from './compile-against.ts';

/** Why nothing was written, what to do about it, and how to publish anyway where that is possible. */
export function toRefusal(refusals: readonly Diagnostic[], errors: readonly Diagnostic[]): string {
  const toLines = ({ where, message, hint }: Diagnostic) => `\n  ${where}: ${message}\n    → ${hint}`;
  const anyway =
    errors.length > 0
      ? 'Mend the errors first: they cannot be accepted.'
      : 'To publish anyway, repeat with --accept-loss.';
  return `nothing was written, what was published before stays:${[...errors, ...refusals].map(toLines).join('')}\n  ${anyway}`;
}

/** The whole report; its shape is described in the page for editors. */
export function toJsonReport(attempt: Attempt, written: boolean): string {
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
    diagnostics,
    refusals,
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}
