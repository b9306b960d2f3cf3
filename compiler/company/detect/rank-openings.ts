/** Company stage: which texts on opening hours are believed, and how much each is worth. */

import { countAll } from '#shared/group-by.ts';
import { foldFully } from '#shared/search/fold.ts';
import { inCompleteLanguages } from '../../words/any-language.ts';
import { companyFacts } from '../facts.ts';
import { isOfHotline, isOfNearby, subjectsOf } from '../grammar/subject.ts';
import { segmentsOf } from '../names.ts';
import { type OpeningText, OTHER_TIMES } from '../read/opening-texts.ts';
import type { PageFacts } from '../read-facts.ts';
import { daysNamed, parseSchedule, type Schedule } from '../schedule/parse-schedule.ts';
import { wordsSaid } from '../schedule/read-tokens.ts';
import type { SiteView } from '../site-view.ts';
import { weightOfPage, weightOfZone } from './sentences.ts';

/** A text on opening hours, its score, and the schedule that it states. */
export interface Opening extends OpeningText {
  from: string;
  score: number;
  schedule: Schedule;
  /** Applies to a part of the year or to emergencies. */
  isException: boolean;
}

/** Points of a text that names days and times, one of them, or has a title that announces hours. */
const WORTH = { daysAndTimes: 4, always: 3, times: 2, days: 1, title: 3 };
/** Penalty of a text about one season or emergencies. */
const EXCEPTION = -4;
const BY_PHONE = -2;
/** Of a text that names half a day without its times. */
const HALF_TOLD = -2;
/** Of a day; more of them without a day are a timetable, unless they are shifts below a title of hours. */
const MOST_TIMES = 2;
/** In minutes. */
const HALF_A_DAY = 240;
/** A text that as many pages repeat speaks of the whole business. */
const MANY_PAGES = 3;
/** Least points, page and place included. */
export const LEAST = 4;

/** A place or people of the business, a time, or the service itself, in folded text. */
const OWN = inCompleteLanguages(({ time }) => {
  const { premises, open, onDuty, seasons, months, weekend, morning, afternoon, dayNames } = time;
  const own = [premises, open, onDuty, seasons, months, weekend, morning, afternoon, ...dayNames];
  return new RegExp(own.map(({ source }) => source).join('|'));
});
/** A word for opening hours, in folded text. */
export const TITLE = wordsSaid(({ titles }) => titles);
const FILLER = inCompleteLanguages(
  ({ time, determiners }) => new RegExp(`${time.fillers.source}|${determiners.source}`),
);
/** A sentence that says whose hours it gives: `El horario de visita de la granja es …`. */
const SAID = new RegExp(
  `^(?:${inCompleteLanguages(({ determiners }) => determiners)} |${inCompleteLanguages(({ time }) => time.articles)} )?${TITLE.source} (?:${FILLER} ){1,5}${OWN}(?!\\p{L})`,
  'u',
);
/** The same of a heading or a label: `horarios de la piscina`. */
const TITLE_OF_OTHER = new RegExp(`${TITLE.source} (?:${FILLER} ){1,5}(?!(?:${FILLER}|${OWN})\\b)(\\p{L}+)`, 'u');
export const PHONE = wordsSaid(({ byPhone }) => byPhone);
export const EMERGENCY = wordsSaid(({ emergency }) => emergency);
export const SEASON = wordsSaid(({ months, seasons }) => new RegExp(`${months.source}|${seasons.source}`));

/** In folded text. */
export const isOfException = (text: string): boolean => SEASON.test(text) || EMERGENCY.test(text);

/** All credible texts on opening hours: those with times first, then by score, by number of days, by page and by
 * place in the page. */
