/** Company stage: opening hours as JSON-LD has them, put into words; and what times a text names, to compare two. */

import { foldFully } from '#shared/search/fold.ts';
import { inCompleteLanguages } from '../../words/any-language.ts';
import type { Words } from '../../words/words.ts';

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const SPECIFICATION =
  /^(?:((?:Mo|Tu|We|Th|Fr|Sa|Su)(?:[-,](?:Mo|Tu|We|Th|Fr|Sa|Su))*)\s+)?(\d{1,2}:\d{2})-(\d{1,2}:\d{2})$/;
/** `Mon`, `Monday`: not what schema.org asks for, but what many themes write. */
const LONG_DAY = /\b(Mo|Tu|We|Th|Fr|Sa|Su)[a-z]{1,7}\b/g;

/** `Mo-Fr 08:00-15:00` and its like as a sentence of the language; undefined when none can be read. */
export function hoursInWords(specifications: readonly string[], { time, says }: Words): string | undefined {
  const parts = [...new Set(specifications)].flatMap((specification) => {
    const match = SPECIFICATION.exec(specification.trim().replace(LONG_DAY, '$1'));
    if (match === null) return [];
    const [, days = 'Mo-Su', opens = '', closes = ''] = match;
    if (/^0?0:00$/.test(opens) && /^(?:24:00|23:59|0?0:00)$/.test(closes) && days === 'Mo-Su') return [says.alwaysOpen];
    return [says.openingHours(daysInWords(days, time.days, says), clock(opens), clock(closes))];
  });
  const text = [...new Set(parts)].join('; ');
  return text === '' ? undefined : text.charAt(0).toUpperCase() + text.slice(1);
}

function daysInWords(days: string, names: readonly string[], { dayRange }: Words['says']): string {
  const name = (day: string): string => names[DAYS.indexOf(day)] ?? day;
  return days
    .split(',')
    .map((part) => {
      const [first = '', last] = part.split('-');
      return last === undefined ? name(first) : dayRange(name(first), name(last));
    })
    .join(', ');
}

const clock = (time: string): string => time.replace(/^0(?=\d:)/, '');

const AROUND_THE_CLOCK = new RegExp(
  `\\b(?:24 ?(?:h|\\/)|${inCompleteLanguages(({ time }) => time.aroundTheClock)}\\b)`,
);
const TIME = `(\\d{1,2})(?:[:.h](\\d{2}))? ?(?:h|hs|${inCompleteLanguages(({ time }) => time.hours)})? ?(am|pm|a\\.m|p\\.m)?\\.?`;
const RANGE = new RegExp(
  `\\b${TIME} ?(?:${inCompleteLanguages(({ time }) => time.until)}|[-–—]) ?(?:${inCompleteLanguages(({ time }) => time.at)} )?${TIME}(?![\\d€%])`,
  'g',
);

/** The times of day that a text names, sorted, as `8:00`; `24h` for round the clock. */
function timesIn(text: string): string[] {
  const folded = foldFully(text);
  const times = new Set<string>();
  if (AROUND_THE_CLOCK.test(folded)) times.add('24h');
  const add = (hours: string | undefined, minutes: string | undefined, half: string | undefined): void => {
    if (hours === undefined) return;
    const hour = (Number(hours) % 12) + (half?.startsWith('p') ? 12 : half ? 0 : Number(hours) >= 12 ? 12 : 0);
    times.add(`${hours === '24' ? 24 : hour}:${minutes ?? '00'}`);
  };
  for (const range of folded.matchAll(RANGE)) {
    add(range[1], range[2], range[3] ?? range[6]);
    add(range[4], range[5], range[6]);
  }
  return [...times].sort();
}

/** Whether two texts on opening hours cannot both be true: both name times, and neither names all that the other does. */
export function contradict(one: string, other: string): boolean {
  const [a, b] = [timesIn(one), timesIn(other)];
  if (a.length === 0 || b.length === 0) return false;
  return !(a.every((time) => b.includes(time)) || b.every((time) => a.includes(time)));
}
