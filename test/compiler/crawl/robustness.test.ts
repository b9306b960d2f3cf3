import { createServer } from 'node:net';
import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { crawlSite, linking, page, pathsOf, type Route, rowOf, serveSite } from './serve-site.ts';

describe('a crawl of a faulty site', () => {
  it('retries broken connections and temporary statuses, and no others', async () => {
    const passing = [408, 429, 500, 502, 503, 504];
    const lasting = [400, 401, 403, 404, 410, 501, 505];
    const times = new Map<string, number>();
    const failing = (path: string, count: number, status: number): Record<string, Route> => ({
      [path]: (request, response) => {
        const time = (times.get(path) ?? 0) + 1;
        times.set(path, time);
        if (time > count) response.writeHead(200, { 'content-type': 'text/html' }).end(page(path));
        else if (status === 0) request.socket.destroy();
        else response.writeHead(status, { 'retry-after': '1' }).end();
      },
    });
    const all = [...passing, ...lasting];
    const site = await serveSite({
      '/': linking('/corte/', '/dos-veces/', ...all.map((status) => `/${status}/`)),
      ...failing('/corte/', 1, 0),
      ...failing('/dos-veces/', 2, 503),
      ...Object.assign({}, ...all.map((status) => failing(`/${status}/`, 1, status))),
    });
    const answered = passing.map((status) => `/${status}/`);
    expect(pathsOf(await crawlSite(site))).toEqual(['/', ...answered, '/corte/', '/dos-veces/']);
    for (const status of lasting) expect(times.get(`/${status}/`)).toBe(1);
  });

  it('retries a timeout once, and a broken connection up to the limit', async () => {
    const site = await serveSite({
      '/': linking('/mudo/', '/corte/', '/503/'),
      '/503/': { status: 503 },
      '/mudo/': () => {},
      '/corte/': (request) => request.socket.destroy(),
    });
    const result = await crawlSite(site, { limits: { headersMs: 800, attempts: 3 } });
    expect([rowOf(result, '/mudo/'), rowOf(result, '/corte/')]).toEqual(['failed timeout', 'failed connection']);
    expect(site.asked.filter((target) => target === '/mudo/')).toHaveLength(2);
    for (const path of ['/corte/', '/503/']) expect(site.asked.filter((target) => target === path)).toHaveLength(3);
  });

  it.each<[retryAfter: string, slept: number[]]>([
    ['7', [7_000]],
    ['120', [120_000]],
    // A longer pause than the limit is not kept.
    ['121', []],
    ['Sat, 31 Jan 2026 12:01:30 GMT', [90_000]],
    ['Sat, 31 Jan 2026 12:02:01 GMT', []],
    // A pause shorter than the first, in the past, or invalid.
    ['0', [500]],
    ['Sat, 31 Jan 2026 11:00:00 GMT', [500]],
    ['pronto', [500]],
  ])('waits as Retry-After: %s says', async (retryAfter, waits) => {
    const slept: number[] = [];
    let first = true;
    const site = await serveSite({
      '/': linking('/luego/'),
      '/luego/': (_, response) => {
        if (first) response.writeHead(503, { 'retry-after': retryAfter }).end();
        else response.writeHead(200, { 'content-type': 'text/html' }).end(page('Luego'));
        first = false;
      },
    });
    const result = await crawlSite(site, {
      now: () => Date.UTC(2026, 0, 31, 12),
      sleep: (milliseconds) => {
        slept.push(milliseconds);
        return Promise.resolve();
      },
    });
    expect(slept).toEqual(waits);
    expect(rowOf(result, '/luego/')).toBe(waits.length > 0 ? 'published ok' : 'failed http-status');
  });

  it('cuts off pages that are too large, also those that only grow when decompressed', async () => {
    const large = page('Grande', 'x'.repeat(3_000_000));
    const exact = page('Justa').padEnd(100_000);
    const site = await serveSite({
      '/justa/': exact,
      '/pasada/': `${exact} `,
      '/': linking(
        '/justa/',
        '/pasada/',
        '/grande/',
        '/bomba/',
        '/gzip/',
        '/br/',
        '/deflate/',
        '/dos/',
        '/tres/',
        '/otra/',
        '/suelta/',
        '/utf8/',
        '/roto/',
      ),
      '/grande/': large,
      '/bomba/': { headers: { 'content-type': 'text/html', 'content-encoding': 'gzip' }, body: gzipSync(large) },
      '/gzip/': {
        headers: { 'content-type': 'text/html', 'content-encoding': 'x-gzip' },
        body: gzipSync(page('Gzip')),
      },
      '/br/': {
        headers: { 'content-type': 'text/html', 'content-encoding': 'br' },
        body: brotliCompressSync(page('Br')),
      },
      '/deflate/': {
        headers: { 'content-type': 'text/html', 'content-encoding': 'deflate' },
        body: deflateSync(page('Deflate')),
      },
      '/dos/': {
        headers: { 'content-type': 'text/html', 'content-encoding': 'Br, identity, gzip' },
        body: gzipSync(brotliCompressSync(page('Dos'))),
      },
      '/tres/': {
        headers: { 'content-type': 'text/html', 'content-encoding': 'gzip, gzip, gzip' },
        body: gzipSync(gzipSync(gzipSync(page('Tres')))),
      },
      '/suelta/': {
        headers: { 'content-type': 'text/html', 'content-encoding': 'deflate' },
        body: deflateRawSync(page('Suelta')),
      },
      '/utf8/': { headers: { 'content-type': 'text/html', 'content-encoding': 'utf-8, none' }, body: page('Utf8') },
      '/otra/': { headers: { 'content-type': 'text/html', 'content-encoding': 'compress' }, body: page('Otra') },
      '/roto/': { headers: { 'content-type': 'text/html', 'content-encoding': 'gzip' }, body: 'esto no es gzip' },
    });
    const result = await crawlSite(site, { limits: { htmlBytes: 100_000 } });
    expect(pathsOf(result)).toEqual(['/', '/br/', '/deflate/', '/dos/', '/gzip/', '/justa/', '/suelta/', '/utf8/']);
    for (const path of ['/tres/', '/otra/', '/roto/']) expect(rowOf(result, path)).toBe('failed invalid-answer');
    expect(rowOf(result, '/pasada/')).toBe('skipped too-large');
    expect(rowOf(result, '/grande/')).toBe('skipped too-large');
    expect(rowOf(result, '/bomba/')).toBe('skipped too-large');
  });

  it('reads a robots.txt as far as its limit, to the byte', async () => {
    const read = 'User-agent: *\nDisallow: /a/\n';
    const site = await serveSite({
      '/robots.txt': `${read}Disallow: /b/\n`,
      '/': linking('/a/', '/b/'),
      '/a/': page('A'),
      '/b/': page('B'),
    });
    expect(pathsOf(await crawlSite(site, { limits: { robotsBytes: read.length } }))).toEqual(['/', '/b/']);
  });

  it('gives up on pages that send too slowly or nothing', async () => {
    const site = await serveSite({
      '/': linking('/goteo/', '/muda/', '/buena/'),
      '/goteo/': (_, response) => {
        response.writeHead(200, { 'content-type': 'text/html' });
        const timer = setInterval(() => response.write(' '), 20);
        response.on('close', () => clearInterval(timer));
      },
      '/muda/': () => {},
      '/buena/': page('Buena'),
    });
    const result = await crawlSite(site, { limits: { fetchMs: 300, headersMs: 150 } });
    expect(rowOf(result, '/goteo/')).toBe('failed too-slow');
    expect(rowOf(result, '/muda/')).toMatch(/^failed (?:timeout|too-slow)$/);
    expect(pathsOf(result)).toEqual(['/', '/buena/']);
  });

  it('records answers that are not HTTP, headers without end and bodies cut short', async () => {
    const raw = createServer((socket) => {
      socket.once('data', (data) => {
        const target = String(data).split(' ')[1];
        const html = linking('/basura/', '/cabecera/', '/corto/');
        if (target === '/')
          socket.end(
            `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: ${Buffer.byteLength(html)}\r\nConnection: close\r\n\r\n${html}`,
          );
        else if (target === '/basura/') socket.end('ESTO NO ES HTTP\r\n\r\n');
        else if (target === '/cabecera/') socket.end(`HTTP/1.1 200 OK\r\nX-Relleno: ${'a'.repeat(200_000)}\r\n\r\n`);
        else if (target === '/corto/')
          socket.end('HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 9000\r\n\r\n<p>a medias');
        else socket.end('HTTP/1.1 404 Not Found\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
      });
      socket.on('error', () => {});
    });
    await new Promise<void>((resolve) => raw.listen(0, '127.0.0.1', resolve));
    const { port } = raw.address() as { port: number };
    const result = await crawlSite({ origin: `http://127.0.0.1:${port}`, asked: [] });
    raw.close();
    expect(pathsOf(result)).toEqual(['/']);
    expect(['/basura/', '/cabecera/', '/corto/'].map((address) => rowOf(result, address))).toEqual([
      'failed invalid-answer',
      'failed invalid-answer',
      'failed connection',
    ]);
  });

  it('reports a site that does not answer', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as { port: number };
    await new Promise((resolve) => closed.close(resolve));
    const result = await crawlSite({ origin: `http://127.0.0.1:${port}`, asked: [] });
    expect(result.sources).toEqual([]);
    expect(result.diagnostics).toMatchObject([{ severity: 'error', code: 'site-unreachable' }]);
    expect(rowOf(result, '/')).toBe('failed connection');
  });
});
