/** Words: lists that fit on one line. */

import { groupBy } from '#shared/group-by.ts';

/** Entries that are shown. */
const MAX_SHOWN = 10;

/** Joins the first `MAX_SHOWN` entries, then what `more` says of the number of the others, behind a blank, if any. */
export function listSome(entries: readonly string[], more: (number: number) => string, between = ' '): string {
  const shown = entries.slice(0, MAX_SHOWN).join(between);
  return entries.length > MAX_SHOWN ? `${shown} ${more(entries.length - MAX_SHOWN)}` : shown;
}

/** A weekday on which two places state different hours: 0 is Monday, and each time is such as `9:00–14:00`. */
export interface DayDifference {
  day: number;
  /** Times in the first place; empty for a closed day. */
  one: readonly string[];
  /** Times in the other place. */
  other: readonly string[];
}

/**
 * Writes the days on which two places state different hours: `say` makes a text of days with the same difference,
 * `Sábado y domingo`, and of the times of each place; these are joined by `. `.
 */
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
