/** Company stage, opening hours, step 2: tokens → days, ranges of times and closed halves, in their order. */

import { type DaySet, EVERY_DAY, type ScheduleToken } from './read-tokens.ts';

/** Minutes after midnight, as the text has them; hours that close no later than they open end on the next day. */
export type TimeRange = readonly [opens: number, closes: number];

export type Half = 'am' | 'pm';

/** A part of a text, in its order; `end` is a full stop or semicolon. */
export type Item =
  | { kind: 'days'; days: DaySet; isHoliday: boolean; isClosed: boolean; closedHalf?: Half; isRest?: boolean }
  | { kind: 'range'; range: TimeRange }
  | { kind: 'closed'; half?: Half }
  | { kind: 'always' | 'end' };

const NOON = 12 * 60;
/** An afternoon `begins` from this time on, and a morning `ends` by that time. */
const LUNCH = { begins: 14 * 60, ends: 15.5 * 60 };
const DAY = 24 * 60;

/** Joins tokens to items in their order: days of a range, both times of a range, halves and days that are closed. */
export function toItems(tokens: readonly ScheduleToken[]) {
  const items: Item[] = [];
  let loose = 0;
  let bare = 0;
  let hasHalf = false;
  let hasLabel = false;
  let half: Half | undefined;
  let before: TimeRange | undefined;
  const ends = collectEnds(items);
  // Closed on the days that follow: `excepto lunes y martes`.
  let isClosed = false;
  for (let at = 0; tokens[at] !== undefined; at++) {
    const [token, joint, other] = [tokens[at], tokens[at + 1], tokens[at + 2]];
    isClosed &&= /^(?:days|holidays|until|and|colon|part)$/.test(token?.kind ?? '');
    hasLabel ||=
      token?.kind === 'word' &&
      joint?.kind === 'colon' &&
      (other?.kind === 'time' || other?.kind === 'days') &&
      items.some(({ kind }) => kind === 'range');
    if (token?.kind === 'days') {
      const isRange = joint?.kind === 'until' && other?.kind === 'days' && isOne(token.days) && isOne(other.days);
      const days = isRange ? daysBetween(token.days, other.days) : token.days;
      items.push({ kind: 'days', days, isHoliday: false, isClosed });
      [before, half] = [undefined, undefined];
      ends.forget();
      if (isRange) at += 2;
    } else if (token?.kind === 'rest') items.push({ kind: 'days', days: 0, isHoliday: false, isClosed, isRest: true });
    else if (token?.kind === 'holidays') items.push({ kind: 'days', days: 0, isHoliday: true, isClosed });
    else if (token?.kind === 'part' && closesHalf(tokens, at)) {
      items.push({ kind: 'closed', half: token.half });
      at += joint?.kind === 'closed' ? 1 : 2;
    } else if (token?.kind === 'part' && items.at(-1)?.kind === 'days' && closesDaysBehind(tokens, at + 1, 'and')) {
      items.push({ kind: 'closed', half: token.half });
    } else if (token?.kind === 'part' && items.at(-1)?.kind !== 'days' && closesDaysBehind(tokens, at + 1)) {
      items.push({ kind: 'days', days: joint?.kind === 'days' ? joint.days : 0, isHoliday: false, isClosed: false });
      items.push({ kind: 'closed', half: token.half });
      at += 2;
    } else if (token?.kind === 'part' && isClosed) {
      const last = items.at(-1);
      if (last?.kind === 'days') last.closedHalf = token.half;
    } else if (token?.kind === 'closed' && token.isColumn) items.push(closedBeside(items.at(-1)));
    else if (token?.kind === 'closed' && joint?.kind === 'part' && !isBeforeTimes(tokens, at + 1)) {
      items.push({ kind: 'closed', half: joint.half });
      at++;
    } else if (token?.kind === 'part') {
      half = token.half;
      const isAlone =
        !isBehindTimes(items, tokens[at - 1]) && !isBeforeTimes(tokens, at, items.at(-1)?.kind !== 'days');
      hasHalf ||= isAlone;
      // Words on the days behind it do not belong to this half: `miércoles tarde, martes cerrado`.
      if (isAlone && joint?.kind === 'days') items.push({ kind: 'end' });
    } else if (token?.kind === 'except' || (token?.kind === 'closed' && isBeforeItsDays(tokens, at, items.at(-1))))
      isClosed = true;
    else if (token?.kind === 'always' || token?.kind === 'closed' || token?.kind === 'end')
      items.push({ kind: token.kind });
    else if (token?.kind === 'time') {
      const end = other?.kind === 'always' ? ({ kind: 'time', minutes: DAY, isBare: false } as const) : other;
      const isPair = joint?.kind === 'until' || (token.edge === 'between' && joint?.kind === 'and');
      if (isPair && end?.kind === 'time') {
        const after = tokens[at + 3];
        const range = toRange(token, end, after?.kind === 'part' ? after.half : half, before);
        if (range[0] === range[1] && range[0] > 0) loose++;
        else items.push({ kind: 'range', range });
        before = range;
        if (token.isBare && end.isBare) bare++;
        at += 2;
      } else if (token.edge === 'opens' || token.edge === 'closes') loose += ends.add(token);
      else if (!token.isBare) loose++;
    }
  }
  return { items: withRest(items), loose, bare, hasHalf, hasLabel };
}

