/** Company stage: the opening hours as the site words them: of every branch, of the seasons that differ, and of emergencies. */

import { findContactData } from '#shared/contact/find-contact-data.ts';
import { foldFully, foldWords } from '#shared/search/fold.ts';
import { wordsOf } from '../../words/languages.ts';
import { companyFacts, type Detected, type Finding } from '../facts.ts';
import type { MarkedBusiness } from '../read/business.ts';
import type { OpeningText } from '../read/opening-texts.ts';
import type { PageFacts } from '../read-facts.ts';
import { contradict, parseSchedule, type Schedule } from '../schedule/parse-schedule.ts';
import { readMarkupHours } from '../schedule/read-markup.ts';
import { wordsSaid } from '../schedule/read-tokens.ts';
import { scheduleInWords } from '../schedule/tell-schedule.ts';
import { endsSentence } from '../sentences.ts';
import type { SiteView } from '../site-view.ts';
import { withoutContactData } from '../without-contact-data.ts';
import { contradiction } from './contradictions.ts';
import { segmentsOf } from './page-index.ts';
import { weightOfPage, weightOfZone, withoutLabel } from './sentences.ts';

/** A text on opening hours, what it is worth, and when it says that is. */
export interface Opening extends OpeningText {
  from: string;
  score: number;
  schedule: Schedule;
  /** Of a part of the year, or of emergencies. */
  isException: boolean;
}

interface HoursFinding extends Finding {
  /** Of hours that hold all year and everywhere. */
  schedule?: Schedule;
}

/** As it is told: cleaned, with its branches and the exceptions to it. */
export interface Told extends Finding {
  schedule: Schedule;
  /** Whether the schedule is all that the text tells. */
  isWhole: boolean;
}

/** What a text is worth that names days and times, or one of both, or is announced. */
const WORTH = { daysAndTimes: 4, always: 3, times: 2, days: 1, title: 3 };
/** What a text on one season, or on emergencies, loses against those that hold all year for everybody. */
const EXCEPTION = -4;
const BY_PHONE = -2;
/** Less, page and place included, is not believed. */
const LEAST = 4;
/** What branches of one page may differ by, and what another page may be worth less to be held against the best. */
const BRANCH_MARGIN = 4;
const RIVAL_MARGIN = 6;
const LONGEST_NAME = 60;
const LONGEST = 600;
const SEASONS_TOLD = 2;

const TITLE = wordsSaid(({ titles }) => titles);
const PHONE = wordsSaid(({ byPhone }) => byPhone);
const EMERGENCY = wordsSaid(({ emergency }) => emergency);
const SEASON = wordsSaid(({ months, seasons }) => new RegExp(`${months.source}|${seasons.source}`));

