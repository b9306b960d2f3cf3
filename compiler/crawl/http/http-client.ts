/** One request to the site: bounded in time, headers and decompressed size, and never followed elsewhere. */

import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { Agent, errors } from 'undici';
import type { CrawlLimits } from '../crawl-options.ts';

export interface Answer {
  status: number;
  /** Lower-case names. */
  headers: Record<string, string | string[] | undefined>;
  /** Decoded by Content-Encoding; empty when the body was not wanted. */
  body: Uint8Array;
  /** True when the body was longer than the limit; it is cut there. */
  truncated: boolean;
}

/** Why there is no answer; `reason` as in the ledger. */
export class FetchFailure extends Error {
  readonly reason: 'timeout' | 'connection' | 'invalid-answer' | 'too-slow';
  constructor(reason: FetchFailure['reason'], message: string) {
    super(message);
    this.name = 'FetchFailure';
    this.reason = reason;
  }
}

interface HttpRequest {
  url: string;
  headers: Record<string, string>;
  /** Bytes of body to keep at most. */
  maxBytes: number;
  /** Asked when the headers are there; the body is thrown away unread when it says no. */
  wantsBody: (status: number, headers: Answer['headers']) => boolean;
  signal?: AbortSignal | undefined;
}

export interface HttpClient {
  /** @throws FetchFailure, or the reason of the aborted signal. */
  get(request: HttpRequest): Promise<Answer>;
  close(): Promise<void>;
}

function decoders(encoding: string | string[] | undefined) {
  const names = String(encoding ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && name !== 'identity');
  if (names.length > 2) throw new FetchFailure('invalid-answer', `Content-Encoding ${names.join(', ')}`);
  return names.reverse().map((name) => {
    if (name === 'gzip' || name === 'x-gzip') return createGunzip();
    if (name === 'deflate') return createInflate();
    if (name === 'br') return createBrotliDecompress();
    throw new FetchFailure('invalid-answer', `unknown Content-Encoding ${name}`);
  });
}

async function readBody(body: Readable, headers: Answer['headers'], maxBytes: number) {
  const steps = decoders(headers['content-encoding']);
  // The callback only keeps the error from being uncaught: the loop below sees it too.
  const decoded = steps.length === 0 ? body : (pipeline([body, ...steps], () => {}) as unknown as Readable);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of decoded as AsyncIterable<Buffer>) {
    if (size + chunk.length > maxBytes) {
      chunks.push(chunk.subarray(0, maxBytes - size));
      body.destroy();
      return { body: Buffer.concat(chunks), truncated: true };
    }
    size += chunk.length;
    chunks.push(chunk);
  }
  return { body: Buffer.concat(chunks), truncated: false };
}

function toFailure(error: unknown): FetchFailure {
  if (error instanceof FetchFailure) return error;
  const message = error instanceof Error ? error.message || String(error.cause ?? error.name) : String(error);
  if (error instanceof errors.HeadersTimeoutError || error instanceof errors.ConnectTimeoutError) {
    return new FetchFailure('timeout', message);
  }
  if (error instanceof errors.BodyTimeoutError) return new FetchFailure('too-slow', message);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  // Broken HTTP and broken compression stay broken when asked again; a broken connection may not.
  if (
    error instanceof errors.HTTPParserError ||
    code.startsWith('Z_') ||
    code.startsWith('ERR__') ||
    code === 'UND_ERR_HEADERS_OVERFLOW'
  ) {
    return new FetchFailure('invalid-answer', message);
  }
  return new FetchFailure('connection', code === '' ? message : `${message} (${code})`);
}

/** Client with its own connections, `concurrency` of them at most for each host. */
export function createHttpClient(limits: CrawlLimits, concurrency: number): HttpClient {
  const agent = new Agent({
    connections: concurrency,
    pipelining: 1,
    connect: { timeout: limits.connectMs },
    headersTimeout: limits.headersMs,
    bodyTimeout: limits.headersMs,
    maxHeaderSize: limits.headerBytes,
    maxResponseSize: Math.max(limits.htmlBytes, limits.sitemapBytes),
  });
  return {
    async get({ url, headers, maxBytes, wantsBody, signal }) {
      signal?.throwIfAborted();
      const late = AbortSignal.timeout(limits.fetchMs);
      try {
        const { origin, pathname, search } = new URL(url);
        const response = await agent.request({
          origin,
          path: pathname + search,
          method: 'GET',
          headers: { 'accept-encoding': 'gzip, br, deflate', ...headers },
          signal: signal ? AbortSignal.any([signal, late]) : late,
        });
        const answer = { status: response.statusCode, headers: response.headers };
        if (wantsBody(answer.status, answer.headers)) {
          return { ...answer, ...(await readBody(response.body, answer.headers, maxBytes)) };
        }
        // A short body read to its end leaves the connection usable; a long one is cut.
        await response.body.dump({ limit: 65_536 }).catch(() => undefined);
        return { ...answer, body: new Uint8Array(), truncated: false };
      } catch (error) {
        signal?.throwIfAborted();
        if (late.aborted) throw new FetchFailure('too-slow', `not complete after ${limits.fetchMs} ms`);
        throw toFailure(error);
      }
    },
    close: () => agent.destroy(),
  };
}