/** The half that a column beside times of the other half, before or behind it, calls closed. */
function closedBeside(before: Item | undefined): Item {
  const open = before?.kind === 'range' ? halfOf(before.range) : 'pm';
  return { kind: 'closed', ...(open && { half: open === 'am' ? 'pm' : 'am' }) };
}

/**
 * Collects both ends of hours told apart, in any order, and adds their range to `items`: `abre a las 9 y cierra a las
 * 14`, `hasta las 15 (desde las 9)`.
 */
function collectEnds(items: Item[]) {
  let single: TimeToken | undefined;
  /** Whether the range of `single` is added, with the beginning of the hours before it. */
  let isAdded = false;
  return {
    /** Adds an end; returns by how much the number of times outside of ranges changes. */
    add(token: TimeToken): number {
      const other = single?.edge === token.edge ? undefined : single;
      let loose = 0;
      if (other && isAdded) items.pop();
      else if (other) loose--;
      const [from, closes] = token.edge === 'closes' ? [other, token] : [token, other];
      const opens = from ?? openingBefore(items);
      isAdded = other === undefined && closes !== undefined && opens !== undefined;
      if (opens && closes) items.push({ kind: 'range', range: toRange(opens, closes, undefined, undefined) });
      else loose++;
      single = other ? undefined : token;
      return loose;
    },
    /** Forgets an end without the other: days follow. */
    forget(): void {
      single = undefined;
    },
  };
}

type TimeToken = Extract<ScheduleToken, { kind: 'time' }>;

/**
 * When the hours before the last days begin, if these have one range only: `lunes a jueves de 9 a 18, viernes hasta las
 * 15` leaves it out.
 */
function openingBefore(items: readonly Item[]): TimeToken | undefined {
  const kinds = items.map(({ kind }) => kind).filter((kind) => kind !== 'end');
  const [range] = items.flatMap((item) => (item.kind === 'range' ? [item.range] : [])).slice(-1);
  const isSimple = /days range days(?: days){0,6}$/.test(kinds.join(' '));
  return range && isSimple ? { kind: 'time', minutes: range[0], isBare: false } : undefined;
}

/** Items with the other days of the week in place of `el resto de días`; none if the text names no others. */
function withRest(items: readonly Item[]): Item[] {
  const named = items.reduce((all, item) => (item.kind === 'days' ? all | item.days : all), 0);
  const rest = named === 0 ? 0 : EVERY_DAY & ~named;
  return items.map((item) => (item.kind === 'days' && item.isRest ? { ...item, days: rest } : item));
}

/** Whether a token belongs to the times right before it. */
const isBehindTimes = (items: readonly Item[], before: ScheduleToken | undefined): boolean =>
  items.at(-1)?.kind === 'range' && before?.kind !== 'and';

/** Whether the half of the day at `at` is called closed: `tarde: cerrado`. */
const closesHalf = (tokens: readonly ScheduleToken[], at: number): boolean =>
  tokens[at + 1]?.kind === 'closed' ||
  (/^(?:colon|and)$/.test(tokens[at + 1]?.kind ?? '') && tokens[at + 2]?.kind === 'closed');

