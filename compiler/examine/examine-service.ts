/** Examine: authorization endpoints and MCP, as far as they can be asked without registering anything. */

import { toolIds } from '#shared/contract/operations.ts';
import type { Examination } from './examination.ts';
import { isHtml, member } from './probe.ts';

/** The last revision whose requests need no session. */
const PROTOCOL_VERSION = '2025-11-25';

/** No client is registered and no token asked for: every request is one that must be refused. */
export async function examineOAuth({ addresses, note, probe, words }: Examination): Promise<void> {
  const { oauth, site } = addresses;
  for (const name of ['register', 'token', 'revoke', 'introspect'] as const) {
    const { status, headers } = await probe(oauth[name].slice(site.length));
    const isRefused = status === 405 && /post/i.test(headers.get('allow') ?? '');
    note('method', oauth[name], isRefused, words.status(status), 'POST');
  }
  const answer = await probe(oauth.token.slice(site.length), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=client_credentials',
  });
  const address = `POST ${oauth.token}`;
  const error = member(answer.json, 'error');
  const found = answer.failure ?? `${words.status(answer.status)}, ${isHtml(answer) ? 'HTML' : error}`;
  note('token-endpoint', address, answer.status === 401 && error === 'invalid_client', found);
  const caching = answer.headers.get('cache-control');
  note('no-store', address, /no-store/.test(caching ?? ''), caching ?? words.without('Cache-Control'));
}

/** Lists the tools as a client of the older era does, which needs one request. */
export async function examineMcp({ addresses, note, probe, words }: Examination): Promise<void> {
  const path = addresses.mcp.slice(addresses.site.length);
  const answer = await probe(path, {
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
  const found = names.join(', ') || (answer.failure ?? `${words.status(answer.status)}, ${answer.type}`);
  const isWhole = toolIds.every((id) => names.includes(id));
  note('mcp-tools', `POST ${addresses.mcp}`, isWhole, found, toolIds.join(', '));
  // There are no sessions.
  const { status } = await probe(path);
  note('method', addresses.mcp, status === 405, words.status(status));
}
