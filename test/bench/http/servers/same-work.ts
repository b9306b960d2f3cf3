/** Does the runtime's work for a request in the simplest way, for the servers that it is compared with. */

import { hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Prepared } from '../../../../runtime/content/prepared.ts';
import { loadContent } from '../../../../runtime/content.ts';
import { createGaps } from '../../../../runtime/gaps/gaps.ts';
import { commonHeaders } from '../../../../runtime/http/headers.ts';
import { searchPages } from '../../../../runtime/operations/search-pages.ts';
import { createMetrics, type Metrics } from '../../../../runtime/telemetry.ts';

export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array | string;
}

/** Parts of a request that the work needs. */
export interface Asked {
  authorization: string | undefined;
  /** `If-None-Match`. */
  condition: string | undefined;
  /** Address of the caller, counted without a token. */
  address: string;
  id: string;
}

export interface SameWork {
  metrics: Metrics;
  readPage(asked: Asked, url: string): Answer;
  searchPages(asked: Asked, input: { query: string; limit: number }): Answer;
  companyInfo(asked: Asked): Answer;
  issueToken(asked: Pick<Asked, 'authorization' | 'id'>): Answer;
}

interface Counted {
  used: number;
  resetAt: number;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** Creates functions with tokens, quotas and headers of their own, over the runtime's prepared pages and search. */
export async function createSameWork(
  contentDir: string,
  dataDir: string,
  log: Pick<Logger, 'warn'>,
): Promise<SameWork> {
  const content = await loadContent(contentDir);
  const metrics = createMetrics();
  const gaps = createGaps({ dataDir, now: Date.now, log });
  const clients = new Map<string, { secretHash: string }>();
  for (const name of readdirSync(join(dataDir, 'clients'))) {
    const client = JSON.parse(readFileSync(join(dataDir, 'clients', name), 'utf8'));
    clients.set(client.id, client);
  }
  const tokens = new Map<string, { clientId: string; expiresAt: number }>();
  const windows = new Map<string, Counted>();
  const constant = Object.fromEntries([...commonHeaders, ...content.apiHeaders]);

  function count(key: string, now: number): Counted {
    const known = windows.get(key);
    if (known && now < known.resetAt) {
      known.used++;
      return known;
    }
    const window = { used: 1, resetAt: now + 60_000 };
    windows.set(key, window);
    return window;
  }

  function answer({ authorization, condition, address, id }: Asked, { body, etag }: Prepared<unknown>): Answer {
    const now = Date.now();
    const token = authorization?.slice('Bearer '.length);
    const known = token === undefined ? undefined : tokens.get(hash('sha256', token));
    if (token !== undefined && (!known || now >= known.expiresAt)) return refuse(401, 'invalid_token');
    const [name, limit] = known ? (['identificado', 600] as const) : (['anonimo', 60] as const);
    const { used, resetAt } = count(known?.clientId ?? address, now);
    const seconds = Math.ceil((resetAt - now) / 1000);
    if (used > limit) return refuse(429, 'quota_exceeded');
    const headers = {
      ...constant,
      'content-type': JSON_TYPE,
      'ratelimit-policy': `"${name}";q=${limit};w=60`,
      'ratelimit-limit': String(limit),
      ratelimit: `"${name}";r=${limit - used};t=${seconds}`,
      'ratelimit-remaining': String(limit - used),
      'ratelimit-reset': String(seconds),
      etag,
      'cache-control': 'private, no-cache',
      vary: 'Authorization',
      'x-request-id': id,
    };
    return condition === etag ? { status: 304, headers, body: '' } : { status: 200, headers, body };
  }

  return {
    metrics,
    readPage: (asked, url) => answer(asked, content.pages.read(url)),
    searchPages: (asked, input) => answer(asked, searchPages(input, { content, noteSearch: gaps.note })),
    companyInfo: (asked) => answer(asked, content.company.all),

    issueToken({ authorization = '', id: requestId }) {
      const now = Date.now();
      const credentials = Buffer.from(authorization.slice('Basic '.length), 'base64').toString();
      const [id = '', secret = ''] = credentials.split(':');
      const client = clients.get(id);
      const sent = Buffer.from(hash('sha256', secret));
      if (!client || !timingSafeEqual(sent, Buffer.from(client.secretHash))) return refuse(401, 'invalid_client');
      if (count(`token-requests:${id}`, now).used > 30) return refuse(429, 'invalid_request');
      const token = randomBytes(32).toString('base64url');
      tokens.set(hash('sha256', token), { clientId: id, expiresAt: now + 3_600_000 });
      const headers = {
        ...Object.fromEntries(commonHeaders),
        'content-type': JSON_TYPE,
        'cache-control': 'no-store',
        pragma: 'no-cache',
        'x-request-id': requestId,
      };
      const body = { access_token: token, token_type: 'Bearer', expires_in: 3600, scope: 'content:read quota:read' };
      return { status: 200, headers, body: JSON.stringify(body) };
    },
  };
}

/** Returns the fields of a log line besides the request's id. */
export function toLogLine(
  { method, headers }: IncomingMessage,
  { path, status, ms }: { path: string; status: number; ms: number },
) {
  const [agent] = /^[A-Za-z0-9_.-]{1,40}/.exec(headers['user-agent'] ?? '') ?? [];
  const policy = headers.authorization ? 'identificado' : 'anonimo';
  return { method, path, status, ms: Math.round(ms), policy, agent };
}

function refuse(status: number, code: string): Answer {
  return { status, headers: { 'content-type': JSON_TYPE }, body: JSON.stringify({ code }) };
}
