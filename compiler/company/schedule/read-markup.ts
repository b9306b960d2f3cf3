/** Company stage, opening hours: what schema.org's properties say, in its own short form → a schedule. */

import { parseSchedule, type Schedule, type TimeRange } from './parse-schedule.ts';
import { type DaySet, EVERY_DAY } from './read-tokens.ts';
import { WEEK_DAYS } from './tell-schedule.ts';

/** `Mo`, and `Mon`, `Monday`, which are not what schema.org asks for, but what many themes write. */
const DAY = /\b(Mo|Tu|We|Th|Fr|Sa|Su)[a-z]*/g;

/** Reads the texts of `openingHours` that can be read whole; undefined when none can. Times of the same days are joined. */
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
  return { entries: isAlways ? [] : entries, isAlways, hasSeason: false, hasDate: false, bare: 0, loose: 0, words: 0 };
}

/** With whole names of days, and times that leave no doubt which half of the day they are in. */
const inEnglish = (text: string): string =>
  text
    .replace(DAY, (_, day: string) => WEEK_DAYS.find((name) => name.startsWith(day)) ?? '')
    .replace(/\b(\d?\d)(:\d\d)(?::\d\d)?/g, (_, hour, minutes) => hour + minutes + (hour < 12 ? ' am' : ''));

const isWholeDay = ([opens, closes]: TimeRange): boolean =>
  opens === 0 && (closes % (24 * 60) === 0 || closes >= 24 * 60 - 1);
