/** Prints texts other than reports, without control characters and without commands that a CI server obeys. */

import { toPrintableLines } from '#shared/short-text.ts';

/** Prints lines of ours. A text of the site in them must be on one line already. */
export function print(text: string, stream: 'stdout' | 'stderr' = 'stdout'): void {
  process[stream].write(toPrintableLines(text).join('\n'));
}

/** Prints a message on stderr, apart from the data on stdout. */
export const tell = (text: string): void => print(`${text}\n`, 'stderr');
