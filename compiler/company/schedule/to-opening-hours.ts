/** Company stage, opening hours: a schedule that leaves nothing open → the days and times that programs read. */

import type { OpeningHours } from '#shared/contract/schemas.ts';
import type { Schedule, TimeRange } from './parse-schedule.ts';
import { type DaySet, EVERY_DAY } from './read-tokens.ts';

/** As schema.org names them. */
export const WEEK_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const DAY = 24 * 60;

/**
 * Undefined where the schedule names a part of the year, a time without its days, or two different times for one day.
 * Round the clock is 00:00 to 23:59; a time not later than the one before it is one of the next day.
 */
export function toOpeningHours(schedule: Schedule): OpeningHours | undefined {
  const { entries, isAlways, hasSeason, hasDate, loose } = schedule;
  if (hasSeason || hasDate || loose > 0) return undefined;
  const open = entries.filter(({ ranges }) => ranges.length > 0);
  if (isAlways) {
    const named = entries.reduce((days, entry) => days | entry.days, 0);
    return open.length > 0 ? undefined : [toOpening(named || EVERY_DAY, [0, DAY - 1])];
  }
  const taken: TimeRange[][] = WEEK_DAYS.map(() => []);
  for (const { days, ranges, isClosed } of entries) {
    if (days === 0 && ranges.length > 0) return undefined;
    if (isClosed && ranges.length > 0) return undefined;
    for (const [day, times] of taken.entries()) if (days & (1 << day)) times.push(...ranges);
  }
  if (open.length === 0 || taken.some(overlap)) return undefined;
  return open.flatMap(({ days, ranges }) => ranges.map((range) => toOpening(days, range)));
}

function overlap(ranges: readonly TimeRange[]): boolean {
  const sorted = [...ranges].sort(([a], [b]) => a - b);
  return sorted.some(([opens], at) => at > 0 && opens < endOf(sorted[at - 1] ?? [0, 0]));
}

const endOf = ([opens, closes]: TimeRange): number => (closes > opens ? closes : closes + DAY);

const toOpening = (days: DaySet, [opens, closes]: TimeRange): OpeningHours[number] => ({
  days: WEEK_DAYS.filter((_, day) => days & (1 << day)),
  opens: clock(opens),
  closes: clock(closes % DAY),
});

const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
