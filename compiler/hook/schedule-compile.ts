/** Hook: schedules compiles after calls. A burst is one compile, one runs at a time, and starts are a minute apart. */

/** Milliseconds without a further call before a compile starts, as editors save several pages in a row. */
const SETTLE_MS = 3_000;

/** Maximum milliseconds that further calls put a compile off. */
const MAX_WAIT_MS = 30_000;

/** Milliseconds between the starts of two compiles. */
const MIN_INTERVAL_MS = 60_000;

export interface Clock {
  now: () => number;
  /** Calls back after some milliseconds. @returns function that cancels the call */
  after: (milliseconds: number, call: () => void) => () => void;
}

/** Creates a schedule, which starts nothing before `ask`. @param compile runs a compile; it must not reject */
export function scheduleCompile(compile: () => Promise<void>, { now, after }: Clock) {
  let lastStart = Number.NEGATIVE_INFINITY;
  let isRunning = false;
  let isEnded = false;
  /** Time of the first call since the last start. */
  let askedAt: number | undefined;
  let takeBack: (() => void) | undefined;

  const start = async () => {
    takeBack = undefined;
    askedAt = undefined;
    isRunning = true;
    lastStart = now();
    await compile();
    isRunning = false;
    if (askedAt !== undefined && !isEnded) plan(askedAt);
  };
  const plan = (since: number) => {
    takeBack?.();
    const settled = Math.min(SETTLE_MS, since + MAX_WAIT_MS - now());
    takeBack = after(Math.max(0, settled, lastStart + MIN_INTERVAL_MS - now()), () => void start());
  };
  return {
    /** Asks for a compile of the site's present content. */
    ask() {
      askedAt ??= now();
      if (!isRunning && !isEnded) plan(askedAt);
    },
    /** Cancels the planned compile, and those asked for from now on or during the running one. */
    end() {
      isEnded = true;
      takeBack?.();
    },
  };
}
