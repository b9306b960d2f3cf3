/** Examine: operations, authorization and MCP as agents call them, through the proxies before the runtime. */

import { toolIds } from '#shared/contract/operations.ts';
import { quotaHeaders, toApiVersion } from '#shared/contract/policy.ts';
import type { Examination } from './examination.ts';
import { examineAddress } from './examine-documents.ts';
import { type Answer, isHtml, member, sayAnswer } from './probe.ts';

/** Calls each operation in ways that reveal changes by a proxy. Costs some ten requests of the quota. */
export async function examineOperations(examination: Examination): Promise<void> {
  const { addresses, note, ask } = examination;
  const { operations, site } = addresses;
  const search = `${operations.search_pages}?query=${encodeURIComponent('información')}`;

  const company = await examineAddress(examination, operations.get_company_info, 'application/json');
  if (!company) return;
  const website = String(member(company.json, 'website'));
  note('says-its-address', operations.get_company_info, website.startsWith(`${site}/`), website, `website: ${site}/`);
  examineHeaders(examination, company);
  await examineAddress(examination, search, 'application/json');

  await examineError(examination, operations.search_pages, 400);
  // A whole address as a parameter, which some proxies refuse.
  await examineError(examination, `${operations.read_page}?url=${site}/no-such-page-4d1f/`, 404);
  await examineError(examination, `${addresses.base}/no_such_operation`, 404);
  await examineError(examination, operations.get_quota, 401);
  await examineError(examination, operations.get_agent_identity, 401);

  examineToken(examination, await ask(search, { headers: { authorization: 'Bearer not-a-token' } }));
  await examinePreflight(examination, search);
  await examineForwarded(examination, search);
}

/** Notes headers of an answer of `get_company_info`: quota, version, and no shared cache. */
function examineHeaders({ addresses, note, noteHeader }: Examination, answer: Answer): void {
  const address = addresses.operations.get_company_info;
  const version = toApiVersion(addresses.base);
  for (const name of quotaHeaders) noteHeader(address, answer, name, '…', () => true);
  noteHeader(address, answer, 'API-Version', version, (said) => said === version);
  noteHeader(address, answer, 'Link', 'rel="deprecation"');
  // `Vary: Authorization` is not enough: all anonymous callers would get the quota of the first.
  noteHeader(address, answer, 'Cache-Control', 'private', (said) => /no-store|no-cache|private/.test(said));
  const age = answer.headers.get('age') ?? '0';
  note('shared-cache', address, age === '0', `Age: ${age}`);
}

/** Notes whether an address answers with the status, in the shape of the API's errors. */
async function examineError(examination: Examination, address: string, status: number): Promise<void> {
  const { note, ask, words } = examination;
  const answer = await ask(address);
  const { json } = answer;
  const isOurs = typeof member(json, 'code') === 'string' && typeof member(json, 'data', 'hint') === 'string';
  const found = answer.failure ?? `${words.status(answer.status)}, ${isHtml(answer) ? 'HTML' : answer.type}`;
  note('error-shape', address, answer.status === status && isOurs, found, String(status));
}

/** Notes whether a wrong token is refused: a proxy that drops the header makes every identified agent anonymous. */
function examineToken({ addresses, note, noteHeader, words }: Examination, answer: Answer): void {
  const address = addresses.operations.search_pages;
  if (!note('authorization-stripped', address, answer.status === 401, words.status(answer.status))) return;
  noteHeader(address, answer, 'WWW-Authenticate', `resource_metadata="${addresses.apiProtectedResource}"`);
}

/** Notes whether browsers may send a token: a CORS preflight allows `Authorization`. */
async function examinePreflight({ note, ask, words }: Examination, address: string): Promise<void> {
  const { status, headers } = await ask(address, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://agent.example',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
    },
  });
  const allowed = headers.get('access-control-allow-headers') ?? '';
  const isAllowed = status >= 200 && status < 300 && /authorization|\*/i.test(allowed);
  note('preflight', `OPTIONS ${address}`, isAllowed, `${words.status(status)}, «${allowed}»`);
}

/** Notes whether a caller can fake its address, and so has any number of quotas. */
async function examineForwarded({ note, ask }: Examination, address: string): Promise<void> {
  const quota = async (headers = {}) => {
    const answer = await ask(address, { headers });
    const number = (name: string) => Number(answer.headers.get(name));
    return { left: number('ratelimit-remaining'), reset: number('ratelimit-reset') };
  };
  const before = await quota();
  const disguised = await quota({ 'x-forwarded-for': '192.0.2.77' });
  const after = await quota();
  // With a new window all of them have a fresh quota.
  const escaped = after.reset <= before.reset && disguised.left > before.left && after.left === before.left - 1;
  note('forged-address', address, !escaped, '');
}

/** The last revision whose requests need no session. */
const PROTOCOL_VERSION = '2025-11-25';

/** Notes whether the OAuth endpoints refuse wrong requests. It registers no client and gets no token. */
export async function examineOAuth({ addresses, note, noteHeader, ask, words }: Examination): Promise<void> {
  const { oauth } = addresses;
  for (const name of ['register', 'token', 'revoke', 'introspect'] as const) {
    const { status, headers } = await ask(oauth[name]);
    const isRefused = status === 405 && /post/i.test(headers.get('allow') ?? '');
    note('method', oauth[name], isRefused, words.status(status), 'POST');
  }
  const answer = await ask(oauth.token, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=client_credentials',
  });
  const address = `POST ${oauth.token}`;
  const error = member(answer.json, 'error');
  const found = answer.failure ?? `${words.status(answer.status)}, ${isHtml(answer) ? 'HTML' : error}`;
  note('token-endpoint', address, answer.status === 401 && error === 'invalid_client', found);
  noteHeader(address, answer, 'Cache-Control', 'no-store');
}

/** Notes whether all tools are listed to a client of the older protocol, which needs one request. */
export async function examineMcp({ addresses: { mcp }, note, ask, words }: Examination): Promise<void> {
  const answer = await ask(mcp, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': PROTOCOL_VERSION,
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list', params: {} }),
  });
  const tools = member(answer.json, 'result', 'tools');
  const names = Array.isArray(tools) ? tools.map((tool) => String(member(tool, 'name'))) : [];
  const found = names.join(', ') || (answer.failure ?? sayAnswer(answer, words));
  const isWhole = toolIds.every((id) => names.includes(id));
  note('mcp-tools', `POST ${mcp}`, isWhole, found, toolIds.join(', '));
}
