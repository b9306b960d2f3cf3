/** Spreads work that takes milliseconds over the rounds of the event loop. */

let last: Promise<void> = Promise.resolve();

/** Resolves in a round of its own, after earlier callers, so that other requests wait for at most one caller's work. */
export function takeTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
  return last;
}
