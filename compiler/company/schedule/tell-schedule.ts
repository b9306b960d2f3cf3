/** Company stage, opening hours: a schedule → a sentence of the site's language, and the days and times that programs read. */

import type { OpeningHours } from '#shared/contract/schemas.ts';
import type { Words } from '../../words/words.ts';
import type { Schedule, TimeRange } from './parse-schedule.ts';
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
  const text = [...new Set(parts)].join('; ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Days that follow each other as a range, the others one by one. */
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

const clock = (minutes: number, digits = 2): string =>
  `${String(Math.floor(minutes / 60)).padStart(digits, '0')}:${String(minutes % 60).padStart(2, '0')}`;
