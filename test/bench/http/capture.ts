/** Captures answers of the runtime, for the bare server to replay byte by byte. */

import { request as httpRequest } from 'node:http';

/** Target or path of a request, and the answer to it. `body` is in base64. */
export type Captured = [target: string, answer: { status: number; headers: string[]; body: string }];

/** Headers that every Node server adds itself. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive']);

/** Returns the answer to each target, and the first of each path, for targets that are not captured. */
export async function capture(origin: string, requests: readonly string[]): Promise<Captured[]> {
  const captured = new Map<string, Captured[1]>();
  for (const request of requests) {
    const target = request.split(' ')[1] ?? '';
    if (captured.has(target)) continue;
    const answer = await ask(origin, request);
    captured.set(target, answer);
    const path = target.split('?')[0] ?? '';
    if (!captured.has(path)) captured.set(path, answer);
  }
  return [...captured];
}

function ask(origin: string, bytes: string): Promise<Captured[1]> {
  const [head = '', body = ''] = bytes.split('\r\n\r\n');
  const [first = '', ...lines] = head.split('\r\n');
  const [method, path] = first.split(' ');
  const headers = Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2)));
  return new Promise((resolve, reject) => {
    httpRequest(new URL(path ?? '/', origin), { method: method ?? 'GET', headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const { rawHeaders, statusCode = 0 } = response;
        const kept = rawHeaders.filter((_, at) => !ownHeaders.has((rawHeaders[at & ~1] ?? '').toLowerCase()));
        resolve({ status: statusCode, headers: kept, body: Buffer.concat(chunks).toString('base64') });
      });
    })
      .on('error', reject)
      .end(body);
  });
}
