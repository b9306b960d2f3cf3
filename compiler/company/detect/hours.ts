/** Company stage: the opening hours as the site words them: of every branch, of the seasons that differ, and of emergencies. */

import { foldFully, foldWords } from '#shared/search/fold.ts';
import { wordsOf } from '../../words/languages.ts';
import { endsSentence } from '../sentences.ts';
import type { SiteView } from '../site-view.ts';
import { withoutContactData } from '../without-contact-data.ts';
import { contradict } from './opening-hours.ts';
import { bestStatement, rankStatements, type Statement } from './sentences.ts';

/** What a statement on one season, or on emergencies, loses against those that hold all year for everybody. */
const EXCEPTION = -4;
/** What branches of one page may differ by. */
const BRANCH_MARGIN = 4;
const LONGEST_HEADING = 60;
const LONGEST = 600;
const SEASONS_TOLD = 2;
/** A closure has no times of day to tell. */
const LEAST_EXCEPTION = 4;
const AROUND_THE_CLOCK = /\b24\b/;

export interface HoursFinding {
  best: Statement | undefined;
  /** What the site says of the whole year, best first: if two of them contradict each other, one is wrong. */
  statements: Statement[];
}

/** The best statement, completed, and those to compare it with. */
export function detectHours(view: SiteView): HoursFinding {
  const { language } = view;
  const isException = (text: string): boolean => {
    const { season, emergency } = wordsOf(language).time;
    const first = firstOf(foldFully(text));
    return season.test(first) || emergency.test(first);
  };
  const statements = rankStatements('hours', view, (text) => (isException(text) ? EXCEPTION : 0));
  const best = bestStatement(statements, language);
  if (best === undefined) return { best, statements };

  const ordinary = statements.filter((statement) => !isException(statement.text));
  let text = withBranches(best, ordinary, view);
  for (const exception of exceptionsTo(text, view))
    if (text.length + exception.length <= LONGEST) text = join(text, exception);
  return { best: { ...best, text }, statements: ordinary };
}

/** The hours of every branch, each with its name, where the best statement is that of one of several. */
function withBranches(best: Statement, statements: readonly Statement[], { facts, language }: SiteView): string {
  const { label, otherLabel } = wordsOf(language).topics.hours;
  const mainHeading = foldWords(facts.find(({ path }) => path === best.from)?.mainHeading ?? '');
  const isBranch = ({ heading }: Statement): boolean =>
    heading !== '' &&
    heading.length <= LONGEST_HEADING &&
    !heading.includes('?') &&
    foldWords(heading) !== mainHeading &&
    !label.test(foldFully(heading)) &&
    !otherLabel?.test(foldFully(heading));
  const branches = statements
    .filter(
      (statement) =>
        statement.from === best.from &&
        statement.zone === best.zone &&
        statement.score >= best.score - BRANCH_MARGIN &&
        isBranch(statement),
    )
    .sort((a, b) => a.block - b.block);
  if (!isBranch(best) || !branches.some((branch) => contradict(branch.text, best.text))) return best.text;
  let text = '';
  for (const branch of branches) {
    const hours = withoutContactData(branch.text, language);
    const told = `${branch.heading.replace(/[:.\s]+$/, '')}: ${hours}`;
    if (hours !== '' && text.length + told.length <= LONGEST) text = join(text, told);
  }
  return text;
}

/** Seasons that the text does not name, and emergencies around the clock where the text knows none. */
function exceptionsTo(text: string, view: SiteView): readonly string[] {
  const { purposes, language } = view;
  const { season, emergency } = wordsOf(language).time;
  const seasons: string[] = [];
  let onCall: string | undefined = AROUND_THE_CLOCK.test(text) ? '' : undefined;
  for (const statement of rankStatements('hours', view, undefined, LEAST_EXCEPTION)) {
    const roles = [...purposes.rolesOf(statement.from)];
    const isOurs = roles.some((role) => /^(?:hours|contact|home|about|faq)$/.test(role));
    const isFree = roles.length === 0 && !purposes.isService(statement.from) && !purposes.isArea(statement.from);
    const said = withoutContactData(statement.text, language);
    const folded = foldFully(said);
    const isNew = folded
      .match(new RegExp(season, 'g'))
      ?.some((part) => ![text, ...seasons].some((known) => foldFully(known).includes(part)));
    if (isOurs && isNew && season.test(firstOf(folded)) && seasons.length < SEASONS_TOLD) seasons.push(said);
    else if ((isOurs || isFree) && emergency.test(firstOf(folded)) && AROUND_THE_CLOCK.test(said)) onCall ??= said;
  }
  return onCall ? [...seasons, onCall] : seasons;
}

/** The first sentence or line, by which a statement is told to be of something special. */
const firstOf = (text: string): string => text.split(/[.;]\s/)[0] ?? '';

const join = (text: string, more: string): string =>
  text === '' ? more : `${text}${endsSentence(text) ? ' ' : '; '}${more}`;
