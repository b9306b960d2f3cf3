/** Company stage, opening hours, step 1: a text → the days, times and signs in it, in the words of all languages. */

import { foldFully, withoutAccents } from '#shared/search/fold.ts';
import { languages } from '../../words/languages.ts';
import { HALF, said, word } from './time-words.ts';
import { NUMBERS, timesInDigits } from './times-in-digits.ts';

/** A set of days of the week as bits, Monday the lowest. */
export type DaySet = number;
export const EVERY_DAY: DaySet = 0b1111111;
export const WORKING_DAYS: DaySet = 0b0011111;
const WEEKEND: DaySet = 0b1100000;

/** One sign of days or times in a text; `word` is any other. */
export type ScheduleToken =
  | { kind: 'days'; days: DaySet }
  /**
   * Minutes after midnight as written, 540 for `9 pm`; `half` if the text says which, `isBare` for a plain number,
   * `isPadded` with a leading zero; `edge` if the words before it tell which end of the hours it is.
   */
  | { kind: 'time'; minutes: number; half?: 'am' | 'pm'; isBare: boolean; isPadded?: boolean; edge?: Edge }
  | { kind: 'part'; half: 'am' | 'pm' }
  /** `isColumn` if only a bar or a dot sets it apart from times of the same day, as the columns of a table. */
  | { kind: 'closed'; isColumn?: boolean }
  | {
      kind: 'always' | 'rest' | 'except' | 'holidays' | 'until' | 'and' | 'colon' | 'end' | 'season' | 'date' | 'word';
    };

type Kind = ScheduleToken['kind'];
/** `opens`: `desde las 9`, `abre a las 9`; `closes`: `hasta las 14`; `between`: the first of `entre las 9 y las 14`. */
type Edge = 'opens' | 'closes' | 'between';

const MONTHS = said(({ months }) => months);
const DATES = Object.values(languages)
  .flatMap(({ time: { months, dates } }) =>
    dates.map((form) => form.replace('#', '\\d{1,2}(?:st|nd|rd|th|º)?').replace('@', `(?:${months.source})`)),
  )
  .join('|');
/** At the end of the text before a number of hours: the number is a duration. */
const WITHIN = new RegExp(`(?<!\\p{L})${said(({ within }) => within)} $`, 'iu');
/** At the beginning of the text behind such a number: `24 h de antelación`. */
const LENGTH = new RegExp(`^ ?${said(({ lengths }) => lengths)}(?!\\p{L})`, 'iu');
/** Behind a number: excludes amounts, shares and measures. */
const NO_UNIT = `(?! ?(?:%|€|\\$|£|º|°|km|kg|m\\b|m2|m²|cm|mm|min|${said(({ measures }) => measures)}(?!\\p{L})))(?!/\\d)(?![.,]\\d)`;
const HOUR_SIGN = `h(?:rs?|s)?\\b\\.?|${said(({ hours }) => hours)}(?!\\p{L})`;
/** Days from Monday. */
export const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;
const LETTERS = Object.values(languages).flatMap(({ time }) => time.dayLetters ?? []);

