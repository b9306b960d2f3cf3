/** Company stage, opening hours: what schema.org's properties say, in its own short form → a schedule. */

import type { Schedule, TimeRange } from './parse-schedule.ts';
import { type DaySet, EVERY_DAY } from './read-tokens.ts';

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
/** `Mon`, `Monday`: not what schema.org asks for, but what many themes write. */
const DAY = '(?:Mo|Tu|We|Th|Fr|Sa|Su)[a-z]*';
const TIME = '\\d{1,2}:\\d{2}(?::\\d{2})?';
const TIMES = `${TIME}\\s*[-–]\\s*${TIME}`;
/** Days, if any, and the times after them: `Mo-Fr 09:00-13:00, 15:00-18:00`, several in one text. */
const PART = new RegExp(
  `(?<days>${DAY}(?:(?:\\s*[-–,]\\s*|\\s+)${DAY})*)?[\\s:]*(?<times>${TIMES}(?:\\s*,\\s*${TIMES})*)`,
  'g',
);

/** Reads the texts of `openingHours` that can be read whole; undefined when none can. Times of the same days are joined. */
export function readMarkupHours(texts: readonly string[]): Schedule | undefined {
  const byDays = new Map<DaySet, Set<string>>();
  for (const text of texts.filter((one) => !/[\p{L}\d]/u.test(one.replace(PART, ''))))
    for (const { groups = {} } of text.matchAll(PART)) {
      const days = groups.days === undefined ? EVERY_DAY : toDays(groups.days);
      const times = (groups.times ?? '').split(',').map((time) => time.trim());
      byDays.set(days, new Set([...(byDays.get(days) ?? []), ...times]));
    }
  const entries = [...byDays].map(([days, times]) => ({
    days,
    ranges: [...times].map(toRange),
    isClosed: false,
    isHoliday: false,
  }));
  if (entries.length === 0) return undefined;
  const [first] = entries;
  const isAlways = entries.length === 1 && first?.days === EVERY_DAY && first.ranges.every(isWholeDay);
  return { entries: isAlways ? [] : entries, isAlways, hasSeason: false, hasDate: false, bare: 0, loose: 0, words: 0 };
}

function toDays(text: string): DaySet {
  let days = 0;
  for (const part of text.replace(/\s*([-–])\s*/g, '$1').split(/[\s,]+/)) {
    const [first, last = first] = part.split(/[-–]/).map((day) => DAYS.indexOf(day.slice(0, 2)));
    for (let day = first ?? 0; ; day = (day + 1) % 7) {
      days |= 1 << day;
      if (day === last) break;
    }
  }
  return days;
}

const toRange = (text: string): TimeRange => {
  const [opens = 0, closes = 0] = text.split(/[-–]/).map((time) => {
    const [hours = 0, minutes = 0] = time.trim().split(':').map(Number);
    return hours * 60 + minutes;
  });
  return [opens, closes];
};

const isWholeDay = ([opens, closes]: TimeRange): boolean =>
  opens === 0 && (closes % (24 * 60) === 0 || closes >= 24 * 60 - 1);
