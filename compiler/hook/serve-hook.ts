/** Hook: serves one address, which a content management system calls when it has published. Bodies are not read. */

import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { listenHere } from '../listen-here.ts';

export const HOOK_PATH = '/hook';

/** Form of the secret: characters of a Bearer token (RFC 6750 §2.1), enough of them that it cannot be guessed. */
export const SECRET_FORM = /^[A-Za-z0-9._~+/=-]{32,200}$/;

/** Maximum calls in a minute. Calls without the secret are counted apart, so that strangers do not use up the limit. */
const CALLS_PER_MINUTE = 30;

const MINUTE_MS = 60_000;

/** Bounds of a request in milliseconds and bytes. */
const BOUNDS = { requestTimeout: 10_000, headersTimeout: 5_000, maxHeaderSize: 8_192, keepAliveTimeout: 1_000 };

const MAX_CONNECTIONS = 50;

/**
 * Serves `POST /hook` on loopback: 202 with the secret, 401 without, 429 beyond the calls of a minute.
 * @param onCall runs for each call that is answered 202
 * @param port 0 takes a free one
 */
export async function serveHook(secret: string, onCall: () => void, port: number, now: () => number = Date.now) {
  const isRight = createSecretCheck(secret);
  const counts = { known: createCounter(now), unknown: createCounter(now) };

  const answer = (request: IncomingMessage): [status: number, headers?: Record<string, string>] => {
    const isKnown = isRight(request);
    const wait = counts[isKnown ? 'known' : 'unknown']();
    if (wait > 0) return [429, { 'retry-after': String(wait) }];
    if (!isKnown) return [401, { 'www-authenticate': 'Bearer' }];
    if (request.url !== HOOK_PATH) return [404];
    if (request.method !== 'POST') return [405, { allow: 'POST' }];
    onCall();
    return [202];
  };
  const server = createServer(BOUNDS, (request, response) => {
    const [status, headers] = answer(request);
    // The compile reads the site, so the body is not needed. Closing the connection ends it unread.
    response.writeHead(status, { ...headers, 'cache-control': 'no-store', connection: 'close' }).end();
  });
  server.maxConnections = MAX_CONNECTIONS;
  return listenHere(server, port);
}

/** Creates a check of the secret. It compares digests in constant time, which reveals neither secret nor length. */
function createSecretCheck(secret: string) {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const wanted = digest(secret);
  return ({ headers }: IncomingMessage): boolean => {
    const [, sent = ''] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
    return timingSafeEqual(digest(sent), wanted);
  };
}

/** Creates a counter of calls in windows of a minute. It returns the seconds to wait, 0 for an admitted call. */
function createCounter(now: () => number): () => number {
  let start = Number.NEGATIVE_INFINITY;
  let calls = 0;
  return () => {
    if (now() - start >= MINUTE_MS) [start, calls] = [now(), 0];
    return ++calls > CALLS_PER_MINUTE ? Math.ceil((start + MINUTE_MS - now()) / 1000) : 0;
  };
}
