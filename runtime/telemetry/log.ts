/** The log: one structured line for each request and for what an operator must know. */

import { type Logger, pino } from 'pino';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Bytes that are collected before they are written: a write for each line would cost too much. */
const MIN_WRITE_BYTES = 8_192;

/** Bytes of one write: only one is under way at a time, and lines come faster than writes end. */
const MAX_WRITE_BYTES = 1_000_000;

/** Milliseconds that a line may wait for others. */
const FLUSH_INTERVAL = 500;

/** Bytes that may wait for a reader who has stalled; further lines are dropped. */
const MAX_WAITING_BYTES = 16_000_000;

/** A log on stderr. Lines are written in batches; `flush` writes the rest at the end of the process. */
export function createLog(level: LogLevel): Logger {
  const stderr = pino.destination({
    dest: 2,
    sync: false,
    minLength: MIN_WRITE_BYTES,
    maxLength: MAX_WAITING_BYTES,
    maxWrite: MAX_WRITE_BYTES,
    periodicFlush: FLUSH_INTERVAL,
    contentMode: 'buffer',
  });
  const write = stderr.write as unknown as (line: Buffer) => boolean;
  // Of text, all that waits to be written would be copied and measured with every line.
  stderr.write = (line) => write.call(stderr, Buffer.from(line));
  stderr.on('error', () => {
    // Nobody is there to be told that a log cannot be written, and the end of the process would try it for ever.
    stderr.flushSync = () => {};
  });
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, stderr);
}
