/** Company stage, opening hours, step 4: whether two schedules can both be true. */

import { daysClosedIn, isClosedDay, type Schedule } from './parse-schedule.ts';
import { EVERY_DAY, WEEK } from './read-tokens.ts';
import { halfOf, isOne, type TimeRange } from './to-items.ts';

/** Whether one schedule closes a half of a day in which the other has times for that single day. */
const closesWhatOpens = (one: Schedule, other: Schedule): boolean =>
  (['am', 'pm'] as const).some((half) => {
    const closed = daysClosedIn(one, half);
    return other.entries.some(
      ({ days, ranges }) => days & closed && isOne(days) && ranges.some((range) => halfOf(range) === half),
    );
  });

/**
 * Whether two schedules cannot both be true: on a day, each has times that the other lacks, or one closes the half in
 * which the other is open. Times without days hold on every day. One that only adds times does not contradict.
 */
export function contradict(one: Schedule, other: Schedule): boolean {
  if (closesWhatOpens(one, other) || closesWhatOpens(other, one)) return true;
  const second = marksByDay(other);
  return marksByDay(one).some((times, day) => areContrary(times, second[day] ?? new Set()));
}

/** Whether each of two sets of marks of a day has one that the other lacks. */
export const areContrary = (times: ReadonlySet<string>, others: ReadonlySet<string>): boolean =>
  [...times].some((time) => !others.has(time)) && [...others].some((time) => !times.has(time));

/**
 * Marks of the times of each day from Monday: `540-840` in minutes, `24 h`, or `closed` for a closed day; an empty set
 * for a day that is not mentioned. Times in a half that is called closed are left out.
 */
export function marksByDay(schedule: Schedule): Set<string>[] {
  const { entries, isAlways } = schedule;
  return WEEK.map((day) => {
    const own = entries.filter(({ days, ranges }) => (days === 0 && ranges.length > 0) || days & (1 << day));
    if (own.some(isClosedDay)) return new Set(['closed']);
    const isOpen = (range: TimeRange): boolean => {
      const half = halfOf(range);
      return half === undefined || !(daysClosedIn(schedule, half) & (1 << day));
    };
    const times = own.flatMap(({ ranges }) => ranges.filter(isOpen).map(asText));
    // A business open round the clock may have an office with hours.
    const isEveryDay = entries.some(({ days, ranges }) => ranges.length === 0 && days === EVERY_DAY);
    const isAlone = times.length === 0 && entries.every(({ days }) => days === 0);
    if (isAlways && (isEveryDay || isAlone)) times.push(ALWAYS);
    return new Set(times);
  });
}

/** The mark of a day that is open round the clock. */
const ALWAYS = '24 h';
const DAY = 24 * 60;

/** The mark of some times, in minutes: `540-840`. Markup writes midnight as the minute before it, so both are 0. */
const asText = ([opens, closes]: TimeRange): string => `${opens}-${closes === DAY - 1 ? 0 : closes % DAY}`;
