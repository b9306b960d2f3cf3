/** Company stage, opening hours, step 2: the tokens of a text → which days are open from when to when. */

import { type DaySet, EVERY_DAY, readTokens, type ScheduleToken } from './read-tokens.ts';

/** Minutes after midnight, as the text has them; hours that close no later than they open end on the next day. */
export type TimeRange = readonly [opens: number, closes: number];

/** Days that share their times. */
interface ScheduleEntry {
  /** 0 if the text names no day, or only holidays. */
  days: DaySet;
  ranges: TimeRange[];
  /** Whether its days are called closed, also beside times; see {@link isClosedDay}. */
  isClosed: boolean;
  /** The half of its days that stays closed, where the other does not: `sábado tarde, cerrado`. */
  closedHalf?: Half;
  /** Whether it names public holidays, besides its days if any. */
  isHoliday: boolean;
}

type Half = 'am' | 'pm';

/** Days and times of a text, and signs that it says more; `entries` is empty where it states none. */
export type Schedule = ReturnType<typeof parseSchedule>;

/** A part of a text, in its order; `end` is a full stop or semicolon. */
type Item =
  | { kind: 'days'; days: DaySet; isHoliday: boolean; isClosed: boolean; closedHalf?: Half }
  | { kind: 'range'; range: TimeRange }
  | { kind: 'closed'; half?: Half }
  | { kind: 'always' | 'end' };

const NOON = 12 * 60;
/** An afternoon `begins` from this time on, and a morning `ends` by that time. */
const LUNCH = { begins: 14 * 60, ends: 15.5 * 60 };
const DAY = 24 * 60;

/**
 * Reads the days and times of a text in any order, in the words of all languages; no entries without them. Never
 * throws.
 */
export function parseSchedule(text: string) {
  const tokens = readTokens(text);
  const { items, loose, bare, hasHalf, hasLabel } = toItems(tokens);
  const has = (kind: ScheduleToken['kind']): boolean => tokens.some((token) => token.kind === kind);
  return {
    entries: toEntries(items),
    /** Whether it says around the clock, perhaps beside `entries` with times. */
    isAlways: items.some(({ kind }) => kind === 'always'),
    /** Whether it names a month or season, and a date. */
    hasSeason: has('season'),
    hasDate: has('date'),
    /** Number of ranges of plain numbers, which may mean anything: `9 a 14`. They are in `entries` too. */
    bare,
    /** Number of times outside of ranges, without plain numbers; they are not in `entries`. */
    loose,
    /** Whether half a day is named without times, and not called closed: `sábados tarde`. */
    hasHalf,
    /** Whether times behind others have a label and may not be the business's: `para llevar: 13-16`. */
    hasLabel,
    /** Number of other words. */
    words: tokens.filter(({ kind }) => kind === 'word').length,
  };
}

/** Joins the schedules of several texts into one: entries in order, numbers added, signs set if any text has them. */
export function joinSchedules(schedules: readonly Schedule[]): Schedule {
  const sum = (count: (one: Schedule) => number): number => schedules.reduce((all, one) => all + count(one), 0);
  return {
    entries: schedules.flatMap(({ entries }) => entries),
    isAlways: schedules.some(({ isAlways }) => isAlways),
    hasSeason: schedules.some(({ hasSeason }) => hasSeason),
    hasDate: schedules.some(({ hasDate }) => hasDate),
    bare: sum(({ bare }) => bare),
    loose: sum(({ loose }) => loose),
    hasHalf: schedules.some(({ hasHalf }) => hasHalf),
    hasLabel: schedules.some(({ hasLabel }) => hasLabel),
    words: sum(({ words }) => words),
  };
}

/** Days that a text gives times for, or calls closed, for a half too; not days of round-the-clock hours. */
export const daysNamed = ({ entries }: Schedule): DaySet =>
  entries.reduce(
    (days, entry) =>
      entry.ranges.length > 0 || entry.isClosed || entry.closedHalf !== undefined ? days | entry.days : days,
    0,
  );

