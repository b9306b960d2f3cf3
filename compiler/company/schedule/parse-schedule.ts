/** Company stage, opening hours, step 3: the tokens of a text → which days are open from when to when. */

import { type DaySet, EVERY_DAY, readTokens, type ScheduleToken } from './read-tokens.ts';
import { type Half, type Item, type TimeRange, toItems } from './to-items.ts';

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

/** Days and times of a text, and signs that it says more; `entries` is empty where it states none. */
export type Schedule = ReturnType<typeof parseSchedule>;

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

/** Whether an entry calls its days closed and gives no times. */
export const isClosedDay = ({ isClosed, ranges }: ScheduleEntry): boolean => isClosed && ranges.length === 0;