/** Names of signs and their patterns; at each place the first match wins. {@link toToken} gives the kind of each. */
const PATTERNS: readonly (readonly [name: string, source: string])[] = [
  // From one date to another is a part of the year.
  [
    'stretch',
    word(`(?:${DATES}) ?(?:-|${said(({ until }) => until)}) ?(?:${said(({ articles }) => articles)} )?(?:${DATES})`),
  ],
  [
    'date',
    `(?<![\\d.:])\\d{1,2}(?<joint>[/.-])\\d{1,2}\\k<joint>(?:19|20)?\\d{2}(?!\\d)|${word(`(?:${DATES})`)}|(?<!\\d)(?:19|20)\\d\\d(?!\\d)`,
  ],
  ['every', word(said(({ everyDay }) => everyDay))],
  [
    'always',
    `${word(said(({ aroundTheClock }) => aroundTheClock))}|(?<!\\d)24 ?(?:\\/|x) ?7(?!\\d)|(?<![\\d:.])24 ?h(?:rs?|s)?\\b`,
  ],
  ['working', word(said(({ workingDays }) => workingDays))],
  ['rest', word(said(({ otherDays }) => otherDays))],
  ['weekend', word(said(({ weekend }) => weekend))],
  ['holidays', word(said(({ holidays }) => holidays))],
  ...WEEK.map((day) => [`day${day}`, word(said(({ dayNames }) => dayNames[day]))] as const),
  ...WEEK.map((day) => [`short${day}`, `${word(said(({ shortDays }) => shortDays[day]))}(?!['’]\\p{L})\\.?`] as const),
  ['season', word(`(?:${MONTHS}|${said(({ seasons }) => seasons)})`)],
  ['noon', word(said(({ noon }) => noon))],
  ['midnight', word(said(({ midnight }) => midnight))],
  [
    'time',
    `(?<![\\d.,:/])(?<hour>[01]?\\d|2[0-4])(?:[:.,h](?<minutes>[0-5]\\d))?(?!\\d)(?: ?(?<sign>${HOUR_SIGN}))?(?: ?(?<half>${HALF}))?${NO_UNIT}`,
  ],
  ['am', word(said(({ morning }) => morning))],
  ['pm', word(said(({ afternoon }) => afternoon))],
  ['closes', word(said(({ closes }) => closes))],
  ['closed', word(said(({ closed }) => closed))],
  ['except', word(said(({ except }) => except))],
  ['until', `-|${word(said(({ until }) => until))}`],
  ['and', `[,&+/]|${word(said(({ and }) => and))}`],
  ['filler', word(`(?:${said(({ fillers }) => fillers)}|${said(({ continuous }) => continuous)})`)],
  // Behind brackets stands no label, but days: `jueves (todo el día): 9-20`.
  ['colon', '(?<!\\)):'],
  ['end', '[.;]'],
  ['word', '[\\p{L}\\p{N}]+'],
];
const TOKEN = new RegExp(PATTERNS.map(([name, source]) => `(?<${name}>${source})`).join('|'), 'giu');

/** In characters. Longer texts do not state hours. */
const MAX_LENGTH = 2000;

/**
 * The tokens of a text in order, without filler words; none of a text over `MAX_LENGTH`. Short names (`mar`) and
 * letters are days only beside days or times (`L-V`), else words, and so is `24 h` if it is a duration.
 */
export function readTokens(text: string): ScheduleToken[] {
  if (text.length > MAX_LENGTH) return [];
  const plain = timesInDigits(
    withoutAccents(text)
      .replace(/[‐-―−]/g, '-')
      .replace(/\s+/g, ' '),
  );
  const letters = lettersIn(plain);
  const matches = [...plain.matchAll(TOKEN)];
  return matches.flatMap((match, at): ScheduleToken[] => {
    const groups = match.groups ?? {};
    if (groups.filler !== undefined) return [];
    if (groups.always !== undefined && isLength(plain, match)) return [{ kind: 'word' }];
    if (SHORT.some((name) => groups[name] !== undefined) && !hasTimesBeside(matches, at)) return [{ kind: 'word' }];
    const letter = match[0].length === 1 ? letters.indexOf(match[0]) : -1;
    if (letter >= 0) return [{ kind: 'days', days: 1 << letter }];
    if (groups.closes !== undefined) {
      if (timeBehind(matches, at)) return [];
      return [{ kind: CLOSED.test(match[0]) ? 'closed' : 'word' }];
    }
    if (groups.closed !== undefined && isColumn(plain, matches, at)) return [{ kind: 'closed', isColumn: true }];
    const token = toToken(groups);
    const edge = token.kind === 'time' && edgeOf(matches, at);
    return [edge ? ({ ...token, edge } as ScheduleToken) : token];
  });
}

/** Whether a bar or a dot stands between a word for closed and a time before it, or a time behind it that has no days. */
function isColumn(plain: string, matches: readonly RegExpExecArray[], at: number): boolean {
  const [before, own, behind] = [matches[at - 1], matches[at], matches[at + 1]];
  const gap = (one: RegExpExecArray | undefined, other: RegExpExecArray | undefined): string =>
    one && other ? plain.slice(one.index + one[0].length, other.index) : '';
  const isBar = (text: string): boolean => /^ ?[·|] ?$/.test(text);
  if (isBar(gap(before, own)) && isClock(before?.groups)) return true;
  return isBar(gap(own, behind)) && isClock(behind?.groups);
}

