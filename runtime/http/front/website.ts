/**
 * Front mode: sends requests to the website, over connections that outlive generations, with bounds on number and time.
 */

import http, { type ClientRequest, type IncomingMessage } from 'node:http';
import https from 'node:https';
import { isIP } from 'node:net';
import { attempt } from '#shared/attempt.ts';
import type { HeaderPair } from '../headers.ts';

/** Milliseconds until the website must have sent its headers. Within a body, it may be silent for up to twice that. */
const MAX_SILENCE_MS = 60_000;

/** Milliseconds that an unused connection is kept; web servers keep theirs for five seconds or more. */
const MAX_IDLE_MS = 4_000;

/** Maximum concurrent requests to the website; others wait. */
const MAX_CONNECTIONS = 128;

/** Maximum requests that wait for one of these; further ones fail. */
const MAX_WAITING = 256;

/** Maximum answers of status 1xx before the final one. */
const MAX_INTERIM_ANSWERS = 100;

/**
 * Maximum bytes of an unwanted body that are read to reuse its connection; with a longer one, the connection is closed.
 */
const MAX_DISCARDED_BYTES = 128 * 1024;

export interface WebsiteRequest {
  path: string;
  method: string;
  /** Names and values in turn, without those that frame the body. */
  headers: string[];
  /** `length` in bytes; `undefined` for a chunked body. */
  body?: { chunks: AsyncIterable<Buffer>; length: number | undefined } | undefined;
  signal: AbortSignal;
}

/** The website's answer; an unread body holds its connection. */
export interface WebsiteAnswer {
  status: number;
  /** Names in lower case. Each character of a value is one byte as sent (RFC 9110 §5.5). */
  headers: HeaderPair[];
  body: IncomingMessage;
}

export type Website = ReturnType<typeof createWebsite>;

/** Error if too many requests wait for the website. */
export class WebsiteBusyError extends Error {}

/**
 * Creates the client of the website.
 * @param origin address to connect to
 */
export function createWebsite(origin: string) {
  const { request, Agent } = origin.startsWith('https:') ? https : http;
  const agent = new Agent({ keepAlive: true, timeout: MAX_IDLE_MS });
  const turns = createTurns(MAX_CONNECTIONS, MAX_WAITING);

  /** Starts a request, which holds its turn until it is closed. */
  function open({ path, method, headers, body, signal }: WebsiteRequest): ClientRequest {
    const options = { path, method, headers: [...headers, ...toFraming(method, body)], signal, agent };
    return request(origin, { ...options, servername: toServerName(headers) }).once('close', turns.pass);
  }

  return {
    /**
     * Returns the answer with its body unread.
     * @throws WebsiteBusyError, the signal's reason, or Node's error if there is no answer
     */
    async ask(asked: WebsiteRequest): Promise<WebsiteAnswer> {
      await turns.take(asked.signal);
      const outgoing = attempt(() => open(asked));
      if (!outgoing) {
        turns.pass();
        throw new Error(`${asked.method} ${asked.path} cannot be asked for`);
      }
      const body = await exchange(outgoing, asked.body?.chunks);
      limitSilence(body);
      return { status: body.statusCode ?? 0, headers: toPairs(body.rawHeaders), body };
    },
    close: () => agent.destroy(),
  };
}

/** Returns the headers that frame a body (RFC 9112 §6). Node would send some bodies without any. */
function toFraming(method: string, body: WebsiteRequest['body']): string[] {
  if (!body) return method === 'GET' || method === 'HEAD' ? [] : ['content-length', '0'];
  return body.length === undefined ? ['transfer-encoding', 'chunked'] : ['content-length', String(body.length)];
}

/** Returns the host name for TLS; `''` for an IP address (RFC 6066 §3). */
function toServerName(headers: readonly string[]): string {
  const { hostname } = new URL(`http://${headers[headers.indexOf('host') + 1]}`);
  return isIP(hostname) || hostname.startsWith('[') ? '' : hostname;
}

/** Sends a request with its body. Resolves with the head of the final answer. @throws Node's error without an answer */
function exchange(outgoing: ClientRequest, chunks?: AsyncIterable<Buffer>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const silence = setTimeout(() => outgoing.destroy(new Error('it is silent')), MAX_SILENCE_MS);
    const clear = () => clearTimeout(silence);
    let interim = 0;
    outgoing
      .on('information', () => {
        if (++interim > MAX_INTERIM_ANSWERS) outgoing.destroy(new Error('it sends interim answers without end'));
      })
      .once('response', (answer) => {
        clear();
        // A website may answer before it has read the whole body, and never read the rest.
        answer.once('end', () => {
          if (!outgoing.writableFinished) outgoing.destroy();
        });
        resolve(answer);
      })
      .once('close', clear)
      .on('error', reject);
    if (chunks) send(chunks, outgoing, () => silence.refresh()).catch((error) => outgoing.destroy(error));
    else outgoing.end();
  });
}

/** Writes a body as fast as the website takes it. */
async function send(chunks: AsyncIterable<Buffer>, outgoing: ClientRequest, onProgress: () => void): Promise<void> {
  for await (const chunk of chunks) {
    onProgress();
    if (!outgoing.destroyed && !outgoing.write(chunk)) await untilWritable(outgoing);
    if (outgoing.destroyed) return;
  }
  outgoing.end();
}

function untilWritable(outgoing: ClientRequest): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      outgoing.off('drain', go).off('close', go);
      resolve();
    };
    outgoing.on('drain', go).on('close', go);
  });
}

/** Ends an answer if the website is silent, unless its reader is slow. */
function limitSilence(body: IncomingMessage): void {
  let read = -1;
  const watching = setInterval(() => {
    const { bytesRead } = body.socket;
    if (bytesRead === read && !body.isPaused()) body.destroy(new Error('its body stopped'));
    read = bytesRead;
  }, MAX_SILENCE_MS).unref();
  body.once('close', () => clearInterval(watching));
}

/** Reads and drops the rest of a body, so that its connection can be reused; beyond the maximum, closes it. */
export function discard(body: IncomingMessage): void {
  let rest = MAX_DISCARDED_BYTES;
  body
    .on('error', () => {})
    .on('data', (chunk: Buffer) => {
      rest -= chunk.length;
      if (rest < 0) body.destroy();
    });
}

const toPairs = (raw: readonly string[]): HeaderPair[] =>
  raw.flatMap((name, index) => (index % 2 === 0 ? [[name.toLowerCase(), raw[index + 1] ?? ''] as const] : []));

/** Creates turns: at most `maxWorking` at a time, and at most `maxWaiting` that wait. */
function createTurns(maxWorking: number, maxWaiting: number) {
  let working = 0;
  const waiting = new Set<() => void>();
  return {
    /** Resolves when it is the caller's turn. @throws WebsiteBusyError, or the signal's reason */
    async take(signal: AbortSignal): Promise<void> {
      signal.throwIfAborted();
      if (working < maxWorking) {
        working++;
        return;
      }
      if (waiting.size >= maxWaiting) throw new WebsiteBusyError(`${maxWaiting} requests wait`);
      await new Promise<void>((resolve, reject) => {
        const leave = () => {
          if (waiting.delete(resolve)) reject(signal.reason);
        };
        waiting.add(resolve);
        signal.addEventListener('abort', leave, { once: true });
      });
    },
    /** Ends a turn, and gives it to the first that waits. */
    pass(): void {
      const [next] = waiting;
      if (!next) working--;
      else if (waiting.delete(next)) next();
    },
  };
}
