/** One request to the site: bounded in time, headers and decompressed size, and never followed elsewhere. */

import { pipeline, type Readable, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { Agent, errors } from 'undici';
import type { CrawlLimits } from '../limits.ts';

export interface Answer {
  status: number;
  /** Lower-case names. */
  headers: Record<string, string | string[] | undefined>;
  /** Decoded by Content-Encoding; empty when the body was not wanted. */
  body: Uint8Array;
  /** True when the body was longer than the limit; it is cut there. */
  truncated: boolean;
}

/** The value of a header that may be there several times: the first. */
export const firstValue = (header: string | string[] | undefined): string | undefined => [header].flat()[0];

/** Why there is no answer; `reason` as in the ledger. */
export class FetchFailure extends Error {
  readonly reason: 'timeout' | 'connection' | 'invalid-answer' | 'too-slow';
  constructor(reason: FetchFailure['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** For `catch`: a failure as a value; anything else is thrown on. */
export function orFailure(error: unknown): FetchFailure {
  if (error instanceof FetchFailure) return error;
  throw error;
}

interface HttpRequest {
  url: string;
  headers: Record<string, string>;
  /** Bytes of body to keep at most. */
  maxBytes: number;
  /** Called with the headers; if it returns false, the body is discarded unread. */
  wantsBody: (status: number, headers: Answer['headers']) => boolean;
}

export type HttpClient = ReturnType<typeof createHttpClient>;

/** A server and its cache may both compress. */
const MAX_CODINGS = 2;

const DECODERS = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
]);

/** The body decompressed; the header's last coding was applied last (RFC 9110 §8.4). @throws FetchFailure if unknown */
function decode(body: Readable, encoding: string | string[] = ''): Readable {
  const names = String(encoding)
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const coded = names.filter((name) => name !== '' && name !== 'identity');
  return coded.reduceRight<Readable>((inner, name) => {
    const decoder = coded.length <= MAX_CODINGS ? DECODERS.get(name)?.() : undefined;
    if (!decoder) throw new FetchFailure('invalid-answer', `unknown Content-Encoding ${encoding}`);
    // The callback only keeps the error from being uncaught: whoever reads sees it too.
    return pipeline(inner, decoder, () => {});
  }, body);
}

/** The decompressed body, cut at `maxBytes`, where the connection ends. */
async function readBody(body: Readable, headers: Answer['headers'], maxBytes: number) {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of decode(body, headers['content-encoding']) as AsyncIterable<Buffer>) {
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

/** What undici threw as a failure with a reason, which decides whether to ask again. */
function toFailure(error: unknown): FetchFailure {
  if (error instanceof FetchFailure) return error;
  const { code = '', cause, name, message: said } = error as NodeJS.ErrnoException;
  const message = said || String(cause ?? name);
  if (error instanceof errors.HeadersTimeoutError || error instanceof errors.ConnectTimeoutError) {
    return new FetchFailure('timeout', message);
  }
  if (error instanceof errors.BodyTimeoutError) return new FetchFailure('too-slow', message);
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
export function createHttpClient(limits: CrawlLimits, concurrency: number) {
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
    /** @throws FetchFailure */
    async get({ url, headers, maxBytes, wantsBody }: HttpRequest): Promise<Answer> {
      const late = AbortSignal.timeout(limits.fetchMs);
      try {
        const { origin, pathname, search } = new URL(url);
        const response = await agent.request({
          origin,
          path: pathname + search,
          method: 'GET',
          headers: { 'accept-encoding': 'gzip, br, deflate', ...headers },
          signal: late,
        });
        const answer = { status: response.statusCode, headers: response.headers };
        if (wantsBody(answer.status, answer.headers)) {
          return { ...answer, ...(await readBody(response.body, answer.headers, maxBytes)) };
        }
        // A short body read to its end leaves the connection usable; a long one is cut.
        await response.body.dump({ limit: 65_536 }).catch(() => undefined);
        return { ...answer, body: new Uint8Array(), truncated: false };
      } catch (error) {
        if (late.aborted) throw new FetchFailure('too-slow', `not complete after ${limits.fetchMs} ms`);
        throw toFailure(error);
      }
    },
    close: () => agent.destroy(),
  };
}