/** Joins tokens to items in their order: days of a range, both times of a range, halves and days that are closed. */
function toItems(tokens: readonly ScheduleToken[]) {
  const items: Item[] = [];
  let loose = 0;
  let bare = 0;
  let hasHalf = false;
  let hasLabel = false;
  let half: Half | undefined;
  let before: TimeRange | undefined;
  // Closed on the days that follow: `excepto lunes y martes`.
  let isClosed = false;
  for (let at = 0; tokens[at] !== undefined; at++) {
    const [token, joint, other] = [tokens[at], tokens[at + 1], tokens[at + 2]];
    isClosed &&= /^(?:days|holidays|until|and|colon|part)$/.test(token?.kind ?? '');
    hasLabel ||=
      token?.kind === 'word' &&
      joint?.kind === 'colon' &&
      (other?.kind === 'time' || other?.kind === 'days') &&
      items.some(({ kind }) => kind === 'range');
    if (token?.kind === 'days') {
      const isRange = joint?.kind === 'until' && other?.kind === 'days' && isOne(token.days) && isOne(other.days);
      const days = isRange ? daysBetween(token.days, other.days) : token.days;
      items.push({ kind: 'days', days, isHoliday: false, isClosed });
      before = undefined;
      half = undefined;
      if (isRange) at += 2;
    } else if (token?.kind === 'holidays') items.push({ kind: 'days', days: 0, isHoliday: true, isClosed });
    else if (token?.kind === 'part' && closesHalf(tokens, at)) {
      items.push({ kind: 'closed', half: token.half });
      at += joint?.kind === 'closed' ? 1 : 2;
    } else if (token?.kind === 'part' && items.at(-1)?.kind === 'days' && closesDaysBehind(tokens, at + 1, 'and')) {
      items.push({ kind: 'closed', half: token.half });
    } else if (token?.kind === 'part' && items.at(-1)?.kind !== 'days' && closesDaysBehind(tokens, at + 1)) {
      items.push({ kind: 'days', days: joint?.kind === 'days' ? joint.days : 0, isHoliday: false, isClosed: false });
      items.push({ kind: 'closed', half: token.half });
      at += 2;
    } else if (token?.kind === 'part' && isClosed) {
      const last = items.at(-1);
      if (last?.kind === 'days') last.closedHalf = token.half;
    } else if (token?.kind === 'closed' && joint?.kind === 'part' && !isBeforeTimes(tokens, at + 1)) {
      items.push({ kind: 'closed', half: joint.half });
      at++;
    } else if (token?.kind === 'part') {
      half = token.half;
      const isAlone = items.at(-1)?.kind !== 'range' && !isBeforeTimes(tokens, at);
      hasHalf ||= isAlone;
      // Words on the days behind it do not belong to this half: `miércoles tarde, martes cerrado`.
      if (isAlone && joint?.kind === 'days') items.push({ kind: 'end' });
    } else if (token?.kind === 'except' || (token?.kind === 'closed' && isBeforeItsDays(tokens, at, items.at(-1))))
      isClosed = true;
    else if (token?.kind === 'always' || token?.kind === 'closed' || token?.kind === 'end')
      items.push({ kind: token.kind });
    else if (token?.kind === 'time') {
      const end = other?.kind === 'always' ? ({ kind: 'time', minutes: DAY, isBare: false } as const) : other;
      if (joint?.kind === 'until' && end?.kind === 'time') {
        const after = tokens[at + 3];
        const range = toRange(token, end, after?.kind === 'part' ? after.half : half, before);
        items.push({ kind: 'range', range });
        before = range;
        if (token.isBare && end.isBare) bare++;
        at += 2;
      } else if (!token.isBare) loose++;
    }
  }
  return { items, loose, bare, hasHalf, hasLabel };
}

/** Whether the half of the day at `at` is called closed: `tarde: cerrado`. */
const closesHalf = (tokens: readonly ScheduleToken[], at: number): boolean =>
  tokens[at + 1]?.kind === 'closed' ||
  (/^(?:colon|and)$/.test(tokens[at + 1]?.kind ?? '') && tokens[at + 2]?.kind === 'closed');

/**
 * Whether days, from `at` on, are called closed; with `joint`, such a token must come before them: in `sábados tarde y
 * domingos, cerrado` from `y` on.
 */
function closesDaysBehind(tokens: readonly ScheduleToken[], at: number, joint?: 'and'): boolean {
  const from = joint === undefined ? at : tokens[at]?.kind === joint ? at + 1 : tokens.length;
  const end = tokens.findIndex(({ kind }, place) => place > from && !/^(?:days|holidays|and|until|colon)$/.test(kind));
  return /^(?:days|holidays)$/.test(tokens[from]?.kind ?? '') && tokens[end]?.kind === 'closed';
}

/** Whether a time follows from `at` on, with only halves of the day, `y` and colons before it. */
const isBeforeTimes = (tokens: readonly ScheduleToken[], at: number): boolean =>
  tokens.slice(at).find(({ kind }) => kind !== 'part' && kind !== 'and' && kind !== 'colon')?.kind === 'time';

/**
 * Whether the word for closed at `at` speaks of the days behind it, as no days are right before it: `cerrado los
 * lunes`.
 */
function isBeforeItsDays(tokens: readonly ScheduleToken[], at: number, before: Item | undefined): boolean {
  const after = tokens[at + 1]?.kind === 'colon' ? tokens[at + 2] : tokens[at + 1];
  return before?.kind !== 'days' && (after?.kind === 'days' || after?.kind === 'holidays');
}

