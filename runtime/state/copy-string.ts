/** Copies text that is kept: a slice or concatenation would keep the whole request that it was cut from in memory. */
export const copyString = (text: string): string => Buffer.from(text).toString();
