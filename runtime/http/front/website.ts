/** Front mode: sends requests to the website behind over a pool of connections that outlives generations. */

import type { Socket } from 'node:net';
import { buildConnector, type Dispatcher, Pool } from 'undici';
import type { HeaderPair } from '../headers.ts';

/** Milliseconds until the website must have sent its headers, and between two chunks of its body. */
const TIMEOUT = 60_000;

/** Requests that the website answers at a time. */
const MAX_CONNECTIONS = 128;

/** Requests that may wait for one of the connections. */
const MAX_QUEUED = 256;

/** Too many requests wait for the website already. */
export class QueueFullError extends Error {
  override readonly name = 'QueueFullError';
}

/** What the website is asked. */
interface WebsiteRequest {
  path: string;
  method: string;
  /** Names and values in turn. */
  headers: string[];
  body: AsyncIterable<Buffer> | null;
  /** Ends it. */
  signal: AbortSignal;
}

/** What it answered; a body that nobody reads holds a connection. */
export interface WebsiteAnswer {
  status: number;
  /** Each character of a value is one byte as it was sent (RFC 9110 §5.5). */
  headers: HeaderPair[];
  body: Dispatcher.ResponseData['body'];
}

export type Website = ReturnType<typeof createWebsite>;

/** @param origin what is connected to */
export function createWebsite(origin: string) {
  const connect = buildConnector({});
  const pool = new Pool(origin, {
    headersTimeout: TIMEOUT,
    bodyTimeout: TIMEOUT,
    connections: MAX_CONNECTIONS,
    connect: (options, done) =>
      connect(options, (error, socket) => (error ? done(error, null) : done(null, keepReading(socket as Socket)))),
  });
  return {
    /** @throws QueueFullError when too many wait for it, and what undici throws when it does not answer */
    async ask(request: WebsiteRequest): Promise<WebsiteAnswer> {
      if (pool.stats.queued >= MAX_QUEUED) throw new QueueFullError();
      // The types leave out the iterables that undici takes.
      const options = { ...request, responseHeaders: 'raw' } as unknown as Dispatcher.RequestOptions;
      const { statusCode, headers, body } = await pool.request(options);
      return { status: statusCode, headers: toPairs(headers as unknown as readonly string[]), body };
    },
    close: () => pool.close(),
  };
}

function toPairs(raw: readonly string[]): HeaderPair[] {
  const pairs: HeaderPair[] = [];
  for (let index = 0; index + 1 < raw.length; index += 2) {
    pairs.push([(raw[index] ?? '').toLowerCase(), raw[index + 1] ?? '']);
  }
  return pairs;
}

type Done = (error?: Error | null) => void;

/**
 * A website that refuses an upload answers, and closes while the rest is on its way. Node gives a connection up with its
 * first write that fails, and what has come and is not read yet with it: the answer. So failing writes are passed over;
 * reading finds the answer, or the end.
 */
function keepReading(socket: Socket): Socket {
  const { _write: write, _writev: writev } = socket;
  socket._write = (chunk, encoding, done: Done) => write.call(socket, chunk, encoding, unlessClosed(done));
  if (writev) socket._writev = (chunks, done: Done) => writev.call(socket, chunks, unlessClosed(done));
  return socket;
}

const unlessClosed =
  (done: Done): Done =>
  (error) =>
    done(isClosed(error) ? null : error);

/** What the other side's end of a connection looks like to whoever writes. */
const isClosed = (error: NodeJS.ErrnoException | null | undefined): boolean =>
  error?.code === 'EPIPE' || error?.code === 'ECONNRESET';
