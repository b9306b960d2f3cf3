/** Report stage: what was searched and not found: gaps first, then what is asked most, then lines for the config. */

import type { ReportWords } from '../../words/es/report.ts';
import { line, type Section, section } from '../sections.ts';
import type { GapsReport, JudgedQuery } from './judge-gaps.ts';

/** @param shown queries of each kind */
export function toGapsSections(report: GapsReport, shown: number, { gaps, diff }: ReportWords): Section[] {
  const { months, searches, empty, queries, synonyms } = report;
  const list = (title: string, some: readonly JudgedQuery[], toEnd: (query: JudgedQuery) => string) =>
    section(title, [
      ...some
        .slice(0, shown)
        .flatMap((one) =>
          line(`${`${one.searches}×`.padStart(6)}  ${[one.words, toEnd(one)].filter(Boolean).join('  ')}`),
        ),
      ...line(some.length > shown ? diff.more(some.length - shown) : '', 'dim'),
    ]);
  const found = queries.filter(({ finds }) => finds !== null);
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
      found.filter(({ missing }) => missing.length > 0),
      ({ missing, finds }) => gaps.noPageSays(missing, finds ?? ''),
    ),
    ...list(
      gaps.most,
      found.filter(({ missing }) => missing.length === 0),
      ({ finds }) => `→ ${finds}`,
    ),
    ...section(
      gaps.config,
      // Words are letters and figures: they need no escapes.
      synonyms.flatMap(([word, other]) => line(`synonyms: [['${word}', '${other}']],`)),
    ),
  ];
}
