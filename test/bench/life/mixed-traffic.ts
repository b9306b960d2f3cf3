/** What agents ask of a service, mixed; every answer is checked against what the service states. */

import { randomInt } from 'node:crypto';
import { numbersIn, topics } from './numbered-content.ts';
import type { Tally } from './tally.ts';

/** Milliseconds after which an answer no longer counts as one. */
const PATIENCE = 20_000;

export interface TrafficOptions {
  origin: string;
  /** Pages of each generation. */
  pages: number;
  /** Whether the shared state may be out of reach: only then is a 503 a stated answer. */
  isStateInTrouble(): boolean;
  tally: Tally;
}

interface Answer {
  status: number;
  text: string;
  headers: Headers;
}

/** Makes one request, or the few that belong together. */
export type Step = () => Promise<void>;

export function createTraffic({ origin, pages, isStateInTrouble, tally }: TrafficOptions): Step {
  /** Newest generation of any answer so far. */
  let newest = 0;
  let turn = 0;
  let client: { client_id: string; client_secret: string } | undefined;
  let token: string | undefined;

  async function ask(kind: string, path: string, init: RequestInit = {}): Promise<Answer> {
    const known = newest;
    const started = performance.now();
    const headers = { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`, ...init.headers };
    const answer = await fetch(origin + path, { ...init, headers, signal: AbortSignal.timeout(PATIENCE) });
    const text = await answer.text();
    tally.count(kind, answer.status, performance.now() - started);
    const numbers = numbersIn(text);
    if (numbers.length > 1) tally.wrong(`${kind} ${path} mixes generations ${numbers}`);
    if (numbers[0] !== undefined && numbers[0] < known)
      tally.wrong(`${kind} ${path} went back to ${numbers[0]} from ${known}`);
    newest = Math.max(newest, numbers[0] ?? 0);
    return { status: answer.status, text, headers: answer.headers };
  }

  /** Complains about an answer that is none of these; 503 is one while the shared state is in trouble. */
  function expectOne(kind: string, { status, headers, text }: Answer, ...stated: number[]): boolean {
    if (stated.includes(status)) return true;
    const unavailable = status === 503 && headers.has('retry-after') && isStateInTrouble();
    if (!unavailable) tally.wrong(`${kind} ${status} ${text.slice(0, 120)}`);
    return false;
  }

  const page = () => `/p/${1 + randomInt(pages - 1)}/`;
  const topic = () => topics[randomInt(topics.length)] ?? '';
  const json = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };

  /** Content without a token is there whatever becomes of the shared state. */
  const anonymous = async (kind: string, path: string, init?: RequestInit) => {
    const answer = await ask(kind, path, init);
    if (answer.status !== 200) tally.wrong(`${kind} ${answer.status} ${answer.text.slice(0, 120)}`);
    else if (numbersIn(answer.text).length !== 1) tally.wrong(`${kind} ${path} names no generation`);
  };

  const call = () => ({
    method: 'POST',
    headers: { ...json, 'mcp-protocol-version': '2025-11-25' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'search_pages', arguments: { query: topic() } },
    }),
  });

  async function identify(): Promise<void> {
    if (!client || randomInt(20) === 0) {
      const body = JSON.stringify({ client_name: 'Soak' });
      const answer = await ask('register', '/oauth/register', { method: 'POST', headers: json, body });
      if (expectOne('register', answer, 201)) client = JSON.parse(answer.text);
      return;
    }
    const body = new URLSearchParams({ grant_type: 'client_credentials', ...credentialsOf(client) });
    const answer = await ask('token', '/oauth/token', { method: 'POST', body });
    // 401 once the shared state has lost what it held.
    if (expectOne('token', answer, 200, 401, 429) && answer.status === 200)
      token = JSON.parse(answer.text).access_token;
    if (answer.status === 401) client = undefined;
  }

  async function readIdentified(path: string): Promise<void> {
    if (token === undefined) return identify();
    const answer = await ask('identified', path, { headers: { authorization: `Bearer ${token}` } });
    if (expectOne('identified', answer, 200, 401, 429) && answer.status === 401) token = undefined;
  }

  const kinds: (() => Promise<void>)[] = [
    () => anonymous('read', `/api/v1/read_page?url=${page()}`),
    () => anonymous('search', `/api/v1/search_pages?query=${topic()}&limit=${1 + randomInt(25)}`),
    () => anonymous('company', '/api/v1/get_company_info'),
    () => anonymous('document', '/llms.txt'),
    () => anonymous('mirror', `/p/${1 + randomInt(pages - 1)}.md`),
    () => anonymous('mcp', '/mcp', call()),
    () => readIdentified(`/api/v1/read_page?url=${page()}`),
    () => readIdentified('/api/v1/quota'),
    async () => {
      expectOne('missing', await ask('missing', '/api/v1/read_page?url=/no-esta/'), 404);
    },
    async () => void (turn % 40 === 9 ? await identify() : await anonymous('read', `/api/v1/read_page?url=${page()}`)),
  ];

  return async () => {
    const kind = kinds[turn++ % kinds.length];
    try {
      await kind?.();
    } catch (error) {
      tally.wrong(`no answer: ${String((error as Error).cause ?? error)}`);
    }
  };
}

const credentialsOf = ({ client_id, client_secret }: { client_id: string; client_secret: string }) => ({
  client_id,
  client_secret,
});
