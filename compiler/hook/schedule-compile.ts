/** Hook: when a compile starts after a call: bursts are one compile, one runs at a time, and none follows another at once. */

/** Milliseconds that no further call must come before a compile starts: who saves a page saves another. */
const SETTLE_MS = 3_000;

/** Milliseconds between the starts of two compiles. */
const MIN_INTERVAL_MS = 60_000;

export interface Clock {
  now: () => number;
  /** Calls back after so many milliseconds. @returns what takes that back */
  after: (milliseconds: number, call: () => void) => () => void;
}

/** @param compile runs one; it does not reject */
export function scheduleCompile(compile: () => Promise<void>, { now, after }: Clock) {
  let lastStart = Number.NEGATIVE_INFINITY;
  let isRunning = false;
  let isAsked = false;
  let takeBack: (() => void) | undefined;

  const start = async () => {
    takeBack = undefined;
    isAsked = false;
    isRunning = true;
    lastStart = now();
    await compile();
    isRunning = false;
    if (isAsked) plan();
  };
  const plan = () => {
    takeBack?.();
    takeBack = after(Math.max(SETTLE_MS, lastStart + MIN_INTERVAL_MS - now()), () => void start());
  };
  return {
    /** Asks for a compile of what the site says from now on. */
    ask() {
      isAsked = true;
      if (!isRunning) plan();
    },
    /** Starts none any more. */
    end: () => takeBack?.(),
  };
}
