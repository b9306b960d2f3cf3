/** Company stage: which texts on opening hours are believed, and how much each is worth. */

import { countAll } from '#shared/group-by.ts';
import { foldFully } from '#shared/search/fold.ts';
import { inCompleteLanguages } from '../../words/any-language.ts';
import { companyFacts } from '../facts.ts';
import { firstSubjectOf, isOfHotline, isOfNearby, subjectsOf } from '../grammar/subject.ts';
import { segmentsOf } from '../names.ts';
import { type OpeningText, OTHER_TIMES } from '../read/opening-texts.ts';
import type { PageFacts } from '../read-facts.ts';
import { daysNamed, parseSchedule, type Schedule } from '../schedule/parse-schedule.ts';
import { wordsSaid } from '../schedule/time-words.ts';
import type { TimeRange } from '../schedule/to-items.ts';
import type { SiteView } from '../site-view.ts';
import { weightOfPage, weightOfZone } from './sentences.ts';

/** A credible text on opening hours, with its score and its schedule. */
export interface Opening extends OpeningText {
  /** Path of its page. */
  from: string;
  score: number;
  schedule: Schedule;
  /** Whether it, its label or its heading names a month, a season or emergencies. */
  isException: boolean;
}

/** Points of a text for its days and times, the best of the first four, and for a title that announces hours. */
const WORTH = { daysAndTimes: 4, always: 3, times: 2, days: 1, title: 3 };
/** Penalty of an exception: a text about a season, a month or emergencies. */
const EXCEPTION = -4;
/** Of hours of the telephone. */
const BY_PHONE = -2;
/** Of a text that names half a day without its times. */
const HALF_TOLD = -2;
/** Times that a text without days can give; more are a timetable, unless they are shifts below a title of hours. */
const MAX_TIMES_WITHOUT_DAYS = 2;
/** Maximum minutes of a lesson. */
const LESSON = 90;
/** Minimum minutes of a shift. */
const HALF_A_DAY = 240;
/** A text on as many pages speaks of the whole business. */
const MANY_PAGES = 3;
/** Minimum points of a text that is not an exception, page and zone included. */
export const MIN_SCORE = 4;

/** Nouns of the business itself: a place or people of it, a time, the service; in folded text. */
const OWN = inCompleteLanguages(({ time }) => {
  const { premises, open, onDuty, seasons, months, weekend, morning, afternoon, dayNames } = time;
  const own = [premises, open, onDuty, seasons, months, weekend, morning, afternoon, ...dayNames];
  return new RegExp(own.map(({ source }) => source).join('|'));
});
/** A word for opening hours, in folded text. */
const SAYS_OPEN = wordsSaid(({ open }) => open);
export const TITLE = wordsSaid(({ titles }) => titles);
const FILLER = inCompleteLanguages(
  ({ time, determiners }) => new RegExp(`${time.fillers.source}|${determiners.source}`),
);
const ARTICLE = inCompleteLanguages(({ time }) => time.articles);
/** The beginning of a folded sentence on hours of the business: a title of hours, then a noun of {@link OWN}. */
const HOURS_OF_OWN = new RegExp(
  `^(?:${inCompleteLanguages(({ determiners }) => determiners)} |${ARTICLE} )?${TITLE.source} (?:${FILLER} ){1,5}${OWN}(?!\\p{L})`,
  'u',
);
/** A title of hours, then a noun that is not of {@link OWN}, captured: `horarios de la piscina`. */
const TITLE_OF_OTHER = new RegExp(`${TITLE.source} (?:${FILLER} ){1,5}(?!(?:${FILLER}|${OWN})\\b)(\\p{L}+)`, 'u');
/** Words for hours of the telephone, for help outside of hours, and for a part of the year; in folded text. */
export const PHONE = wordsSaid(({ byPhone }) => byPhone);
export const EMERGENCY = wordsSaid(({ emergency }) => emergency);
export const SEASON = wordsSaid(({ months, seasons }) => new RegExp(`${months.source}|${seasons.source}`));

