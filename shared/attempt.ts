/** Reads input that may be malformed: another program's JSON, a visitor's address, an owner's selector. */

/** Returns the function's result; undefined if it throws. Does not catch the rejection of a promise. */
export function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
