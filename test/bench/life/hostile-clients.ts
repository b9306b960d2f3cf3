/** Clients that break the rules: malformed requests, and such as begin and never go on. */

import { connect, type Socket } from 'node:net';
import type { Tally } from './tally.ts';

const json = 'Content-Type: application/json\r\n';
const post = (path: string, body: string, headers = json) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
const get = (target: string, headers = '') =>
  `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`;

const malformed: readonly string[] = [
  'nonsense\r\n\r\n',
  'GET / HTTP/9.9\r\n\r\n',
  'GET /\r\n\r\n',
  'BREW / HTTP/1.1\r\nHost: localhost\r\n\r\n',
  'GET / HTTP/1.1\r\n\r\n',
  'POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n',
  'POST /mcp HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\nhello',
  'POST /mcp HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nhello\r\n',
  get('/api/v1/search_pages?query=%'),
  get('/api/v1/search_pages?query=%FF%FE'),
  get(`/api/v1/search_pages?query=${'a'.repeat(30_000)}`),
  get('/api/v1/read_page?url=%00'),
  get(`/api/v1/read_page?url=${'../'.repeat(90)}etc/passwd`),
  get('/api/v1/read_page?url=a&url=b'),
  get('/%c0%ae%c0%ae/%c0%ae%c0%ae'),
  get('http://forged.example/api/v1/quota'),
  get('/api/v1/quota', 'Authorization: Bearer ../../x\r\n'),
  get('/llms.txt', `Cookie: ${'x'.repeat(40_000)}\r\n`),
  post('/mcp', '{"jsonrpc":"2.0","id":1,"method":'),
  post('/mcp', '[]'),
  post('/mcp', `${'['.repeat(5_000)}${']'.repeat(5_000)}`),
  post('/oauth/register', '{"client_name":7}'),
  post('/oauth/register', JSON.stringify({ client_name: 'x'.repeat(200_000) })),
  post('/oauth/token', 'grant_type=password', 'Content-Type: application/x-www-form-urlencoded\r\n'),
  post('/oauth/token', '\u0000\u0001', 'Content-Type: image/png\r\n'),
];

/** Requests that begin and never go on. */
const stalled: readonly string[] = [
  '',
  'GET /api/v1/search_pages?query=ag',
  'GET /llms.txt HTTP/1.1\r\nHost: localhost\r\nX-Slow: ',
  'POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{"jsonrpc"',
  'POST /oauth/token HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\ngrant',
];

/**
 * Sends one malformed request; none may be answered as a fault of the server.
 * @param mayBeUnavailable whether 503 is a stated answer just now
 */
export async function sendMalformed(
  port: number,
  turn: number,
  mayBeUnavailable: () => boolean,
  tally: Tally,
): Promise<void> {
  const request = malformed[turn % malformed.length] ?? '';
  const started = performance.now();
  const answer = await exchange(port, request);
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0);
  tally.count('malformed', status, performance.now() - started);
  if (status >= 500 && !(status === 503 && mayBeUnavailable()))
    tally.wrong(`malformed ${status}: ${request.slice(0, 80)}`);
}

function exchange(port: number, request: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    socket.setEncoding('latin1').on('data', (text: string) => {
      answer += text;
      if (answer.includes('\r\n\r\n')) socket.destroy();
    });
    socket.on('error', () => {}).on('close', () => resolve(answer));
  });
}

export interface Stalling {
  /** Connections that were opened, and those of them that the server has cut. */
  opened(): number;
  cut(): number;
  end(): void;
}

/** Opens connections that begin a request and never go on, some at each interval, until it is ended. */
export function stall(port: number, milliseconds: number): Stalling {
  const open = new Set<Socket>();
  let opened = 0;
  let cut = 0;
  const opening = setInterval(() => {
    for (const beginning of stalled) {
      const socket = connect(port, '127.0.0.1', () => socket.write(beginning));
      opened++;
      open.add(socket);
      socket.on('error', () => {}).on('data', () => {});
      socket.on('close', () => {
        if (open.delete(socket)) cut++;
      });
    }
  }, milliseconds);
  return {
    opened: () => opened,
    cut: () => cut,
    end() {
      clearInterval(opening);
      const left = [...open];
      open.clear();
      for (const socket of left) socket.destroy();
    },
  };
}
