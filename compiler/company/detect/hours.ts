/** Company stage: opening hours in the site's words: of every branch, of different seasons, and of emergencies. */

import { findContactData } from '#shared/contact/find-contact-data.ts';
import { foldFully, foldWords } from '#shared/search/fold.ts';
import { wordsOf } from '../../words/languages.ts';
import { type Detected, type Finding, frameOf } from '../facts.ts';
import type { BusinessNode, MarkedBusiness } from '../read/business.ts';
import type { OpeningText } from '../read/opening-texts.ts';
import { contradict } from '../schedule/compare-schedules.ts';
import { daysNamed, joinSchedules, parseSchedule, type Schedule } from '../schedule/parse-schedule.ts';
import { EVERY_DAY, WORKING_DAYS } from '../schedule/read-tokens.ts';
import { differingDays, readMarkupHours, scheduleInWords } from '../schedule/tell-schedule.ts';
import { endsSentence } from '../sentences.ts';
import type { SiteView } from '../site-view.ts';
import { withoutContactData } from '../without-contact-data.ts';
import { contradiction } from './contradictions.ts';
import {
  EMERGENCY,
  isOfException,
  MIN_SCORE,
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

/** Opening hours as they are published, with branches and exceptions, and without contact data. */
export interface ComposedHours extends Finding {
  /** Of all branches, without exceptions and emergencies. */
  schedule: Schedule;
  /** Whether `schedule` holds for the whole business all year: no branch, part, season or telephone hours. */
  isWhole: boolean;
}

/** Largest difference in points between branches on one page, and between pages that contradict each other. */
const BRANCH_MARGIN = 4;
const RIVAL_MARGIN = 6;
/** Characters of the name of a branch or season, and of the whole text. */
const MAX_NAME_LENGTH = 60;
const MAX_LENGTH = 600;
const MAX_SEASONS = 2;
const SEASONS = new RegExp(SEASON, 'gu');

/** Whether all hours are the ones that plugins come with: nine to five on every day. */
const isPluginDefault = ({ entries }: Schedule): boolean =>
  entries.every(({ ranges }) => String(ranges) === '540,1020') &&
  entries.reduce((all, { days }) => all | days, 0) === EVERY_DAY;

/**
 * Finds the hours in the site's texts; those in its markup, of one place only, if texts have none, or no times, or
 * only part of the same days. No fact but a complaint if text and markup, or two pages, contradict each other.
 * `schedule` only if data can hold for all of the text.
 * @param own markup that names this business
 */
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
    return schedule && !isPluginDefault(schedule)
      ? [{ schedule, text: scheduleInWords(schedule, words), from, evidence }]
      : [];
  });
  const openings = rankOpenings(view);
  const told = composeHours(openings, view);
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

/** Whether a text gives hours of one day or the weekend only, and markup of these and more days. */
function isOfFewDays(told: Schedule, marked: Schedule): boolean {
  const days = daysNamed(told);
  const isFew = (days & (days - 1)) === 0 || (days & WORKING_DAYS) === 0;
  return days > 0 && isFew && (daysNamed(marked) & ~days) > 0 && (days & ~daysNamed(marked)) === 0;
}

/**
 * Composes the text of the best opening, with its branches or, without any, with hours of other days from any page,
 * then with exceptions on its page; branches and exceptions that would exceed `MAX_LENGTH` are left out. `undefined`
 * if no text is left without contact data, or the page has other hours under the same label.
 * @param openings ranked, best first
 */
export function composeHours(openings: readonly Opening[], view: SiteView): ComposedHours | undefined {
  const ordinary = openings.filter(({ isException, score }) => !isException || score >= MIN_SCORE);
  const best = ordinary.find((opening) => publishedText(opening) !== '');
  if (best === undefined) return undefined;
  const branches = branchesOf(best, ordinary, view);
  // Other times under the same label, in a timetable too, belong to another place without a name.
  const label = foldWords(/^[^:\d]{3,40}(?=:)/.exec(publishedText(best))?.[0] ?? '');
  const isOneOfAll = (other: OpeningText): boolean => {
    const [first = ''] = other.text.split(/[;,] (?=\p{L})/u);
    const name = foldWords(/^[^:\d]{3,40}/.exec(first)?.[0] ?? '');
    const isCalledAlike = other.text !== best.text && name === label;
    const isOrdinary = ![first, other.heading, other.label]
      .map(foldFully)
      .some((part) => isOfException(part) || PHONE.test(part));
    return isCalledAlike && isOrdinary && contradict(parseSchedule(first), best.schedule);
  };
  const isAmong = view.facts.some(({ path, openings: own }) => path === best.from && own.some(isOneOfAll));
  if (branches.length === 0 && label !== '' && isAmong) return undefined;
  const parts = branches.length > 0 ? [] : withOtherDays(best, ordinary);
  let text = parts.map(publishedText).reduce(join, '');
  if (branches.length > 0) {
    text = '';
    for (const branch of branches) {
      const told = `${branchNameOf(branch, view)}: ${publishedText(branch)}`;
      if (text.length + told.length <= MAX_LENGTH) text = join(text, told);
    }
  }
  // Only exceptions on the page that is named as the source.
  const own = openings.filter(({ from }) => from === best.from);
  const hasRoom = (exception: string): boolean => text.length + exception.length <= MAX_LENGTH;
  const exceptions = exceptionsTo(text, own).filter(hasRoom);
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
  const schedule = joinSchedules((parts.length > 1 ? parts.map(publishedText) : [text]).map(scheduleOf));
  const whole = exceptions.reduce(join, text);
  return {
    text: whole,
    from: best.from,
    evidence: parts.length > 1 ? publishedText(best) : whole,
    schedule,
    isWhole,
    ...frameOf(best.zone),
  };
}

