/** Doctor: authorization endpoints and MCP, as far as they can be asked without registering anything. */

import type { Addresses } from '#shared/addresses.ts';
import { toolIds } from '#shared/contract/operations.ts';
import type { Findings } from './finding.ts';
import { isHtml, member, type Probe } from './probe.ts';

/** The last revision whose requests need no session. */
const PROTOCOL_VERSION = '2025-11-25';

/** No client is registered and no token asked for: every request is one that must be refused. */
export async function checkOAuth(probe: Probe, { site, oauth }: Addresses, findings: Findings): Promise<void> {
  for (const name of ['register', 'token', 'revoke', 'introspect'] as const) {
    const address = oauth[name];
    const { status, headers } = await probe(address.slice(site.length));
    findings.note({
      check: 'method',
      address,
      ok: status === 405 && /post/i.test(headers.get('allow') ?? ''),
      wanted: 'status 405 with Allow: POST to a GET',
      found: `status ${status}`,
      hint: 'Hand this address to the runtime.',
      repair: 'route',
    });
  }
  const answer = await probe(oauth.token.slice(site.length), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'grant_type=client_credentials',
  });
  findings.note({
    check: 'token-endpoint',
    address: `POST ${oauth.token}`,
    ok: answer.status === 401 && member(answer.json, 'error') === 'invalid_client',
    wanted: 'status 401 invalid_client without credentials',
    found:
      answer.failure ??
      `status ${answer.status}, ${isHtml(answer) ? 'an HTML page' : String(member(answer.json, 'error'))}`,
    hint: 'Hand POST with its body to the runtime, and its answer back as it is.',
    repair: 'route',
  });
  findings.note({
    check: 'no-store',
    address: `POST ${oauth.token}`,
    ok: /no-store/.test(answer.headers.get('cache-control') ?? ''),
    wanted: 'Cache-Control: no-store',
    found: answer.headers.get('cache-control') ?? 'no such header',
    hint: 'Let the answer’s Cache-Control through: what is kept here are tokens.',
    repair: 'answer',
  });
}

/** Lists the tools as a client of the older era does, which needs one request. */
export async function checkMcp(probe: Probe, { site, mcp }: Addresses, findings: Findings): Promise<void> {
  const path = mcp.slice(site.length);
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
  findings.note({
    check: 'mcp-tools',
    address: `POST ${mcp}`,
    ok: toolIds.every((id) => names.includes(id)),
    wanted: `tools ${toolIds.join(', ')}`,
    found: names.join(', ') || (answer.failure ?? `status ${answer.status}, ${answer.type || 'no body'}`),
    hint:
      answer.status === 403
        ? 'The proxy does not pass the Host header on, and the runtime answers no other host than the site’s.'
        : 'Hand POST to the runtime without buffering.',
    repair: answer.status === 403 ? 'request-headers' : 'route',
  });
  const { status } = await probe(path);
  findings.note({
    check: 'method',
    address: mcp,
    ok: status === 405,
    wanted: 'status 405 to a GET: there are no sessions',
    found: `status ${status}`,
    hint: 'Hand every method to the runtime.',
    repair: 'route',
  });
}
