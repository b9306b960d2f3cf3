/** Words: lists that stay on one line. */

import { groupBy } from '#shared/group-by.ts';

/** Entries that are named. */
const NAMED = 10;

/** The first entries, then `more` with the number of the others. */
export function listSome(entries: readonly string[], more: (number: number) => string, between = ' '): string {
  const shown = entries.slice(0, NAMED).join(between);
  return entries.length > NAMED ? `${shown} ${more(entries.length - NAMED)}` : shown;
}

/** A weekday on which two places state different hours: 0 is Monday, and each time is such as `9:00–14:00`. */
export interface DayDifference {
  day: number;
  /** None for a closed day. */
  one: readonly string[];
  other: readonly string[];
}

/** The days on which two places state different hours, those with the same difference together: `sábado y domingo`. */
export function listDays(
  days: readonly DayDifference[],
  language: string,
  say: (days: string, one: string, other: string) => string,
): string {
  const { format } = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const lists = new Intl.ListFormat(language);
  const toText = (times: readonly string[]): string => lists.format(times);
  const alike = groupBy(days, ({ one, other }) => JSON.stringify([one, other]));
  return [...alike.values()]
    .map((some) => {
      // The first of January of 2024 was a Monday.
      const names = lists.format(some.map(({ day }) => format(Date.UTC(2024, 0, 1 + day))));
      return say(names.charAt(0).toUpperCase() + names.slice(1), toText(some[0].one), toText(some[0].other));
    })
    .join('. ');
}