/**
 * Whether days, from `at` on, are called closed; with `joint`, such a token must come before them: in `sábados tarde y
 * domingos, cerrado` from `y` on.
 */
function closesDaysBehind(tokens: readonly ScheduleToken[], at: number, joint?: 'and'): boolean {
  const from = joint === undefined ? at : tokens[at]?.kind === joint ? at + 1 : tokens.length;
  const end = tokens.findIndex(({ kind }, place) => place > from && !/^(?:days|holidays|and|until|colon)$/.test(kind));
  return /^(?:days|holidays)$/.test(tokens[from]?.kind ?? '') && tokens[end]?.kind === 'closed';
}

/** Whether a time follows from `at` on, with only halves of the day, `y`, colons and perhaps its days before it. */
const isBeforeTimes = (tokens: readonly ScheduleToken[], at: number, withDays = false): boolean =>
  tokens
    .slice(at)
    .find(({ kind }) => !/^(?:part|and|colon)$/.test(kind) && !(withDays && /^(?:days|until)$/.test(kind)))?.kind ===
  'time';

/**
 * Whether the word for closed at `at` speaks of the days behind it, as no days are right before it: `cerrado los
 * lunes`.
 */
function isBeforeItsDays(tokens: readonly ScheduleToken[], at: number, before: Item | undefined): boolean {
  const after = tokens[at + 1]?.kind === 'colon' ? tokens[at + 2] : tokens[at + 1];
  return before?.kind !== 'days' && (after?.kind === 'days' || after?.kind === 'holidays');
}

/** Whether a set has one day, or none. */
export const isOne = (days: DaySet): boolean => (days & (days - 1)) === 0;

/** All days from one single day to another, which may cross the end of the week. */
function daysBetween(first: DaySet, last: DaySet): DaySet {
  let days = first;
  for (let day = first; day !== last; ) {
    day = day === 0b1000000 ? 1 : day << 1;
    days |= day;
  }
  return days & EVERY_DAY;
}

/**
 * Reads two times, adding 12 hours where the text means the afternoon: `9 a 2`, `5 a 8` after a shift (`before`) that
 * ended at 14, or a `part` for it. A sign of the second time holds for the first where that makes sense: `2:00 - 5:30
 * pm`.
 */
function toRange(
  from: Extract<ScheduleToken, { kind: 'time' }>,
  to: Extract<ScheduleToken, { kind: 'time' }>,
  part: Half | undefined,
  before: TimeRange | undefined,
): TimeRange {
  const closes = inHalf(to.minutes, to.half);
  const alike = inHalf(from.minutes, to.half);
  const isAlike = to.half !== undefined && from.minutes <= NOON && alike < closes;
  const opens = (from.half ? inHalf(from.minutes, from.half) : isAlike ? alike : from.minutes) % DAY;
  // `at 7 in the morning … at 3`: a plain number behind a morning is in the afternoon.
  if (from.half === 'am' && !to.half && to.isBare && closes <= opens) return [opens, closes + NOON];
  if (from.half || to.half) return [opens, closes];
  const isAfternoon = (part === 'pm' || (before !== undefined && opens < before[1])) && opens < NOON && closes <= NOON;
  if (isAfternoon && part !== 'am') return [opens + NOON, closes + NOON];
  // `12 a 3` is lunch, `12:00 a 3:00` the night.
  const isMorning = opens < NOON || (opens === NOON && from.isBare && to.isBare);
  // A time written `01:00` belongs to a clock of 24 hours.
  return [opens, closes <= opens && isMorning && closes > 0 && !to.isPadded ? closes + NOON : closes];
}

/** Puts a time of 12 hours into a half of the day, 12 as 0; unchanged without one. */
const inHalf = (minutes: number, half: Half | undefined): number =>
  half === undefined ? minutes : (minutes % NOON) + (half === 'pm' ? NOON : 0);

/** The half of the day of some times; `undefined` if they begin in one and end in the other, or around noon. */
export const halfOf = ([opens, closes]: TimeRange): Half | undefined =>
  opens >= LUNCH.begins ? 'pm' : opens < NOON && closes > opens && closes <= LUNCH.ends ? 'am' : undefined;