/** Whether a set has one day, or none. */
export const isOne = (days: DaySet): boolean => (days & (days - 1)) === 0;

/** All days from one single day to another, which may cross the end of the week. */
function daysBetween(first: DaySet, last: DaySet): DaySet {
  let days = first;
  for (let day = first; day !== last; ) {
    day = day === 0b1000000 ? 1 : day << 1;
    days |= day;
  }
  return days & EVERY_DAY;
}

/**
 * Reads two times, adding 12 hours where the text means the afternoon: `9 a 2`, `5 a 8` after a shift (`before`) that
 * ended at 14, or a `part` for it. A sign of the second time holds for the first where that makes sense: `2:00 - 5:30
 * pm`.
 */
function toRange(
  from: Extract<ScheduleToken, { kind: 'time' }>,
  to: Extract<ScheduleToken, { kind: 'time' }>,
  part: Half | undefined,
  before: TimeRange | undefined,
): TimeRange {
  const closes = inHalf(to.minutes, to.half);
  const alike = inHalf(from.minutes, to.half);
  const isAlike = to.half !== undefined && from.minutes <= NOON && alike < closes;
  const opens = (from.half ? inHalf(from.minutes, from.half) : isAlike ? alike : from.minutes) % DAY;
  if (from.half || to.half) return [opens, closes];
  const isAfternoon = (part === 'pm' || (before !== undefined && opens < before[1])) && opens < NOON && closes <= NOON;
  if (isAfternoon && part !== 'am') return [opens + NOON, closes + NOON];
  // `12 a 3` is lunch, `12:00 a 3:00` the night.
  const isMorning = opens < NOON || (opens === NOON && from.isBare && to.isBare);
  // A time written `01:00` belongs to a clock of 24 hours.
  return [opens, closes <= opens && isMorning && closes > 0 && !to.isPadded ? closes + NOON : closes];
}

/** Puts a time of 12 hours into a half of the day, 12 as 0; unchanged without one. */
const inHalf = (minutes: number, half: Half | undefined): number =>
  half === undefined ? minutes : (minutes % NOON) + (half === 'pm' ? NOON : 0);

/**
 * Groups items to entries: days with the times behind them, or before them if the text begins with times and ends with
 * days: `9:00-14:00 de lunes a viernes`. Times behind `excepto lunes` belong to the days before that.
 */
function toEntries(items: readonly Item[]): ScheduleEntry[] {
  const told = items.filter(({ kind }) => kind !== 'always');
  const signs = told.filter(({ kind }) => kind !== 'end');
  const isReversed =
    signs[0]?.kind !== 'days' && signs.at(-1)?.kind === 'days' && signs.some(({ kind }) => kind === 'range');
  const entries: ScheduleEntry[] = [];
  let current: ScheduleEntry | undefined;
  let open: ScheduleEntry | undefined;
  let last: Item['kind'] | undefined;
  for (const item of isReversed ? told.toReversed() : told) {
    const before = last;
    last = item.kind;
    if (item.kind === 'end') continue;
    const isClosed = item.kind === 'days' && item.isClosed && item.closedHalf === undefined;
    if (current === undefined || (item.kind === 'days' && (before !== 'days' || isClosed !== current.isClosed))) {
      current = { days: 0, ranges: [], isClosed, isHoliday: false };
      entries.push(current);
      if (item.kind !== 'days' || !item.isClosed) open = current;
    }
    if (item.kind === 'days') {
      current.days |= item.days;
      current.isHoliday ||= item.isHoliday;
      if (item.closedHalf) current.closedHalf = item.closedHalf;
    } else if (item.kind === 'closed' && item.half) current.closedHalf = item.half;
    else if (item.kind === 'closed') current.isClosed = true;
    else if (item.kind === 'range') (open ?? current).ranges[isReversed ? 'unshift' : 'push'](item.range);
  }
  return isReversed ? entries.toReversed() : entries;
}

/** Days on which this half of the day stays closed, all seven if its entry names none. */
export const daysClosedIn = ({ entries }: Pick<Schedule, 'entries'>, half: Half): DaySet =>
  entries.reduce((days, entry) => (entry.closedHalf === half ? days | (entry.days || EVERY_DAY) : days), 0);

/** The half of the day of some times; `undefined` if they begin in one and end in the other, or around noon. */
export const halfOf = ([opens, closes]: TimeRange): Half | undefined =>
  opens >= LUNCH.begins ? 'pm' : opens < NOON && closes > opens && closes <= LUNCH.ends ? 'am' : undefined;

/** Whether an entry calls its days closed and gives no times. */
export const isClosedDay = ({ isClosed, ranges }: ScheduleEntry): boolean => isClosed && ranges.length === 0;
