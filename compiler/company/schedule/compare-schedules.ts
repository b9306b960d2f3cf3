/** Company stage, opening hours: whether two texts can both be true. */

import type { Schedule, TimeRange } from './parse-schedule.ts';
import { EVERY_DAY } from './read-tokens.ts';

/**
 * Whether they name different times for a day that both name, and neither names all that the other does. A text without
 * days speaks of every day.
 */
export function contradict(one: Schedule, other: Schedule): boolean {
  const [first, second] = [byDay(one), byDay(other)];
  return first.some((times, day) => {
    const others = second[day] ?? new Set();
    if (times.size === 0 || others.size === 0) return false;
    return ![...times].every((time) => others.has(time)) && ![...others].every((time) => times.has(time));
  });
}

/** The times at which each day opens and closes; none for a day of which nothing is said, `closed` for a closed one. */
function byDay({ entries, isAlways }: Schedule): Set<string>[] {
  return [0, 1, 2, 3, 4, 5, 6].map((day) => {
    const own = entries.filter(({ days, ranges }) => (days === 0 && ranges.length > 0) || days & (1 << day));
    const times = own.flatMap(({ ranges }) => ranges.map(toText));
    // What is open round the clock may have an office that is not.
    if (isAlways && entries.some(({ days, ranges }) => ranges.length === 0 && days === EVERY_DAY)) times.push(ALWAYS);
    else if (isAlways && times.length === 0 && entries.every(({ days }) => days === 0)) times.push(ALWAYS);
    if (times.length === 0 && own.some(({ isClosed }) => isClosed)) times.push('closed');
    return new Set(times);
  });
}

const ALWAYS = '24 h';
const toText = ([opens, closes]: TimeRange): string => `${opens}-${closes % (24 * 60)}`;
