/** Progress of a compile while it runs: one line that changes on a terminal, a line every few seconds elsewhere. */

import type { WriteStream } from 'node:tty';
import type { ReportWords } from '../words/es/report.ts';

/** Milliseconds between two lines where there is no terminal. */
const LINE_EVERY = 5_000;

/** Back to the start of the line, which is emptied (ECMA-48, EL). */
const CLEAR_LINE = '\r\u001b[K';

export interface Progress {
  crawled(progress: { done: number; queued: number; failed: number }): void;
  converted(done: number, total: number): void;
  stop(): void;
}

export const silentProgress: Progress = { crawled() {}, converted() {}, stop() {} };

/** Shows on the stream how far a compile has come. @param now milliseconds */
export function createProgress(
  stream: Pick<WriteStream, 'write' | 'isTTY'>,
  words: ReportWords['progress'],
  now: () => number = Date.now,
): Progress {
  let saidAt = now();
  const say = (text: string) => {
    if (stream.isTTY) stream.write(CLEAR_LINE + text);
    else if (now() - saidAt >= LINE_EVERY) {
      saidAt = now();
      stream.write(`${text}\n`);
    }
  };
  return {
    crawled: ({ done, queued, failed }) => say(words.crawled(done, done + queued, failed)),
    converted: (done, total) => say(words.converted(done, total)),
    stop: () => void (stream.isTTY && stream.write(CLEAR_LINE)),
  };
}