export function rankOpenings(view: SiteView): Opening[] {
  const pagesWith = countAll(view.facts.flatMap(({ openings }) => [...new Set(openings.map(({ text }) => text))]));
  const isOfAll = ({ text }: OpeningText): boolean => (pagesWith.get(text) ?? 0) >= MANY_PAGES;
  return view.facts
    .flatMap((page) => page.openings.flatMap((opening) => toOpening(opening, page, view, isOfAll(opening)) ?? []))
    .sort(
      (a, b) =>
        Number(tellsTimes(b.schedule)) - Number(tellsTimes(a.schedule)) ||
        b.score - a.score ||
        countDays(b.schedule) - countDays(a.schedule) ||
        (a.from < b.from ? -1 : a.from > b.from ? 1 : a.block - b.block),
    );
}

const countDays = (schedule: Schedule): number => daysNamed(schedule).toString(2).replaceAll('0', '').length;

export const tellsTimes = ({ isAlways, entries }: Schedule): boolean =>
  isAlways || entries.some(({ ranges }) => ranges.length > 0);

const { pages } = companyFacts.hours;

/** Scores a text; `undefined` if its page is about one service, area or post, or does not call it hours. */
function toOpening(opening: OpeningText, page: PageFacts, view: SiteView, isOfAll: boolean): Opening | undefined {
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
    (titles.some((title) => TITLE.test(title)) || (isTitled && heading === page.mainHeading) || SAID.test(folded));
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
  if (worth !== WORTH.daysAndTimes && times > MOST_TIMES && !areShifts) return undefined;
  // Emergencies behind days and times are an addition; in a text of round-the-clock hours they are its subject.
  const told = worth === WORTH.always ? folded : (folded.split(/[.;]\s/)[0] ?? '');
  const isException = [told, ...titles].some(isOfException);
  const score =
    worth +
    (isTitled ? WORTH.title : 0) +
    (isException ? EXCEPTION : 0) +
    ([...titles, folded].some((part) => PHONE.test(part)) ? BY_PHONE : 0) +
    (schedule.hasHalf ? HALF_TOLD : 0) +
    Math.max(isOfAll || (isFrame && isOwn) ? 0 : Number.NEGATIVE_INFINITY, weightOfPage(pages, page.path, purposes)) +
    weightOfZone(zone);
  return score >= LEAST || isException ? { ...opening, from: page.path, score, schedule, isException } : undefined;
}

const isTitle = (folded: string): boolean => folded.replace(TITLE, '').trim() === '' && folded !== '';

/** Whether each of several times lasts half a day and is called alike: `turno de mañana 8:00-14:00, turno de tarde …`. */
function tellsShifts(folded: string, { entries }: Schedule): boolean {
  const names = new Set(folded.split(', ').map((part) => /^\p{L}+/u.exec(part)?.[0] ?? part));
  const areLong = entries.every(({ ranges }) => ranges.every(([opens, closes]) => closes - opens >= HALF_A_DAY));
  return names.size === 1 && areLong;
}

const OWN_NOUN = new RegExp(`^${OWN}$`);

/** Whether a folded text or its titles give the times of a thing that site, page and premises are not named after. */
function isOfOther(
  folded: string,
  titles: readonly string[],
  { mainHeading }: PageFacts,
  { facts, index }: SiteView,
): boolean {
  if ([folded, ...titles].some(isOfHotline) || isOfNearby(folded)) return true;
  const home = facts.find(({ path }) => path === index.home?.path);
  const premises = facts.flatMap(({ addresses = [] }) => addresses.map(({ above }) => above));
  const names = foldFully([home?.documentTitle, home?.mainHeading, mainHeading, ...premises].join(' '));
  const named = [...subjectsOf(folded), ...titles.map((title) => TITLE_OF_OTHER.exec(title)?.[1])];
  return named.some((other) => other !== undefined && !OWN_NOUN.test(other) && !names.includes(other));
}

function worthOf({ entries, isAlways }: Schedule): number {
  if (entries.some(({ days, ranges }) => days > 0 && ranges.length > 0)) return WORTH.daysAndTimes;
  if (isAlways) return WORTH.always;
  return entries.some(({ ranges }) => ranges.length > 0) ? WORTH.times : WORTH.days;
}
