/** Texts that are kept longer than what they were cut from. */

/** The same text in memory of its own: as a part of a page, it would keep the whole page in memory (V8). */
export const ownCopy = (text: string): string => ` ${text}`.slice(1);
