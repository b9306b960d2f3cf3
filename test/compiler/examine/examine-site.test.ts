import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ExaminedSite, examineSite } from '../../../compiler/examine/examine-site.ts';
import { createSiteProbe } from '../../../compiler/examine/probe.ts';
import type { CheckId } from '../../../compiler/words/es/report/examine.ts';
import { reportLanguages } from '../../../compiler/words/report-languages.ts';
import { expectGolden } from '../../expect-golden.ts';
import type { RunningProxy } from '../../run-proxy.ts';
import { startUpstream, type Upstream } from '../../runtime/http/front/upstream.ts';
import { publicOrigin, type RunningService, runService } from '../../service/running-service.ts';
import { runCommand } from '../commands/run-cli.ts';
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

const examine = (origin: string): Promise<ExaminedSite> =>
  examineSite({
    origin,
    publicOrigin,
    fetch,
    sleep: () => Promise.reject(new Error('the quota is used up')),
    words: reportLanguages.en.examine,
  });
const failures = ({ findings }: ExaminedSite, severity = 'error'): string[] =>
  findings
    .filter((one) => !one.ok && one.severity === severity)
    .map(({ check, address, found }) => `${check} ${address} ${found}`);
const checks = ({ findings }: ExaminedSite): Set<string> =>
  new Set(findings.filter(({ ok }) => !ok).map(({ check }) => check));

let callers = 0;
/** How a proxy hands requests over; each counts as a caller of its own, since an examination costs a third of a quota. */
const passing = (): string => `proxy_set_header Host $host; proxy_set_header X-Forwarded-For 192.0.2.${++callers};`;

describe('the doctor, behind a real nginx', { tags: 'nginx' }, () => {
  let runtime: RunningService;
  let sick: ExaminedSite;
  beforeAll(async () => {
    runtime = await service();
    // What single-page apps and many content management systems do: every address answers with the same page.
    sick = await examine((await nginx('location / { try_files $uri /index.html; }')).origin);
  });

  it('reports once that the website answers for the service with 200 and HTML', () => {
    expect(failures(sick)).toEqual([`service ${publicOrigin}/openapi.json status 200, text/html`]);
    expect([...checks(sick)]).toEqual(['service']);
  });

  it.each<[string, string, string]>([
    ['keeps the files of the developer page to itself', 'if ($uri ~ "^/desarrolladores/.") { return 404; }', 'status'],
    ['drops the Authorization header', 'proxy_set_header Authorization "";', 'authorization-stripped'],
    ['rewrites a path', 'rewrite ^/mcp$ /index.php break;', 'mcp-tools'],
    [
      'replaces error bodies by its own pages',
      'proxy_intercept_errors on; error_page 400 401 404 /index.html;',
      'error-shape',
    ],
    ['adds a CORS header', 'add_header Access-Control-Allow-Origin "*";', 'header'],
    ['hides the rate-limit headers', 'proxy_hide_header RateLimit;', 'header'],
    ['hides the challenge', 'proxy_hide_header WWW-Authenticate;', 'header'],
    ['changes media types', 'proxy_hide_header Content-Type; add_header Content-Type text/plain;', 'header'],
    ['only passes GET on', 'if ($request_method = OPTIONS) { return 204; }', 'preflight'],
  ])('reports a proxy that %s', async (_, directive, check) => {
    const proxy = await nginx(`location / { proxy_pass ${runtime.origin}; ${passing()} ${directive} }`);
    expect(checks(await examine(proxy.origin))).toContain(check);
  });

  it('reports that a caller can choose its own address', async () => {
    const trusting = await service();
    // The runtime trusts one proxy, and this one hands on what the caller claims.
    const forging = await nginx(`location / { proxy_pass ${trusting.origin}; proxy_set_header Host $host; }`);
    const appending = await nginx(
      `location / { proxy_pass ${trusting.origin}; proxy_set_header Host $host; proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for; }`,
    );
    const forged = ({ findings }: ExaminedSite) => findings.find(({ check }) => check === 'forged-address')?.ok;
    expect(forged(await examine(appending.origin))).toBe(true);
    expect(forged(await examine(forging.origin))).toBe(false);
  });

  it('reports once that documents name another scheme, and compares the rest with that', async () => {
    const named = publicOrigin.replace('https', 'http');
    const inside =
      await nginx(`location / { proxy_pass ${runtime.origin}; ${passing()} proxy_set_header Accept-Encoding "";
      sub_filter_types *; sub_filter_once off; sub_filter '${publicOrigin}' '${named}'; }`);
    const examined = await examine(inside.origin);
    expect(examined.site).toBe(named);
    expect(failures(examined).filter((one) => one.startsWith('other-address'))).toEqual([
      `other-address ${named}/openapi.json ${named}`,
    ]);
    expect(checks(examined)).not.toContain('says-its-address');
    expect(checks(examined)).not.toContain('wrong-origin');
  });
});

