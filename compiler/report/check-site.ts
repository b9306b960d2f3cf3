/** Report stage: everything that is wrong with a compiled site, for its editor. */

import type { Diagnostic, Severity } from '../model.ts';
import { checkHiddenText } from './checks/check-hidden-text.ts';
import { checkLinks } from './checks/check-links.ts';
import { checkLoss } from './checks/check-loss.ts';
import { checkAddresses, checkContents, checkTitles } from './checks/check-pages.ts';
import type { CheckedSite } from './checks/checked-site.ts';

const checks = [checkLoss, checkTitles, checkContents, checkLinks, checkHiddenText, checkAddresses];

/** All complaints of all checks, in no particular order. */
export function checkSite(site: CheckedSite): Diagnostic[] {
  return checks.flatMap((check) => check(site));
}

const RANK: Record<Severity, number> = { error: 0, warning: 1, info: 2 };

/** Worst first, then by kind, then by place, in code-point order. */
export function sortDiagnostics(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  return [...diagnostics].sort(
    (a, b) =>
      RANK[a.severity] - RANK[b.severity] ||
      compare(a.code, b.code) ||
      compare(a.where, b.where) ||
      compare(JSON.stringify(a.about), JSON.stringify(b.about)),
  );
}
