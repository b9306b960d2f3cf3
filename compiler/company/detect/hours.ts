/** Company stage: opening hours in the site's words: of every branch, of different seasons, and of emergencies. */

import { findContactData } from '#shared/contact/find-contact-data.ts';
import { foldFully, foldWords } from '#shared/search/fold.ts';
import { inCompleteLanguages } from '../../words/any-language.ts';
import { wordsOf } from '../../words/languages.ts';
import { companyFacts, type Detected, type Finding } from '../facts.ts';
import { segmentsOf } from '../names.ts';
import type { BusinessNode, MarkedBusiness } from '../read/business.ts';
import type { OpeningText } from '../read/opening-texts.ts';
import type { PageFacts } from '../read-facts.ts';
import { contradict, parseSchedule, type Schedule } from '../schedule/parse-schedule.ts';
import { wordsSaid } from '../schedule/read-tokens.ts';
import { readMarkupHours, scheduleInWords } from '../schedule/tell-schedule.ts';
import { endsSentence } from '../sentences.ts';
import type { SiteView } from '../site-view.ts';
import { withoutContactData } from '../without-contact-data.ts';
import { contradiction } from './contradictions.ts';
import { weightOfPage, weightOfZone, withoutLabel } from './sentences.ts';

/** A text on opening hours, what it is worth, and when it says that is. */
export interface Opening extends OpeningText {
  from: string;
  score: number;
  schedule: Schedule;
  /** Applies to a part of the year or to emergencies. */
  isException: boolean;
}

interface HoursFinding extends Finding {
  schedule?: Schedule;
}

/** As it is told: cleaned, with its branches and the exceptions to it. */
export interface Told extends Finding {
  schedule: Schedule;
  /** Whether the text says nothing else. */
  isWhole: boolean;
}

/** Points of a text that names days and times, one of them, or has a title that announces hours. */
const WORTH = { daysAndTimes: 4, always: 3, times: 2, days: 1, title: 3 };
/** Penalty of a text about one season or emergencies. */
const EXCEPTION = -4;
const BY_PHONE = -2;
/** Of a text that names half a day without its times. */
const HALF_TOLD = -2;
/** Of a day; more of them without a day are a timetable. */
const MOST_TIMES = 2;
/** Least points, page and place included. */
const LEAST = 4;
/** Largest difference in points between branches on one page, and between pages that contradict each other. */
const BRANCH_MARGIN = 4;
const RIVAL_MARGIN = 6;
const LONGEST_NAME = 60;
const LONGEST = 600;
const SEASONS_TOLD = 2;

/** A place or people of the business, a time, or the service itself, in folded text. */
const OWN = inCompleteLanguages(({ time }) => {
  const { premises, open, onDuty, seasons, months, weekend, morning, afternoon, dayNames } = time;
  const own = [premises, open, onDuty, seasons, months, weekend, morning, afternoon, ...dayNames];
  return new RegExp(own.map(({ source }) => source).join('|'));
});
/** What a sentence in folded text says is open, if nothing of those: `el museo abre`. */
const OTHER_PLACE = new RegExp(
  `^${inCompleteLanguages(({ time }) => time.articles)} (?!${OWN}\\b)([^ ]+)(?: [^.;:]*)? ${inCompleteLanguages(({ time }) => time.opens)}\\b`,
);
const TITLE = wordsSaid(({ titles }) => titles);
const FILLER = inCompleteLanguages(
  ({ time, determiners }) => new RegExp(`${time.fillers.source}|${determiners.source}`),
);
/** The same of a heading or a label: `horarios de la piscina`. */
const TITLE_OF_OTHER = new RegExp(`${TITLE.source} (?:${FILLER} )+(?!(?:${FILLER}|${OWN})\\b)(\\p{L}+)`, 'u');
const PHONE = wordsSaid(({ byPhone }) => byPhone);
const EMERGENCY = wordsSaid(({ emergency }) => emergency);
const SEASON = wordsSaid(({ months, seasons }) => new RegExp(`${months.source}|${seasons.source}`));

