/** Words: a list that stays on one line. */

/** Entries that are named. */
const NAMED = 10;

/** The first entries, then `more` with the number of the others. */
export function listSome(entries: readonly string[], more: (number: number) => string, between = ' '): string {
  const shown = entries.slice(0, NAMED).join(between);
  return entries.length > NAMED ? `${shown} ${more(entries.length - NAMED)}` : shown;
}
