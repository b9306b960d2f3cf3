import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mcpPath, refusedPaths, toApiProtectedResourcePath, toOperationPath, toStatusPath } from '#shared/addresses.ts';
import { oauthPaths } from '#shared/contract/oauth.ts';
import { operationIds } from '#shared/contract/operations.ts';
import { documentPaths } from '#shared/documents.ts';
import { toMirrorPath } from '#shared/page.ts';
import { examineSite } from '../../../compiler/examine/examine-site.ts';
import { reportLanguages } from '../../../compiler/words/report-languages.ts';
import type { RunningProxy } from '../../run-proxy.ts';
import { page } from '../../runtime/http/front/service.ts';
import { startUpstream, type Upstream } from '../../runtime/http/front/upstream.ts';
import { manifest, publicOrigin, type RunningService, runService } from '../running-service.ts';
import { proxies, recipes } from './proxy.ts';

const { apiPath } = manifest.site;

/** Every address of the service. */
const owned = [
  ...new Set([
    ...Object.values(documentPaths),
    ...manifest.documents.map(({ address }) => address),
    ...refusedPaths,
    ...operationIds.map((id) => toOperationPath(id, apiPath)),
    ...Object.values(oauthPaths),
    mcpPath,
    toApiProtectedResourcePath(apiPath),
    toStatusPath(apiPath),
    `${apiPath}/nada`,
    '/api/v99/search_pages',
    ...manifest.pages.map(({ file }) => toMirrorPath(file)),
  ]),
];

