/** One request to the site: bounded in time, headers and decompressed size, and never followed elsewhere. */

import { pipeline, Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { Agent, errors } from 'undici';
import { MAX_HTML_LENGTH } from '../../bounds.ts';
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

/** What is done with a body. */
export interface BodyUse {
  /** Called with the headers; if it returns false, the body is discarded unread. */
  wantsBody: (status: number, headers: Answer['headers']) => boolean;
  /** Takes the decoded body as it arrives; where it stops reading, the connection ends. */
  readBody: (chunks: AsyncIterable<Uint8Array>) => Promise<Pick<Answer, 'body' | 'truncated'>>;
}

interface HttpRequest extends BodyUse {
  url: string;
  headers: Record<string, string>;
}

export type HttpClient = ReturnType<typeof createHttpClient>;

/** Bytes of a body that is larger than what is kept of a page. */
const LARGE_BODY = MAX_HTML_LENGTH;

/** A server and its cache may both compress. */
const MAX_CODINGS = 2;

// The callback only keeps an error from being uncaught: whoever reads sees it too.
const gunzip = (body: Readable): Readable => pipeline(body, createGunzip(), () => {});
const unbrotli = (body: Readable): Readable => pipeline(body, createBrotliDecompress(), () => {});

const DECODERS = new Map<string, (body: Readable) => Readable>([
  ['gzip', gunzip],
  ['x-gzip', gunzip],
  ['deflate', (body) => Readable.from(inflate(body))],
  ['br', unbrotli],
]);

/** Codings of IANA's registry that are not read. Any other name is that of a charset, or a mistake, and no coding. */
const UNREAD_CODINGS = new Set(['aes128gcm', 'compress', 'dcb', 'dcz', 'exi', 'pack200-gzip', 'x-compress', 'zstd']);

/** Inflates with the wrapper of RFC 1950, which RFC 9110 asks for, or without it, as browsers do. */
async function* inflate(body: Readable): AsyncGenerator<Uint8Array> {
  const chunks = body[Symbol.asyncIterator]() as AsyncIterator<Uint8Array>;
  const { value: first = new Uint8Array() } = await chunks.next();
  async function* whole() {
    yield first;
    for (let next = await chunks.next(); !next.done; next = await chunks.next()) yield next.value;
  }
  // Of the wrapper's first byte, half says the method, which is 8.
  const isWrapped = ((first[0] ?? 0) & 15) === 8;
  yield* pipeline(whole(), isWrapped ? createInflate() : createInflateRaw(), () => {});
}

/** The body decompressed; the header's last coding was applied last (RFC 9110 §8.4). @throws FetchFailure if unknown */
function decode(body: Readable, encoding: string | string[] = ''): Readable {
  const names = String(encoding)
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const coded = names.filter((name) => DECODERS.has(name) || UNREAD_CODINGS.has(name));
  return coded.reduceRight<Readable>((inner, name) => {
    const decoder = coded.length <= MAX_CODINGS ? DECODERS.get(name) : undefined;
    if (!decoder) throw new FetchFailure('invalid-answer', `unknown Content-Encoding ${encoding}`);
    return decoder(inner);
  }, body);
}

/** Keeps a body, cut at `maxBytes`. A large one has memory of its own, which {@link freeBody} gives back. */
export const keepBody =
  (maxBytes: number): BodyUse['readBody'] =>
  async (chunks) => {
    const parts: Uint8Array[] = [];
    let large: Uint8Array<ArrayBuffer> | undefined;
    let size = 0;
    for await (const chunk of chunks) {
      const part = chunk.subarray(0, maxBytes - size);
      if (!large && size + part.length > LARGE_BODY) {
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

/** Gives the memory of a large body back: garbage would be collected only after dozens of them. */
export function freeBody({ body: { buffer } }: Pick<Answer, 'body'>): void {
  if (buffer instanceof ArrayBuffer && buffer.resizable) buffer.resize(0);
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
    maxResponseSize: Math.max(limits.htmlBytes, limits.documentBytes, limits.sitemapBytes),
  });
  return {
    /** @throws FetchFailure */
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