/** Whether only a single time follows: `cierra a las 14`, but not `cerramos de 14 a 16`, nor `cerramos lunes`. */
function timeBehind(matches: readonly RegExpExecArray[], at: number): boolean {
  const behind = matches.findIndex(({ groups = {} }, place) => place > at && !(groups.until ?? groups.filler));
  const isTime = (place: number): boolean => isClock(matches[place]?.groups);
  return behind > at && isTime(behind) && !(matches[behind + 1]?.groups?.until && isTime(behind + 2));
}

const isClock = ({ time, noon, midnight }: Record<string, string | undefined> = {}): boolean =>
  (time ?? noon ?? midnight) !== undefined;

const CLOSED = new RegExp(`^${said(({ closed }) => closed)}$`, 'iu');
const OPENS = new RegExp(`^${said(({ opensAt }) => opensAt)}$`, 'iu');
const FROM = new RegExp(`^${said(({ since }) => since)}$`, 'iu');
const BETWEEN = new RegExp(`^${said(({ between }) => between)}$`, 'iu');
const UP_TO = new RegExp(`^${said(({ upTo }) => upTo)}$`, 'iu');
/** Words and days between a verb of opening and its time: `abre sus puertas los lunes a las 9`. */
const MAX_BEHIND_VERB = 5;

/** Which end of the hours the time at `at` is, by the words before it. */
function edgeOf(matches: readonly RegExpExecArray[], at: number): Edge | undefined {
  let passed = 0;
  for (let place = at - 1; place >= 0 && passed <= MAX_BEHIND_VERB; place--) {
    const { 0: found, groups = {} } = matches[place] as RegExpExecArray;
    if (passed === 0 && UP_TO.test(found)) return 'closes';
    if (passed === 0 && FROM.test(found)) return 'opens';
    if (passed === 0 && BETWEEN.test(found)) return 'between';
    if (passed === 0 && groups.closes !== undefined) return 'closes';
    if (OPENS.test(found)) return 'opens';
    if (isClock(groups) || (groups.end ?? groups.colon ?? groups.closes) !== undefined) return undefined;
    if (groups.filler === undefined && groups.until === undefined) passed++;
  }
  return undefined;
}

/** Whether a match for round the clock is a duration: `en 24 horas`. */
function isLength(plain: string, { 0: found, index }: RegExpExecArray): boolean {
  const end = index + found.length;
  return WITHIN.test(plain.slice(0, index)) || LENGTH.test(plain.slice(end));
}

const SHORT = WEEK.map((day) => `short${day}`);

/**
 * Whether the short name at `at` has another sign than words and joints right beside it, or behind one joint; or is
 * alone in the text, or with a joint only. `mar` is also the sea, `sat` a verb.
 */
function hasTimesBeside(matches: readonly RegExpExecArray[], at: number): boolean {
  const isTime = (match: RegExpExecArray | undefined): boolean => {
    const { word: other, filler, end, colon, until, and } = match?.groups ?? { word: '' };
    return [other, filler, end, colon, until, and].every((group) => group === undefined);
  };
  const isJoint = (match: RegExpExecArray | undefined): boolean =>
    /^[-,:./&]$/.test(match?.[0] ?? '') || match?.groups?.until !== undefined || match?.groups?.and !== undefined;
  // `9 to 5 p.m. We open …`: a time before it is of another sentence if a word follows.
  const isBetweenWords = isClock(matches[at - 1]?.groups) && matches[at + 1]?.groups?.word !== undefined;
  return (
    [1, -1].some(
      (step) =>
        (isTime(matches[at + step]) && !(step < 0 && isBetweenWords)) ||
        (isJoint(matches[at + step]) && isTime(matches[at + 2 * step])),
    ) ||
    matches.length === 1 ||
    (matches.length === 2 && isJoint(matches[1]))
  );
}

const LETTER_PATTERNS = LETTERS.map(
  (letters) =>
    new RegExp(
      `(?<!\\p{L})[${letters}](?: ?(?:[-,/]|a|y) ?[${letters}](?!\\p{L})|:? \\d.*(?<!\\p{L})[${letters}]:? \\d)`,
      'u',
    ),
);