describe('the doctor', () => {
  it('reports a site that cannot be reached', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    await new Promise((resolve) => server.close(resolve));
    const { unreachable, findings } = await examine(`http://127.0.0.1:${port}`);
    expect(unreachable).toBe('refused');
    expect(findings).toEqual([]);
  });

  it.each([
    [401, 'El sitio entero pide usuario y contraseña', 'estado 401'],
    [503, 'El sitio entero está en mantenimiento o parado', 'estado 503'],
  ])('reports that a site with status %i everywhere is closed, without a recipe', async (status, hint, found) => {
    const server = createServer((_, response) => void response.writeHead(status).end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { code, stdout } = await runCommand('.', ['doctor', origin], { LC_ALL: 'es' });
    await new Promise((resolve) => server.close(resolve));
    expect([code, stdout]).toEqual([2, expect.stringContaining(hint)]);
    expect(stdout).toContain(`${origin}/: ${found}\n`);
    expect(stdout).not.toMatch(/nginx|Caddy|Otro servidor|otro servidor/i);
  });

  it('refuses user and password in the address, and does not repeat them', async () => {
    const { code, stderr } = await runCommand('.', ['doctor', 'http://ana:s3creta@127.0.0.1:9'], { LC_ALL: 'es' });
    expect([code, stderr]).toEqual([3, expect.stringContaining('nombra http://127.0.0.1:9')]);
    expect(stderr).not.toContain('s3creta');
  });

  it('names --public if the documents have the public address, and reports only what follows', async () => {
    const { origin } = await service({ TRUST_PROXY: '' });
    const { stdout } = await runCommand('.', ['doctor', origin], { LC_ALL: 'es' });
    expect(stdout).toContain(`Repite con --public ${publicOrigin}.`);
    const { findings } = JSON.parse((await runCommand('.', ['doctor', origin, '--json'])).stdout);
    const failed = findings.filter(
      ({ ok, severity }: { ok: boolean; severity: string }) => !ok && severity === 'error',
    );
    expect(failed.map(({ check }: { check: string }) => check)).toEqual(['other-address', 'home-page']);
  });

  it('asks with the names of AI agents, and reports those that get another answer', async () => {
    const website = await startUpstream();
    const home = '<!doctype html><h1>Casa</h1><p>Reparamos neveras y lavadoras en toda la isla, también en festivos.';
    const answers: Record<string, [number, string]> = {
      GPTBot: [403, 'Forbidden'],
      CCBot: [200, '<!doctype html><h1>Just a moment…</h1><p>Checking that you are a person'],
      ClaudeBot: [200, `${home}<p>Hoy es sábado`],
    };
    website.answer((request, response) => {
      const agent = Object.keys(answers).find((name) => request.headers['user-agent']?.includes(name));
      const [status, body] = answers[agent ?? ''] ?? [200, home];
      response.writeHead(request.url === '/' ? status : 404, { 'content-type': 'text/html' }).end(body);
    });
    const args = ['doctor', website.origin, '--as', 'gptbot, ClaudeBot,CCBot'];
    const { stdout } = await runCommand('.', args, { LC_ALL: 'en' });
    expect(stdout).toMatch(/✗ gives GPTBot what it gives a visitor \(error\)\n {4}http:\S+\/: status 403, 0 % of/);
    expect(stdout).toMatch(/✗ gives CCBot what it gives a visitor/);
    expect(stdout).toMatch(/Asked under other names\n {2}✓ \S+\/ gives ClaudeBot what it gives a visitor: status 200/);
    const wrong = await runCommand('.', ['doctor', website.origin, '--as', 'GTPBot'], { LC_ALL: 'es' });
    expect(wrong).toMatchObject({ code: 3, stderr: expect.stringMatching(/--as GTPBot no es válido.*GPTBot, /) });
    await website.close();
  });

  it('does not report a proxy for pages that do not pass through the runtime', async () => {
    const { origin } = await service({ TRUST_PROXY: '' });
    const { code, stdout } = await runCommand('.', ['doctor', origin, '--public', publicOrigin, '--json']);
    const { counts, findings, repair } = JSON.parse(stdout);
    // A single error is enough for a no.
    expect([code, counts.errors]).toEqual([2, 1]);
    const failed = findings.filter(({ ok }: { ok: boolean }) => !ok).map(({ mender }: { mender: string }) => mender);
    expect([new Set(failed).has('front'), new Set(failed).has('proxy'), repair]).toEqual([true, false, {}]);
  });

  it('ends with 0 if there are only warnings', async () => {
    const website = await startUpstream();
    website.answer((request, response) => {
      const answers: Record<string, string> = {
        '/': '<!doctype html><h1>Casa</h1>',
        '/robots.txt': 'User-agent: *\nDisallow: /\n',
      };
      const body = answers[request.url ?? ''];
      response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'text/html' }).end(body ?? 'nada');
    });
    const { origin } = await service({ TRUST_PROXY: '', UPSTREAM_URL: website.origin });
    const { code, stdout } = await runCommand('.', ['doctor', origin, '--public', publicOrigin, '--json']);
    expect([code, JSON.parse(stdout).counts]).toEqual([0, expect.objectContaining({ errors: 0, warnings: 1 })]);
    await website.close();
  });

  it('names in the language of the editor who mends what, with the block to paste, and ends with 2', async () => {
    const website = await startUpstream();
    website.answer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Casa</h1>'));
    const args = ['doctor', `${website.origin}/tienda/`, '--public', `${publicOrigin}/tienda/`];
    for (const language of ['es', 'en']) {
      const { code, stdout, stderr } = await runCommand('.', [...args, '--language', language]);
      expect([code, stderr]).toEqual([2, '']);
      // The recipes are files of the runtime.
      expectGolden(`doctor.${language}.txt`, stdout.replace(/^nginx\/[\s\S]*/m, ''));
    }
    expect(website.seen()).not.toContain(expect.stringContaining('/tienda'));
    const { code, stdout } = await runCommand('.', args, { LC_ALL: 'es_ES' });
    expect(code).toBe(2);
    expect(stdout).toMatch(/^https:\/\/www\.hogarcalima\.example\/api\/v1: \d+ comprobaciones bien, \d+ mal/);
    expect(stdout).toMatch(
      /\n {2}✗ contesta el servidor de Vitrina \(error\)\n {4}https:\S+: estado 200, text\/html\n/,
    );
    expect(stdout).toMatch(/\nlocation = \/openapi\.json \{ include snippets\/vitrina\.conf; \}\n/);
    expect(stdout).toMatch(/\nlocation ~ \^\/api\/v\[0-9\]/);
    const contract = JSON.stringify({ servers: [{ url: `${publicOrigin}/es/datos/v2/` }] });
    website.answer((_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end(contract));
    const other = await runCommand('.', [...args, '--json']);
    expect(Object.values(JSON.parse(other.stdout).repair)).toEqual([
      expect.stringContaining('proxy_pass'),
      expect.stringMatching(/\nlocation = \/api\/sandbox [\s\S]*\nlocation ~ \^\/es\/datos\/v\[0-9\]/),
      expect.stringContaining(' path_regexp ^/es/datos/v[0-9]'),
    ]);
    // What holds is for those who ask for all of it.
    expect(stdout).not.toContain('✓');
    await website.close();
  });

  it.each(['/x;return/v2', '/$&/v2', '/(a|b)/v1', "/a'b/v1", '/datos'])(
    'does not paste an invalid API path into the block: %s',
    async (path) => {
      const website = await startUpstream();
      const contract = JSON.stringify({ servers: [{ url: publicOrigin + path }] });
      website.answer((_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end(contract));
      const { stdout } = await runCommand('.', ['doctor', website.origin, '--public', publicOrigin, '--json']);
      const { apiPath, repair } = JSON.parse(stdout);
      expect(apiPath).toBe('/api/v1');
      expect(Object.values(repair)[1]).toMatch(/\nlocation ~ \^\/api\/v\[0-9\]/);
      expect(JSON.stringify(repair)).not.toContain(path);
      await website.close();
    },
  );
});

