import { validateHeaderValue } from 'node:http';
import { describe, expect, it } from 'vitest';
import { toMirrorPath } from '#shared/page.ts';
import { toPageLinks } from '../../../runtime/http/headers.ts';
import { siteUrl } from '../content-fixture.ts';
import { startService } from '../start-service.ts';

describe('a published document', () => {
  it('is served as the compiler wrote it, with its type', async () => {
    const service = await startService();
    const response = await service.get('/openapi.json');
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.text()).toBe('{"openapi":"3.1.0"}\n');
  });

  it('can have an address that begins another', async () => {
    const service = await startService();
    expect(await (await service.get('/api')).json()).toEqual({ operations: [] });
  });

  it('has a Link to itself with rel="api-catalog" if it is the catalog', async () => {
    const service = await startService();
    const response = await service.get('/.well-known/api-catalog', {}, { method: 'HEAD' });
    expect(response.headers.get('link')).toBe(`<${siteUrl}/.well-known/api-catalog>; rel="api-catalog"`);
  });

  it('can have any characters in its address', async () => {
    const documents = [{ address: '/a:b/(c)*+{d}.txt', file: 'a.txt', mediaType: 'text/plain', body: 'here' }];
    const service = await startService({ documents });
    expect(await (await service.get('/a:b/(c)*+{d}.txt')).text()).toBe('here');
    expect((await service.get('/a:b/cc.txt')).status).toBe(404);
  });
});

describe('a Markdown mirror', () => {
  it('is served for any characters in the address of its page', async () => {
    const pages = [
      { path: '/', markdown: '# a\n' },
      { path: '/a\r\nx-b: <ő>/', markdown: '# b\n' },
    ];
    const { deps, ...service } = await startService({ pages });
    const page = deps.content.pages.all[1];
    const response = await service.get(toMirrorPath(page?.meta.file ?? ''));
    expect(response.status).toBe(200);
    expect(response.headers.get('link')).toBe(`<${siteUrl}/a%0D%0Ax-b:%20%3C%C5%91%3E/>; rel="canonical"`);
    if (page) expect(() => validateHeaderValue(...toPageLinks(page, deps.content.addresses))).not.toThrow();
  });

  it('is the page with its front matter, and names the page as canonical', async () => {
    const service = await startService();
    const response = await service.get('/zonas/palma.md');
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(response.headers.get('link')).toBe(`<${siteUrl}/zonas/palma/>; rel="canonical"`);
    expect(await response.text()).toMatch(/^---\ntitle: "Palma"\n[\s\S]*\n---\n\n# Palma\n/);
  });

  it.each(['/servicios/españa.md', '/servicios/espa%C3%B1a.md', '/servicios/espa%c3%b1a.md'])(
    'is found as %s',
    async (path) => {
      const service = await startService();
      expect((await service.get(path)).status).toBe(200);
    },
  );
});

describe('security.txt', () => {
  it.each([
    ['the contact page', {}, '/contacto/'],
    ['the home page if there is no contact page', { contact_page: undefined }, '/'],
  ])('names %s and expires in half a year, the same all day', async (_what, company, contact) => {
    const service = await startService({ company });
    const response = await service.get('/.well-known/security.txt');
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('public, max-age=3600');
    const text = await response.text();
    expect(text.split('\n')).toEqual([
      `Contact: ${siteUrl}${contact}`,
      'Expires: 2030-06-30T00:00:00.000Z',
      'Preferred-Languages: es',
      `Canonical: ${siteUrl}/.well-known/security.txt`,
      '',
    ]);
    service.wait(24 * 3600 - 1);
    expect(await (await service.get('/.well-known/security.txt')).text()).toBe(text);
    service.wait(1);
    expect(await (await service.get('/.well-known/security.txt')).text()).toContain(
      'Expires: 2030-07-01T00:00:00.000Z',
    );
  });
});