/**
 * The seven letters for days, Monday first, of the first language whose letters a text uses: two in a row, or before
 * times (`L-V`, `L 9-14, S 9-13`); `''` if there is no such language.
 */
function lettersIn(plain: string): string {
  return LETTERS.find((_, at) => LETTER_PATTERNS[at]?.test(plain)) ?? '';
}

/** Days by the name of a pattern. */
const DAYS_OF: Readonly<Record<string, DaySet>> = {
  every: EVERY_DAY,
  working: WORKING_DAYS,
  weekend: WEEKEND,
  ...Object.fromEntries(WEEK.flatMap((day) => [`day${day}`, `short${day}`].map((name) => [name, 1 << day]))),
};

/** Makes the token of a match from its named groups. Noon is 12 pm, midnight 24:00. */
function toToken(groups: Record<string, string | undefined>): ScheduleToken {
  const [name] = PATTERNS.find(([kind]) => groups[kind] !== undefined) ?? ['word'];
  const days = DAYS_OF[name];
  if (days !== undefined) return { kind: 'days', days };
  if (name === 'am' || name === 'pm') return { kind: 'part', half: name };
  if (name === 'stretch') return { kind: 'season' };
  if (name === 'noon') return { kind: 'time', minutes: 12 * 60, half: 'pm', isBare: false };
  if (name === 'midnight') return { kind: 'time', minutes: 24 * 60, isBare: false };
  if (name !== 'time') return { kind: name as Exclude<Kind, 'days' | 'time' | 'part'> };
  const { half, isAm } = groups;
  // `12 m` is noon.
  const which = half === undefined ? undefined : isAm !== undefined || /^a\.? ?m/i.test(half) ? 'am' : 'pm';
  return {
    kind: 'time',
    minutes: Number(groups.hour) * 60 + Number(groups.minutes ?? 0),
    ...(which && { half: which }),
    isBare: groups.minutes === undefined && groups.sign === undefined && which === undefined,
    ...(/^0\d/.test(groups.hour ?? '') && { isPadded: true }),
  };
}

/** Joins alternatives. */
const joined = (parts: readonly RegExp[]): RegExp => new RegExp(parts.map(({ source }) => source).join('|'));
const TELLING = said(
  ({ dayNames, everyDay, workingDays, weekend, otherDays, holidays, closed, closes, aroundTheClock }) =>
    joined([...dayNames, everyDay, workingDays, weekend, otherDays, holidays, closed, closes, aroundTheClock]),
);
/** In folded text. */
const HINT = new RegExp(
  `\\b(?:\\d\\d? ?[-–:.h/amp]|0\\d{3} ?[-–]|(?:${TELLING})(?![a-z])|${NUMBERS}(?: [a-z]{1,9}){1,5} ${NUMBERS}(?![a-z]))`,
  'u',
);
/** `su`, `mi` and `we` occur in nearly every sentence: they are days in short lines only. */
const SHORT_HINT = new RegExp(
  `\\b(?:${said(({ shortDays, dayLetters = '' }) =>
    joined([...shortDays, ...[...dayLetters.toLowerCase()].map((letter) => new RegExp(letter))]),
  )})(?![a-z])`,
  'u',
);
/** In characters. */
const SHORT_LINE = 28;

const PART_OF_DAY = word(said(({ morning, afternoon }) => joined([morning, afternoon])));

/**
 * Finds half a day in a part of the year, or by appointment, without times, in folded text: `en julio y agosto, solo
 * por la mañana`, `tardes: previa cita`. Left out, the other hours would hold all year, or all day.
 */
export const HALF_TOLD = new RegExp(
  `${word(`(?:${MONTHS}|${said(({ seasons }) => seasons)})`)}[^.;:\\d]{0,30}${PART_OF_DAY}|${PART_OF_DAY}[^.;\\d]{0,12}${word(said(({ appointment }) => appointment))}`,
  'u',
);

/** Whether a text may name days or times: a quick test before reading. */
export function hintsAtHours(text: string): boolean {
  const folded = foldFully(text);
  return HINT.test(folded) || HALF_TOLD.test(folded) || (folded.length <= SHORT_LINE && SHORT_HINT.test(folded));
}
