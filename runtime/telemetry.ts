/** Log and metrics for operators, without addresses of clients, tokens, query values or full user agents. */

import type { H3EventContext } from 'h3';
import { type Logger, pino } from 'pino';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { escapeUnseen } from '#shared/short-text.ts';
import type { Content } from './content.ts';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Batches of log lines, as one write for each line would cost too much. Bytes and milliseconds. */
const batches = {
  minLength: 8_192,
  /** Maximum of one write. Large, as only one write runs at a time and lines come faster than writes end. */
  maxWrite: 1_000_000,
  periodicFlush: 500,
  /** Maximum buffered while a reader stalls; further lines are dropped. */
  maxLength: 16_000_000,
} as const;

/** Creates a log on stderr. `flush` writes the rest at the end of the process. */
export function createLog(level: LogLevel): Logger {
  const stderr = pino.destination({ dest: 2, sync: false, contentMode: 'buffer', ...batches });
  const write = stderr.write as unknown as (line: Buffer) => boolean;
  // With strings instead of bytes, every line would copy and measure all buffered text.
  stderr.write = (line) => write.call(stderr, Buffer.from(escapeUnseen(line)));
  stderr.on('error', () => {
    // Without this, the process would retry a log that cannot be written for ever at its end.
    stderr.flushSync = () => {};
  });
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, stderr);
}

/** Bounds in seconds: the runtime's answers take less than a millisecond, a website behind may take long. */
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

export type Metrics = ReturnType<typeof createMetrics>;

/** Creates counters of requests. `print` returns them, with memory and CPU, in the Prometheus text format. */
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
    /** Counts a request. @param route one of a few, never an address */
    countRequest: (route: string, status: number, milliseconds: number): void =>
      requests.observe({ route, status }, milliseconds / 1000),
    contentType: register.contentType,
    print: () => register.metrics(),
  };
}

/** Matches a user agent's first product, without version: enough to tell curl from a crawler (RFC 9110 §10.1.5). */
const PRODUCT = /^[A-Za-z0-9_.-]{1,40}/;

/** Maximum characters of a path in the log. */
const PATH_LIMIT = 200;

/** Returns a function that logs an answered request, and counts it by its route; documents count as one route. */
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
    // The route is one of a few, never an address made up by a client.
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
