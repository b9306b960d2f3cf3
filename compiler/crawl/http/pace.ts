/** When the next request may start: the site's crawl delay, and the pauses that a busy server asks for. */

/** Milliseconds between requests to a server that keeps saying that they are too many. */
const MAX_DELAY = 1_000;

export type Pace = ReturnType<typeof createPace>;

/** Makes the pace of one crawl; times in milliseconds. */
export function createPace(now: () => number, sleep: (milliseconds: number) => Promise<void>) {
  let delay = 0;
  let next = 0;
  let pausedUntil = 0;
  let pauses = 0;
  return {
    /** Resolves when a request may start. */
    async turn(): Promise<void> {
      for (;;) {
        const start = Math.max(next, pausedUntil, now());
        if (delay > 0) next = start + delay;
        const wait = start - now();
        if (wait > 0) await sleep(wait);
        // A pause that began while this one slept holds it as well.
        if (pausedUntil <= start || pausedUntil <= now()) return;
      }
    },
    /** No request starts for this long. From the second such pause on, requests also keep a growing distance. */
    pause(milliseconds: number): void {
      // Answers that were under way when the pause began belong to it.
      if (now() >= pausedUntil && ++pauses > 1) delay = Math.min(Math.max(delay * 2, MAX_DELAY / 16), MAX_DELAY);
      pausedUntil = Math.max(pausedUntil, now() + milliseconds);
    },
    /** Least time between two starts from now on. */
    setDelay(milliseconds: number): void {
      delay = milliseconds;
    },
  };
}
