/** Sends one request to the site, bounded in time, headers and decompressed size, without following redirects. */

import { pipeline, Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { Agent, errors } from 'undici';
import { MAX_HTML_LENGTH } from '../../bounds.ts';
import type { CrawlLimits } from '../limits.ts';
import { networkFaultOf } from './network-fault.ts';

export interface Answer {
  status: number;
  /** Lower-case names. */
  headers: Record<string, string | string[] | undefined>;
  /** Body decoded by Content-Encoding; empty if it was not wanted. */
  body: Uint8Array;
  /** Whether the body was longer than the limit and was cut there. */
  truncated: boolean;
}

/** The first value of a header that may appear several times. */
export const firstValue = (header: string | string[] | undefined): string | undefined => [header].flat()[0];

/** Failure without a usable answer; `reason` as in the ledger. The message is the name of a network fault, or words. */
export class FetchFailure extends Error {
  readonly reason: 'timeout' | 'connection' | 'invalid-answer' | 'too-slow';
  constructor(reason: FetchFailure['reason'], message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Handler for `catch`. Returns a FetchFailure as a value. @throws any other error again */
export function orFailure(error: unknown): FetchFailure {
  if (error instanceof FetchFailure) return error;
  throw error;
}

/** How a body is handled. */
export interface BodyUse {
  /** Called with the headers; if it returns false, the body is discarded unread. */
  wantsBody: (status: number, headers: Answer['headers']) => boolean;
  /** Reads the decoded body as it arrives. If it stops early, the connection is closed. */
  readBody: (chunks: AsyncIterable<Uint8Array>) => Promise<Pick<Answer, 'body' | 'truncated'>>;
}

interface HttpRequest extends BodyUse {
  url: string;
  headers: Record<string, string>;
}

export type HttpClient = ReturnType<typeof createHttpClient>;

/** Bytes above which a body gets memory of its own. */
const LARGE_BODY_BYTES = MAX_HTML_LENGTH;

/** Maximum number of codings on one body: a server and its cache may both compress. */
const MAX_CODINGS = 2;

// Without the callback, an error would be uncaught. The reader of the stream gets the same error.
const gunzip = (body: Readable): Readable => pipeline(body, createGunzip(), () => {});
const unbrotli = (body: Readable): Readable => pipeline(body, createBrotliDecompress(), () => {});

const DECODERS = new Map<string, (body: Readable) => Readable>([
  ['gzip', gunzip],
  ['x-gzip', gunzip],
  ['deflate', (body) => Readable.from(inflate(body))],
  ['br', unbrotli],
]);

/**
 * Registered codings (IANA) that are not supported. Any other unknown name is a charset or a mistake and is ignored.
 */
const UNREAD_CODINGS = new Set(['aes128gcm', 'compress', 'dcb', 'dcz', 'exi', 'pack200-gzip', 'x-compress', 'zstd']);

/** Inflates a body with the wrapper of RFC 1950, as RFC 9110 demands, or without it, as browsers do. */
async function* inflate(body: Readable): AsyncGenerator<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  const { value: first = new Uint8Array() } = await chunks.next();
  async function* whole() {
    yield first;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  }
  // In a wrapped body, the low half of the first byte is the method, 8.
  const isWrapped = ((first[0] ?? 0) & 15) === 8;
  yield* pipeline(whole(), isWrapped ? createInflate() : createInflateRaw(), () => {});
}

/** Decompresses the body, the last coding first (RFC 9110 §8.4). @throws FetchFailure for unread or three codings */
function decode(body: Readable, encoding: string | string[] = ''): Readable {
  const names = String(encoding)
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const coded = names.filter((name) => DECODERS.has(name) || UNREAD_CODINGS.has(name));
  return coded.reduceRight<Readable>((inner, name) => {
    const decoder = coded.length <= MAX_CODINGS ? DECODERS.get(name) : undefined;
    if (!decoder) throw new FetchFailure('invalid-answer', 'bad-coding');
    return decoder(inner);
  }, body);
}

/**
 * Creates a reader that keeps at most `maxBytes`. A large body gets memory of its own; {@link freeBody} releases it.
 */
export const keepBody =
  (maxBytes: number): BodyUse['readBody'] =>
  async (chunks) => {
    const parts: Uint8Array[] = [];
    let large: Uint8Array<ArrayBuffer> | undefined;
    let size = 0;
    for await (const chunk of chunks) {
      const part = chunk.subarray(0, maxBytes - size);
      if (!large && size + part.length > LARGE_BODY_BYTES) {
        large = new Uint8Array(new ArrayBuffer(0, { maxByteLength: maxBytes }));
        large.buffer.resize(size);
        large.set(Buffer.concat(parts.splice(0)));
      }
      if (large) {
        large.buffer.resize(size + part.length);
        large.set(part, size);
      } else parts.push(part);
      size += part.length;
      if (part.length < chunk.length) return { body: large ?? Buffer.concat(parts), truncated: true };
    }
    return { body: large ?? Buffer.concat(parts), truncated: false };
  };

/** Releases the memory of a large body. Without it, dozens of bodies wait for the garbage collector. */
export function freeBody({ body: { buffer } }: Pick<Answer, 'body'>): void {
  if (buffer instanceof ArrayBuffer && buffer.resizable) buffer.resize(0);
}

/** Converts an error of undici into a failure whose reason decides about a retry. */
function toFailure(error: unknown): FetchFailure {
  if (error instanceof FetchFailure) return error;
  const { code = '', cause, name, message: said } = error as NodeJS.ErrnoException;
  const fault = networkFaultOf(error);
  const message = fault ?? (said || String(cause ?? name));
  if (error instanceof errors.HeadersTimeoutError || error instanceof errors.ConnectTimeoutError) {
    return new FetchFailure('timeout', message);
  }
  if (error instanceof errors.BodyTimeoutError) return new FetchFailure('too-slow', message);
  // Broken HTTP and compression stay broken on a retry; a broken connection may not.
  if (
    error instanceof errors.HTTPParserError ||
    code.startsWith('Z_') ||
    code.startsWith('ERR__') ||
    code === 'UND_ERR_HEADERS_OVERFLOW'
  ) {
    return new FetchFailure('invalid-answer', message);
  }
  return new FetchFailure('connection', fault || code === '' ? message : `${message} (${code})`);
}

/** Creates a client with its own connections, at most `concurrency` per host. */
export function createHttpClient(limits: CrawlLimits, concurrency: number) {
  const agent = new Agent({
    connections: concurrency,
    pipelining: 1,
    connect: { timeout: limits.connectMs },
    headersTimeout: limits.headersMs,
    bodyTimeout: limits.headersMs,
    maxHeaderSize: limits.headerBytes,
    maxResponseSize: Math.max(limits.htmlBytes, limits.documentBytes, limits.sitemapBytes),
  });
  return {
    /** Sends a GET request. @throws FetchFailure if there is no usable answer in time */
    async get({ url, headers, wantsBody, readBody }: HttpRequest): Promise<Answer> {
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
          const chunks = decode(response.body, answer.headers['content-encoding']);
          const read = await readBody(chunks as AsyncIterable<Uint8Array>);
          if (!response.body.readableEnded) response.body.destroy();
          return { ...answer, ...read };
        }
        // Reading a short body to its end keeps the connection usable; a long one is cut.
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