/** Whether a folded text names a month, a season or emergencies. */
export const isOfException = (text: string): boolean => SEASON.test(text) || EMERGENCY.test(text);

/**
 * All credible texts on opening hours, exceptions too: those with times first, then by score, by number of days, by
 * path and by place in the page.
 */
export function rankOpenings(view: SiteView): Opening[] {
  const texts = view.facts.flatMap(({ openings }) => [...new Set(openings.map(({ text }) => text))]);
  const pagesWith = countAll(texts);
  const isOfAll = ({ text }: OpeningText): boolean => (pagesWith.get(text) ?? 0) >= MANY_PAGES;
  return view.facts
    .flatMap((page) => page.openings.flatMap((opening) => scoreOpening(opening, page, view, isOfAll(opening)) ?? []))
    .sort(
      (a, b) =>
        Number(tellsTimes(b.schedule)) - Number(tellsTimes(a.schedule)) ||
        b.score - a.score ||
        countDays(b.schedule) - countDays(a.schedule) ||
        (a.from < b.from ? -1 : a.from > b.from ? 1 : a.block - b.block),
    );
}

/** The number of days with times or called closed. */
const countDays = (schedule: Schedule): number => daysNamed(schedule).toString(2).replaceAll('0', '').length;

/** Whether a schedule has times or is round the clock. */
export const tellsTimes = ({ isAlways, entries }: Pick<Schedule, 'isAlways' | 'entries'>): boolean =>
  isAlways || entries.some(({ ranges }) => ranges.length > 0);

const { pages } = companyFacts.hours;

/**
 * Scores a text. `undefined` if it belongs to a service, area, post or thing (outside of header and footer), its page
 * fits hours by neither role nor words, it is a timetable, or an ordinary text has fewer than `MIN_SCORE` points.
 * @param isOfAll whether many pages repeat it
 */
function scoreOpening(opening: OpeningText, page: PageFacts, view: SiteView, isOfAll: boolean): Opening | undefined {
  const { purposes } = view;
  const { text, heading, label, zone } = opening;
  const isFrame = zone === 'header' || zone === 'footer';
  const folded = foldFully(text);
  const titles = [heading, label].map(foldFully);
  const isTitled = [...titles, folded].some((title) => TITLE.test(title));
  // On a page without a role whose heading names a class or the like, `horario` may mean the times of that.
  const roles = purposes.rolesOf(page.path);
  const isOfThing = roles.size === 0 && OTHER_TIMES.test(foldFully(page.mainHeading));
  const isCalledHours =
    !isOfThing &&
    (titles.some((title) => TITLE.test(title)) ||
      (isTitled && heading === page.mainHeading) ||
      HOURS_OF_OWN.test(folded));
  // Hours of one service, one area or one post are its own; a page of another purpose must call them hours.
  const isOwn = !isOfAll && (purposes.isService(page.path) || purposes.isArea(page.path) || roles.has('blog'));
  const isFit =
    (isOfAll && isTitled) ||
    [...roles].some((role) => role in pages) ||
    (isCalledHours && (roles.size > 0 || segmentsOf(page.path).length < 2));
  if ((!isFrame && (isOwn || !isFit)) || isOfOther(folded, titles, page, view)) return undefined;
  const schedule = parseSchedule(text);
  const worth = worthOf(schedule);
  const times = schedule.entries.reduce((sum, { ranges }) => sum + ranges.length, schedule.isAlways ? 1 : 0);
  const areShifts = isTitle(titles[0] ?? '') && tellsShifts(folded, schedule);
  if (worth !== WORTH.daysAndTimes && times > MAX_TIMES_WITHOUT_DAYS && !areShifts) return undefined;
  if (!isTitled && !SAYS_OPEN.test(folded) && tellsLessons(schedule)) return undefined;
  // Emergencies behind days and times are an addition; in a text of round-the-clock hours they are its subject.
  const told = worth === WORTH.always ? folded : (folded.split(/[.;]\s/)[0] ?? '');
  const isException = [told, ...titles].some(isOfException);
  const score =
    worth +
    (isTitled ? WORTH.title : 0) +
    (isException ? EXCEPTION : 0) +
    ([...titles, folded].some((part) => PHONE.test(part)) ? BY_PHONE : 0) +
    (schedule.hasHalf && tellsTimes(schedule) ? HALF_TOLD : 0) +
    Math.max(isOfAll || (isFrame && isOwn) ? 0 : Number.NEGATIVE_INFINITY, weightOfPage(pages, page.path, purposes)) +
    weightOfZone(zone);
  if (score < MIN_SCORE && !isException) return undefined;
  return { ...opening, from: page.path, score, schedule, isException };
}