/** What stands between agent and service, as a function of path and answer. */
type Spoil = (answer: Response, path: string, method: string) => Response | Promise<Response>;

describe('the doctor, with answers that are changed on the way,', () => {
  let website: Upstream;
  let runtime: RunningService;
  beforeAll(async () => {
    website = await startUpstream();
    website.answer((request, response) => {
      if (request.url === '/robots.txt')
        response.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\n');
      else response.writeHead(request.url === '/' ? 200 : 404, { 'content-type': 'text/html' }).end('<h1>Casa</h1>');
    });
    runtime = await service({ UPSTREAM_URL: website.origin });
  });
  afterAll(() => website.close());

  /** Appends the caller's address as a proxy does, a new one for each examination. */
  const examineThrough = async (spoil: Spoil) => {
    const caller = `192.0.2.${++callers}`;
    return examineSite({
      origin: runtime.origin,
      publicOrigin,
      agents: ['GPTBot'],
      fetch: async (input, init) => {
        const headers = new Headers(init?.headers);
        const claimed = headers.get('x-forwarded-for');
        headers.set('x-forwarded-for', claimed === null ? caller : `${claimed}, ${caller}`);
        headers.set('host', new URL(publicOrigin).host);
        const sent = await fetch(input, { ...init, headers });
        // Read whole: what a test leaves unread would keep its connection.
        const body = await sent.text();
        const answer = new Response(body || null, { status: sent.status, headers: sent.headers });
        return spoil(answer, new URL(String(input)).pathname, init?.method ?? 'GET');
      },
      sleep: () => Promise.reject(new Error('the quota is used up')),
      words: reportLanguages.es.examine,
    });
  };

  const withHeader = (answer: Response, name: string, value: string | null, status = answer.status): Response => {
    const headers = new Headers(answer.headers);
    if (value === null) headers.delete(name);
    else headers.set(name, value);
    return new Response(status === 304 ? null : answer.body, { status, headers });
  };
  const withText = async (answer: Response, change: (text: string) => string): Promise<Response> => {
    const text = await answer.text();
    return new Response(change(text), { status: answer.status, headers: answer.headers });
  };
  const at =
    (place: string, spoil: Spoil, only = 'GET'): Spoil =>
    (answer, path, method) =>
      path === place && method === only && answer.status !== 304 ? spoil(answer, path, method) : answer;
  const header =
    (name: string, value: string | null): Spoil =>
    (answer) =>
      withHeader(answer, name, value);
  const status =
    (code: number): Spoil =>
    (answer) =>
      withHeader(answer, 'x', '', code);
  const text =
    (from: string, to: string): Spoil =>
    (answer) =>
      withText(answer, (one) => one.replaceAll(from, to));
  const json = { headers: { 'content-type': 'application/json' } };

  it('finds no failure if nothing is changed', async () => {
    const examined = await examineThrough((answer) => answer);
    expect([...failures(examined), ...failures(examined, 'warning')]).toEqual([]);
    const found = examined.findings.map(
      ({ check, address, severity, mender, found }) => `${severity} ${mender} ${check} ${address}: ${found}\n`,
    );
    expectGolden('healthy.txt', found.join('').replaceAll(/sha256:\w+/g, 'sha256:c0ffee'));
    const { site, apiPath } = examined;
    expect({ site, apiPath, unreachable: 'unreachable' in examined }).toEqual({
      site: publicOrigin,
      apiPath: '/api/v1',
      unreachable: false,
    });
    const asked = new Set(examined.findings.map(({ check }) => check));
    // The others concern a closed site, and a folder.
    expect(Object.keys(reportLanguages.en.examine.checks).filter((check) => !asked.has(check as CheckId))).toEqual([
      'no-password',
      'no-maintenance',
      'intact',
    ]);
  });

  it.each<[string, string, Spoil]>([
    ['cache-control', 'no-cache', at('/api/v1/get_company_info', header('cache-control', 'no-cache'))],
    ['cache-control', 'no-store', at('/api/v1/get_company_info', header('cache-control', 'no-store'))],
    ['age', '0', at('/api/v1/get_company_info', header('age', '0'))],
    [
      'access-control-allow-headers',
      '*',
      at('/api/v1/search_pages', header('access-control-allow-headers', '*'), 'OPTIONS'),
    ],
  ])('finds no failure if %s is %s', async (_name, _value, spoil) => {
    const examined = await examineThrough(spoil);
    expect([...failures(examined), ...failures(examined, 'warning')]).toEqual([]);
  });

  it.each<[CheckId, string, Spoil]>([
    ['status', '/openapi.json', at('/openapi.json', status(301))],
    ['html-fall-through', '/api', at('/api', () => new Response('<!doctype html><p>Casa'))],
    ['header', '/llms.txt', at('/llms.txt', header('content-type', 'text/markdown'))],
    ['header', '/auth.md', at('/auth.md', header('access-control-allow-origin', null))],
    ['header', '/auth.md', at('/auth.md', header('access-control-allow-origin', '*, *'))],
    ['wrong-origin', '/agents.md', at('/agents.md', text(publicOrigin, 'http://10.0.0.7:3000'))],
    ['says-its-address', '/mcp/server-card', at('/mcp/server-card', text('/mcp"', '/sse"'))],
    ['says', '/llms.txt', at('/llms.txt', text('\n## ', '\n### '))],
    ['says', '/api', at('/api', (answer) => withText(answer, (one) => one.slice(1)))],
    ['missing', '/.well-known/openid-configuration', at('/.well-known/openid-configuration', () => new Response())],
    [
      'missing',
      '/.well-known/oauth-protected-resource/no-such-resource',
      at('/.well-known/oauth-protected-resource/no-such-resource', () => new Response()),
    ],
    ['page-mirror', '/index.md', at('/index.md', header('content-type', 'text/plain'))],
    ['page-mirror', '/index.md', at('/index.md', text('canonical_url', 'url'))],
    ['header', '/get_company_info', at('/api/v1/get_company_info', header('ratelimit-policy', null))],
    ['header', '/get_company_info', at('/api/v1/get_company_info', header('api-version', '2'))],
    ['header', '/get_company_info', at('/api/v1/get_company_info', header('link', null))],
    ['shared-cache', '/get_company_info', at('/api/v1/get_company_info', header('age', '7'))],
    [
      'header',
      '/get_company_info',
      at('/api/v1/get_company_info', (answer) =>
        withHeader(withHeader(answer, 'vary', 'Authorization'), 'cache-control', 'max-age=60'),
      ),
    ],
    ['error-shape', '/read_page', at('/api/v1/read_page', status(403))],
    [
      'error-shape',
      '/no_such_operation',
      at('/api/v1/no_such_operation', () => new Response('{"code":"a"}', { status: 404, ...json })),
    ],
    [
      'error-shape',
      '/no_such_operation',
      at('/api/v1/no_such_operation', () => new Response('{"data":{"hint":"a"}}', { status: 404, ...json })),
    ],
    ['error-shape', '/quota', at('/api/v1/quota', status(403))],
    [
      'authorization-stripped',
      '/search_pages',
      (answer, path) =>
        answer.headers.has('www-authenticate') && path.endsWith('search_pages') ? new Response() : answer,
    ],
    ['header', '/search_pages', at('/api/v1/search_pages', header('www-authenticate', 'Bearer'))],
    [
      'preflight',
      '/search_pages',
      at('/api/v1/search_pages', header('access-control-allow-headers', 'accept'), 'OPTIONS'),
    ],
    ['preflight', '/search_pages', at('/api/v1/search_pages', status(403), 'OPTIONS')],
    ['method', '/oauth/revoke', at('/oauth/revoke', header('allow', 'GET'))],
    ['token-endpoint', '/oauth/token', at('/oauth/token', text('invalid_client', 'invalid_request'), 'POST')],
    ['header', '/oauth/token', at('/oauth/token', header('cache-control', null), 'POST')],
    ['mcp-tools', '/mcp', at('/mcp', text('"read_page"', '"other"'), 'POST')],
    ['home-page', '/', at('/', status(500))],
    ['page-header', '/', at('/', header('link', null))],
    ['markdown-negotiation', '/', at('/', header('content-type', 'text/html'))],
    ['page-header', '/', at('/', header('vary', 'Accept-Encoding'))],
    ['missing', '/no-such-page-4d1f.md', at('/no-such-page-4d1f.md', () => new Response('# Casa'))],
    [
      'robots-txt',
      '/robots.txt',
      at('/robots.txt', (answer) => withText(answer, (one) => one.replace(/^content-signal.*$/gim, ''))),
    ],
    ['robots-txt', '/robots.txt', at('/robots.txt', () => new Response('User-agent: *\nContent-Signal: search=yes\n'))],
    [
      'robots-open',
      '/robots.txt',
      at('/robots.txt', (answer) =>
        withText(answer, (one) => one.replace('User-agent: CCBot\n', '').concat('\nUser-agent: CCBot\nDisallow: /\n')),
      ),
    ],
  ])('reports only %s, at %s', async (check, place, spoil) => {
    const { findings } = await examineThrough(spoil);
    const failed = findings.filter(({ ok }) => !ok);
    expect([...new Set(failed.map((one) => one.check))]).toEqual([check]);
    expect(failed[0]?.address).toContain(place);
    const isMild = ['page-header', 'markdown-negotiation', 'robots-txt', 'robots-open'].includes(check);
    expect(failed[0]?.severity).toBe(isMild ? 'warning' : 'error');
  });

  it('waits for its quota once, and not longer than a window', async () => {
    const waits: number[] = [];
    const answers = (seconds?: string) => ({
      fetch: async () =>
        new Response('', {
          status: waits.length === 0 ? 429 : 200,
          headers: { ...(seconds && { 'retry-after': seconds }) },
        }),
      sleep: async (milliseconds: number) => waits.push(milliseconds),
    });
    expect((await createSiteProbe('https://www.example.es', answers('60'))('/')).status).toBe(200);
    expect(waits).toEqual([60_000]);
    waits.length = 0;
    for (const seconds of ['61', undefined])
      expect((await createSiteProbe('https://www.example.es', answers(seconds))('/')).status).toBe(429);
    expect(waits).toEqual([]);
  });
});
