/** Doctor: the content operations as an agent calls them, through whatever stands before the runtime. */

import type { Addresses } from '#shared/addresses.ts';
import { quotaPolicies, toApiVersion } from '#shared/contract/policy.ts';
import { checkAnswer } from './document-checks.ts';
import type { Findings } from './finding.ts';
import { type Answer, isHtml, member, type Probe } from './probe.ts';

const versionedHeaders = [
  'ratelimit',
  'ratelimit-policy',
  'ratelimit-limit',
  'ratelimit-remaining',
  'ratelimit-reset',
  'api-version',
];

/** Calls each operation in ways that tell what a proxy changes. Costs some ten requests of the quota. */
export async function checkOperations(probe: Probe, addresses: Addresses, findings: Findings): Promise<void> {
  const at = (address: string) => address.slice(addresses.site.length);
  const { operations } = addresses;
  const search = `${at(operations.search_pages)}?query=${encodeURIComponent('información')}`;

  const company = await probe(at(operations.get_company_info));
  if (!checkAnswer(company, operations.get_company_info, 'application/json', findings)) return;
  findings.note({
    check: 'website',
    address: operations.get_company_info,
    ok: String(member(company.json, 'website')).startsWith(`${addresses.site}/`),
    wanted: `website below ${addresses.site}/`,
    found: String(member(company.json, 'website')),
    hint: `Compile with site.url: '${addresses.site}'.`,
  });
  checkHeaders(company, addresses, findings);

  const found = await probe(search);
  checkAnswer(found, operations.search_pages, 'application/json', findings);
  const read = await probe(`${at(operations.read_page)}?url=${addresses.site}/`);
  findings.note({
    check: 'slashes-in-parameters',
    address: operations.read_page,
    ok: read.status === 200 || read.status === 404,
    wanted: 'a full address as parameter arrives as it was sent',
    found: `status ${read.status}`,
    hint: 'The proxy rewrites query strings or refuses addresses in them.',
    repair: 'answer',
  });

  const errors: [string, string, number][] = [
    [operations.search_pages, at(operations.search_pages), 400],
    [`${addresses.base}/no_such_operation`, at(`${addresses.base}/no_such_operation`), 404],
    [operations.get_quota, at(operations.get_quota), 401],
    [operations.get_agent_identity, at(operations.get_agent_identity), 401],
  ];
  for (const [address, path, status] of errors) checkError(await probe(path), address, status, findings);

  checkToken(await probe(search, { headers: { authorization: 'Bearer not-a-token' } }), addresses, findings);
  await checkPreflight(probe, at(operations.search_pages), operations.search_pages, findings);
  await checkForwarded(probe, search, operations.search_pages, findings);
}

function checkHeaders({ headers }: Answer, { base, operations, documents }: Addresses, findings: Findings): void {
  const address = operations.get_company_info;
  const lost = versionedHeaders.filter((name) => !headers.has(name));
  findings.note({
    check: 'rate-limit-headers',
    address,
    ok: lost.length === 0 && headers.get('api-version') === toApiVersion(base),
    wanted: `${versionedHeaders.join(', ')}, version ${toApiVersion(base)}`,
    found: lost.length ? `without ${lost.join(', ')}` : `version ${headers.get('api-version')}`,
    hint: 'Agents pace themselves by these. Let the answer’s headers through.',
    repair: 'answer',
  });
  const policy = headers.get('link') ?? '';
  findings.note({
    check: 'link-header',
    address,
    ok: policy.includes('rel="deprecation"') && policy.includes(`<${documents.developerPage}`),
    wanted: `Link to ${documents.developerPage} with rel="deprecation"`,
    found: policy || 'no Link header',
    hint: 'Let the answer’s Link header through.',
    repair: 'answer',
  });
  const caching = headers.get('cache-control') ?? '';
  const age = Number(headers.get('age') ?? 0);
  findings.note({
    check: 'shared-cache',
    address,
    ok: age === 0 && (/no-store|no-cache|private/.test(caching) || /authorization/i.test(headers.get('vary') ?? '')),
    wanted: 'never kept by a shared cache: its rate-limit headers are one caller’s',
    found: age > 0 ? `an answer ${age} s old` : `Cache-Control: ${caching || 'none'}`,
    hint: 'Take the API out of the cache of CDN and proxy.',
    repair: 'answer',
  });
}

