/** Report stage: what was searched and not found: gaps first, then what is asked most, then lines for the config. */

import type { ReportWords } from '../../words/es/report.ts';
import { type Line, line, type Section, section } from '../sections.ts';
import type { GapsReport, JudgedQuery } from './judge-gaps.ts';

/** @param shown queries of each kind */
export function toGapsSections(report: GapsReport, shown: number, { gaps, diff }: ReportWords): Section[] {
  const { months, searches, empty, queries, proposals } = report;
  const list = (title: string, some: readonly JudgedQuery[], toEnd: (query: JudgedQuery) => string) =>
    section(title, [
      ...some
        .slice(0, shown)
        .flatMap((one) =>
          line(`${`${one.searches}×`.padStart(6)}  ${[one.words, toEnd(one)].filter(Boolean).join('  ')}`),
        ),
      ...line(some.length > shown ? diff.more(some.length - shown) : '', 'dim'),
    ]);
  const toFirst = ({ finds }: JudgedQuery) => `→ ${finds}`;
  const answered = queries.filter(({ finds, missing }) => finds !== null && missing.length === 0);
  return [
    {
      title: gaps.title(searches, months.length > 1 ? [months[0] ?? '', months.at(-1) ?? ''] : months, empty),
      lines: line(queries.length === 0 ? gaps.tooFew : ''),
    },
    ...list(
      gaps.nothing,
      queries.filter(({ finds }) => finds === null),
      () => '',
    ),
    ...list(
      gaps.missing,
      queries.filter(({ finds, missing }) => finds !== null && missing.length > 0),
      ({ missing, finds }) => gaps.noPageSays(missing, finds ?? ''),
    ),
    ...list(
      gaps.mended,
      answered.filter((one) => one.empty > 0),
      toFirst,
    ),
    ...list(
      gaps.most,
      answered.filter((one) => one.empty === 0),
      toFirst,
    ),
    ...section(gaps.config, toConfigLines(proposals)),
  ];
}

function toConfigLines({ golden, synonyms }: GapsReport['proposals']): Line[] {
  const list = (name: string, entries: readonly string[]) =>
    entries.length === 0
      ? []
      : [
          ...line(`${name}: [`, undefined, 2),
          ...entries.flatMap((entry) => line(`${entry},`, undefined, 3)),
          ...line('],', undefined, 2),
        ];
  const lines = [
    ...list(
      'synonyms',
      synonyms.map((group) => `[${group.map(quote).join(', ')}]`),
    ),
    ...list(
      'golden',
      golden.map(
        ({ query, expect, within }) => `{ query: ${quote(query)}, expect: ${quote(expect)}, within: ${within} }`,
      ),
    ),
  ];
  return lines.length === 0 ? [] : [...line('search: {'), ...lines, ...line('},')];
}

/** Words and paths hold no quotes: the first are letters and figures, the second are escaped. */
const quote = (text: string): string => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);
