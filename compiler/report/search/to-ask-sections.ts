/** Report stage: questions with their results as sections of a report, failed ones first. */

import type { ReportWords } from '../../words/es/report/report.ts';
import { line, type Section, section } from '../sections.ts';
import type { JudgedGolden } from './judge-golden.ts';
import type { ProposedQuestion } from './propose-questions.ts';

/** Proposed questions that are shown. */
const MAX_PROPOSED = 5;

/** Reports failed questions, then passed ones, and some of the proposed questions. */
export function toAskSections(
  judged: readonly JudgedGolden[],
  proposed: readonly ProposedQuestion[],
  { ask, diff }: ReportWords,
): Section[] {
  const red = judged.filter(({ failure }) => failure !== undefined);
  const green = judged.filter(({ failure }) => failure === undefined);
  return [
    ...section(ask.title(green.length, red.length), [
      ...red.flatMap((one) => [
        ...line(`✗ ${one.query}`, 'bad'),
        ...line(ask.failed(one), undefined, 2),
        ...line(one.says ? `«${one.says}»` : '', 'dim', 2),
      ]),
      ...green.flatMap((one) => line(`✓ ${one.query}: ${ask.expected(one)}`, 'good')),
    ]),
    ...section(proposed.length > 0 ? ask.proposed(proposed.length) : '', [
      ...proposed.slice(0, MAX_PROPOSED).flatMap((one) => line([one.query, one.expect ?? ask.unknown], 'dim')),
      ...line(proposed.length > MAX_PROPOSED ? diff.more(proposed.length - MAX_PROPOSED) : '', 'dim'),
    ]),
  ];
}
