/** Writes the log in batches: putting a line aside costs a tenth of what a stream's own buffer would. */

import { write, writeSync } from 'node:fs';

/** Characters that are worth a write of their own. */
const BATCH = 32_768;

/** Milliseconds that a line may wait in memory, and that a full pipe is given. */
const LATENCY = 500;

/** Characters that may wait for a reader that has stalled; lines beyond are dropped and counted. */
const BACKLOG = 16_000_000;

/** What pino writes to. */
export interface LogWriter {
  write(line: string): void;
  /** Calls back once everything written so far is out, or cannot be. */
  flush(done?: (error?: Error) => void): void;
  /** Writes what is left at once, for the end of the process; what was under way may come twice, nothing is lost. */
  flushSync(): void;
}

/** @param fd a file descriptor, such as 2 for stderr */
export function createLogWriter(fd: number): LogWriter {
  let lines: string[] = [];
  let size = 0;
  let dropped = 0;
  /** Bytes under way. */
  let pending: Buffer | undefined;
  let timer: NodeJS.Timeout | undefined;
  let waiting: ((error?: Error) => void)[] = [];

  function takeAll(): Buffer {
    if (dropped > 0) lines.push(`{"level":40,"msg":"log lines were dropped: nobody read them","dropped":${dropped}}\n`);
    const bytes = Buffer.from(lines.join(''));
    lines = [];
    size = 0;
    dropped = 0;
    return bytes;
  }

  function send(): void {
    if (pending) return;
    clearTimeout(timer);
    timer = undefined;
    if (lines.length === 0) {
      settle();
      return;
    }
    pending = takeAll();
    put(pending);
  }

  function put(bytes: Buffer): void {
    write(fd, bytes, (error, written) => {
      if (error?.code === 'EAGAIN') {
        setTimeout(put, LATENCY, bytes).unref();
        return;
      }
      // Nobody is there to be told that a log cannot be written.
      pending = error || written >= bytes.length ? undefined : bytes.subarray(written);
      if (pending) put(pending);
      else if (size >= BATCH || waiting.length > 0) send();
      else schedule();
    });
  }

  function settle(): void {
    const done = waiting;
    waiting = [];
    for (const call of done) call();
  }

  function schedule(): void {
    if (timer === undefined && lines.length > 0) timer = setTimeout(send, LATENCY).unref();
  }

  return {
    write(line) {
      if (size >= BACKLOG) {
        dropped++;
        return;
      }
      lines.push(line);
      size += line.length;
      if (pending) return;
      if (size >= BATCH) send();
      else schedule();
    },
    flush(done) {
      if (done) waiting.push(done);
      send();
    },
    flushSync() {
      const bytes = Buffer.concat([pending ?? Buffer.alloc(0), takeAll()]);
      pending = undefined;
      try {
        for (let at = 0; at < bytes.length; ) at += writeSync(fd, bytes, at);
      } catch {
        // The end of the process is no time to wait for a reader.
      }
    },
  };
}
