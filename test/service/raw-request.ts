/** Sends a single HTTP request with path, method and headers unchanged, and returns the answer's bytes. */

import { type IncomingMessage, request } from 'node:http';

export interface RawAnswer {
  status: number;
  /** Values by lower-case name, in the order of the answer. */
  headers: Map<string, string[]>;
  body: Buffer;
}

export interface RawRequest {
  method?: string;
  headers?: Record<string, string | string[]>;
  body?: string | Uint8Array;
}

/** Requests `path`, neither normalised nor encoded, of `origin` on a new connection. Does not follow redirects. */
export function rawRequest(origin: string, path: string, { method = 'GET', headers, body }: RawRequest = {}) {
  return new Promise<RawAnswer>((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const outgoing = request({ hostname, port, path, method, ...(headers && { headers }), agent: false }, (incoming) =>
      readAnswer(incoming).then(resolve, reject),
    );
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}

async function readAnswer(incoming: IncomingMessage): Promise<RawAnswer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return { status: incoming.statusCode ?? 0, headers: toHeaders(incoming.rawHeaders), body: Buffer.concat(chunks) };
}

function toHeaders(raw: readonly string[]): Map<string, string[]> {
  const headers = new Map<string, string[]>();
  for (let index = 0; index + 1 < raw.length; index += 2) {
    const name = (raw[index] ?? '').toLowerCase();
    headers.set(name, [...(headers.get(name) ?? []), raw[index + 1] ?? '']);
  }
  return headers;
}
