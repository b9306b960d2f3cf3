/**
 * Does the runtime's work on node:http alone, with the runtime's own log and metrics: its cost without a framework.
 * `node plain-server.js CONTENT_DIR DATA_DIR`.
 */

import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createLog } from '../../../../runtime/telemetry.ts';
import { type Answer, type Asked, createSameWork, toLogLine } from './same-work.ts';

const [contentDir = '', dataDir = ''] = process.argv.slice(2);
const log = createLog('info');
const work = await createSameWork(contentDir, dataDir, log);
const toAsked = ({ headers, socket }: IncomingMessage): Asked => ({
  authorization: headers.authorization,
  condition: headers['if-none-match'],
  address: String(headers['x-forwarded-for'] ?? socket.remoteAddress),
  id: randomUUID(),
});

function answer(asked: Asked, path: string, parameters: URLSearchParams): Answer {
  switch (path) {
    case '/api/v1/read_page':
      return work.readPage(asked, parameters.get('url') ?? '');
    case '/api/v1/search_pages':
      return work.searchPages(asked, { query: parameters.get('query') ?? '', limit: 8 });
    case '/api/v1/get_company_info':
      return work.companyInfo(asked);
    default:
      return work.issueToken(asked);
  }
}

function serve(request: IncomingMessage, response: ServerResponse, form = ''): void {
  const startedAt = performance.now();
  const [path = '', query = form] = (request.url ?? '').split('?');
  const asked = toAsked(request);
  const { status, headers, body } = answer(asked, path, new URLSearchParams(query));
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  response.end(body);
  const ms = performance.now() - startedAt;
  log.info({ request: asked.id, ...toLogLine(request, { path, status, ms }) });
  work.metrics.countRequest(path, status, ms);
}

const server = createServer((request, response) => {
  if (request.method === 'GET') {
    serve(request, response);
    return;
  }
  const chunks: Buffer[] = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => serve(request, response, Buffer.concat(chunks).toString()));
});
server.listen(0, '127.0.0.1', () => {
  process.stderr.write(`listening http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
