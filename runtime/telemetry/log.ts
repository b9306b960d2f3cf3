/** The log: one structured line for each request and for what an operator must know. */

import { type Logger, pino } from 'pino';
import { createLogWriter } from './log-writer.ts';

export type { Logger } from 'pino';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/**
 * A log on stderr, written in batches: a write for each line would cost more than many a request.
 * What is left at the end of the process is written then.
 */
export function createLog(level: LogLevel): Logger {
  const stderr = createLogWriter(2);
  if (level !== 'silent') process.once('exit', stderr.flushSync);
  return pino({ level, base: null, timestamp: createTimestamp() }, stderr);
}

/** RFC 3339; lines of the same millisecond share what it costs to write it. */
function createTimestamp(): () => string {
  let time = 0;
  let text = '';
  return () => {
    const now = Date.now();
    if (now !== time) {
      time = now;
      text = `,"time":"${new Date(now).toISOString()}"`;
    }
    return text;
  };
}
