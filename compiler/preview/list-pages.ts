/** Preview: the list of pages, and what its search box and filters leave of it. */

import { fold } from '#shared/search/fold.ts';
import { groupBy } from '../group-by.ts';
import type { CompiledPage, Severity } from '../model.ts';
import { keptShare } from '../report/checks/check-loss.ts';
import type { SaidDiagnostic } from '../report/say-complaint.ts';
import { toReadable } from '../words/readable-address.ts';

interface PreviewRow {
  path: string;
  /** The path as people read it. */
  address: string;
  title: string;
  /** How many parts were cut. */
  cuts: number;
  /** Share of its own words that was kept, in percent. */
  kept: number;
  /** Severities of its problems, worst first. */
  problems: Severity[];
}

/** A filter that can be chosen, and how many pages it leaves. */
interface FilterChoice {
  name: string;
  /** As an editor calls it. */
  label: string;
  pages: number;
}

export interface PreviewList {
  /** Pages of the site; `pages` holds those that fit. */
  total: number;
  pages: PreviewRow[];
  rules: FilterChoice[];
  problems: FilterChoice[];
  /** Problems that belong to no page. */
  siteProblems: SaidDiagnostic[];
}

export interface PreviewFilter {
  /** Words that must all stand in the page: address, title, its Markdown or what was cut. */
  search?: string;
  rule?: string;
  /** Code of a problem. */
  problem?: string;
}

const severities: readonly Severity[] = ['error', 'warning', 'info'];

/** Makes the function that lists the pages of one compile, those first that kept least of their own words; what it looks at is prepared once. */
export function createPageList(
  pages: readonly CompiledPage[],
  diagnostics: readonly SaidDiagnostic[],
  sayRule: (rule: string) => string,
): (filter: PreviewFilter) => PreviewList {
  const problemsOf = groupBy(diagnostics, ({ where }) => where);
  const kindOf = new Map<string, string>(diagnostics.map(({ code, kind }) => [code, kind]));
  const known = new Set(pages.map(({ path }) => path));
  const rows = [...pages]
    .sort((a, b) => keptShare(a) - keptShare(b))
    .map((page) => {
      const found = problemsOf.get(page.path) ?? [];
      return {
        row: {
          path: page.path,
          address: toReadable(page.path),
          title: page.title,
          cuts: page.removed.length,
          kept: Math.round(keptShare(page) * 100),
          problems: severities.flatMap((severity) =>
            found.filter((one) => one.severity === severity).map(() => severity),
          ),
        },
        rules: new Set(page.removed.map(({ rule }) => rule)),
        codes: new Set<string>(found.map(({ code }) => code)),
        text: fold(
          [page.path, toReadable(page.path), page.title, page.markdown, ...page.removed.map(({ text }) => text)].join(
            ' ',
          ),
        ),
      };
    });
  const fixed = {
    total: pages.length,
    rules: countChoices(
      rows.map(({ rules }) => rules),
      sayRule,
    ),
    problems: countChoices(
      rows.map(({ codes }) => codes),
      (code) => kindOf.get(code) ?? code,
    ),
    siteProblems: diagnostics.filter(({ where }) => !known.has(where)),
  };
  return ({ search = '', rule, problem }) => {
    const words = fold(search).split(/\s+/).filter(Boolean);
    const fitting = rows.filter(
      ({ text, rules, codes }) =>
        words.every((word) => text.includes(word)) && (!rule || rules.has(rule)) && (!problem || codes.has(problem)),
    );
    return { ...fixed, pages: fitting.map(({ row }) => row) };
  };
}

function countChoices(named: readonly ReadonlySet<string>[], say: (name: string) => string): FilterChoice[] {
  const counts = new Map<string, number>();
  for (const names of named) for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, pages]) => ({ name, label: say(name), pages }))
    .sort((a, b) => b.pages - a.pages || (a.name < b.name ? -1 : 1));
}
