import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { basic, postForm, postJson, readError, registerClient } from './requests.ts';
import { startService } from './start-service.ts';

describe('registration', () => {
  it('answers with all that was registered, what the server chose included', async () => {
    const { url } = await startService();
    const response = await postJson(`${url}/oauth/register`, { client_name: 'Agente de José 🤖' });
    expect(response.status).toBe(201);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('pragma')).toBe('no-cache');
    expect(await response.json()).toEqual({
      client_id: expect.stringMatching(/^[0-9a-f]{32}$/),
      client_secret: expect.stringMatching(/^[A-Za-z0-9_-]{43}$/),
      client_id_issued_at: Date.parse('2030-01-01T00:00:00Z') / 1000,
      client_secret_expires_at: 0,
      client_name: 'Agente de José 🤖',
      grant_types: ['client_credentials'],
      token_endpoint_auth_method: 'client_secret_basic',
      scope: 'content:read quota:read',
    });
  });

  it('honours known fields of the client and ignores unknown ones', async () => {
    const service = await startService();
    const client = await registerClient(service, {
      scope: 'content:read',
      token_endpoint_auth_method: 'client_secret_post',
      grant_types: ['client_credentials', 'refresh_token'],
      redirect_uris: ['not a uri'],
      software_statement: 'x',
      foo: 1,
    });
    expect(client).toMatchObject({
      scope: 'content:read',
      token_endpoint_auth_method: 'client_secret_post',
      grant_types: ['client_credentials'],
    });
    expect(client).not.toHaveProperty('foo');
  });

  it('reads null and an empty scope as omitted', async () => {
    const client = await registerClient(await startService(), {
      scope: '',
      token_endpoint_auth_method: null,
      grant_types: null,
    });
    expect(client.scope).toBe('content:read quota:read');
  });

  it('keeps neither the secret nor contact data', async () => {
    const service = await startService();
    const contact = { contacts: ['quien@example.org'], client_uri: 'https://example.org/' };
    const client = await registerClient(service, contact);
    const [file = ''] = await readdir(join(service.dataDir, 'clients'));
    const kept = await readFile(join(service.dataDir, 'clients', file), 'utf8');
    expect(kept).toContain(client.client_id);
    expect(kept).not.toContain(client.client_secret);
    expect(kept).not.toContain('example.org');
  });

  it.each<[string, unknown]>([
    ['a body that is not JSON', '{bad'],
    ['JSON that is no object', '[]'],
    ['null', 'null'],
    ['no name', {}],
    ['a name that is no string', { client_name: 42 }],
    ['an empty name', { client_name: ' ' }],
    ['a name of 101 characters', { client_name: '🤖'.repeat(101) }],
    ['a control character in the name', { client_name: 'a\u0000b' }],
    ['half a surrogate pair in the name', '{"client_name":"a\\ud800"}'],
    ['an unknown scope', { client_name: 'a', scope: 'content:read admin' }],
    ['a scope that is no string', { client_name: 'a', scope: ['content:read'] }],
    ['other grants only', { client_name: 'a', grant_types: ['authorization_code'] }],
    ['grants that are not a list', { client_name: 'a', grant_types: 'client_credentials' }],
    ['no authentication', { client_name: 'a', token_endpoint_auth_method: 'none' }],
    ['another method', { client_name: 'a', token_endpoint_auth_method: 'private_key_jwt' }],
  ])('refuses %s', async (_what, body) => {
    const { url } = await startService();
    expect(await readError(await postJson(`${url}/oauth/register`, body))).toEqual([400, 'invalid_client_metadata']);
  });

  it('accepts a name of 100 characters, and cuts the blanks around it', async () => {
    expect((await registerClient(await startService(), { client_name: ` ${'a'.repeat(100)} ` })).client_name).toBe(
      'a'.repeat(100),
    );
    const client = await registerClient(await startService(), { client_name: '🤖'.repeat(100) });
    expect(client.client_name).toBe('🤖'.repeat(100));
  });

  it('requires JSON in UTF-8', async () => {
    const { url } = await startService();
    for (const type of ['Application/JSON', 'application/json ; charset=utf-8']) {
      expect((await postJson(`${url}/oauth/register`, { client_name: 'a' }, { 'content-type': type })).status).toBe(
        201,
      );
    }
    const asForm = await postForm(`${url}/oauth/register`, { client_name: 'a' });
    expect(await readError(asForm)).toEqual([400, 'invalid_client_metadata']);
    // Browsers send this type to other sites without a preflight request.
    const asText = await postJson(`${url}/oauth/register`, { client_name: 'a' }, { 'content-type': 'text/plain' });
    expect(await readError(asText)).toEqual([400, 'invalid_client_metadata']);
    const latin1 = await fetch(`${url}/oauth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Buffer.from('{"client_name":"José"}', 'latin1'),
    });
    expect(await readError(latin1)).toEqual([400, 'invalid_request']);
  });

  it('accepts 5 an hour from one address, without counting invalid metadata', async () => {
    const service = await startService();
    const attempt = (body: object) => postJson(`${service.url}/oauth/register`, body);
    for (let wrong = 0; wrong < 10; wrong++) await attempt({});
    for (let right = 0; right < 5; right++) expect((await attempt({ client_name: 'a' })).status).toBe(201);
    service.wait(600);
    const sixth = await attempt({ client_name: 'a' });
    expect(sixth.headers.get('retry-after')).toBe('3000');
    expect(await readError(sixth)).toEqual([429, 'invalid_request']);
    service.wait(3000);
    expect((await attempt({ client_name: 'a' })).status).toBe(201);
  });

  it('answers 503 while the disk cannot store a client, and loses none', async () => {
    const service = await startService();
    const early = await registerClient(service);
    const folder = join(service.dataDir, 'clients');
    await rm(folder, { recursive: true });
    const refused = await postJson(`${service.url}/oauth/register`, { client_name: 'a' });
    expect(refused.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    expect(await readError(refused)).toEqual([503, 'temporarily_unavailable']);

    await mkdir(folder);
    expect((await registerClient(service)).client_id).toBeDefined();
    const token = await postForm(`${service.url}/oauth/token`, { grant_type: 'client_credentials' }, basic(early));
    expect(token.status).toBe(200);
  });

  it('accepts only POST, from any origin', async () => {
    const { url } = await startService();
    for (const path of ['register', 'token', 'revoke', 'introspect']) {
      const get = await fetch(`${url}/oauth/${path}`);
      expect(get.headers.get('allow')).toBe('POST, OPTIONS');
      expect(get.headers.get('access-control-allow-origin')).toBe('*');
      expect(await readError(get)).toEqual([405, 'invalid_request']);
      const preflight = await fetch(`${url}/oauth/${path}`, { method: 'OPTIONS' });
      expect(preflight.status).toBe(204);
      expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
      expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
      expect(preflight.headers.get('access-control-allow-headers')).toMatch(/authorization.*content-type/i);
      expect(preflight.headers.get('access-control-allow-credentials')).toBeNull();
    }
  });
});
