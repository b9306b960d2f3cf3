/** The way to the terminal of all that is no report: no control characters, and nothing that a CI server obeys. */

import { toPrintableLines } from '#shared/short-text.ts';

/** Prints lines of ours. A text of the site in them is made one line before. */
export function print(text: string, stream: 'stdout' | 'stderr' = 'stdout'): void {
  process[stream].write(toPrintableLines(text).join('\n'));
}

/** Says on stderr what is no data. */
export const tell = (text: string): void => print(`${text}\n`, 'stderr');
