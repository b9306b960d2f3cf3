/**
 * The same work on fastify as one would write it there: tokens, quotas, the headers of every answer, the same prepared
 * pages, search and clients. `node --import tsx fastify-server.ts CONTENT_DIR DATA_DIR`.
 */

import { hash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { loadContent } from '../../../runtime/content.ts';
import { commonHeaders } from '../../../runtime/http/respond.ts';
import type { Prepared } from '../../../runtime/operations/operation.ts';
import { searchPages } from '../../../runtime/operations/search-pages.ts';

interface Counted {
  used: number;
  resetAt: number;
}

const [contentDir = '', dataDir = ''] = process.argv.slice(2);
const content = await loadContent(contentDir);
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

function answer(request: FastifyRequest, reply: FastifyReply, { body, etag }: Prepared<unknown>): FastifyReply {
  const now = Date.now();
  const token = request.headers.authorization?.slice('Bearer '.length);
  const known = token === undefined ? undefined : tokens.get(hash('sha256', token));
  if (token !== undefined && (!known || now >= known.expiresAt)) return reply.code(401).send({ code: 'invalid_token' });
  const [name, limit] = known ? (['identificado', 600] as const) : (['anonimo', 60] as const);
  const { used, resetAt } = count(known?.clientId ?? request.ip, now);
  const seconds = Math.ceil((resetAt - now) / 1000);
  reply.headers({
    ...constant,
    'content-type': 'application/json; charset=utf-8',
    'ratelimit-policy': `"${name}";q=${limit};w=60`,
    'ratelimit-limit': String(limit),
    ratelimit: `"${name}";r=${limit - used};t=${seconds}`,
    'ratelimit-remaining': String(limit - used),
    'ratelimit-reset': String(seconds),
    etag,
    'cache-control': 'private, no-cache',
    vary: 'Authorization',
    'x-request-id': request.id,
  });
  return used > limit ? reply.code(429).send({ code: 'quota_exceeded' }) : reply.send(body);
}

const app = fastify({
  logger: { level: 'info' },
  disableRequestLogging: true,
  trustProxy: '127.0.0.1',
  genReqId: () => randomUUID(),
});

// One structured line a request, as the runtime writes it.
app.addHook('onResponse', async (request, reply) => {
  request.log.info({ method: request.method, path: request.routeOptions.url, status: reply.statusCode });
});

const string = { type: 'string' } as const;
app.get<{ Querystring: { url: string } }>(
  '/api/v1/read_page',
  {
    schema: {
      querystring: {
        type: 'object',
        required: ['url'],
        properties: { url: { ...string, minLength: 1, maxLength: 300 } },
      },
    },
  },
  (request, reply) => answer(request, reply, content.pages.read(request.query.url)),
);
app.get<{ Querystring: { query: string; limit: number } }>(
  '/api/v1/search_pages',
  {
    schema: {
      querystring: {
        type: 'object',
        required: ['query'],
        properties: {
          query: { ...string, minLength: 2, maxLength: 200 },
          limit: { type: 'integer', minimum: 1, maximum: 25, default: 8 },
        },
      },
    },
  },
  (request, reply) => answer(request, reply, searchPages(request.query, { content })),
);
app.get('/api/v1/get_company_info', (request, reply) => answer(request, reply, content.company.all));

app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
  done(null, Object.fromEntries(new URLSearchParams(String(body)))),
);
app.post<{ Body: { grant_type: string } }>(
  '/oauth/token',
  { schema: { body: { type: 'object', required: ['grant_type'], properties: { grant_type: string } } } },
  (request, reply) => {
    const now = Date.now();
    const encoded = request.headers.authorization?.slice('Basic '.length) ?? '';
    const [id = '', secret = ''] = Buffer.from(encoded, 'base64').toString().split(':');
    const sent = Buffer.from(hash('sha256', secret));
    const client = clients.get(id);
    if (!client || !timingSafeEqual(sent, Buffer.from(client.secretHash))) {
      return reply.code(401).send({ error: 'invalid_client' });
    }
    if (count(`token-requests:${id}`, now).used > 30) return reply.code(429).send({ error: 'slow_down' });
    const token = randomBytes(32).toString('base64url');
    tokens.set(hash('sha256', token), { clientId: id, expiresAt: now + 3_600_000 });
    reply.headers({
      ...Object.fromEntries(commonHeaders),
      'cache-control': 'no-store',
      pragma: 'no-cache',
      'x-request-id': request.id,
    });
    return reply.send({
      access_token: token,
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'content:read quota:read',
    });
  },
);

const origin = await app.listen({ port: 0, host: '127.0.0.1' });
process.stderr.write(`listening ${origin}\n`);
