/** Company stage: opening hours in the site's words: of every branch, of different seasons, and of emergencies. */

import { findContactData } from '#shared/contact/find-contact-data.ts';
import { foldFully, foldWords } from '#shared/search/fold.ts';
import { wordsOf } from '../../words/languages.ts';
import { type Detected, type Finding, frameOf } from '../facts.ts';
import type { BusinessNode, MarkedBusiness } from '../read/business.ts';
import type { OpeningText } from '../read/opening-texts.ts';
import { contradict, daysNamed, joinSchedules, parseSchedule, type Schedule } from '../schedule/parse-schedule.ts';
import { EVERY_DAY, WORKING_DAYS } from '../schedule/read-tokens.ts';
import { differingDays, readMarkupHours, scheduleInWords } from '../schedule/tell-schedule.ts';
import { endsSentence } from '../sentences.ts';
import type { SiteView } from '../site-view.ts';
import { withoutContactData } from '../without-contact-data.ts';
import { contradiction } from './contradictions.ts';
import {
  EMERGENCY,
  isOfException,
  LEAST,
  type Opening,
  PHONE,
  rankOpenings,
  SEASON,
  TITLE,
  tellsTimes,
} from './rank-openings.ts';
import { withoutLabel } from './sentences.ts';

interface HoursFinding extends Finding {
  schedule?: Schedule;
}

/** Opening hours as published: cleaned, with branches and exceptions. */
export interface Told extends Finding {
  schedule: Schedule;
  /** Whether `schedule` has all that the text states. */
  isWhole: boolean;
}

/** Largest difference in points between branches on one page, and between pages that contradict each other. */
const BRANCH_MARGIN = 4;
const RIVAL_MARGIN = 6;
const LONGEST_NAME = 60;
const LONGEST = 600;
const SEASONS_TOLD = 2;
const SEASONS = new RegExp(SEASON, 'gu');

/** Whether these are the hours that plugins come with: nine to five on every day. */
const isDefault = ({ entries }: Schedule): boolean =>
  entries.every(({ ranges }) => String(ranges) === '540,1020') &&
  entries.reduce((all, { days }) => all | days, 0) === EVERY_DAY;

/** The hours in the site's texts, else those in its markup; a complaint when the two, or two pages, disagree. */
export function detectHours(view: SiteView, own: readonly MarkedBusiness[]): Detected<HoursFinding> {
  const words = wordsOf(view.language);
  // Where an address in the markup has no hours, those of another address are of one branch.
  const closed = new Set(
    own.flatMap(({ node }) => (node.hours.length === 0 && node.address ? [node.address.text] : [])),
  );
  const isOfAll = ({ address }: BusinessNode): boolean =>
    address === undefined || [...closed].every((other) => other === address.text);
  const marked = own.flatMap(({ node, from }) => {
    const schedule = isOfAll(node) ? readMarkupHours(node.hours) : undefined;
    const evidence = 'JSON-LD openingHours';
    return schedule && !isDefault(schedule)
      ? [{ schedule, text: scheduleInWords(schedule, words), from, evidence }]
      : [];
  });
  const openings = rankOpenings(view);
  const told = tellHours(openings, view);
  const [stated, ...others] = marked;
  // Several businesses, or branches, have several hours.
  const areSeveral = others.some((other) => stated && contradict(other.schedule, stated.schedule));
  if (told === undefined) return { finding: areSeveral ? undefined : stated, diagnostics: [] };
  const { isWhole, schedule, ...finding } = told;
  const rival =
    marked
      .filter((one) => contradict(one.schedule, schedule))
      .map((one) => ({ ...one, from: `${one.from} (JSON-LD)` }))[0] ??
    rivalsOf(told, openings).map((one) => ({ ...one, text: withoutContactData(one.text) }))[0];
  if (rival) {
    const days = differingDays(schedule, rival.schedule);
    return { finding: undefined, diagnostics: [contradiction('hours', told, rival, days)] };
  }
  if (stated && !areSeveral && (!tellsTimes(schedule) || isOfFewDays(schedule, stated.schedule)))
    return { finding: stated, diagnostics: [] };
  return { finding: isWhole ? { ...finding, schedule } : finding, diagnostics: [] };
}