/** Whether all times are as short as lessons, beside other words: a timetable. */
const tellsLessons = ({ entries, isAlways, words }: Schedule): boolean =>
  words > 0 && !isAlways && tellsTimes({ entries, isAlways }) && entries.every(({ ranges }) => ranges.every(isLesson));

const isLesson = ([opens, closes]: TimeRange): boolean => closes > opens && closes - opens <= LESSON;

/** Whether a folded title is nothing but a word for opening hours. */
const isTitle = (folded: string): boolean => folded.replace(TITLE, '').trim() === '' && folded !== '';

/**
 * Whether all times last half a day or more and begin with one word: `turno de mañana 8:00-14:00, turno de tarde …`.
 */
function tellsShifts(folded: string, { entries }: Schedule): boolean {
  const names = new Set(folded.split(', ').map((part) => /^\p{L}+/u.exec(part)?.[0] ?? part));
  const areLong = entries.every(({ ranges }) => ranges.every(([opens, closes]) => closes - opens >= HALF_A_DAY));
  return names.size === 1 && areLong;
}

/** A noun of {@link OWN}, in folded text. */
const OWN_NOUN = new RegExp(`(?<!\\p{L})${OWN}(?!\\p{L})`, 'u');
/** The beginning of a folded text: an institution, or something of an institution, unless that is a place such as a shop. */
const ELSEWHERE = new RegExp(
  `^(?:${ARTICLE} )?(?:(?!${ARTICLE} |${inCompleteLanguages(({ time }) => time.premises)}(?!\\p{L}))(?:\\p{L}+ ){1,4}(?:del|(?:de|en|of|in|at) ${ARTICLE}) )?(?:${ARTICLE} )?(${inCompleteLanguages(({ time }) => time.elsewhere)})(?!\\p{L})`,
  'u',
);

/**
 * Whether a folded text or its folded titles give the times of something else: a hotline, a place nearby, or a thing
 * that the home page, the page and the lines above addresses do not name.
 */
function isOfOther(
  folded: string,
  titles: readonly string[],
  { mainHeading }: PageFacts,
  { facts, index }: SiteView,
): boolean {
  if ([folded, ...titles].some(isOfHotline) || isOfNearby(folded)) return true;
  const home = facts.find(({ path }) => path === index.home?.path);
  const premises = facts.flatMap(({ addresses = [] }) => addresses.map(({ titles }) => titles.above));
  const names = foldFully([home?.documentTitle, home?.mainHeading, mainHeading, ...premises].join(' '));
  const isNamed = (phrase: string): boolean => names.includes(phrase.split(' ')[0] ?? phrase);
  const named = [
    ...subjectsOf(folded),
    firstSubjectOf(folded),
    ...titles.map((title) => TITLE_OF_OTHER.exec(title)?.[1]),
  ];
  const [, institution] = ELSEWHERE.exec(folded) ?? [];
  return (
    (institution !== undefined && !names.includes(institution)) ||
    named.some((other) => other !== undefined && !OWN_NOUN.test(other) && !isNamed(other))
  );
}

/** Points of a schedule: for days with times, round the clock, times alone, or days alone. */
function worthOf({ entries, isAlways }: Schedule): number {
  if (entries.some(({ days, ranges }) => days > 0 && ranges.length > 0)) return WORTH.daysAndTimes;
  if (isAlways) return WORTH.always;
  return entries.some(({ ranges }) => ranges.length > 0) ? WORTH.times : WORTH.days;
}
