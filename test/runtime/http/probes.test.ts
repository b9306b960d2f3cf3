import { describe, expect, it } from 'vitest';
import { createApp } from '../../../runtime/app.ts';
import { createMetrics } from '../../../runtime/telemetry.ts';
import { bearer, startService } from '../start-service.ts';

const outside = { 'x-forwarded-for': '203.0.113.7' };
const metricsToken = '0123456789abcdef';

/** A service whose counters can be read, in front of a website when asked. */
async function start({ hasWebsite = false } = {}) {
  const metrics = createMetrics();
  const website = () => () => new Response('the website');
  const service = await startService({}, { metrics, metricsToken }, hasWebsite ? website : undefined);
  const counters = async () => (await service.get('/metrics')).text();
  return { ...service, counters };
}

describe('/healthz and /readyz', () => {
  it('answer with the generation, without a quota', async () => {
    const service = await start();
    const healthy = await service.get('/healthz', {}, { headers: outside });
    expect(healthy.status).toBe(200);
    expect(healthy.headers.has('ratelimit')).toBe(false);
    const ready = await service.get('/readyz');
    expect(await ready.json()).toEqual({ status: 'ready', generation: service.deps.content.generation, pages: 6 });
    expect(ready.headers.get('cache-control')).toBe('no-store');
  });

  it('are passed to the website for requests from outside, if there is one', async () => {
    const service = await start({ hasWebsite: true });
    for (const path of ['/healthz', '/readyz']) {
      expect(await (await service.get(path)).text()).not.toBe('the website');
      for (const headers of [outside, { forwarded: 'for=203.0.113.7' }, { 'x-real-ip': '203.0.113.7' }]) {
        expect(await (await service.get(path, {}, { headers })).text()).toBe('the website');
      }
    }
  });
});

describe('a caller without a proxy before it', () => {
  it.each([
    ['127.0.0.1', true, true],
    ['::1', true, true],
    ['::ffff:127.0.0.1', true, true],
    ['10.1.2.3', true, false],
    ['192.168.0.7', true, false],
    ['fd00::7', true, false],
    ['fe80::7', true, false],
    ['169.254.1.1', true, false],
    ['203.0.113.7', false, false],
    ['2001:db8::7', false, false],
    [undefined, false, false],
  ])('at %s gets the probes of a service before a website: %s, and its metrics: %s', async (ip, isNear, isLocal) => {
    const { deps } = await start();
    const answer = createApp(deps, () => () => new Response('the website'));
    const ask = async (path: string) =>
      (await answer(Object.assign(new Request(`http://localhost${path}`), { ip }))).text();
    for (const path of ['/healthz', '/readyz']) expect((await ask(path)) !== 'the website', path).toBe(isNear);
    expect((await ask('/metrics')) !== 'the website').toBe(isLocal);
  });
});

describe('the status of the API', () => {
  it('is sent to all, also before a website, without a quota', async () => {
    for (const hasWebsite of [false, true]) {
      const service = await start({ hasWebsite });
      const answer = await service.get('/api/v1/status', {}, { headers: outside });
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ status: 'ready', generation: service.deps.content.generation, pages: 6 });
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('api-version')).toBe('1');
      expect(answer.headers.has('ratelimit')).toBe(false);
      expect((await service.get('/api/v1/status', {}, { method: 'POST' })).status).toBe(405);
    }
  });
});

describe('/metrics', () => {
  it('is sent to the own machine and with the token, and else is a 404', async () => {
    const service = await start();
    const status = async (headers: Record<string, string>) => (await service.get('/metrics', {}, { headers })).status;
    expect(await status({})).toBe(200);
    expect(await status(outside)).toBe(404);
    expect(await status({ ...outside, ...bearer(metricsToken).headers })).toBe(200);
    expect(await status({ ...outside, ...bearer(`${metricsToken}x`).headers })).toBe(404);
    expect(await status({ ...outside, authorization: metricsToken })).toBe(404);
    const inFront = await start({ hasWebsite: true });
    expect(await (await inFront.get('/metrics', {}, { headers: outside })).text()).toBe('the website');
  });

  it('allows no page of another origin to read it', async () => {
    const service = await start();
    for (const method of ['GET', 'HEAD', 'OPTIONS']) {
      const { status, headers } = await service.get('/metrics', {}, { method });
      expect(status).toBeLessThan(300);
      if (status === 200) expect(headers.get('content-type')).toMatch(/^text\/plain; version=/);
      if (status === 200) expect(headers.get('cache-control')).toBe('no-store');
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });

  it('is sent with no token if none is set', async () => {
    const service = await start();
    const { metricsToken: _, ...deps } = service.deps;
    const closed = await startService({}, deps);
    for (const token of ['', 'undefined']) {
      const answer = await closed.get('/metrics', {}, { headers: { ...outside, authorization: `Bearer ${token}` } });
      expect(answer.status).toBe(404);
    }
  });

  it('counts requests by route and status, never by address', async () => {
    const service = await start();
    await service.get('/api/v1/get_company_info');
    await service.get('/api/v1/get_company_info');
    await service.get('/api/v1/read_page', { url: '/nada' });
    await service.get('/openapi.json');
    await service.get('/zonas/palma.md');
    for (let number = 0; number < 20; number++) await service.get(`/nada/${number}`);
    const text = await service.counters();
    const count = (route: string, status: number) =>
      Number(
        text.split(`vitrina_request_duration_seconds_count{route="${route}",status="${status}"} `)[1]?.split('\n')[0],
      );
    expect(count('/api/v1/get_company_info', 200)).toBe(2);
    expect(count('/api/v1/read_page', 404)).toBe(1);
    expect(count('documents', 200)).toBe(2);
    expect(count('/**', 404)).toBe(20);
    expect(text).not.toContain('nada');
    const [, seconds] = /_sum\{route="\/\*\*",status="404"\} (\S+)/.exec(text) ?? [];
    expect(Number(seconds)).toBeLessThan(20 * 0.5);
  });

  it('counts refusals by quota, and has data of the process', async () => {
    const service = await start();
    for (let count = 0; count < 62; count++) await service.get('/api/v1/get_company_info');
    const text = await service.counters();
    expect(text).toContain('vitrina_request_duration_seconds_count{route="/api/v1/get_company_info",status="429"} 2');
    expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  });
});
