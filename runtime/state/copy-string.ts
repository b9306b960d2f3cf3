/** Copies a text that is kept. A slice or concatenation would keep the whole request in memory. */
export const copyString = (text: string): string => Buffer.from(text).toString();
