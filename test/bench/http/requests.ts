/** Requests of the HTTP bench by kind, as they are sent. */

import { type BenchClient, createWriter } from './bench-content.ts';
import { createRandom } from './random.ts';

export const kinds = ['read_page', 'search_warm', 'search_cold', 'company', 'mcp', 'mcp_2025', 'token'] as const;
export type Kind = (typeof kinds)[number];

/** Pages, tokens and clients for the requests. */
export interface RequestSources {
  /** Number of pages of the content. */
  pages: number;
  /** Valid access tokens; each admits 600 requests a minute. */
  tokens: readonly string[];
  /** Registered clients; each may request 30 tokens a minute. */
  clients: readonly BenchClient[];
}

/** Number of addresses of callers without a token; each admits 60 requests a minute. */
const ADDRESSES = 10_000;
const WARM_QUERIES = 50;
const COLD_QUERIES = 60_000;

/** Returns the requests of a kind, in turn over pages or queries, and over tokens, addresses or clients. */
export function toRequests(kind: Kind, { pages, tokens, clients }: RequestSources): string[] {
  const from = (number: number) =>
    `X-Forwarded-For: 10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}\r\n`;
  const many = <Item>(count: number, make: (number: number) => Item) =>
    Array.from({ length: count }, (_, n) => make(n));
  switch (kind) {
    case 'read_page':
      return many(Math.max(pages, tokens.length), (n) =>
        get(`/api/v1/read_page?url=%2Fp%2F${n % pages}%2F`, `Authorization: Bearer ${tokens[n % tokens.length]}\r\n`),
      );
    case 'search_warm':
      return many(ADDRESSES, (n) => get(`/api/v1/search_pages?query=${warmQuery(n % WARM_QUERIES)}`, from(n)));
    case 'search_cold': {
      const { word } = createWriter(99);
      const random = createRandom(7);
      const query = () => many(2 + Math.floor(random() * 2), word).join('+');
      return many(COLD_QUERIES, (n) => get(`/api/v1/search_pages?query=${query()}+${n}`, from(n % ADDRESSES)));
    }
    case 'company':
      return many(ADDRESSES, (n) => get('/api/v1/get_company_info', from(n)));
    case 'mcp':
      return many(ADDRESSES, (n) => modernCall(decodeQuery(warmQuery(n % WARM_QUERIES)), from(n)));
    case 'mcp_2025':
      return many(ADDRESSES, (n) => earlierCall(decodeQuery(warmQuery(n % WARM_QUERIES)), from(n)));
    case 'token':
      return clients.map(({ id, secret }) => {
        const basic = Buffer.from(`${id}:${secret}`).toString('base64');
        const headers = `Authorization: Basic ${basic}\r\nContent-Type: application/x-www-form-urlencoded\r\n`;
        return post('/oauth/token', headers, 'grant_type=client_credentials');
      });
  }
}

function warmQuery(number: number): string {
  const { word } = createWriter(1000 + number);
  return `${word()}+${word()}`;
}

const decodeQuery = (query: string): string => query.replaceAll('+', ' ');

const host = 'Host: 127.0.0.1\r\nUser-Agent: bench/1.0\r\nAccept: application/json, text/event-stream\r\n';

const get = (target: string, headers: string): string => `GET ${target} HTTP/1.1\r\n${host}${headers}\r\n`;

const post = (target: string, headers: string, body: string): string =>
  `POST ${target} HTTP/1.1\r\n${host}${headers}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;

const key = 'io.modelcontextprotocol/';
const identity = { name: 'bench', version: '1.0' };
const json = 'Content-Type: application/json\r\n';

function modernCall(query: string, headers: string): string {
  const version = '2026-07-28';
  const _meta = {
    [`${key}protocolVersion`]: version,
    [`${key}clientInfo`]: identity,
    [`${key}clientCapabilities`]: {},
  };
  const era = `MCP-Protocol-Version: ${version}\r\nMcp-Method: tools/call\r\nMcp-Name: search_pages\r\n`;
  return post('/mcp', `${json}${era}${headers}`, toCall(query, { _meta }));
}

const earlierCall = (query: string, headers: string): string =>
  post('/mcp', `${json}MCP-Protocol-Version: 2025-11-25\r\n${headers}`, toCall(query, {}));

const toCall = (query: string, more: object): string =>
  JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'search_pages', arguments: { query }, ...more },
  });
