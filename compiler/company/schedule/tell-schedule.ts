/** Company stage: schema.org opening hours → schedule; schedule → sentence or the days and times for programs. */

import { type OpeningHours, weekdays } from '#shared/contract/schemas.ts';
import type { DayDifference } from '../../words/list-some.ts';
import type { Words } from '../../words/words.ts';
import {
  areContrary,
  byDay,
  daysClosedIn,
  halfOf,
  isClosedDay,
  parseSchedule,
  type Schedule,
  type TimeRange,
} from './parse-schedule.ts';
import { type DaySet, EVERY_DAY } from './read-tokens.ts';

/** `Lunes a viernes de 9:00 a 14:00 y de 17:00 a 20:00; sábado de 10:00 a 14:00`. */
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

/** Consecutive days as a range, others one by one. */
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

/** Returns the days on which two schedules contradict each other, with the times of both. */
export function differingDays(one: Schedule, other: Schedule): DayDifference[] {
  const second = byDay(other);
  return byDay(one).flatMap((times, day) => {
    const others = second[day] ?? new Set();
    return areContrary(times, others) ? [{ day, one: toTimes(times), other: toTimes(others) }] : [];
  });
}

/** Writes the times of a day: `780-840` as `13:00–14:00`. None for a closed one. */
const toTimes = (times: ReadonlySet<string>): string[] =>
  [...times]
    .filter((time) => time !== 'closed')
    .map((time) =>
      time.replace(/^(\d+)-(\d+)$/, (_, opens, closes) => `${clock(Number(opens), 1)}–${clock(Number(closes), 1)}`),
    );

const DAY = 24 * 60;

/**
 * Opening hours for programs; `undefined` for seasons, times without days or with a label of their own, half a day
 * closed, or two sets of times for a day. Round the clock is 00:00 to 23:59.
 */
export function toOpeningHours(schedule: Schedule): OpeningHours | undefined {
  const { entries, isAlways, hasSeason, hasDate, loose, hasHalf, hasLabel } = schedule;
  if (hasSeason || hasDate || hasLabel || loose > 0 || (hasHalf && entries.some(({ isClosed }) => isClosed)))
    return undefined;
  const closed = daysOf(entries.filter(isClosedDay));
  const open = entries.filter(({ days, ranges }) => ranges.length > 0 && days & ~closed);
  const closedIn = (range: TimeRange): DaySet => {
    const half = halfOf(range);
    return half === undefined ? 0 : daysClosedIn(schedule, half);
  };
  if (isAlways) {
    const named = daysOf(entries.filter((entry) => !isClosedDay(entry))) || EVERY_DAY;
    return open.length > 0 || !(named & ~closed) ? undefined : [toOpening(named & ~closed, [0, DAY])];
  }
  const taken: TimeRange[][] = weekdays.map(() => []);
  for (const { days, ranges, isClosed } of entries) {
    if (days === 0 && ranges.length > 0) return undefined;
    if (isClosed && ranges.length > 0) return undefined;
    for (const [day, times] of taken.entries()) if (days & (1 << day)) times.push(...ranges);
  }
  if (open.length === 0 || taken.some(overlap)) return undefined;
  const told = open.flatMap(({ days, ranges }) =>
    ranges.map((range) => [days & ~closed & ~closedIn(range), range] as const),
  );
  // Hours without a break on a day that is closed for a half end at an unknown time.
  const isCut = ([days, range]: (typeof told)[number]): boolean =>
    halfOf(range) === undefined && (days & (daysClosedIn(schedule, 'am') | daysClosedIn(schedule, 'pm'))) > 0;
  const hours = told.flatMap(([days, range]) => (days === 0 ? [] : [toOpening(days, range)]));
  return told.some(isCut) || hours.length === 0 ? undefined : hours;
}

const daysOf = (entries: Schedule['entries']): DaySet => entries.reduce((days, entry) => days | entry.days, 0);

/** Whether two ranges of a day have time in common; one that begins when another ends does not. */
function overlap(ranges: readonly TimeRange[]): boolean {
  const sorted = [...ranges].sort(([a], [b]) => a - b);
  return sorted.slice(1).some(([opens], at) => opens < endOf(sorted[at] as TimeRange));
}

const endOf = ([opens, closes]: TimeRange): number => (closes > opens ? closes : closes + DAY);

const toOpening = (days: DaySet, range: TimeRange): OpeningHours[number] => ({
  days: weekdays.filter((_, day) => days & (1 << day)),
  opens: clock(range[0]),
  closes: clock(isWholeDay(range) ? DAY - 1 : range[1] % DAY),
});

const clock = (minutes: number, digits = 2): string =>
  `${String(Math.floor(minutes / 60)).padStart(digits, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** schema.org's `Mo`, and `Mon`, `Monday`, which many themes write. */
const DAY_NAME = /\b(Mo|Tu|We|Th|Fr|Sa|Su)[a-z]*/g;

/** Reads texts of `openingHours` that can be read whole; undefined without one. Times of the same days are joined. */
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

/** The text with whole names of days, and `am` behind times before noon. */
const inEnglish = (text: string): string =>
  text
    .replace(DAY_NAME, (_, day: string) => weekdays.find((name) => name.startsWith(day)) ?? '')
    .replace(/\b(\d?\d)(:\d\d)(?::\d\d)?/g, (_, hour, minutes) => hour + minutes + (hour < 12 ? ' am' : ''));

const isWholeDay = ([opens, closes]: TimeRange): boolean => opens === 0 && (closes === 0 || closes >= DAY - 1);
