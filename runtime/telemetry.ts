/** What operators see: the log and the counters of `/metrics`, without addresses, tokens, query values, full agents. */

import type { H3EventContext } from 'h3';
import { type Logger, pino } from 'pino';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { escapeUnseen } from '#shared/short-text.ts';
import type { Content } from './content.ts';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Log lines are written in batches, since a write each would cost too much. Bytes and milliseconds. */
const batches = {
  minLength: 8_192,
  /** Only one write is under way at a time, and lines come faster than writes end. */
  maxWrite: 1_000_000,
  periodicFlush: 500,
  /** Buffered while a reader stalls; further lines are dropped. */
  maxLength: 16_000_000,
} as const;

/** A log on stderr; `flush` writes the rest when the process ends. */
export function createLog(level: LogLevel): Logger {
  const stderr = pino.destination({ dest: 2, sync: false, contentMode: 'buffer', ...batches });
  const write = stderr.write as unknown as (line: Buffer) => boolean;
  // Of text, all that waits to be written would be copied and measured with every line.
  stderr.write = (line) => write.call(stderr, Buffer.from(escapeUnseen(line)));
  stderr.on('error', () => {
    // Nobody can be told that a log cannot be written, and the process would retry for ever at its end.
    stderr.flushSync = () => {};
  });
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, stderr);
}

/** Seconds; our answers take less than a millisecond, a website behind may take long. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export type Metrics = ReturnType<typeof createMetrics>;

/** Counts requests; `print` tells them, with memory and CPU, in the Prometheus text format. */
export function createMetrics() {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const requests = new Histogram({
    name: 'vitrina_request_duration_seconds',
    help: 'Requests answered and the time that each took, by route and status; 429 is a quota that was used up.',
    labelNames: ['route', 'status'],
    buckets,
    registers: [register],
  });
  return {
    /** @param route one of a few, never an address */
    countRequest: (route: string, status: number, milliseconds: number): void =>
      requests.observe({ route, status }, milliseconds / 1000),
    contentType: register.contentType,
    print: () => register.metrics(),
  };
}

/** First product of a user agent without its version: enough to tell curl from a crawler (RFC 9110 §10.1.5). */
const PRODUCT = /^[A-Za-z0-9_.-]{1,40}/;

/** Characters of a path that are logged. */
const PATH_LIMIT = 200;

/** Returns the function to call with every request when it is answered. */
export function createAccessLog(
  { documents }: Content,
  { now, log, metrics }: { now: () => number; log: Logger; metrics: Metrics },
) {
  return ({ method, headers }: Request, { status }: Response, context: H3EventContext): void => {
    const { requestId, path, startedAt, quota, matchedRoute } = context;
    const ms = now() - startedAt;
    log.info({
      request: requestId,
      method,
      path: path.slice(0, PATH_LIMIT),
      status,
      ms,
      policy: quota?.policy.name,
      agent: PRODUCT.exec(headers.get('user-agent') ?? '')?.[0],
    });
    // One of a few routes, never an address that somebody made up.
    const { route = '/**' } = matchedRoute ?? {};
    metrics.countRequest(documents.has(path) ? 'documents' : route, status, ms);
  };
}

declare module 'h3' {
  interface H3EventContext {
    /** Arrival of the request, milliseconds since the epoch. */
    startedAt: number;
    path: string;
  }
}