/** Whether a text gives one day or the weekend only, and markup more days. */
function isOfFewDays(told: Schedule, marked: Schedule): boolean {
  const days = daysNamed(told);
  const isFew = (days & (days - 1)) === 0 || (days & WORKING_DAYS) === 0;
  return days > 0 && isFew && (daysNamed(marked) & ~days) > 0 && (days & ~daysNamed(marked)) === 0;
}

/** The best opening with branches, seasons and emergencies; `undefined` if none is left without contact data. */
export function tellHours(openings: readonly Opening[], view: SiteView): Told | undefined {
  const ordinary = openings.filter(({ isException, score }) => !isException || score >= LEAST);
  const best = ordinary.find((opening) => cleaned(opening) !== '');
  if (best === undefined) return undefined;
  const branches = branchesOf(best, ordinary, view);
  // Other times under the same label, in a timetable too, belong to another place without a name.
  const label = foldWords(/^[^:\d]{3,40}(?=:)/.exec(cleaned(best))?.[0] ?? '');
  const isOneOfAll = (other: OpeningText): boolean => {
    const [first = ''] = other.text.split(/[;,] (?=\p{L})/u);
    const isCalledAlike = other.text !== best.text && foldWords(/^[^:\d]{3,40}/.exec(first)?.[0] ?? '') === label;
    const isOrdinary = ![first, other.heading, other.label]
      .map(foldFully)
      .some((part) => isOfException(part) || PHONE.test(part));
    return isCalledAlike && isOrdinary && contradict(parseSchedule(first), best.schedule);
  };
  const isAmong = view.facts.some(({ path, openings: own }) => path === best.from && own.some(isOneOfAll));
  if (branches.length === 0 && label !== '' && isAmong) return undefined;
  const parts = branches.length > 0 ? [] : completed(best, ordinary);
  let text = parts.map(cleaned).reduce(join, '');
  if (branches.length > 0) {
    text = '';
    for (const branch of branches) {
      const told = `${nameOf(branch, view)}: ${cleaned(branch)}`;
      if (text.length + told.length <= LONGEST) text = join(text, told);
    }
  }
  // Only exceptions on the page that is named as the source.
  const own = openings.filter(({ from }) => from === best.from);
  const exceptions = exceptionsTo(text, own).filter((exception) => text.length + exception.length <= LONGEST);
  // Emergencies are kept apart from the hours that programs read.
  const isEmergency = (part: string): boolean => EMERGENCY.test(foldFully(part));
  const areEmergencies = exceptionsTo(text, openings).every(isEmergency);
  const isWhole =
    branches.length === 0 &&
    !best.isOfPart &&
    areEmergencies &&
    !SEASON.test(foldFully(text)) &&
    !PHONE.test(foldFully(text));
  const scheduleOf = (told: string): Schedule =>
    parseSchedule(
      told
        .split(/(?<=[;.])\s/)
        .filter((part, at) => at === 0 || !isEmergency(part))
        .join(' '),
    );
  const schedule = joinSchedules((parts.length > 1 ? parts.map(cleaned) : [text]).map(scheduleOf));
  const whole = exceptions.reduce(join, text);
  return {
    text: whole,
    from: best.from,
    evidence: parts.length > 1 ? cleaned(best) : whole,
    schedule,
    isWhole,
    ...frameOf(best.zone),
  };
}

/** The opening with those of other days, wherever they stand, in the order of their first days. */
function completed(best: Opening, openings: readonly Opening[]): Opening[] {
  const parts = [best];
  for (const other of openings) {
    const days = daysNamed(other.schedule);
    const isOfBusiness = !other.isException && !other.isOfPart && other.score >= LEAST && cleaned(other) !== '';
    const isNew = parts.every(({ schedule }) => daysNamed(schedule) > 0 && (daysNamed(schedule) & days) === 0);
    const isByPhone = [other.text, other.label, other.heading].some((part) => PHONE.test(foldFully(part)));
    if (days > 0 && isOfBusiness && isNew && !isByPhone) parts.push(other);
  }
  const firstDay = ({ schedule }: Opening): number => daysNamed(schedule) & -daysNamed(schedule);
  return parts.sort((a, b) => firstDay(a) - firstDay(b));
}

