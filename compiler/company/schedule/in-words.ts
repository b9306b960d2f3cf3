/** Company stage, opening hours: a schedule that markup states → a sentence of the site's language. */

import type { Words } from '../../words/words.ts';
import type { Schedule } from './parse-schedule.ts';
import { type DaySet, EVERY_DAY } from './read-tokens.ts';

/** `Lunes a viernes de 9:00 a 14:00 y de 17:00 a 20:00; sábado de 10:00 a 14:00`. */
export function scheduleInWords({ entries, isAlways }: Schedule, { time, says }: Words): string {
  const parts = isAlways
    ? [says.alwaysOpen]
    : entries.map(({ days, ranges }) =>
        says.openingHours(
          daysInWords(days, time.days, says),
          ranges.map(([opens, closes]) => [clock(opens), clock(closes)]),
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

const clock = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