/** The opening and those of other pages or lines that give only days without hours so far, by their first days. */
function withOtherDays(best: Opening, openings: readonly Opening[]): Opening[] {
  const parts = [best];
  for (const other of openings) {
    const days = daysNamed(other.schedule);
    const isOfBusiness =
      !other.isException && !other.isOfPart && other.score >= MIN_SCORE && publishedText(other) !== '';
    const isNew = parts.every(({ schedule }) => daysNamed(schedule) > 0 && (daysNamed(schedule) & days) === 0);
    const isByPhone = [other.text, other.label, other.heading].some((part) => PHONE.test(foldFully(part)));
    if (days > 0 && isOfBusiness && isNew && !isByPhone) parts.push(other);
  }
  const firstDay = ({ schedule }: Opening): number => daysNamed(schedule) & -daysNamed(schedule);
  return parts.sort((a, b) => firstDay(a) - firstDay(b));
}

/**
 * Ordinary hours on other pages that contradict `told`, scored at most `RIVAL_MARGIN` below the best of `openings`.
 * Leaves out exceptions, and texts that contradict another in the same zone of their page: those are branches.
 */
export function rivalsOf(told: ComposedHours, openings: readonly Opening[]): Opening[] {
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

/**
 * The text of an opening without a label that adds nothing and without contact data, behind the season that only its
 * label or heading names; `''` if nothing is left.
 */
function publishedText({ text, label, heading }: OpeningText): string {
  const season = SEASON.test(foldFully(text)) ? undefined : [label, heading].find((title) => isSeason(title));
  const told = withoutLabel(text);
  if (season === undefined) return withoutContactData(told);
  return withoutContactData(`${season.replace(/(?<![:.\s])[:.\s]+$/, '')}: ${told}`);
}

/** Whether a short title names a month or season. */
const isSeason = (title: string): boolean => title.length <= MAX_NAME_LENGTH && SEASON.test(foldFully(title));

/**
 * Returns the hours of each named branch beside the best text, it too, in document order: on its page, in its zone and
 * nearly as good, no exceptions. `[]` if the best text has no name, two branches have one name, or no hours contradict
 * the best text.
 */
function branchesOf(best: Opening, openings: readonly Opening[], view: SiteView): Opening[] {
  if (branchNameOf(best, view) === '') return [];
  const branches = openings
    .filter(
      (opening) =>
        opening.from === best.from &&
        opening.zone === best.zone &&
        opening.score >= best.score - BRANCH_MARGIN &&
        !opening.isException &&
        branchNameOf(opening, view) !== '' &&
        publishedText(opening) !== '',
    )
    .sort((a, b) => a.block - b.block);
  const names = new Set(branches.map((branch) => branchNameOf(branch, view)));
  const isOfSeveral =
    names.size === branches.length && branches.some(({ schedule }) => contradict(schedule, best.schedule));
  return isOfSeveral ? branches : [];
}

/**
 * The label, else the heading, that names the branch of some hours; `''` if both announce hours, ask, are long, have
 * contact data or are the page's main heading.
 */
function branchNameOf({ heading, label, from }: Opening, { facts }: SiteView): string {
  const mainHeading = foldWords(facts.find(({ path }) => path === from)?.mainHeading ?? '');
  const isName = (title: string): boolean =>
    /\p{L}{3}/u.test(title) &&
    title.length <= MAX_NAME_LENGTH &&
    !title.includes('?') &&
    foldWords(title) !== mainHeading &&
    !TITLE.test(foldFully(title)) &&
    findContactData(title).length === 0;
  return [label, heading].map((title) => title.replace(/(?<![:.\s])[:.\s]+$/, '')).find(isName) ?? '';
}

/**
 * At most `MAX_SEASONS` exceptions on seasons or months that the text does not name, then one on round-the-clock
 * emergencies, unless the text says `24`.
 */
function exceptionsTo(text: string, openings: readonly Opening[]): readonly string[] {
  const seasons: string[] = [];
  let onCall: string | undefined = /\b24(?!\d)/.test(text) ? '' : undefined;
  for (const opening of openings) {
    if (!opening.isException) continue;
    const told = publishedText(opening);
    const folded = foldFully(told);
    const isNew = folded
      .match(SEASONS)
      ?.some((part) => ![text, ...seasons].some((known) => foldFully(known).includes(part)));
    if (isNew && seasons.length < MAX_SEASONS) seasons.push(told);
    else {
      // A line of merits may tell of it among others.
      const parts = told.split(/\s[·•|]\s/);
      onCall ??= parts.find((part) => EMERGENCY.test(foldFully(part)) && parseSchedule(part).isAlways);
    }
  }
  return onCall ? [...seasons, onCall] : seasons;
}

/** Adds a text behind another, with a semicolon unless that ends as a sentence. */
const join = (text: string, more: string): string =>
  text === '' ? more : `${text}${endsSentence(text) ? ' ' : '; '}${more}`;
