/** Company stage: the opening hours as the site words them: of every branch, and of the seasons that differ. */

import { fold, foldWords } from '../fold.ts';
import type { PageFacts } from '../read-facts.ts';
import { endsSentence } from '../sentences.ts';
import { vocabularyOf } from '../vocabulary/vocabulary.ts';
import { withoutContactData } from '../without-contact-data.ts';
import { contradict } from './opening-hours.ts';
import { bestStatement, type PagePurposes, rankStatements, type Statement } from './sentences.ts';

/** What a statement on one season loses against those that hold all year. */
const SEASONAL = -4;
/** What branches of one page may differ by. */
const BRANCH_MARGIN = 4;
const LONGEST_HEADING = 60;
const LONGEST = 600;
const SEASONS_TOLD = 2;
/** A closure has no times of day to tell. */
const LEAST_SEASONAL = 4;

export interface HoursFinding {
  best: Statement | undefined;
  /** What the site says of the whole year, best first: if two of them contradict each other, one is wrong. */
  statements: Statement[];
}

/** The best statement, completed, and those to compare it with. */
export function detectHours(facts: readonly PageFacts[], purposes: PagePurposes, language: string): HoursFinding {
  const { season, topics } = vocabularyOf(language);
  const isSeasonal = (text: string): boolean => season.test(fold(text.split(/[.;]\s/)[0] ?? ''));
  const statements = rankStatements('hours', facts, purposes, (text) => (isSeasonal(text) ? SEASONAL : 0));
  const best = bestStatement(statements, language);
  if (best === undefined) return { best, statements };

  const mainHeading = foldWords(facts.find(({ path }) => path === best.from)?.mainHeading ?? '');
  const isBranch = ({ heading }: Statement): boolean =>
    heading !== '' &&
    heading.length <= LONGEST_HEADING &&
    !heading.includes('?') &&
    foldWords(heading) !== mainHeading &&
    !topics.hours.label.test(fold(heading)) &&
    !topics.hours.otherLabel?.test(fold(heading));
  const branches = statements
    .filter(
      (statement) =>
        statement.from === best.from &&
        statement.zone === best.zone &&
        statement.score >= best.score - BRANCH_MARGIN &&
        isBranch(statement) &&
        !isSeasonal(statement.text),
    )
    .sort((a, b) => a.block - b.block);
  let text = best.text;
  if (isBranch(best) && branches.some((branch) => contradict(branch.text, best.text))) {
    text = '';
    for (const branch of branches) {
      const hours = withoutContactData(branch.text, language);
      const told = `${branch.heading.replace(/[:.\s]+$/, '')}: ${hours}`;
      if (hours !== '' && text.length + told.length <= LONGEST) text = join(text, told);
    }
  }
  let told = 0;
  for (const statement of rankStatements('hours', facts, purposes, undefined, LEAST_SEASONAL)) {
    const seasonal = withoutContactData(statement.text, language);
    const months = monthsIn(seasonal, season).filter((month) => !fold(text).includes(month));
    const isOurs = [...purposes.rolesOf(statement.from)].some((role) =>
      /^(?:hours|contact|home|about|faq)$/.test(role),
    );
    if (!isOurs || !isSeasonal(seasonal) || months.length === 0 || told === SEASONS_TOLD) continue;
    if (text.length + seasonal.length > LONGEST) continue;
    text = join(text, seasonal);
    told++;
  }
  return { best: { ...best, text }, statements: statements.filter((statement) => !isSeasonal(statement.text)) };
}

const join = (text: string, more: string): string =>
  text === '' ? more : `${text}${endsSentence(text) ? ' ' : '; '}${more}`;

const monthsIn = (text: string, season: RegExp): string[] => fold(text).match(new RegExp(season, 'g')) ?? [];
