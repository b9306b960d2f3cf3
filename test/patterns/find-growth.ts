/** Finds a text on which a pattern takes more than linear time, measured in CPU time of this process. */

import type { Pumping } from './pumping-strings.ts';

/** Numbers of pumps in the texts tried, ascending, so that exponential time shows while it is short. */
const COUNTS = [8, 12, 16, 20, 24, 28, 32, 48, 64, 128, 256, 512, 1_024];
/** Characters of the longest of these texts. */
const LENGTH = 2_048;
/** Milliseconds: if a text takes more, no longer one is tried. */
const ENOUGH = 8;

/** Milliseconds that a text must take for its growth to be reliable. */
const LONG = 20;

/** A pattern that takes less time than this number of plain scans of the same text is fast. */
const FAST = 10;

/**
 * Factor of the text's length between two measurements, and the limit of growth. Quadratic time grows by its square.
 */
const GROWTH = 4;
const MAX_GROWTH = 7;

/** Returns the first of these texts on which the time to find all matches grows too fast, and its growth. */
export function findGrowth(pattern: RegExp, pumpings: readonly Pumping[]): (Pumping & { growth: number }) | undefined {
  const all = new RegExp(pattern, pattern.global ? pattern.flags : `${pattern.flags}g`);
  for (const pumping of pumpings) {
    const growth = growthOf(all, pumping);
    if (growth > MAX_GROWTH) return { ...pumping, growth };
  }
  return undefined;
}

/** Returns how many times as long a text takes that is `GROWTH` times as long; 1 if the pattern is fast. */
function growthOf(pattern: RegExp, { head, pump, tail }: Pumping): number {
  const search = (count: number) => {
    const text = head + pump.repeat(count) + tail;
    return () => findAll(pattern, text);
  };
  const growthAt = (count: number): number =>
    best(3, cpuTime, search(count)) / best(5, cpuTime, search(Math.ceil(count / GROWTH)));
  const most = Math.ceil(LENGTH / pump.length);
  // The first time includes what it takes to prepare a pattern.
  const isLong = (count: number): boolean =>
    wallTime(search(count)) > ENOUGH && best(2, cpuTime, search(count)) > ENOUGH;
  const short = COUNTS.filter((count) => count < most).find(isLong);
  // Exponential time would not end with a longer text.
  if (short !== undefined) return Math.min(growthAt(short), growthAt(short));
  if (wallTime(search(most)) < FAST * scanTime) return 1;
  // What disturbs one measurement does not disturb those of longer texts.
  let count = most;
  let growth = growthAt(count);
  while (growth > MAX_GROWTH && cpuTime(search(count)) < LONG) {
    count *= GROWTH;
    growth = growthAt(count);
  }
  return growth;
}

/** Returns the number of matches. */
function findAll(pattern: RegExp, text: string): number {
  let found = 0;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    found++;
    if (match[0] === '') pattern.lastIndex++;
  }
  return found;
}

/** Reads each character of a text, as a measure of linear time. */
function scan(text: string): number {
  let sum = 0;
  for (let index = 0; index < text.length; index++) sum = (sum * 31 + text.charCodeAt(index)) | 0;
  return sum;
}

type Run = () => number;

const best = (times: number, clock: (run: Run) => number, run: Run): number =>
  Math.min(...Array.from({ length: times }, () => clock(run)));

/** Returns milliseconds by a clock that is quickly read, but includes the time of other processes. */
function wallTime(run: Run): number {
  const start = performance.now();
  run();
  return performance.now() - start;
}

/** Returns milliseconds of CPU time of this process, at least one thousandth. */
function cpuTime(run: Run): number {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return Math.max(user + system, 1) / 1_000;
}

/** Milliseconds of a plain scan of a text of `LENGTH` characters. */
const scanTime = best(100, wallTime, () => scan('x'.repeat(LENGTH)));
