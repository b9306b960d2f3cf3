/** The log: one structured line for each request and for what an operator must know. */

import { type Logger, pino } from 'pino';

export type { Logger } from 'pino';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Milliseconds that a line may wait in memory. */
const LATENCY = 500;

/**
 * A log on stderr, written in batches: a write for each line would cost more than many a request.
 * `flush` it before the process ends.
 */
export function createLog(level: LogLevel): Logger {
  const stderr = pino.destination({ dest: 2, sync: false, minLength: 4096, periodicFlush: LATENCY });
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, stderr);
}
