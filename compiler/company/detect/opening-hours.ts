/** Company stage: opening hours as JSON-LD has them, put into words; and what times a text names, to compare two. */

import { foldFully } from '#shared/search/fold.ts';
import { inCompleteLanguages } from '../../words/any-language.ts';
import type { Words } from '../../words/words.ts';

const DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const DAY = '(?:Mo|Tu|We|Th|Fr|Sa|Su)';
const DAY_RANGE = `(${DAY})(?:\\s*[-–]\\s*(${DAY}))?`;
const TIME_RANGE = '(\\d{1,2}:\\d{2})\\s*[-–]\\s*(\\d{1,2}:\\d{2})';
const listOf = (range: string): string => `${range}(?:[\\s,]+${range})*`.replaceAll(/\((?!\?)/g, '(?:');
/** Days, if any are named, and the times that hold on them. */
const RULE = new RegExp(`(?:(${listOf(DAY_RANGE)})[\\s:,]+)?(${listOf(TIME_RANGE)})[\\s,;]*`, 'y');
/** `Mon`, `Monday`: not what schema.org asks for, but what many themes write. */
const LONG_DAY = /\b(Mo|Tu|We|Th|Fr|Sa|Su)[a-z]{1,7}\b/g;
const SECONDS = /(\d:\d{2}):\d{2}\b/g;
const EVERY_DAY = '0123456';

interface OpeningRule {
  /** Numbers of the days from Monday, ascending: `01234`. */
  days: string;
  times: [opens: string, closes: string][];
}

/**
 * What `openingHours` says (schema.org: days as `Mo-Fr` or `Tu,Th`, then times), as a sentence of the language. A text
 * that cannot be read to its end says nothing; undefined when none can.
 */
export function hoursInWords(specifications: readonly string[], { time, says }: Words): string | undefined {
  const timesOn = new Map<string, OpeningRule['times']>();
  for (const { days, times } of specifications.flatMap(readRules)) {
    const known = timesOn.get(days) ?? [];
    timesOn.set(days, [...known, ...times.filter((range) => !known.some((other) => `${other}` === `${range}`))]);
  }
  const parts = [...timesOn].map(([days, times]) =>
    isAlways(days, times) ? says.alwaysOpen : says.openingHours(daysInWords(days, time.days, says), times),
  );
  const text = parts.join('; ');
  return text === '' ? undefined : text.charAt(0).toUpperCase() + text.slice(1);
}

function readRules(specification: string): OpeningRule[] {
  const text = specification.trim().replace(LONG_DAY, '$1').replace(SECONDS, '$1');
  const rules: OpeningRule[] = [];
  RULE.lastIndex = 0;
  while (RULE.lastIndex < text.length) {
    const match = RULE.exec(text);
    if (match === null) return [];
    const [, days = 'Mo-Su', times = ''] = match;
    const ranges = times.matchAll(new RegExp(TIME_RANGE, 'g'));
    rules.push({
      days: toDays(days),
      times: [...ranges].map(([, opens = '', closes = '']) => [clock(opens), clock(closes)]),
    });
  }
  return rules;
}

/** The days of a list; a range may go over the end of the week. */
function toDays(list: string): string {
  const days = new Set<number>();
  for (const [, first = '', last = first] of list.matchAll(new RegExp(DAY_RANGE, 'g'))) {
    const [from, to] = [DAYS.indexOf(first), DAYS.indexOf(last)];
    for (let day = from; ; day = (day + 1) % 7) {
      days.add(day);
      if (day === to) break;
    }
  }
  return [...days].sort().join('');
}

function isAlways(days: string, times: OpeningRule['times']): boolean {
  const [[opens, closes] = ['', '']] = times;
  return days === EVERY_DAY && times.length === 1 && opens === '0:00' && /^(?:24:00|23:59|0:00)$/.test(closes);
}

/** Three days or more that follow one another are told as a range. */
function daysInWords(days: string, names: readonly string[], { dayRange }: Words['says']): string {
  const name = (day: string | undefined): string => names[Number(day)] ?? '';
  const runs: string[] = [];
  for (const day of days) {
    const run = runs.at(-1) ?? '';
    if (run !== '' && EVERY_DAY.includes(run + day)) runs[runs.length - 1] = run + day;
    else runs.push(day);
  }
  return runs
    .flatMap((run) => (run.length > 2 ? [dayRange(name(run[0]), name(run.at(-1)))] : [...run].map(name)))
    .join(', ');
}

const clock = (time: string): string => time.replace(/^0(?=\d:)/, '');

const AROUND_THE_CLOCK = new RegExp(
  `\\b(?:24 ?(?:h|\\/)|${inCompleteLanguages(({ time }) => time.aroundTheClock)}\\b)`,
);
const TIME = `(\\d{1,2})(?:[:.h](\\d{2}))? ?(?:h|hs|${inCompleteLanguages(({ time }) => time.hours)})? ?(am|pm|a\\.m|p\\.m)?\\.?`;
const RANGE = new RegExp(
  `\\b${TIME} ?(?:${inCompleteLanguages(({ time }) => time.until)}|[-–—]) ?(?:${inCompleteLanguages(({ time }) => time.at)} )?${TIME}(?!\\d| ?[€%])`,
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
