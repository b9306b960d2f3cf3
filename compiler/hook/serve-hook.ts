/** Hook: the one address by which a content management system says that it published. It reads no body and tells nothing. */

import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import { listenHere } from '../listen-here.ts';

export const HOOK_PATH = '/hook';

/** A secret that nobody guesses: the form of METRICS_TOKEN, and longer. */
export const SECRET_FORM = /^[A-Za-z0-9._~+/=-]{32,200}$/;

/** Calls answered in a minute, those with the secret and the others counted apart: strangers shut nobody out. */
const CALLS_PER_MINUTE = 30;

const MINUTE_MS = 60_000;

/** Of one request, so that none is kept open. */
const BOUNDS = { requestTimeout: 10_000, headersTimeout: 5_000, maxHeaderSize: 8_192, keepAliveTimeout: 1_000 };

const MAX_CONNECTIONS = 50;

/** Serves on this machine alone. @param onCall is told of each call with the secret @param port 0 takes a free one */
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
    // What it publishes is asked of the site; the body is nobody's business, and its connection ends here.
    response.writeHead(status, { ...headers, 'cache-control': 'no-store', connection: 'close' }).end();
  });
  server.maxConnections = MAX_CONNECTIONS;
  return listenHere(server, port);
}

/** Whether a request has the secret. Digests are compared, in constant time, so that time tells neither it nor its length. */
function createSecretCheck(secret: string) {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const wanted = digest(secret);
  return ({ headers }: IncomingMessage): boolean => {
    const [, sent = ''] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
    return timingSafeEqual(digest(sent), wanted);
  };
}

/** Counts calls in fixed windows. @returns seconds to wait; 0 for a call that is let through */
function createCounter(now: () => number): () => number {
  let start = Number.NEGATIVE_INFINITY;
  let calls = 0;
  return () => {
    if (now() - start >= MINUTE_MS) [start, calls] = [now(), 0];
    return ++calls > CALLS_PER_MINUTE ? Math.ceil((start + MINUTE_MS - now()) / 1000) : 0;
  };
}
