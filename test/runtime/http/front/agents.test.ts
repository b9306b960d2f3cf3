import { beforeEach, describe, expect, it } from 'vitest';
import { publicOrigin } from '../../../service/running-service.ts';
import { page, startFrontService } from './service.ts';

const front = startFrontService();
const { ask } = front;

describe('a compiled page behind the front', () => {
  const html = (headers: Record<string, string> = {}) =>
    front.website.answer((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html', ...headers }).end('<h1>Página</h1>'),
    );

  it('has links in HTML to its Markdown and to the descriptions of the service', async () => {
    html({ etag: '"html"' });
    const { headers, body } = await ask(page.path);
    expect(body.toString()).toBe('<h1>Página</h1>');
    expect(headers.get('etag')).toEqual(['"html"']);
    expect(headers.get('vary')).toEqual(['Accept']);
    const link = headers.get('link')?.join(', ');
    expect(link).toContain(`<${publicOrigin}/${encodeURI(page.file)}>; rel="alternate"; type="text/markdown"`);
    for (const relation of ['api-catalog', 'ai-catalog', 'service-desc', 'service-doc', 'describedby']) {
      expect(link).toContain(`rel="${relation}"`);
    }
  });

  it('keeps the Vary and Link that the website sends', async () => {
    html({ vary: 'Accept-Encoding, Cookie', link: '</wp-json/>; rel="https://api.w.org/"' });
    const { headers } = await ask(page.path);
    expect(headers.get('vary')?.join(', ')).toBe('Accept-Encoding, Cookie, Accept');
    expect(headers.get('link')?.join(', ')).toMatch(/^<\/wp-json\/>; rel="https:\/\/api\.w\.org\/", <https:/);
  });

  const negotiations: [accept: string | undefined, expected: 'text/markdown' | 'text/html'][] = [
    [undefined, 'text/html'],
    ['*/*', 'text/html'],
    ['text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'text/html'],
    ['text/markdown', 'text/markdown'],
    ['TEXT/Markdown', 'text/markdown'],
    ['text/markdown, text/html', 'text/markdown'],
    ['text/html, text/markdown', 'text/html'],
    ['text/markdown;q=0.5, text/html;q=0.9', 'text/html'],
    ['text/markdown;q=0.9, text/html;q=0.5', 'text/markdown'],
    ['text/markdown, */*;q=0.1', 'text/markdown'],
    ['text/markdown;q=0, */*', 'text/html'],
    ['text/*', 'text/html'],
    ['text/plain', 'text/html'],
    ['nonsense;;q=,', 'text/html'],
  ];
  it.each(negotiations)('requested with Accept %s is sent as %s', async (accept, expected) => {
    html();
    const { headers } = await ask(page.path, { ...(accept !== undefined && { headers: { accept } }) });
    expect(headers.get('content-type')?.[0]?.split(';')[0]).toBe(expected);
    // The Markdown is the service's own answer, and compressed for whoever asks.
    expect(headers.get('vary')).toEqual([expected === 'text/html' ? 'Accept' : 'Accept, Accept-Encoding']);
    expect(front.website.requests).toHaveLength(expected === 'text/html' ? 1 : 0);
  });

  it('has an entity tag for each format, which does not match the other', async () => {
    front.website.answer((request, response) =>
      request.headers['if-none-match'] === '"html"'
        ? response.writeHead(304, { etag: '"html"' }).end()
        : response.writeHead(200, { 'content-type': 'text/html', etag: '"html"' }).end('x'),
    );
    const markdown = await ask(page.path, { headers: { accept: 'text/markdown' } });
    const [etag = ''] = markdown.headers.get('etag') ?? [];
    expect(etag).not.toBe('"html"');
    const again = (accept: string, held: string) => ask(page.path, { headers: { accept, 'if-none-match': held } });
    expect((await again('text/markdown', etag)).status).toBe(304);
    expect((await again('text/markdown', '"html"')).status).toBe(200);
    expect((await again('text/html', '"html"')).status).toBe(304);
    expect((await again('text/html', etag)).status).toBe(200);
  });

  it('has the Markdown of its mirror, and no body for HEAD', async () => {
    const negotiated = await ask(page.path, { headers: { accept: 'text/markdown' } });
    expect(negotiated.body.equals((await ask(`/${page.file}`)).body)).toBe(true);
    const head = await ask(page.path, { method: 'HEAD', headers: { accept: 'text/markdown' } });
    expect([head.headers.get('content-length'), head.body.length]).toEqual([[String(negotiated.body.length)], 0]);
  });

  it('names each relation once, in HTML and in Markdown', async () => {
    html();
    for (const accept of ['text/html', 'text/markdown']) {
      const { headers } = await ask(page.path, { headers: { accept } });
      const relations = [...(headers.get('link')?.join(', ') ?? '').matchAll(/rel="([^"]+)"/g)].map(([, name]) => name);
      expect(relations).toContain('canonical');
      expect(new Set(relations).size, `${accept}: ${relations}`).toBe(relations.length);
    }
  });

  it('passes a POST to the website for any Accept header', async () => {
    expect((await ask(page.path, { method: 'POST', headers: { accept: 'text/markdown' } })).body.toString()).toBe(
      'website',
    );
  });
});

describe('a missing page behind the front', () => {
  beforeEach(() =>
    front.website.answer((_request, response) =>
      response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>404</h1>'),
    ),
  );

  it('has the 404 of the website for people', async () => {
    const { status, headers, body } = await ask('/nada', { headers: { accept: 'text/html' } });
    expect([status, headers.get('vary'), body.toString()]).toEqual([404, ['Accept'], '<h1>404</h1>']);
  });

  it('has a short Markdown 404 with links for agents', async () => {
    const { status, headers, body } = await ask('/nada', { headers: { accept: 'text/markdown' } });
    expect([status, headers.get('vary')]).toEqual([404, ['Accept']]);
    expect(headers.get('content-type')).toEqual(['text/markdown; charset=utf-8']);
    expect(body.toString()).toContain(`${publicOrigin}/llms.txt`);
  });
});

describe('robots.txt behind the front', () => {
  const robots = (status: number, text = '', headers = {}) =>
    front.website.answer((request, response) =>
      request.url === '/robots.txt' ? response.writeHead(status, headers).end(text) : response.writeHead(404).end(),
    );

  it('has the rules of the website, and those that it lacks', async () => {
    robots(200, 'User-agent: *\nDisallow: /privado/\n');
    const text = (await ask('/robots.txt')).body.toString();
    expect(text).toContain('User-agent: *\nContent-Signal: search=yes');
    expect(text).toContain('User-agent: GPTBot');
    expect(text.match(/Disallow: \/privado\//g)).toHaveLength(2);
    expect(text).not.toContain('Sitemap:');
  });

  it('names the sitemap of the website, requested with the public host', async () => {
    front.website.answer((_request, response) => response.end(''));
    expect((await ask('/robots.txt')).body.toString()).toContain(`Sitemap: ${publicOrigin}/sitemap.xml`);
    expect(front.website.seen()).toEqual(['GET /robots.txt', 'GET /sitemap.xml']);
    for (const { headers } of front.website.requests) expect(headers.host).toBe(new URL(publicOrigin).host);
  });

  it('is read up to half a megabyte, if it does not end', async () => {
    const line = `# ${'x'.repeat(1021)}\n`;
    const text = `User-agent: *\n${line.repeat(511)}Disallow: /dentro/\n${line.repeat(100)}Disallow: /fuera/\n`;
    front.website.answer((request, response) =>
      request.url === '/robots.txt' ? response.write(text) : response.writeHead(404).end(),
    );
    const read = (await ask('/robots.txt')).body.toString();
    expect(read).toContain('Disallow: /dentro/');
    expect(read).not.toContain('Disallow: /fuera/');
  });

  it('is complete if the website has none', async () => {
    robots(404, '<h1>404</h1>');
    const { status, headers, body } = await ask('/robots.txt');
    expect([status, headers.get('content-type')]).toEqual([200, ['text/plain; charset=utf-8']]);
    expect(body.toString()).not.toContain('<h1>');
  });

  it.each([301, 503])('is the answer of the website with status %i, so that no rule is lost', async (status) => {
    robots(status, '', { location: '/otro.txt' });
    expect((await ask('/robots.txt')).status).toBe(status);
  });
});
