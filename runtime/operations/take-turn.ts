/** Spreads work that takes milliseconds over the rounds of the event loop. */

let last: Promise<void> = Promise.resolve();

/** Resolves in a round of its own, after those who came before, so that other requests wait for one caller's work at most. */
export function takeTurn(): Promise<void> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
  return last;
}