describe('the recipes', () => {
  it.each(['nginx/snippets/vitrina-addresses.conf', 'caddy/vitrina-addresses.caddy'])(
    '%s hands every address of the service over, and none of a page',
    async (file) => {
      const text = await readFile(join(recipes, file), 'utf8');
      const words = text.replace(/^#.*$/gm, '').split(/\s+/);
      const forms = words.flatMap((word, index) => {
        if (/^\^\/|\$$/.test(word)) return new RegExp(word);
        if (!/^(?:\/|\*\.)/.test(word)) return [];
        const glob = words[index - 1] === '^~' ? `${word}*` : word;
        return new RegExp(`^${glob.replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
      });
      const isOwned = (path: string) => forms.some((form) => form.test(path));
      expect(owned.filter((path) => !isOwned(path))).toEqual([]);
      expect(
        ['/', '/apis/', '/api/vida/', '/servicios/', '/agents.mdx', ...manifest.pages.map(({ path }) => path)].filter(
          isOwned,
        ),
      ).toEqual([]);
    },
  );
});

const names = Object.keys(proxies) as (keyof typeof proxies)[];
for (const name of names)
  describe(`a website and its service behind ${name}`, { tags: name }, () => describeBehind(name));

function describeBehind(name: keyof typeof proxies): void {
  let website: Upstream;
  let runtime: RunningService;
  let proxy: RunningProxy;

  beforeAll(async () => {
    website = await startUpstream();
    website.answer((request, response) => {
      const known = manifest.pages.some(({ path }) => path === request.url) || request.url?.startsWith('/wp-');
      response.writeHead(known ? 200 : 404, { 'content-type': 'text/html' }).end('<h1>La web</h1>');
    });
    runtime = await runService({ UPSTREAM_URL: website.origin });
    proxy = await proxies[name]({ runtime: runtime.origin, website: website.origin });
  });
  afterAll(async () => {
    await proxy?.stop();
    await runtime?.stop();
    await website?.close();
  });
  beforeEach(() => {
    website.requests.length = 0;
  });

  const ask = (path: string, init?: RequestInit) => fetch(proxy.origin + path, { redirect: 'manual', ...init });

  it('gives the doctor nothing to report', async () => {
    const { findings } = await examineSite({
      origin: proxy.origin,
      publicOrigin,
      fetch,
      sleep: () => Promise.reject(new Error('the quota is used up')),
      words: reportLanguages.en.examine,
    });
    expect(findings.length).toBeGreaterThan(50);
    expect(findings.filter(({ ok }) => !ok)).toEqual([]);
  });

  it('serves a page in HTML with links to its Markdown and to the service', async () => {
    const answer = await ask(page.path, { headers: { accept: 'text/html' } });
    expect([answer.status, await answer.text()]).toEqual([200, '<h1>La web</h1>']);
    expect(answer.headers.get('vary')).toMatch(/\bAccept\b(?!-)/);
    const link = answer.headers.get('link') ?? '';
    expect(link).toContain(`<${publicOrigin}${toMirrorPath(page.file)}>; rel="alternate"; type="text/markdown"`);
    for (const relation of ['api-catalog', 'service-desc', 'service-doc', 'describedby'])
      expect(link).toContain(`rel="${relation}"`);
    expect(website.seen()).toEqual([`GET ${page.path}`]);
  });

  it('serves a page in Markdown to a client that prefers it', async () => {
    const answer = await ask(page.path, { headers: { accept: 'text/markdown, text/html;q=0.5' } });
    expect(answer.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(await answer.text()).toBe(await (await ask(toMirrorPath(page.file))).text());
    const html = await ask(page.path, { headers: { accept: 'text/markdown;q=0.5, text/html' } });
    expect(html.headers.get('content-type')).toBe('text/html');
  });

  it('serves the developer page with its style and script', async () => {
    const html = await (await ask(documentPaths.developerPage)).text();
    const files = [...html.matchAll(/(?:href|src)="(\/desarrolladores\/[^"#]+)"/g)].map(([, path = '']) => path);
    expect(files).toHaveLength(2);
    for (const path of files)
      expect((await ask(path)).headers.get('content-type')).toMatch(/^text\/(css|javascript); charset=utf-8$/);
  });

  it('passes files and the administration to the website, with the client address', async () => {
    const forged = { 'x-forwarded-for': '203.0.113.7', 'x-real-ip': '203.0.113.7', forwarded: 'for=203.0.113.7' };
    for (const path of ['/wp-content/uploads/foto.jpg', '/wp-admin/admin-ajax.php']) {
      expect((await ask(path, { headers: forged })).status).toBe(200);
    }
    expect(website.seen()).toEqual(['GET /wp-content/uploads/foto.jpg', 'GET /wp-admin/admin-ajax.php']);
    for (const { headers } of website.requests) {
      expect(headers['x-forwarded-for']).toMatch(/127\.0\.0\.1$/);
      expect(headers['x-forwarded-for']).not.toMatch(/^127\.0\.0\.1, 127/);
      expect([headers['x-real-ip'], headers.forwarded]).toEqual(['127.0.0.1', undefined]);
    }
    website.requests.length = 0;
    await ask(page.path, { headers: forged });
    expect(website.requests.map(({ headers }) => [headers['x-real-ip'], headers.forwarded])).toEqual([
      ['127.0.0.1', undefined],
    ]);
  });

  it('hides the inner port of the website in redirects', async () => {
    const inner = `http://www.ejemplo.es:${new URL(website.origin).port}`;
    const cases = [
      [`${inner}/zonas/?a=1#b`, '/zonas/?a=1#b'],
      [`${inner}/`, '/'],
      ['/zonas/', '/zonas/'],
      ['https://www.ejemplo.es/zonas/', 'https://www.ejemplo.es/zonas/'],
      ['https://otra.ejemplo:8443/', 'https://otra.ejemplo:8443/'],
    ] as const;
    for (const [said, heard] of cases) {
      website.answer((_request, response) => response.writeHead(301, { location: said }).end());
      for (const path of ['/zonas', '/wp-admin/css']) {
        const { status, headers } = await ask(path);
        expect([said, status, headers.get('location')]).toEqual([said, 301, heard]);
      }
    }
    website.answer((_request, response) => response.end('<h1>La web</h1>'));
  });

  it('passes forms to the website', async () => {
    website.answer((request, response) => request.pipe(response.writeHead(201)));
    const answer = await ask('/contacto/', { method: 'POST', body: 'nombre=Ana' });
    expect([answer.status, await answer.text()]).toEqual([201, 'nombre=Ana']);
    website.answer((_request, response) => response.end('<h1>La web</h1>'));
  });

  it('compresses the documents for agents', async () => {
    const answer = await ask(documentPaths.openapi, { headers: { 'accept-encoding': 'gzip' } });
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect((await answer.json()) as object).toHaveProperty('openapi');
  });

  it('serves the website without the runtime, and does not use it for the service', async () => {
    await runtime.stop();
    for (const path of ['/', page.path, '/robots.txt']) expect((await ask(path)).status, path).toBe(200);
    website.requests.length = 0;
    const answered = await Promise.all(owned.map(async (path) => [path, (await ask(path)).status]));
    expect(answered.filter(([, status]) => status !== 502)).toEqual([]);
    expect(website.seen()).toEqual([]);
  });
}
