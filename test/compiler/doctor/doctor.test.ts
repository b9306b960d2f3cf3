import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { documentPaths } from '#shared/documents.ts';
import { type Examination, examineSite } from '../../../compiler/doctor/examine-site.ts';
import type { Finding } from '../../../compiler/doctor/finding.ts';
import { toProxyBlocks } from '../../../compiler/doctor/to-proxy-blocks.ts';
import type { RunningProxy } from '../../run-proxy.ts';
import { publicOrigin, type RunningService, runService } from '../../service/running-service.ts';
import { startNginx } from './nginx.ts';

const website = {
  'index.html': '<!doctype html><title>Casa</title><h1>Casa Ejemplo</h1><p>Reparaciones.</p>',
  'robots.txt': 'User-agent: *\nAllow: /\n',
};

const open: RunningProxy[] = [];
const running: RunningService[] = [];
afterAll(async () => {
  for (const nginx of open) await nginx.stop();
  for (const service of running) await service.stop();
});

async function nginx(server: string, snippet?: string): Promise<RunningProxy> {
  const started = await startNginx(website, { server, ...(snippet && { snippet }) });
  open.push(started);
  return started;
}

async function service(environment: Record<string, string> = {}): Promise<RunningService> {
  const started = await runService(environment);
  running.push(started);
  return started;
}

const examine = (origin: string): Promise<Examination> =>
  examineSite({ origin, publicOrigin, fetch, sleep: () => Promise.reject(new Error('the quota is used up')) });
const failures = ({ findings }: Examination, severity = 'error'): string[] =>
  findings
    .filter((one) => !one.ok && one.severity === severity)
    .map(({ check, address, found }) => `${check} ${address} ${found}`);
const checks = ({ findings }: Examination): Set<string> =>
  new Set(findings.filter(({ ok }) => !ok).map(({ check }) => check));
const hostOf = ({ origin }: { origin: string }): string => new URL(origin).host;

let callers = 0;
/** How a proxy hands requests over; each counts as a caller of its own, since an examination costs a third of a quota. */
const passing = (): string => `proxy_set_header Host $host; proxy_set_header X-Forwarded-For 192.0.2.${++callers};`;

describe('the doctor, before a real nginx', { tags: 'nginx' }, () => {
  let runtime: RunningService;
  let sick: Examination;
  beforeAll(async () => {
    runtime = await service();
    // What single-page apps and many content management systems do: every address answers with the same page.
    sick = await examine((await nginx('location / { try_files $uri /index.html; }')).origin);
  });

  it('finds the website answering for the service with 200 and HTML', () => {
    const fallen = sick.findings
      .filter(({ check, ok }) => check === 'html-fall-through' && !ok)
      .map(({ address }) => address);
    const expected = Object.entries(documentPaths)
      .filter(([name]) => name !== 'developerPage')
      .map(([, path]) => publicOrigin + path);
    expect(fallen).toEqual(
      expect.arrayContaining([...expected, `${publicOrigin}/.well-known/oauth-protected-resource/api/v1`]),
    );
    expect(checks(sick)).toContain('soft-404');
    expect(checks(sick)).toContain('mcp-tools');
  });

  it('prints the nginx block that repairs it: with that in place nothing fails', async () => {
    const blocks = toProxyBlocks(sick.findings, { runtime: hostOf(runtime), apiPath: sick.apiPath, front: false });
    expect(blocks).toBeDefined();
    const mended = await nginx(
      `${blocks?.nginx.server}\nlocation / { try_files $uri /index.html; }`,
      blocks?.nginx.snippet,
    );
    expect(failures(await examine(mended.origin))).toEqual([]);
  });

  it('prints the block for the whole site too, with which not even a warning is left', async () => {
    const behind = await nginx('location / { try_files $uri $uri/ =404; }');
    const fronted = await service({ UPSTREAM_URL: behind.origin });
    const blocks = toProxyBlocks(sick.findings, { runtime: hostOf(fronted), apiPath: sick.apiPath, front: true });
    const mended = await nginx(blocks?.nginx.server ?? '', blocks?.nginx.snippet);
    const examination = await examine(mended.origin);
    expect([...failures(examination), ...failures(examination, 'warning')]).toEqual([]);
    expect(
      toProxyBlocks(examination.findings, { runtime: hostOf(fronted), apiPath: '/api/v1', front: true }),
    ).toBeUndefined();
  });

  it.each<[string, string, string]>([
    ['keeps the files of the page for people to itself', 'if ($uri ~ "^/desarrolladores/.") { return 404; }', 'status'],
    ['drops the Authorization header', 'proxy_set_header Authorization "";', 'authorization-stripped'],
    ['hands a path over in another form', 'rewrite ^/mcp$ /index.php break;', 'mcp-tools'],
    [
      'puts its own pages in the place of errors',
      'proxy_intercept_errors on; error_page 400 401 404 /index.html;',
      'error-shape',
    ],
    ['adds a CORS header of its own', 'add_header Access-Control-Allow-Origin "*";', 'cors'],
    ['hides the rate-limit headers', 'proxy_hide_header RateLimit;', 'rate-limit-headers'],
    ['hides the challenge', 'proxy_hide_header WWW-Authenticate;', 'challenge'],
    ['changes media types', 'proxy_hide_header Content-Type; add_header Content-Type text/plain;', 'media-type'],
    ['drops validators', 'proxy_hide_header ETag;', 'revalidation'],
    ['hands GET over only', 'if ($request_method = OPTIONS) { return 204; }', 'preflight'],
  ])('finds a proxy that %s', async (_, directive, check) => {
    const proxy = await nginx(`location / { proxy_pass ${runtime.origin}; ${passing()} ${directive} }`);
    expect(checks(await examine(proxy.origin))).toContain(check);
  });

  it('finds a caller that can choose its own address', async () => {
    const trusting = await service();
    // The runtime trusts one proxy, and this one hands on what the caller claims.
    const forging = await nginx(`location / { proxy_pass ${trusting.origin}; proxy_set_header Host $host; }`);
    const appending = await nginx(
      `location / { proxy_pass ${trusting.origin}; proxy_set_header Host $host; proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; }`,
    );
    const forged = ({ findings }: Examination) => findings.find(({ check }) => check === 'forged-address')?.ok;
    expect(forged(await examine(appending.origin))).toBe(true);
    expect(forged(await examine(forging.origin))).toBe(false);
  });

  it('finds documents that name another scheme or a port of the inside', async () => {
    const inside =
      await nginx(`location / { proxy_pass ${runtime.origin}; ${passing()} proxy_set_header Accept-Encoding "";
      sub_filter_types *; sub_filter_once off; sub_filter '${publicOrigin}' '${publicOrigin.replace('https', 'http')}'; }`);
    expect([...checks(await examine(inside.origin))]).toEqual(
      expect.arrayContaining(['wrong-origin', 'says-its-address', 'website']),
    );
  });
});

describe('the doctor', () => {
  it('says that a site cannot be reached', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    const { unreachable, findings } = await examine(`http://127.0.0.1:${port}`);
    expect(unreachable).toMatch(/ECONNREFUSED/);
    expect(findings).toEqual([]);
  });

  it('puts no address of a website into a proxy block that repairs nothing', () => {
    const finding: Finding = {
      check: 'wrong-origin',
      address: 'https://www.example.es/openapi.json',
      ok: false,
      severity: 'error',
      wanted: '',
      found: '',
      hint: '',
      repair: 'other',
    };
    expect(toProxyBlocks([finding], { runtime: '127.0.0.1:3000', apiPath: '/api/v1', front: false })).toBeUndefined();
  });
});
