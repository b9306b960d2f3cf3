/** Values that may have to be waited for. A promise costs a turn of the event loop, so what is at hand goes without one. */

/** State in memory answers at once, a server later: callers that can stay synchronous do. */
export type MaybePromise<T> = T | Promise<T>;

/** Goes on at once where nothing has to be waited for. */
export function andThen<T, U>(value: MaybePromise<T>, next: (value: T) => MaybePromise<U>): MaybePromise<U> {
  return value instanceof Promise ? value.then(next) : next(value);
}
