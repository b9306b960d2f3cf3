/**
 * Does the runtime's work on fastify, as is usual there, with the runtime's own log and metrics.
 * `node fastify-server.js CONTENT_DIR DATA_DIR`.
 */

import { randomUUID } from 'node:crypto';
import { createMcpHandler, Server, validateHostHeader, validateOriginHeader } from '@modelcontextprotocol/server';
import fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { checkParameters, toJsonTypes } from '#shared/contract/check-parameters.ts';
import { companySections } from '#shared/contract/schemas.ts';
import { createLog } from '../../../../runtime/telemetry.ts';
import { type Answer, type Asked, createSameWork, toLogLine } from './same-work.ts';

const [contentDir = '', dataDir = ''] = process.argv.slice(2);
const log = createLog('info');
const work = await createSameWork(contentDir, dataDir, log);

const app = fastify({
  loggerInstance: log,
  disableRequestLogging: true,
  trustProxy: '127.0.0.1',
  genReqId: () => randomUUID(),
});

// One structured line a request, as the runtime writes it, and its count and time.
app.addHook('onResponse', (request, reply, done) => {
  const { url = '' } = request.routeOptions;
  request.log.info(toLogLine(request.raw, { path: url, status: reply.statusCode, ms: reply.elapsedTime }));
  work.metrics.countRequest(url, reply.statusCode, reply.elapsedTime);
  done();
});

const toAsked = ({ headers, ip, id }: FastifyRequest): Asked => ({
  authorization: headers.authorization,
  condition: headers['if-none-match'],
  address: ip,
  id,
});
const send = (reply: FastifyReply, { status, headers, body }: Answer): FastifyReply =>
  reply.code(status).headers(headers).send(body);

const sections = [...companySections];
const string = { type: 'string' } as const;
app.get<{ Querystring: { url: string } }>(
  '/api/v1/read_page',
  {
    schema: {
      querystring: {
        type: 'object',
        required: ['url'],
        properties: { url: { ...string, minLength: 1, maxLength: 300 }, part: { type: 'integer', minimum: 1 } },
      },
    },
  },
  (request, reply) => send(reply, work.readPage(toAsked(request), request.query.url)),
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
          cursor: string,
        },
      },
    },
  },
  (request, reply) => send(reply, work.searchPages(toAsked(request), request.query)),
);
app.get(
  '/api/v1/get_company_info',
  {
    schema: { querystring: { type: 'object', properties: { section: { ...string, enum: sections, default: 'all' } } } },
  },
  (request, reply) => send(reply, work.companyInfo(toAsked(request))),
);

app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
  done(null, Object.fromEntries(new URLSearchParams(String(body)))),
);
app.post<{ Body: { grant_type: string } }>(
  '/oauth/token',
  { schema: { body: { type: 'object', required: ['grant_type'], properties: { grant_type: string } } } },
  (request, reply) => send(reply, work.issueToken(toAsked(request))),
);

// The SDK as its documentation shows it: both eras, a server for each request, its checks of Host and Origin; and the
// headers that the answer has over HTTP.
interface Exchange {
  asked: Asked;
  headers?: Answer['headers'];
}
const exchanges = new WeakMap<Request, Exchange>();
const hosts = ['127.0.0.1', 'localhost'];
const tool = { name: 'search_pages', inputSchema: { type: 'object', properties: { query: string } } } as const;
const mcp = createMcpHandler(({ requestInfo }) => {
  const exchange = exchanges.get(requestInfo as Request) as Exchange;
  const server = new Server({ name: 'bench', version: '1.0' }, { capabilities: { tools: {} } });
  server.setRequestHandler('tools/list', () => ({ tools: [tool] }));
  server.setRequestHandler('tools/call', ({ params }) => {
    const { headers, body } = work.searchPages(
      exchange.asked,
      checkParameters('search_pages', toJsonTypes('search_pages', params.arguments ?? {})),
    );
    exchange.headers = headers;
    const text = body.toString();
    return { content: [{ type: 'text', text }], structuredContent: JSON.parse(text) };
  });
  return server;
});
app.post('/mcp', async (request, reply) => {
  const { host, origin } = request.headers;
  if (!validateHostHeader(host, hosts).ok || !validateOriginHeader(origin, hosts).ok) return reply.code(403).send();
  const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]);
  const sent = new Request('http://127.0.0.1/mcp', { method: 'POST', headers });
  const exchange: Exchange = { asked: toAsked(request) };
  exchanges.set(sent, exchange);
  const answer = await mcp.fetch(sent, { parsedBody: request.body });
  return reply
    .code(answer.status)
    .headers({ ...exchange.headers, ...Object.fromEntries(answer.headers) })
    .send(await answer.text());
});

const origin = await app.listen({ port: 0, host: '127.0.0.1' });
process.stderr.write(`listening ${origin}\n`);
