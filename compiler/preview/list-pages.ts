/** Preview: the list of pages, and what its search box leaves of it. */

import { fold } from '#shared/search/fold.ts';
import { groupBy } from '../group-by.ts';
import type { CompiledPage } from '../model.ts';
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
  /** How many problems it has. */
  problems: number;
}

export interface PreviewList {
  /** Pages of the site; `pages` holds those that fit. */
  total: number;
  pages: PreviewRow[];
  /** Problems that belong to no page. */
  siteProblems: SaidDiagnostic[];
}

/** Lists pages, those first that kept least, by words that must all stand in them, their cuts or problems. */
export function createPageList(
  pages: readonly CompiledPage[],
  diagnostics: readonly SaidDiagnostic[],
  sayRule: (rule: string) => string,
): (search: string) => PreviewList {
  const problemsOf = groupBy(diagnostics, ({ where }) => where);
  const known = new Set(pages.map(({ path }) => path));
  const siteProblems = diagnostics.filter(({ where }) => !known.has(where));
  const rows = [...pages]
    .sort((a, b) => keptShare(a) - keptShare(b))
    .map((page) => {
      const { path, title, removed } = page;
      const address = toReadable(path);
      const problems = problemsOf.get(path) ?? [];
      const kept = Math.round(keptShare(page) * 100);
      const cuts = removed.map(({ rule, text }) => `${sayRule(rule)} ${text}`);
      const said = problems.map(({ kind, message }) => `${kind} ${message}`);
      return {
        row: { path, address, title, cuts: removed.length, kept, problems: problems.length },
        text: fold([path, address, title, page.markdown, ...cuts, ...said].join(' ')),
      };
    });
  return (search) => {
    const words = fold(search).split(/\s+/).filter(Boolean);
    const fitting = rows.filter(({ text }) => words.every((word) => text.includes(word)));
    return { total: pages.length, pages: fitting.map(({ row }) => row), siteProblems };
  };
}