/** In folded text. */
const isOfException = (text: string): boolean => SEASON.test(text) || EMERGENCY.test(text);

/** What the site says of its hours, else what its markup does; nothing when the two disagree, or two pages do. */
export function detectHours(view: SiteView, own: readonly MarkedBusiness[]): Detected<HoursFinding> {
  const words = wordsOf(view.language);
  // Where another address has none, they are those of one branch.
  const closed = new Set(
    own.flatMap(({ node }) => (node.hours.length === 0 && node.address ? [node.address.text] : [])),
  );
  const isOfAll = ({ address }: BusinessNode): boolean =>
    address === undefined || [...closed].every((other) => other === address.text);
  const marked = own.flatMap(({ node, from }) => {
    const schedule = isOfAll(node) ? readMarkupHours(node.hours) : undefined;
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
    rivalsOf(told, openings).map(({ text, from }) => ({ text: withoutContactData(text), from }))[0];
  if (rival) return { finding: undefined, diagnostics: [contradiction('hours', told, rival)] };
  if (stated && !areSeveral && !tellsTimes(schedule)) return { finding: stated, diagnostics: [] };
  return { finding: isWhole ? { ...finding, schedule } : finding, diagnostics: [] };
}

/** All texts on opening hours that are believed: those with times first, then the best, then in the order of pages. */
export function rankOpenings(view: SiteView): Opening[] {
  return view.facts
    .flatMap((page) => page.openings.flatMap((opening) => toOpening(opening, page, view) ?? []))
    .sort(
      (a, b) =>
        Number(tellsTimes(b.schedule)) - Number(tellsTimes(a.schedule)) ||
        b.score - a.score ||
        (a.from < b.from ? -1 : a.from > b.from ? 1 : a.block - b.block),
    );
}

const tellsTimes = ({ isAlways, entries }: Schedule): boolean =>
  isAlways || entries.some(({ ranges }) => ranges.length > 0);

const { pages } = companyFacts.hours;

/** The text with its score; nothing if its page is about one service, area or post, or does not call it hours. */
function toOpening(opening: OpeningText, page: PageFacts, view: SiteView): Opening | undefined {
  const { purposes } = view;
  const { text, heading, label, zone } = opening;
  const isFrame = zone === 'header' || zone === 'footer';
  const folded = foldFully(text);
  const titles = [heading, label].map(foldFully);
  const isTitled = [...titles, folded].some((title) => TITLE.test(title));
  // Below a heading of another page's what calls itself hours may be those of what the heading names.
  const isCalledHours = titles.some((title) => TITLE.test(title)) || (isTitled && heading === page.mainHeading);
  const roles = purposes.rolesOf(page.path);
  // Hours of one service, one area or one post are its own; a page of another purpose must call them hours.
  const isOwn = purposes.isService(page.path) || purposes.isArea(page.path) || roles.has('blog');
  const isFit =
    [...roles].some((role) => role in pages) || (isCalledHours && (roles.size > 0 || segmentsOf(page.path).length < 2));
  if ((!isFrame && (isOwn || !isFit)) || isOfOther(folded, titles, page, view)) return undefined;
  const schedule = parseSchedule(text);
  const worth = worthOf(schedule);
  const times = schedule.entries.reduce((sum, { ranges }) => sum + ranges.length, schedule.isAlways ? 1 : 0);
  if (worth !== WORTH.daysAndTimes && times > MOST_TIMES) return undefined;
  // Emergencies behind the days and times are told beside them; round the clock they are all that is told.
  const told = worth === WORTH.always ? folded : (folded.split(/[.;]\s/)[0] ?? '');
  const isException = [told, ...titles].some(isOfException);
  const score =
    worth +
    (isTitled ? WORTH.title : 0) +
    (isException ? EXCEPTION : 0) +
    ([...titles, folded].some((part) => PHONE.test(part)) ? BY_PHONE : 0) +
    (schedule.hasHalf ? HALF_TOLD : 0) +
    (isFrame && isOwn ? 0 : weightOfPage(pages, page.path, purposes)) +
    weightOfZone(zone);
  return score >= LEAST || isException ? { ...opening, from: page.path, score, schedule, isException } : undefined;
}

/** Whether folded titles, or the beginning of a text, say when something opens that neither the site nor its page is called. */
function isOfOther(
  folded: string,
  titles: readonly string[],
  { mainHeading }: PageFacts,
  { facts, index }: SiteView,
): boolean {
  const home = facts.find(({ path }) => path === index.home?.path);
  const names = foldFully([home?.documentTitle, home?.mainHeading, mainHeading].join(' '));
  const named = [OTHER_PLACE.exec(folded)?.[1], ...titles.map((title) => TITLE_OF_OTHER.exec(title)?.[1])];
  return named.some((other) => other !== undefined && !names.includes(other));
}

function worthOf({ entries, isAlways }: Schedule): number {
  if (entries.some(({ days, ranges }) => days > 0 && ranges.length > 0)) return WORTH.daysAndTimes;
  if (isAlways) return WORTH.always;
  return entries.some(({ ranges }) => ranges.length > 0) ? WORTH.times : WORTH.days;
}

/** The best opening with branches, seasons and emergencies; `undefined` if none is left without contact data. */
export function tellHours(openings: readonly Opening[], view: SiteView): Told | undefined {
  const ordinary = openings.filter(({ isException, score }) => !isException || score >= LEAST);
  const best = ordinary.find((opening) => cleaned(opening) !== '');
  if (best === undefined) return undefined;
  const branches = branchesOf(best, ordinary, view);
  // Other times under the same label, in a timetable too, are those of another place without a name.
  const label = foldWords(/^[^:\d]{3,40}(?=:)/.exec(cleaned(best))?.[0] ?? '');
  const isOneOfAll = (other: OpeningText): boolean => {
    const [first = ''] = other.text.split(/[;,] (?=\p{L})/u);
    const isCalledAlike = other.text !== best.text && foldWords(/^[^:\d]{3,40}/.exec(first)?.[0] ?? '') === label;
    const isOrdinary = ![first, other.heading, other.label].map(foldFully).some(isOfException);
    return isCalledAlike && isOrdinary && contradict(parseSchedule(first), best.schedule);
  };
  const isAmong = view.facts.some(({ path, openings: own }) => path === best.from && own.some(isOneOfAll));
  if (branches.length === 0 && label !== '' && isAmong) return undefined;
  let text = cleaned(best);
  if (branches.length > 0) {
    text = '';
    for (const branch of branches) {
      const told = `${nameOf(branch, view)}: ${cleaned(branch)}`;
      if (text.length + told.length <= LONGEST) text = join(text, told);
    }
  }
  // Only what stands on the page that is named as the source.
  const own = openings.filter(({ from }) => from === best.from);
  const exceptions = exceptionsTo(text, own).filter((exception) => text.length + exception.length <= LONGEST);
  // Emergencies are told apart from the hours that programs read.
  const isEmergency = (part: string): boolean => EMERGENCY.test(foldFully(part));
  const areEmergencies = exceptionsTo(text, openings).every(isEmergency);
  const isWhole =
    branches.length === 0 &&
    !best.isOfPart &&
    areEmergencies &&
    !SEASON.test(foldFully(text)) &&
    !PHONE.test(foldFully(text));
  const schedule = parseSchedule(
    text
      .split(/(?<=[;.])\s/)
      .filter((part, at) => at === 0 || !isEmergency(part))
      .join(' '),
  );
  const whole = exceptions.reduce(join, text);
  return { text: whole, from: best.from, evidence: whole, schedule, isWhole };
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
  return withoutContactData(season === undefined ? told : `${season.replace(/[:.\s]+$/, '')}: ${told}`);
}

const isSeason = (title: string): boolean => title.length <= LONGEST_NAME && SEASON.test(foldFully(title));

/** Hours of each branch on the best text's page, in document order; none where the best text holds for all. */
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
  return [label, heading].map((title) => title.replace(/[:.\s]+$/, '')).find(isName) ?? '';
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
      .match(new RegExp(SEASON, 'gu'))
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