function checkError(answer: Answer, address: string, status: number, findings: Findings): void {
  const code = member(answer.json, 'code');
  findings.note({
    check: 'error-shape',
    address,
    ok: answer.status === status && typeof code === 'string' && typeof member(answer.json, 'data', 'hint') === 'string',
    wanted: `status ${status} in JSON with code and data.hint`,
    found: answer.failure ?? `status ${answer.status}, ${isHtml(answer) ? 'an HTML page' : answer.type || 'no body'}`,
    hint: 'An error page of the proxy replaces the answer, or the address does not reach the runtime.',
    repair: isHtml(answer) && answer.status === status ? 'answer' : 'route',
  });
}

/** A wrong token must be refused: a proxy that drops the header makes every identified agent anonymous. */
function checkToken(answer: Answer, { operations, apiProtectedResource }: Addresses, findings: Findings): void {
  const refused = findings.note({
    check: 'authorization-stripped',
    address: operations.search_pages,
    ok: answer.status === 401,
    wanted: 'status 401 to a wrong Bearer token',
    found: `status ${answer.status}`,
    hint: 'The proxy does not pass the Authorization header on.',
    repair: 'request-headers',
  });
  if (!refused) return;
  const challenge = answer.headers.get('www-authenticate') ?? '';
  findings.note({
    check: 'challenge',
    address: operations.search_pages,
    ok: challenge.includes(`resource_metadata="${apiProtectedResource}"`),
    wanted: `WWW-Authenticate with resource_metadata="${apiProtectedResource}"`,
    found: challenge || 'no such header',
    hint: 'Clients find the authorization server by it. Let the header through.',
    repair: 'answer',
  });
}

async function checkPreflight(probe: Probe, path: string, address: string, findings: Findings): Promise<void> {
  const { status, headers } = await probe(path, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://agent.example',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'authorization',
    },
  });
  const allowed = headers.get('access-control-allow-headers') ?? '';
  findings.note({
    check: 'preflight',
    address: `OPTIONS ${address}`,
    ok: status >= 200 && status < 300 && /authorization|\*/i.test(allowed),
    wanted: 'a 2xx answer that allows Authorization',
    found: `status ${status}, ${allowed || 'no Access-Control-Allow-Headers'}`,
    hint: 'Hand OPTIONS to the runtime too.',
    repair: 'route',
  });
  const refused = await probe(path, { method: 'POST', body: '' });
  findings.note({
    check: 'method',
    address: `POST ${address}`,
    ok: refused.status === 405 && refused.headers.has('allow'),
    wanted: 'status 405 with Allow',
    found: `status ${refused.status}`,
    hint: 'Hand every method to the runtime, which knows which it answers.',
    repair: 'route',
  });
}

/** A caller that can name its own address has as many quotas as it likes. */
async function checkForwarded(probe: Probe, path: string, address: string, findings: Findings): Promise<void> {
  const remaining = async (headers = {}) => {
    const answer = await probe(path, { headers });
    const number = (name: string) => Number(answer.headers.get(name) ?? Number.NaN);
    return { left: number('ratelimit-remaining'), reset: number('ratelimit-reset') };
  };
  const before = await remaining();
  const disguised = await remaining({ 'x-forwarded-for': '192.0.2.77' });
  const after = await remaining();
  const windowLasted = after.reset <= before.reset;
  const escaped = windowLasted && disguised.left > before.left && after.left === before.left - 1;
  findings.note({
    check: 'forged-address',
    address,
    ok: !escaped,
    wanted: 'X-Forwarded-For of a caller does not change who is counted',
    found: escaped
      ? `a fresh quota of ${quotaPolicies.anonymous.limit} for an invented address`
      : 'counted as one caller',
    hint: 'Set TRUST_PROXY to the number of proxies that really stand before the runtime, and let each append the caller’s address.',
    repair: 'request-headers',
  });
}
