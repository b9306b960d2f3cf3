import { describe, expect, it } from 'vitest';
import { StateUnavailableError } from '../../../runtime/state/state.ts';
import { basic, postForm, readError, registerClient, requestToken } from './requests.ts';
import { startService } from './start-service.ts';

async function startWithToken() {
  const service = await startService();
  const [owner, other] = [await registerClient(service), await registerClient(service)];
  const token = await requestToken(service, owner, { scope: 'quota:read' });
  const post = (path: string, client: typeof owner, form: Record<string, string>) =>
    postForm(`${service.url}/oauth/${path}`, form, basic(client));
  const quotaStatus = async () =>
    (await fetch(`${service.url}/api/v1/quota`, { headers: { authorization: `Bearer ${token}` } })).status;
  return { service, owner, other, token, post, quotaStatus };
}

describe('introspection', () => {
  it('gives a client the data of its own token, for any type hint', async () => {
    const { service, owner, token, post } = await startWithToken();
    const issuedAt = Date.parse('2030-01-01T00:00:00Z') / 1000;
    const response = await post('introspect', owner, { token, token_type_hint: 'refresh_token' });
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      active: true,
      scope: 'quota:read',
      client_id: owner.client_id,
      token_type: 'Bearer',
      exp: issuedAt + 3600,
      iat: issuedAt,
      iss: service.url,
    });
  });

  it('answers only that it is inactive for all other tokens', async () => {
    const { owner, other, token, post } = await startWithToken();
    for (const [client, asked] of [
      [other, token],
      [owner, 'unknown'],
      [owner, 'ñ '.repeat(1000)],
    ] as const) {
      const response = await post('introspect', client, { token: asked });
      expect(response.status).toBe(200);
      expect(await response.text()).toBe('{"active":false}');
    }
  });
});

describe('revocation', () => {
  it('ends a token at once for all uses, and can be repeated', async () => {
    const { owner, token, post, quotaStatus } = await startWithToken();
    expect(await quotaStatus()).toBe(200);
    for (const _ of [1, 2]) {
      const response = await post('revoke', owner, { token, token_type_hint: 'refresh_token' });
      expect([response.status, await response.text()]).toEqual([200, '']);
    }
    expect(await quotaStatus()).toBe(401);
    expect(await (await post('introspect', owner, { token })).json()).toEqual({ active: false });
  });

  it('leaves foreign tokens unchanged, with the same answer', async () => {
    const { other, token, post, quotaStatus } = await startWithToken();
    const foreign = await post('revoke', other, { token });
    const unknown = await post('revoke', other, { token: 'unknown' });
    expect([foreign.status, await foreign.text()]).toEqual([unknown.status, await unknown.text()]);
    expect(await quotaStatus()).toBe(200);
  });
});

describe.each(['introspect', 'revoke'])('%s', (path) => {
  it('requires an authenticated client and a token', async () => {
    const { service, owner, token, post } = await startWithToken();
    const anonymous = await postForm(`${service.url}/oauth/${path}`, { token });
    expect(await readError(anonymous)).toEqual([401, 'invalid_client']);
    expect(await readError(await post(path, owner, {}))).toEqual([400, 'invalid_request']);
    expect(await readError(await post(path, owner, { token: '' }))).toEqual([400, 'invalid_request']);
  });

  it('answers 503 while tokens cannot be looked up', async () => {
    const down = () => Promise.reject(new StateUnavailableError('down'));
    const service = await startService({ tokens: { add: async () => {}, find: down, remove: down } });
    const owner = await registerClient(service);
    const response = await postForm(`${service.url}/oauth/${path}`, { token: 'x' }, basic(owner));
    expect(response.headers.get('retry-after')).toMatch(/^[1-9]\d*$/);
    expect(await readError(response)).toEqual([503, 'temporarily_unavailable']);
  });

  it('reveals nothing about an internal fault', async () => {
    const fault = () => {
      throw new Error('the inside');
    };
    const service = await startService({ tokens: { add: async () => {}, find: fault, remove: fault } });
    const response = await postForm(
      `${service.url}/oauth/${path}`,
      { token: 'x' },
      basic(await registerClient(service)),
    );
    expect(await response.clone().text()).not.toContain('inside');
    expect(await readError(response)).toEqual([500, 'server_error']);
  });
});
