/** For reading what nobody promises to be sound: another program's JSON, a visitor's address, an owner's selector. */

/** What the function returns; undefined where it throws. */
export function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
