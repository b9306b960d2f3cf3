/** When the next request may start: the site's crawl delay, and the pauses that a busy server asks for. */

/** Milliseconds between requests to a server that keeps saying that they are too many. */
const MAX_DELAY = 1_000;

export interface Pace {
  /** Resolves when a request may start. */
  turn(): Promise<void>;
  /** No request starts for this long. From the second such pause on, requests also keep a growing distance. */
  pause(milliseconds: number): void;
  /** Least time between two starts from now on. */
  setDelay(milliseconds: number): void;
}

/**
 * Makes the pace of one crawl.
 * @param now milliseconds since the epoch
 * @param sleep resolves after that many milliseconds
 */
export function createPace(now: () => number, sleep: (milliseconds: number) => Promise<void>): Pace {
  let delay = 0;
  let next = 0;
  let pausedUntil = 0;
  let pauses = 0;
  return {
    async turn() {
      for (;;) {
        const start = Math.max(next, pausedUntil, now());
        if (delay > 0) next = start + delay;
        const wait = start - now();
        if (wait > 0) await sleep(wait);
        // A pause that began while this one slept holds it as well.
        if (pausedUntil <= start || pausedUntil <= now()) return;
      }
    },
    pause(milliseconds) {
      // Answers that were under way when the pause began belong to it.
      if (now() >= pausedUntil && ++pauses > 1) delay = Math.min(Math.max(delay * 2, MAX_DELAY / 16), MAX_DELAY);
      pausedUntil = Math.max(pausedUntil, now() + milliseconds);
    },
    setDelay(milliseconds) {
      delay = milliseconds;
    },
  };
}
