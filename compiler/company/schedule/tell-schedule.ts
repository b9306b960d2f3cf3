/**
 * Company stage, opening hours, step 5: schema.org opening hours → schedule; schedule → sentence, days that differ from
 * another, or days and times for programs.
 */

import { type OpeningHours, weekdays } from '#shared/contract/schemas.ts';
import type { DayDifference } from '../../words/list-some.ts';
import type { Words } from '../../words/words.ts';
import { areContrary, marksByDay } from './compare-schedules.ts';
import { daysClosedIn, isClosedDay, parseSchedule, type Schedule } from './parse-schedule.ts';
import { type DaySet, EVERY_DAY } from './read-tokens.ts';
import { halfOf, type TimeRange } from './to-items.ts';

/**
 * Writes a schedule of markup in words: `Lunes a viernes de 9:00 a 14:00 y de 17:00 a 20:00; sábado de 10:00 a 14:00`.
 * Does not say which days are closed, nor holidays.
 */
export function scheduleInWords({ entries, isAlways }: Schedule, { time, says }: Words): string {
  const parts = isAlways
    ? [says.alwaysOpen]
    : entries.map(({ days, ranges }) =>
        says.openingHours(
          daysInWords(days, time.days, says),
          ranges.map(([opens, closes]) => [clock(opens, 1), clock(closes, 1)]),
        ),
      );
  const text = parts.join('; ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * Three or more consecutive days as a range, others one by one; all seven as `everyDay`. A range does not cross
 * Sunday.
 */
function daysInWords(days: DaySet, names: readonly string[], { dayRange, everyDay }: Words['says']): string {
  if (days === EVERY_DAY) return everyDay;
  const told: string[] = [];
  for (let first = 0; first < 7; first++) {
    if (!(days & (1 << first))) continue;
    let last = first;
    while (days & (1 << (last + 1))) last++;
    const [from = '', to = ''] = [names[first], names[last]];
    told.push(...(last - first > 1 ? [dayRange(from, to)] : last > first ? [from, to] : [from]));
    first = last;
  }
  return told.join(', ');
}

/**
 * Returns the days, 0 for Monday, on which each schedule has times that the other lacks, with the times of both. May be
 * empty for two that contradict each other by a closed half of a day.
 */
export function differingDays(one: Schedule, other: Schedule): DayDifference[] {
  const second = marksByDay(other);
  return marksByDay(one).flatMap((times, day) => {
    const others = second[day] ?? new Set();
    return areContrary(times, others) ? [{ day, one: toTimes(times), other: toTimes(others) }] : [];
  });
}

/** Writes the marks of a day's times: `780-840` as `13:00–14:00`; none for a closed day. */
const toTimes = (times: ReadonlySet<string>): string[] =>
  [...times]
    .filter((time) => time !== 'closed')
    .map((time) =>
      time.replace(/^(\d+)-(\d+)$/, (_, opens, closes) => `${clock(Number(opens), 1)}–${clock(Number(closes), 1)}`),
    );

const DAY = 24 * 60;

/**
 * Opening hours for programs; round the clock is 00:00 to 23:59. Closed days are left out. `undefined` for
 * seasons, dates, single times, times without days or with a label of their own, days and halves without times
 * (`sábados tarde`), times beside `closed`, times that overlap on a day or go through a closed half of it, and if there
 * are no times at all.
 */
export function toOpeningHours(schedule: Schedule): OpeningHours | undefined {
  const { entries, isAlways, hasSeason, hasDate, loose, hasHalf, hasLabel } = schedule;
  if (hasSeason || hasDate || hasLabel || hasHalf || loose > 0) return undefined;
  const closed = daysOf(entries.filter(isClosedDay));
  const open = entries.filter(({ days, ranges }) => ranges.length > 0 && days & ~closed);
  const closedIn = (range: TimeRange): DaySet => {
    const half = halfOf(range);
    return half === undefined ? 0 : daysClosedIn(schedule, half);
  };
  if (isAlways) {
    const named = daysOf(entries.filter((entry) => !isClosedDay(entry))) || EVERY_DAY;
    return open.length > 0 || !(named & ~closed) ? undefined : [toHoursEntry(named & ~closed, [0, DAY])];
  }
  const taken: TimeRange[][] = weekdays.map(() => []);
  for (const { days, ranges, isClosed } of entries) {
    if (days === 0 && ranges.length > 0) return undefined;
    if (isClosed && ranges.length > 0) return undefined;
    for (const [day, times] of taken.entries()) if (days & (1 << day)) times.push(...ranges);
  }
  const isUntimed = (daysOf(entries) & ~closed & ~daysOf(open)) > 0;
  if (open.length === 0 || isUntimed || taken.some(overlap)) return undefined;
  const told = open.flatMap(({ days, ranges }) =>
    ranges.map((range) => [days & ~closed & ~closedIn(range), range] as const),
  );
  // Hours without a break on a day that is closed for a half end at an unknown time.
  const isCut = ([days, range]: (typeof told)[number]): boolean =>
    halfOf(range) === undefined && (days & (daysClosedIn(schedule, 'am') | daysClosedIn(schedule, 'pm'))) > 0;
  const hours = told.flatMap(([days, range]) => (days === 0 ? [] : [toHoursEntry(days, range)]));
  return told.some(isCut) || hours.length === 0 ? undefined : hours;
}

/** All days of some entries. */
const daysOf = (entries: Schedule['entries']): DaySet => entries.reduce((days, entry) => days | entry.days, 0);

/** Whether two ranges of one day have time in common; one that begins when another ends does not. */
function overlap(ranges: readonly TimeRange[]): boolean {
  const sorted = [...ranges].sort(([a], [b]) => a - b);
  return sorted.slice(1).some(([opens], at) => opens < endOf(sorted[at] as TimeRange));
}

/** In minutes after the midnight before it opens; over `DAY` if it closes on the next day. */
const endOf = ([opens, closes]: TimeRange): number => (closes > opens ? closes : closes + DAY);

/** Makes the entry of some days and their times; a time past midnight counts from midnight. */
const toHoursEntry = (days: DaySet, range: TimeRange): OpeningHours[number] => ({
  days: weekdays.filter((_, day) => days & (1 << day)),
  opens: clock(range[0]),
  closes: clock(isWholeDay(range) ? DAY - 1 : range[1] % DAY),
});

/** Writes minutes as a time of 24 hours. @param digits of the hour at least: `9:00` with 1 */
const clock = (minutes: number, digits = 2): string =>
  `${String(Math.floor(minutes / 60)).padStart(digits, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** A day by schema.org's `Mo`, or by `Mon` or `Monday`, which many themes write. */
const DAY_NAME = /\b(Mo|Tu|We|Th|Fr|Sa|Su)[a-z]*/g;

/**
 * Reads texts of `openingHours`, without those that cannot be read whole; `undefined` if none is left. Times of the
 * same days are joined; a text without days holds on every day. Only times all day on every day are `isAlways`.
 */
export function readMarkupHours(texts: readonly string[]): Schedule | undefined {
  const byDays = new Map<DaySet, Map<string, TimeRange>>();
  for (const text of texts) {
    const { entries, bare, loose, words } = parseSchedule(inEnglish(text));
    if (bare + loose + words > 0) continue;
    for (const { days, ranges } of entries) {
      const times = byDays.get(days || EVERY_DAY) ?? new Map<string, TimeRange>();
      for (const range of ranges) byDays.set(days || EVERY_DAY, times.set(String(range), range));
    }
  }
  if (byDays.size === 0) return undefined;
  const entries = [...byDays].map(([days, times]) => ({
    days,
    ranges: [...times.values()],
    isClosed: false,
    isHoliday: false,
  }));
  const isAlways = entries.every(({ days, ranges }) => days === EVERY_DAY && ranges.every(isWholeDay));
  return { ...parseSchedule(''), entries: isAlways ? [] : entries, isAlways };
}

/** Writes whole English names of days, and times without seconds, with `am` behind those before noon. */
const inEnglish = (text: string): string =>
  text
    .replace(DAY_NAME, (_, day: string) => weekdays.find((name) => name.startsWith(day)) ?? '')
    .replace(/\b(\d?\d)(:\d\d)(?::\d\d)?/g, (_, hour, minutes) => hour + minutes + (hour < 12 ? ' am' : ''));

/** Whether times begin at midnight and end at the next one, or the minute before. */
const isWholeDay = ([opens, closes]: TimeRange): boolean => opens === 0 && (closes === 0 || closes >= DAY - 1);
