import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ContractRequest, findInvalid, toRequests } from './contract-requests.ts';
import { type ContractOperation, contractOperations, findDeviations } from './published-contract.ts';
import { manifest, type RunningService, runService } from './running-service.ts';

/** Requests to each operation that takes parameters, and to each that takes none. */
const RUNS = { parameters: 700, none: 100 };

/** Requests from one address: under the anonymous quota, whatever else it counts. */
const PER_ADDRESS = 50;

/** Values that lead somewhere. */
const real = {
  query: ['lavadora', 'aire acondicionado', 'precios', 'el de la'],
  url: manifest.pages.flatMap(({ path, url }) => [path, url, path.split('/').at(-2) ?? '/']).filter(Boolean),
};

/** What an operation may refuse though the schema admits it: what only the content can tell. */
const decidedByContent: Record<string, readonly string[]> = { search_pages: ['cursor'], read_page: ['url', 'part'] };

let service: RunningService;
let sent = 0;
const tokens = { full: [] as string[], 'content only': [] as string[] };
/** Of a client whose quota is to be used up. */
let spent: string;

beforeAll(async () => {
  service = await runService();
  // Several clients, so that none uses up the quota of its own.
  for (let index = 0; index < 4; index++) {
    tokens.full.push(await issueToken('content:read quota:read'));
    tokens['content only'].push(await issueToken('content:read'));
  }
  spent = await issueToken('content:read quota:read');
});

afterAll(() => service?.stop());

const nextAddress = () => {
  const block = Math.floor(sent++ / PER_ADDRESS);
  return `10.${block >> 16}.${(block >> 8) & 255}.${block & 255}`;
};

async function issueToken(scope: string): Promise<string> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${tokens.full.length}` };
  const registered = await service.fetch('/oauth/register', {
    method: 'POST',
    headers,
    body: JSON.stringify({ client_name: 'contract' }),
  });
  const { client_id, client_secret } = (await registered.json()) as Record<string, string>;
  const basic = Buffer.from(`${client_id}:${client_secret}`).toString('base64');
  const granted = await service.fetch('/oauth/token', {
    method: 'POST',
    headers: { 'x-forwarded-for': headers['x-forwarded-for'], authorization: `Basic ${basic}` },
    body: new URLSearchParams({ grant_type: 'client_credentials', scope }),
  });
  return ((await granted.json()) as { access_token: string }).access_token;
}

function toAuthorization(token: ContractRequest['token']): string | undefined {
  switch (token) {
    case 'none':
      return undefined;
    case 'wrong':
      return 'Bearer nobody-issued-this';
    case 'not Bearer':
      return 'Basic YTpi';
    default:
      return `Bearer ${tokens[token][sent % tokens[token].length]}`;
  }
}

function send({ path }: ContractOperation, { method, pairs, token, condition }: ContractRequest): Promise<Response> {
  const authorization = toAuthorization(token);
  const query = pairs.map(({ raw }) => raw).join('&');
  return service.fetch(query ? `${path}?${query}` : path, {
    method,
    redirect: 'error',
    headers: {
      'x-forwarded-for': nextAddress(),
      ...(authorization !== undefined && { authorization }),
      ...(condition !== undefined && { 'if-none-match': condition }),
    },
  });
}

/** Statuses that the document leads a client to expect. */
function expectedStatuses(operation: ContractOperation, request: ContractRequest): number[] {
  const { method, token, pairs, condition } = request;
  if (token === 'wrong' || token === 'not Bearer') return [401];
  if (method !== 'GET' && method !== 'HEAD') return [405];
  if (operation.token === 'required' && token === 'none') return [401];
  if (operation.scopes.includes('quota:read') && token === 'content only') return [403];
  if (findInvalid(operation, pairs).length > 0) return [400];
  const success = condition === '*' && '304' in operation.responses ? 304 : 200;
  const given = new Set(pairs.map(({ name }) => name));
  const open = (decidedByContent[operation.id] ?? []).some((name) => given.has(name));
  return open ? [success, 400, 404] : [success];
}

async function check(operation: ContractOperation, request: ContractRequest): Promise<void> {
  const response = await send(operation, request);
  const copy = response.clone();
  expect(await findDeviations(operation, response, request.method)).toEqual([]);
  expect(expectedStatuses(operation, request)).toContain(response.status);
  if (request.method === 'HEAD' || response.status !== 400) return;
  const { data } = (await copy.json()) as { data: { parameter?: string; hint: string } };
  const invalid = findInvalid(operation, request.pairs);
  expect(invalid.length > 0 ? invalid : (decidedByContent[operation.id] ?? [])).toContain(data.parameter);
  expect(data.hint).toContain(data.parameter);
}

describe.each(contractOperations.map((operation) => [operation.id, operation] as const))('%s', (_id, operation) => {
  const numRuns = operation.parameters.length > 0 ? RUNS.parameters : RUNS.none;

  it(`answers ${numRuns} requests as openapi.json says`, async () => {
    await fc.assert(
      fc.asyncProperty(toRequests(operation, real), (request) => check(operation, request)),
      { numRuns, seed: 20_300_101 },
    );
  });

  it('gives the documented refusal when the quota is used up', async () => {
    const headers = {
      'x-forwarded-for': '203.0.113.77',
      ...(operation.token === 'required' && { authorization: `Bearer ${spent}` }),
    };
    const limit = operation.token === 'required' ? 600 : 60;
    const ask = () => service.fetch(operation.path, { headers });
    let response = await ask();
    for (let count = 0; count < limit && response.status !== 429; count++) {
      await response.arrayBuffer();
      response = await ask();
    }
    expect(response.status).toBe(429);
    expect(await findDeviations(operation, response, 'GET')).toEqual([]);
  });
});

it('the contract test made more than 2,000 requests', () => {
  expect(sent).toBeGreaterThanOrEqual(2000);
});
