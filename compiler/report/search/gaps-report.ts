/** Report stage: searches of agents beside today's answers, to show the editor gaps in the content. */

import { type AskedQuery, type GapMonth, sortAsked } from '#shared/gaps.ts';
import type { ReportWords } from '../../words/es/report/report.ts';
import { line, section } from '../sections.ts';
import type { OpenSearch } from './open-search.ts';

export interface JudgedQuery extends AskedQuery {
  /** Path of the first result today, or null. */
  finds: string | null;
  /** Words without a page, also when inflected or corrected. */
  missing: string[];
}

/** Returns the queries with their first result today, most asked first. @param months of one or several runtimes */
export function judgeGaps(months: readonly GapMonth[], search: Pick<OpenSearch, 'explain'>) {
  const asked = new Map<string, AskedQuery>();
  for (const { words, searches, empty } of months.flatMap(({ queries }) => queries)) {
    const before = asked.get(words) ?? { searches: 0, empty: 0 };
    asked.set(words, { words, searches: before.searches + searches, empty: before.empty + empty });
  }
  const queries = sortAsked([...asked.values()]).map((query): JudgedQuery => {
    const { results, unknownWords } = search.explain(query.words, 1);
    return { ...query, finds: results[0]?.path ?? null, missing: unknownWords };
  });
  return {
    /** Months counted, such as `2026-11`, earliest first. */
    months: [...new Set(months.map(({ month }) => month))].sort(),
    searches: sum(months.map(({ searches }) => searches)),
    /** Searches without a result at their time. */
    empty: sum(months.map(({ empty }) => empty)),
    /** Most asked first. */
    queries,
  };
}

/** Lists gaps first, then the most frequent queries. @param shown queries of each kind */
export function toGapsSections(report: ReturnType<typeof judgeGaps>, shown: number, { gaps, diff }: ReportWords) {
  const { months, searches, empty, queries } = report;
  const list = (title: string, some: readonly JudgedQuery[], toEnd: (query: JudgedQuery) => string) =>
    section(title, [
      ...some.slice(0, shown).flatMap((one) => line([`${one.searches}×`.padStart(6), one.words, toEnd(one)])),
      ...line(some.length > shown ? diff.more(some.length - shown) : '', 'dim'),
    ]);
  const nowhere = queries.filter(({ finds }) => finds === null);
  const found = queries.filter(({ finds }) => finds !== null);
  const lacking = found.filter(({ missing }) => missing.length > 0);
  const whole = found.filter(({ missing }) => missing.length === 0);
  return [
    {
      title: gaps.title(searches, months.length > 1 ? [months[0] ?? '', months.at(-1) ?? ''] : months, empty),
      lines: line(queries.length === 0 ? gaps.tooFew : ''),
    },
    ...list(gaps.nothing, nowhere, () => ''),
    ...list(gaps.missing, lacking, ({ missing, finds }) => gaps.noPageSays(missing, finds ?? '')),
    ...list(gaps.most, whole, ({ finds }) => `→ ${finds}`),
  ];
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