/** Hours on other pages, as plain and for all the year, that contradict `told`; not those of branches or services. */
export function rivalsOf(told: Told, openings: readonly Opening[]): Opening[] {
  const [best] = openings;
  const isOneOfSeveral = ({ schedule, from, zone }: Opening): boolean =>
    openings.some((other) => other.from === from && other.zone === zone && contradict(other.schedule, schedule));
  return openings.filter(
    (opening) =>
      opening.from !== told.from &&
      !opening.isException &&
      opening.score >= (best?.score ?? 0) - RIVAL_MARGIN &&
      contradict(opening.schedule, told.schedule) &&
      !isOneOfSeveral(opening),
  );
}

/** The text without empty label and contact data, and with the season that its label or heading names. */
function cleaned({ text, label, heading }: OpeningText): string {
  const season = SEASON.test(foldFully(text)) ? undefined : [label, heading].find((title) => isSeason(title));
  const told = withoutLabel(text);
  return withoutContactData(season === undefined ? told : `${season.replace(/(?<![:.\s])[:.\s]+$/, '')}: ${told}`);
}

const isSeason = (title: string): boolean => title.length <= LONGEST_NAME && SEASON.test(foldFully(title));

/**
 * Returns the hours of each named branch beside the best text, in document order: on its page, in its zone and nearly as
 * good. None if two branches have one name, or no hours contradict the best text.
 */
function branchesOf(best: Opening, openings: readonly Opening[], view: SiteView): Opening[] {
  if (nameOf(best, view) === '') return [];
  const branches = openings
    .filter(
      (opening) =>
        opening.from === best.from &&
        opening.zone === best.zone &&
        opening.score >= best.score - BRANCH_MARGIN &&
        !opening.isException &&
        nameOf(opening, view) !== '' &&
        cleaned(opening) !== '',
    )
    .sort((a, b) => a.block - b.block);
  const names = new Set(branches.map((branch) => nameOf(branch, view)));
  const isOfSeveral =
    names.size === branches.length && branches.some(({ schedule }) => contradict(schedule, best.schedule));
  return isOfSeveral ? branches : [];
}

/** The label or heading that names the branch of some hours; `''` if it only announces hours. */
function nameOf({ heading, label, from }: Opening, { facts }: SiteView): string {
  const mainHeading = foldWords(facts.find(({ path }) => path === from)?.mainHeading ?? '');
  const isName = (title: string): boolean =>
    /\p{L}{3}/u.test(title) &&
    title.length <= LONGEST_NAME &&
    !title.includes('?') &&
    foldWords(title) !== mainHeading &&
    !TITLE.test(foldFully(title)) &&
    findContactData(title).length === 0;
  return [label, heading].map((title) => title.replace(/(?<![:.\s])[:.\s]+$/, '')).find(isName) ?? '';
}

/** Texts on seasons that the text does not name, then one on round-the-clock emergencies if it mentions none. */
function exceptionsTo(text: string, openings: readonly Opening[]): readonly string[] {
  const seasons: string[] = [];
  let onCall: string | undefined = /\b24(?!\d)/.test(text) ? '' : undefined;
  for (const opening of openings) {
    if (!opening.isException) continue;
    const told = cleaned(opening);
    const folded = foldFully(told);
    const isNew = folded
      .match(SEASONS)
      ?.some((part) => ![text, ...seasons].some((known) => foldFully(known).includes(part)));
    if (isNew && seasons.length < SEASONS_TOLD) seasons.push(told);
    else {
      // A line of merits may tell of it among others.
      const parts = told.split(/\s[·•|]\s/);
      onCall ??= parts.find((part) => EMERGENCY.test(foldFully(part)) && parseSchedule(part).isAlways);
    }
  }
  return onCall ? [...seasons, onCall] : seasons;
}

const join = (text: string, more: string): string =>
  text === '' ? more : `${text}${endsSentence(text) ? ' ' : '; '}${more}`;
