import { describe, expect, it } from 'vitest';
import { basic, postForm, readError, registerClient, requestToken } from './requests.ts';
import { startService } from './start-service.ts';

const grant = { grant_type: 'client_credentials' };

async function startWithClient(metadata: object = {}) {
  const service = await startService();
  const client = await registerClient(service, metadata);
  const ask = (form: Record<string, string> | string = grant, headers = basic(client)) =>
    postForm(`${service.url}/oauth/token`, form, headers);
  return { service, client, ask };
}

const encoded = (text: string): string =>
  [...Buffer.from(text)].map((byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');

describe('a token', () => {
  it('is an opaque Bearer token for an hour, with Cache-Control: no-store', async () => {
    const { ask } = await startWithClient();
    const response = await ask();
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('pragma')).toBe('no-cache');
    expect(await response.json()).toEqual({
      access_token: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      token_type: 'Bearer',
      expires_in: 3600,
      scope: 'content:read quota:read',
    });
  });

  it('is granted exactly the scopes asked for', async () => {
    const { ask } = await startWithClient();
    const scopeOf = async (scope: string) =>
      ((await (await ask({ ...grant, scope })).json()) as { scope: string }).scope;
    expect(await scopeOf('quota:read')).toBe('quota:read');
    expect(await scopeOf('quota:read content:read')).toBe('content:read quota:read');
    expect(await scopeOf('')).toBe('content:read quota:read');
  });

  it('never exceeds what its client registered for', async () => {
    const { ask } = await startWithClient({ scope: 'content:read' });
    expect(await (await ask()).json()).toMatchObject({ scope: 'content:read' });
    expect(await readError(await ask({ ...grant, scope: 'quota:read' }))).toEqual([400, 'invalid_scope']);
  });

  it('expires after an hour, and ends there for its own client too', async () => {
    const { service, client } = await startWithClient();
    const token = await requestToken(service, client);
    const statusOfCall = async () =>
      (await fetch(`${service.url}/agent/identity`, { headers: { authorization: `Bearer ${token}` } })).status;
    service.wait(3599);
    expect(await statusOfCall()).toBe(200);
    service.wait(1);
    expect(await statusOfCall()).toBe(401);
    const introspection = await postForm(`${service.url}/oauth/introspect`, { token }, basic(client));
    expect(await introspection.json()).toEqual({ active: false });
  });
});

describe('client authentication', () => {
  it('decodes Basic credentials as a form, and takes the scheme in any letter case', async () => {
    const { ask, client } = await startWithClient();
    const pair = Buffer.from(`${encoded(client.client_id)}:${encoded(client.client_secret)}`).toString('base64');
    expect((await ask(grant, { authorization: `bAsIc ${pair}` })).status).toBe(200);
  });

  it('takes the credentials from the body', async () => {
    const { ask, client } = await startWithClient();
    const { client_id, client_secret } = client;
    expect((await ask({ ...grant, client_id, client_secret }, {})).status).toBe(200);
    expect((await ask({ ...grant, client_id }, basic(client))).status).toBe(200);
  });

  it('challenges each failed client, and never says why', async () => {
    const { ask, client } = await startWithClient();
    const { client_id } = client;
    const wrong = [
      await ask(grant, basic({ ...client, client_secret: 'wrong' })),
      await ask(grant, basic({ ...client, client_id: 'nobody' })),
      await ask(grant, basic({ client_id: '../clients/x', client_secret: 'x' })),
      await ask({ ...grant, client_id, client_secret: 'wrong' }, {}),
      await ask({ ...grant, client_id: '__proto__', client_secret: 'x' }, {}),
    ];
    const bodies = new Set();
    for (const response of wrong) {
      expect(response.headers.get('www-authenticate')).toMatch(/^Basic realm="/);
      bodies.add(await response.clone().text());
      expect(await readError(response)).toEqual([401, 'invalid_client']);
    }
    expect(bodies.size).toBe(1);
  });

  it.each([
    'Basic',
    'Basic !!!',
    'Basic YQ',
    `Basic ${Buffer.from('%zz:%').toString('base64')}`,
    `Basic ${Buffer.from(':x').toString('base64')}`,
    'Bearer abc',
    'Digest username="x"',
  ])('treats malformed credentials as missing: %s', async (authorization) => {
    const { ask } = await startWithClient();
    expect(await readError(await ask(grant, { authorization }))).toEqual([401, 'invalid_client']);
  });

  it('accepts one method of one client only', async () => {
    const { ask, client } = await startWithClient();
    const { client_id, client_secret } = client;
    expect(await readError(await ask({ ...grant, client_id, client_secret }))).toEqual([400, 'invalid_request']);
    expect(await readError(await ask({ ...grant, client_id: 'other' }))).toEqual([400, 'invalid_request']);
  });

  it('never reads credentials from the address', async () => {
    const { service, client } = await startWithClient();
    const query = new URLSearchParams({ client_id: client.client_id, client_secret: client.client_secret });
    const response = await postForm(`${service.url}/oauth/token?${query}`, grant);
    expect(await readError(response)).toEqual([401, 'invalid_client']);
  });

  it('forgets a client 180 days after its last token request', async () => {
    const { service, ask } = await startWithClient();
    const day = 24 * 3600;
    service.wait(179 * day);
    expect((await ask()).status).toBe(200);
    service.wait(179 * day);
    expect((await ask()).status).toBe(200);
    service.wait(180 * day);
    expect(await readError(await ask())).toEqual([401, 'invalid_client']);
  });
});

describe('the token endpoint', () => {
  it.each([
    ['a repeated parameter', 'grant_type=client_credentials&grant_type=client_credentials', 'invalid_request'],
    ['no grant', 'scope=content:read', 'invalid_request'],
    ['an empty grant', 'grant_type=', 'invalid_request'],
    ['another grant', 'grant_type=authorization_code&code=x', 'unsupported_grant_type'],
    ['an unknown scope', 'grant_type=client_credentials&scope=admin', 'invalid_scope'],
    ['a malformed scope', 'grant_type=client_credentials&scope=content:read++quota:read', 'invalid_scope'],
    ['a foreign resource', 'grant_type=client_credentials&resource=https%3A%2F%2Fother.example%2F', 'invalid_target'],
    ['a resource that is no address', 'grant_type=client_credentials&resource=api', 'invalid_target'],
    ['bytes that are not UTF-8', 'grant_type=client_credentials&x=\u00ff', 'invalid_request'],
  ])('refuses %s', async (_what, form, error) => {
    const { service, client } = await startWithClient();
    const response = await fetch(`${service.url}/oauth/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...basic(client) },
      body: Buffer.from(form, 'latin1'),
    });
    expect(await readError(response)).toEqual([400, error]);
  });

  it('accepts its own resources, several at once, and unknown parameters', async () => {
    const { service, ask } = await startWithClient();
    const form = new URLSearchParams(grant);
    for (const path of ['', '/', '/api/v1', '/mcp']) form.append('resource', service.url + path);
    form.append('resource', '');
    form.append('audience', 'anything');
    expect((await ask(form.toString())).status).toBe(200);
    form.append('resource', 'https://other.example/');
    expect(await readError(await ask(form.toString()))).toEqual([400, 'invalid_target']);
  });

  it('requires a form in UTF-8', async () => {
    const { ask, client } = await startWithClient();
    const typed = (type: string) => ask('grant_type=client_credentials', { ...basic(client), 'content-type': type });
    expect(await readError(await typed('application/json'))).toEqual([400, 'invalid_request']);
    expect(await readError(await typed('application/x-www-form-urlencoded; charset=utf-16'))).toEqual([
      400,
      'invalid_request',
    ]);
    for (const charset of ['; charset="UTF-8"', ';charset=utf8', '; charset=us-ascii', '; boundary=x', '']) {
      expect((await typed(`Application/X-WWW-Form-URLencoded${charset}`)).status, charset).toBe(200);
    }
  });

  it('accepts 30 requests a minute from a client, including refused ones', async () => {
    const { service, ask } = await startWithClient();
    for (let request = 0; request < 30; request++) {
      expect((await ask(request % 2 ? grant : { grant_type: 'password' })).status).toBe(request % 2 ? 200 : 400);
    }
    service.wait(15);
    const refused = await ask();
    expect(refused.headers.get('retry-after')).toBe('45');
    expect(await readError(refused)).toEqual([429, 'invalid_request']);
    const neighbour = await registerClient(service);
    expect((await ask(grant, basic(neighbour))).status).toBe(200);
    service.wait(45);
    expect((await ask()).status).toBe(200);
  });

  it('accepts 30 failures a minute from an address, and still serves the clients behind it', async () => {
    const { ask, client } = await startWithClient();
    const guess = () => ask(grant, basic({ ...client, client_secret: 'guess' }));
    for (let request = 0; request < 28; request++) expect((await guess()).status).toBe(401);
    expect((await ask('a=1&a=2')).status).toBe(400);
    expect((await ask('', { 'content-encoding': 'gzip' })).status).toBe(415);
    const refused = await guess();
    expect(refused.headers.get('retry-after')).toBe('60');
    expect(await readError(refused)).toEqual([429, 'invalid_request']);
    expect((await ask()).status).toBe(200);
  });
});
