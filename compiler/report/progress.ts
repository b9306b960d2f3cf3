/** Progress of a compile while it runs: a bar with the time left on a terminal, plain lines elsewhere. */

import type { WriteStream } from 'node:tty';
import { Presets, SingleBar } from 'cli-progress';
import type { ReportWords } from '../words/es/report.ts';

/** Milliseconds between two lines where there is no terminal. */
const LINE_EVERY = 5_000;

export interface Progress {
  crawled(progress: { done: number; queued: number; failed: number }): void;
  converted(done: number, total: number): void;
  stop(): void;
}

export const silentProgress: Progress = { crawled() {}, converted() {}, stop() {} };

/**
 * Shows on the stream how far a compile has come.
 * @param now milliseconds, for the time between two lines
 */
export function createProgress(
  stream: Pick<WriteStream, 'write' | 'isTTY'>,
  words: ReportWords['progress'],
  now: () => number = Date.now,
): Progress {
  return stream.isTTY ? createBar(stream as WriteStream, words) : createLines(stream, words, now);
}

function createBar(stream: WriteStream, words: ReportWords['progress']): Progress {
  let bar: SingleBar | undefined;
  let stage = '';
  const show = (name: string, done: number, total: number, detail: string) => {
    if (name !== stage) {
      bar?.stop();
      stage = name;
      bar = new SingleBar(
        { stream, format: `{stage} {bar} {value}/{total} · ${words.left} {detail}`, hideCursor: true },
        Presets.shades_classic,
      );
      bar.start(total, 0, { stage: name, detail });
    }
    bar?.setTotal(total);
    bar?.update(done, { detail });
  };
  return {
    crawled: ({ done, queued, failed }) =>
      show(words.crawl, done, done + queued, failed ? `· ${words.failed(failed)}` : ''),
    converted: (done, total) => show(words.convert, done, total, ''),
    stop: () => bar?.stop(),
  };
}

function createLines(stream: Pick<WriteStream, 'write'>, words: ReportWords['progress'], now: () => number): Progress {
  let saidAt = now();
  const say = (text: string) => {
    if (now() - saidAt < LINE_EVERY) return;
    saidAt = now();
    stream.write(`${text}\n`);
  };
  return {
    crawled: ({ done, queued, failed }) => say(words.crawled(done, done + queued, failed)),
    converted: (done, total) => say(words.converted(done, total)),
    stop() {},
  };
}