/** What the site says of its hours, else what its markup does; nothing when the two disagree, or two pages do. */
export function detectHours(view: SiteView, own: readonly MarkedBusiness[]): Detected<HoursFinding> {
  const words = wordsOf(view.language);
  const marked = own.flatMap(({ node, from }) => {
    const schedule = readMarkupHours(node.hours);
    const evidence = 'JSON-LD openingHours';
    return schedule ? [{ schedule, text: scheduleInWords(schedule, words), from, evidence }] : [];
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
      .map(({ text, from }) => ({ text, from: `${from} (JSON-LD)` }))[0] ??
    rivalsOf(told, openings).map(({ text, from }) => ({ text: withoutContactData(text, view.language), from }))[0];
  if (rival) return { finding: undefined, diagnostics: [contradiction('hours', told, rival)] };
  return { finding: isWhole ? { ...finding, schedule } : finding, diagnostics: [] };
}

/** All texts on opening hours that are believed, best first; equally good ones in the order of their pages. */
export function rankOpenings(view: SiteView): Opening[] {
  return view.facts
    .flatMap((page) => page.openings.flatMap((opening) => toOpening(opening, page, view) ?? []))
    .sort((a, b) => b.score - a.score || (a.from < b.from ? -1 : a.from > b.from ? 1 : a.block - b.block));
}

const { pages } = companyFacts.hours;

function toOpening(opening: OpeningText, page: PageFacts, { purposes }: SiteView): Opening | undefined {
  const { text, heading, label, zone } = opening;
  const isFrame = zone === 'header' || zone === 'footer';
  const folded = foldFully(text);
  const titles = [heading, label].map(foldFully);
  const isTitled = [...titles, folded].some((title) => TITLE.test(title));
  const roles = purposes.rolesOf(page.path);
  // Hours of one service, one area or one post are its own; a page of another purpose must call them hours.
  const isOwn = purposes.isService(page.path) || purposes.isArea(page.path) || roles.has('blog');
  const isFit =
    [...roles].some((role) => role in pages) || (isTitled && (roles.size > 0 || segmentsOf(page.path).length < 2));
  if (!isFrame && (isOwn || !isFit)) return undefined;
  const schedule = parseSchedule(text);
  const first = folded.split(/[.;]\s/)[0] ?? '';
  const isException = [first, ...titles].some((part) => SEASON.test(part) || EMERGENCY.test(part));
  const score =
    worthOf(schedule) +
    (isTitled ? WORTH.title : 0) +
    (isException ? EXCEPTION : 0) +
    ([...titles, folded].some((part) => PHONE.test(part)) ? BY_PHONE : 0) +
    (isFrame && isOwn ? 0 : weightOfPage(pages, page.path, purposes)) +
    weightOfZone(zone);
  return score >= LEAST || isException ? { ...opening, from: page.path, score, schedule, isException } : undefined;
}

function worthOf({ entries, isAlways }: Schedule): number {
  if (entries.some(({ days, ranges }) => days > 0 && ranges.length > 0)) return WORTH.daysAndTimes;
  if (isAlways) return WORTH.always;
  return entries.some(({ ranges }) => ranges.length > 0) ? WORTH.times : WORTH.days;
}

/** The best of them, completed; undefined when none is left without contact data. */
export function tellHours(openings: readonly Opening[], view: SiteView): Told | undefined {
  const ordinary = openings.filter(({ isException, score }) => !isException || score >= LEAST);
  const best = ordinary.find((opening) => cleaned(opening, view) !== '');
  if (best === undefined) return undefined;
  const branches = branchesOf(best, ordinary, view);
  let text = cleaned(best, view);
  if (branches.length > 0) {
    text = '';
    for (const branch of branches) {
      const told = `${nameOf(branch, view)}: ${cleaned(branch, view)}`;
      if (text.length + told.length <= LONGEST) text = join(text, told);
    }
  }
  const exceptions = exceptionsTo(text, openings, view).filter(
    (exception) => text.length + exception.length <= LONGEST,
  );
  // Emergencies are told apart from the hours that programs read.
  const isEmergency = (part: string): boolean => EMERGENCY.test(foldFully(part));
  const isWhole = branches.length === 0 && exceptions.every(isEmergency) && !SEASON.test(foldFully(text));
  const schedule = parseSchedule(
    text
      .split(/(?<=[;.])\s/)
      .filter((part, at) => at === 0 || !isEmergency(part))
      .join(' '),
  );
  const whole = exceptions.reduce(join, text);
  return { text: whole, from: best.from, evidence: whole, schedule, isWhole };
}

/**
 * Texts of other pages that speak as plainly of all the year and cannot be true together with what is told. A page that
 * gives several hours gives those of several branches or services.
 */
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

/** What is told of it: without a label that says no more, with the part of the year that stands above it. */
function cleaned({ text, label, heading }: OpeningText, { language }: SiteView): string {
  const season = SEASON.test(foldFully(text)) ? undefined : [label, heading].find((title) => isSeason(title));
  const told = withoutLabel(text);
  return withoutContactData(season === undefined ? told : `${season.replace(/[:.\s]+$/, '')}: ${told}`, language);
}

const isSeason = (title: string): boolean => title.length <= LONGEST_NAME && SEASON.test(foldFully(title));

/** The texts of one page that give each branch its own hours; none where the best one is that of all. */
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
        cleaned(opening, view) !== '',
    )
    .sort((a, b) => a.block - b.block);
  const names = new Set(branches.map((branch) => nameOf(branch, view)));
  const isOfSeveral =
    names.size === branches.length && branches.some(({ schedule }) => contradict(schedule, best.schedule));
  return isOfSeveral ? branches : [];
}

/** What stands above the hours of a branch; empty for what only announces hours, or is none's name. */
function nameOf({ heading, label, from }: Opening, { facts }: SiteView): string {
  const mainHeading = foldWords(facts.find(({ path }) => path === from)?.mainHeading ?? '');
  const isName = (title: string): boolean =>
    /\p{L}{3}/u.test(title) &&
    title.length <= LONGEST_NAME &&
    !title.includes('?') &&
    foldWords(title) !== mainHeading &&
    !TITLE.test(foldFully(title)) &&
    findContactData(title).length === 0;
  return [label, heading].map((title) => title.replace(/[:.\s]+$/, '')).find(isName) ?? '';
}

/** Seasons that the text does not name, and emergencies around the clock where the text knows none. */
function exceptionsTo(text: string, openings: readonly Opening[], view: SiteView): readonly string[] {
  const seasons: string[] = [];
  let onCall: string | undefined = /\b24(?!\d)/.test(text) ? '' : undefined;
  for (const opening of openings) {
    if (!opening.isException) continue;
    const told = cleaned(opening, view);
    const folded = foldFully(told);
    const isNew = folded
      .match(new RegExp(SEASON, 'gu'))
      ?.some((part) => ![text, ...seasons].some((known) => foldFully(known).includes(part)));
    if (isNew && seasons.length < SEASONS_TOLD) seasons.push(told);
    else if (opening.schedule.isAlways)
      // A line of merits may tell of it among others.
      onCall ??= told
        .split(/\s[·•|]\s/)
        .find((part) => EMERGENCY.test(foldFully(part)) && parseSchedule(part).isAlways);
  }
  return onCall ? [...seasons, onCall] : seasons;
}

const join = (text: string, more: string): string =>
  text === '' ? more : `${text}${endsSentence(text) ? ' ' : '; '}${more}`;
