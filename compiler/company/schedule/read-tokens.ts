/** Company stage, opening hours, step 1: a text → the days, times and signs in it, in the words of all languages. */

import { foldFully, withoutAccents } from '#shared/search/fold.ts';
import { inCompleteLanguages } from '../../words/any-language.ts';
import { languages } from '../../words/languages.ts';
import type { Words } from '../../words/words.ts';

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
   * `isPadded` with a leading zero.
   */
  | { kind: 'time'; minutes: number; half?: 'am' | 'pm'; isBare: boolean; isPadded?: boolean }
  | { kind: 'part'; half: 'am' | 'pm' }
  | {
      kind:
        | 'always'
        | 'closed'
        | 'except'
        | 'holidays'
        | 'until'
        | 'and'
        | 'colon'
        | 'end'
        | 'season'
        | 'date'
        | 'word';
    };

type Kind = ScheduleToken['kind'];

/** The source of a group of some time words in all complete languages. */
const said = (pick: (time: Words['time']) => RegExp): string => inCompleteLanguages(({ time }) => pick(time));
/** The source of whole words or phrases; digits may touch them, as layouts join them. */
const word = (source: string): string => `(?<!\\p{L})${source}(?!\\p{L})`;

/** Makes an expression, without flag `g`, that finds some time words of all languages as whole words in folded text. */
export const wordsSaid = (pick: (time: Words['time']) => RegExp): RegExp => new RegExp(word(said(pick)), 'u');

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
/** `12 m` is noon in parts of America. */
const HALF = `[ap]\\.? ?m\\b\\.?|(?<=12(?::00)? ?)m\\b\\.?|(?<isAm>${said(({ am }) => am)})(?!\\p{L})|${said(({ pm }) => pm)}(?!\\p{L})`;
/** Behind a number: excludes amounts, shares and measures. */
const NO_UNIT = `(?! ?(?:%|€|\\$|£|º|°|km|kg|m\\b|m2|m²|cm|mm|min|${said(({ measures }) => measures)}(?!\\p{L})))(?!/\\d)(?![.,]\\d)`;
const HOUR_SIGN = `h(?:rs?|s)?\\b\\.?|${said(({ hours }) => hours)}(?!\\p{L})`;
/** Days from Monday. */
export const WEEK = [0, 1, 2, 3, 4, 5, 6] as const;
const LETTERS = Object.values(languages).flatMap(({ time }) => time.dayLetters ?? []);

/** Names of signs and their patterns; at each place the first match wins. {@link toToken} gives the kind of each. */
const PATTERNS: readonly (readonly [name: string, source: string])[] = [
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
  ['weekend', word(said(({ weekend }) => weekend))],
  ['holidays', word(said(({ holidays }) => holidays))],
  ...WEEK.map((day) => [`day${day}`, word(said(({ dayNames }) => dayNames[day]))] as const),
  ...WEEK.map((day) => [`short${day}`, `${word(said(({ shortDays }) => shortDays[day]))}\\.?`] as const),
  ['season', word(`(?:${MONTHS}|${said(({ seasons }) => seasons)})`)],
  ['noon', word(said(({ noon }) => noon))],
  ['midnight', word(said(({ midnight }) => midnight))],
  [
    'time',
    `(?<![\\d.,:/])(?<hour>[01]?\\d|2[0-4])(?:[:.,h](?<minutes>[0-5]\\d))?(?!\\d)(?: ?(?<sign>${HOUR_SIGN}))?(?: ?(?<half>${HALF}))?${NO_UNIT}`,
  ],
  ['am', word(said(({ morning }) => morning))],
  ['pm', word(said(({ afternoon }) => afternoon))],
  ['closed', word(said(({ closed }) => closed))],
  ['except', word(said(({ except }) => except))],
  ['until', `-|${word(said(({ until }) => until))}`],
  ['and', `[,&+/]|${word(said(({ and }) => and))}`],
  ['filler', word(said(({ fillers }) => fillers))],
  ['colon', ':'],
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
  const plain = withoutAccents(text)
    .replace(/[‐-―−]/g, '-')
    .replace(/\s+/g, ' ');
  const letters = lettersIn(plain);
  const matches = [...plain.matchAll(TOKEN)];
  return matches.flatMap((match, at): ScheduleToken[] => {
    const groups = match.groups ?? {};
    if (groups.filler !== undefined) return [];
    if (groups.always !== undefined && isLength(plain, match)) return [{ kind: 'word' }];
    if (SHORT.some((name) => groups[name] !== undefined) && !hasTimesBeside(matches, at)) return [{ kind: 'word' }];
    const letter = match[0].length === 1 ? letters.indexOf(match[0]) : -1;
    if (letter >= 0) return [{ kind: 'days', days: 1 << letter }];
    return [toToken(groups)];
  });
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
  return (
    [1, -1].some(
      (step) => isTime(matches[at + step]) || (isJoint(matches[at + step]) && isTime(matches[at + 2 * step])),
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
const TELLING = said(({ dayNames, everyDay, workingDays, weekend, holidays, closed, aroundTheClock }) =>
  joined([...dayNames, everyDay, workingDays, weekend, holidays, closed, aroundTheClock]),
);
/** In folded text. */
const HINT = new RegExp(`\\b(?:\\d\\d? ?[-–:.h/amp]|(?:${TELLING})(?![a-z]))`, 'u');
/** `su`, `mi` and `we` occur in nearly every sentence: they are days in short lines only. */
const SHORT_HINT = new RegExp(
  `\\b(?:${said(({ shortDays, dayLetters = '' }) =>
    joined([...shortDays, ...[...dayLetters.toLowerCase()].map((letter) => new RegExp(letter))]),
  )})(?![a-z])`,
  'u',
);
/** In characters. */
const SHORT_LINE = 28;

/**
 * Finds half a day in a part of the year, without times, in folded text: `en julio y agosto, solo por la mañana`. Left
 * out, the other hours would hold all year.
 */
export const HALF_OF_SEASON = new RegExp(
  `${word(`(?:${MONTHS}|${said(({ seasons }) => seasons)})`)}[^.;:\\d]{0,30}${word(said(({ morning, afternoon }) => joined([morning, afternoon])))}`,
  'u',
);

/** Whether a text may name days or times: a quick test before reading. */
export function hintsAtHours(text: string): boolean {
  const folded = foldFully(text);
  return HINT.test(folded) || HALF_OF_SEASON.test(folded) || (folded.length <= SHORT_LINE && SHORT_HINT.test(folded));
}
