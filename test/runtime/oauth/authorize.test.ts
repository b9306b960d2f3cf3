import { expect, it } from 'vitest';
import { exchange } from '../exchange.ts';
import { readError } from './requests.ts';
import { startService } from './start-service.ts';

it('the authorization endpoint refuses programs in the OAuth error shape', async () => {
  const { url } = await startService();
  for (const init of [
    {},
    { headers: { accept: 'application/json' } },
    { method: 'POST', body: 'response_type=code' },
  ]) {
    const response = await fetch(`${url}/oauth/authorize?response_type=code&client_id=x`, init);
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect([response.headers.get('vary'), response.headers.has('allow')]).toEqual(['Accept', false]);
    expect(await readError(response)).toEqual([400, 'unsupported_response_type']);
  }
  const request = 'GET /oauth/authorize HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';
  expect(await exchange(Number(new URL(url).port), request)).toContain('"unsupported_response_type"');
});

it('the authorization endpoint answers people with a page that nobody can sign in', async () => {
  const { url } = await startService();
  const accept = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8';
  const response = await fetch(`${url}/oauth/authorize?redirect_uri=x`, { headers: { accept } });
  expect(response.status).toBe(400);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  expect(await response.text()).toContain('<html lang="es">');
});

it('the authorization endpoint refuses other methods', async () => {
  const { url } = await startService();
  for (const method of ['PUT', 'DELETE', 'OPTIONS']) {
    const response = await fetch(`${url}/oauth/authorize`, { method });
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST');
    expect(await readError(response)).toEqual([405, 'invalid_request']);
  }
});
