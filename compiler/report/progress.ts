/** Progress of a compile while it runs: a bar with rate and time left on a terminal, plain lines elsewhere. */

import type { WriteStream } from 'node:tty';
import { Presets, SingleBar } from 'cli-progress';

/** Pages between two lines where there is no terminal. */
const LINE_EVERY = 100;

export interface Progress {
  crawled(progress: { done: number; queued: number; failed: number }): void;
  converted(done: number, total: number): void;
  stop(): void;
}

export const silentProgress: Progress = { crawled() {}, converted() {}, stop() {} };

/** @param now Milliseconds, to tell the rate. */
export function createProgress(stream: WriteStream, now: () => number = Date.now): Progress {
  return stream.isTTY ? createBar(stream, now) : createLines(stream, now);
}

function createBar(stream: WriteStream, now: () => number): Progress {
  let bar: SingleBar | undefined;
  let stage = '';
  let startedAt = 0;
  const show = (name: string, done: number, total: number, detail: string) => {
    if (name !== stage) {
      bar?.stop();
      stage = name;
      startedAt = now();
      bar = new SingleBar(
        { stream, format: '{stage} {bar} {value}/{total} · {rate} · {eta_formatted} left {detail}', hideCursor: true },
        Presets.shades_classic,
      );
      bar.start(total, 0, { stage: name, rate: '', detail });
    }
    bar?.setTotal(total);
    bar?.update(done, { detail, rate: `${toRate(done, now() - startedAt).toFixed(0)}/s` });
  };
  return {
    crawled: ({ done, queued, failed }) => show('crawl  ', done, done + queued, failed ? `· ${failed} failed` : ''),
    converted: (done, total) => show('convert', done, total, ''),
    stop: () => bar?.stop(),
  };
}

/** Per second. */
const toRate = (done: number, milliseconds: number): number => done / Math.max(0.001, milliseconds / 1000);

function createLines(stream: WriteStream, now: () => number): Progress {
  const startedAt = now();
  let next = LINE_EVERY;
  return {
    crawled({ done, queued, failed }) {
      if (done < next) return;
      next += LINE_EVERY;
      const rate = toRate(done, now() - startedAt);
      const left = Math.ceil(queued / rate);
      stream.write(`crawl: ${done} done, ${queued} queued, ${failed} failed, ${rate.toFixed(0)}/s, ${left} s left\n`);
    },
    converted() {},
    stop() {},
  };
}
