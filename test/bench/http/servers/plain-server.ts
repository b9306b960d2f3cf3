/**
 * The same work on node:http alone, with the runtime's own log and prom-client: what it costs before any framework.
 * `node --import tsx plain-server.ts CONTENT_DIR DATA_DIR`.
 */

import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Counter, Histogram, Registry } from 'prom-client';
import { createLog } from '../../../../runtime/telemetry/log.ts';
import { type Answer, type Asked, createSameWork } from './same-work.ts';

const [contentDir = '', dataDir = ''] = process.argv.slice(2);
const work = await createSameWork(contentDir, dataDir);
const log = createLog('info');
const registers = [new Registry()];
const requests = new Counter({ name: 'requests', help: '…', labelNames: ['operation', 'status'], registers });
const latency = new Histogram({ name: 'latency', help: '…', labelNames: ['operation'], registers });

const toAsked = ({ headers, socket }: IncomingMessage): Asked => ({
  authorization: headers.authorization,
  address: String(headers['x-forwarded-for'] ?? socket.remoteAddress),
  id: randomUUID(),
});

function answer(request: IncomingMessage, path: string, parameters: URLSearchParams): Answer {
  const asked = toAsked(request);
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
  const { url = '', method } = request;
  const [path = '', query = form] = url.split('?');
  const { status, headers, body } = answer(request, path, new URLSearchParams(query));
  response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) });
  response.end(body);
  requests.labels(path, String(status)).inc();
  latency.labels(path).observe((performance.now() - startedAt) / 1000);
  log.info({ method, path, status });
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
