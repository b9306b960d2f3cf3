import { describe, expect, it } from 'vitest';
import type { PageResult } from '#shared/contract/schemas.ts';
import { siteUrl } from '../content-fixture.ts';
import { readError, startService, type TestService } from '../start-service.ts';

const path = '/api/v1/read_page';

const read = async (service: TestService, url: string, part?: string): Promise<PageResult> => {
  const response = await service.get(path, part === undefined ? { url } : { url, part });
  expect(response.status, `${url}: ${await response.clone().text()}`).toBe(200);
  return (await response.json()) as PageResult;
};

describe('read_page', () => {
  it('returns the page object', async () => {
    const service = await startService();
    expect(await read(service, '/zonas/palma/')).toEqual({
      title: 'Palma',
      url: `${siteUrl}/zonas/palma/`,
      markdown: expect.stringMatching(/^# Palma\n[\s\S]*## Horario\n\nTodo el día\.\n$/),
      truncated: false,
      description: 'Servicio técnico en Palma.',
      headings: [
        { level: 1, text: 'Palma', anchor: 'palma' },
        { level: 2, text: 'Precios', anchor: 'precios' },
        { level: 3, text: 'Festivos', anchor: 'festivos' },
        { level: 2, text: 'Horario', anchor: 'horario' },
      ],
      last_modified: '2026-01-02',
      content_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      language: 'es',
      generation: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  it('leaves out fields that the page lacks', async () => {
    const service = await startService();
    const page = await read(service, '/precios/');
    expect(Object.keys(page)).toEqual(
      'title url markdown truncated headings content_hash language generation'.split(' '),
    );
  });

  it.each([
    ['a full address', `${siteUrl}/zonas/palma/`],
    ['http instead of https', 'http://www.ejemplo.es/zonas/palma/'],
    ['without www', 'https://ejemplo.es/zonas/palma/'],
    ['any letter case of the host', 'HTTPS://WWW.Ejemplo.ES/zonas/palma/'],
    ['without a scheme', 'www.ejemplo.es/zonas/palma/'],
    ['relative to the scheme', '//www.ejemplo.es/zonas/palma/'],
    ['a path', '/zonas/palma/'],
    ['a path without the slash at its end', '/zonas/palma'],
    ['a full address without the slash at its end', `${siteUrl}/zonas/palma`],
    ['a path without the slash at its start', 'zonas/palma/'],
    ['a slug', 'palma'],
    ['a slug with a slash', 'palma/'],
    ['blanks around', '  /zonas/palma/ '],
    ['a query string', '/zonas/palma/?utm_source=x'],
    ['an unknown fragment', '/zonas/palma/#nada'],
    ['a slug with a query string', 'palma?x=1'],
    ['dot segments', '/zonas/./otra/../palma/'],
    ['needless escapes', '/zonas/%70alma/'],
    ['a redirected address', '/antigua-palma'],
    ['a redirected address with a slash', `${siteUrl}/antigua-palma/`],
    ['an alias with its query string', '/index.php?p=7'],
    ['the address of the Markdown mirror', '/zonas/palma.md'],
  ])('finds a page by %s', async (_what, url) => {
    const service = await startService();
    const page = await read(service, url);
    expect(page.url).toBe(`${siteUrl}/zonas/palma/`);
    expect(page.markdown).toMatch(/^# Palma\n/);
  });

  it.each([
    ['a slash where the page has none', '/servicios/lavadoras/', '/servicios/lavadoras'],
    ['raw UTF-8', '/servicios/españa/', '/servicios/espa%C3%B1a/'],
    ['percent-encoded UTF-8', '/servicios/espa%c3%b1a', '/servicios/espa%C3%B1a/'],
    ['a decomposed accent', '/servicios/espan\u0303a/', '/servicios/espa%C3%B1a/'],
    ['a slug in raw UTF-8', 'españa', '/servicios/espa%C3%B1a/'],
    ['the root', '/', '/'],
    ['the origin alone', siteUrl, '/'],
    ['the host alone', 'ejemplo.es', '/'],
  ])('finds a page by %s', async (_what, url, expected) => {
    const service = await startService();
    expect((await read(service, url)).url).toBe(siteUrl + expected);
  });

  it('does not choose between pages with the same slug, and names them', async () => {
    const service = await startService();
    const error = await readError(await service.get(path, { url: 'precios' }));
    expect(error).toMatchObject({ status: 404, code: 'page_not_found' });
    expect(error.hint).toContain(`${siteUrl}/precios/`);
    expect(error.hint).toContain(`${siteUrl}/blog/precios/`);
  });

  it('names up to three similar pages if there is none', async () => {
    const service = await startService();
    const error = await readError(await service.get(path, { url: '/zonas/plama/' }));
    expect(error).toMatchObject({ status: 404, code: 'page_not_found' });
    expect(error.hint).toContain(`${siteUrl}/zonas/palma/`);
    const many = await readError(await service.get(path, { url: '/palma-lavadoras-espana-precios/' }));
    expect(many.hint.match(/\/(?:zonas|servicios|blog|precios)\//g)).toHaveLength(3);
  });

  it.each([
    'https://otro.es/zonas/palma/',
    '//otro.es/zonas/palma/',
    '/\\otro.es/zonas/palma/',
    'https://www.ejemplo.es@otro.es/',
    'https://www.ejemplo.es.otro.es/',
    'https://www.ejemplo.es:8443/',
    'ftp://www.ejemplo.es/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'http://',
    'http://[::1',
  ])('refuses %s, an address of another site', async (url) => {
    const service = await startService();
    const error = await readError(await service.get(path, { url }));
    expect(error).toMatchObject({ status: 400, code: 'invalid_parameter', parameter: 'url' });
    expect(error.hint).toContain('url');
  });

  it.each(['/../../etc/passwd', '/%00', '/%', '%zz', '#', '?', '/zonas/palma/extra', 'constructor', '__proto__', '..'])(
    'answers 404 or 400 in JSON to %s',
    async (url) => {
      const service = await startService();
      const error = await readError(await service.get(path, { url }));
      expect([400, 404]).toContain(error.status);
    },
  );

  describe('sections', () => {
    it('returns the heading and all below it, down to the next of its level', async () => {
      const service = await startService();
      const page = await read(service, '/zonas/palma/#precios');
      expect(page.markdown).toBe('## Precios\n\nDesde 50 €.\n\n### Festivos\n\nMás.\n');
      expect(page.headings?.map(({ anchor }) => anchor)).toEqual(['precios', 'festivos']);
      expect(page.truncated).toBe(false);
    });

    it.each(['palma#horario', `${siteUrl}/zonas/palma#horario`, '/antigua-palma#horario'])(
      'finds them by any address of the page: %s',
      async (url) => {
        const service = await startService();
        expect((await read(service, url)).markdown).toBe('## Horario\n\nTodo el día.\n');
      },
    );

    it('returns the whole page, and says so, if it has no such section', async () => {
      const service = await startService();
      const whole = await read(service, '/zonas/palma/');
      expect(await read(service, '/zonas/palma/#nada')).toEqual({ ...whole, fragment_found: false });
      expect(whole).not.toHaveProperty('fragment_found');
      expect(await read(service, '/zonas/palma/#precios')).not.toHaveProperty('fragment_found');
    });

    it.each(['Précios', 'PRECIOS', 'pre-cios', 'pre%20cios'])(
      'compares anchors without case, accents, blanks: %s',
      async (anchor) => {
        const service = await startService();
        expect((await read(service, `/zonas/palma/#${anchor}`)).markdown).toMatch(/^## Precios\n/);
      },
    );

    it('ignores a text directive in an address, with or without a section', async () => {
      const service = await startService();
      expect(await read(service, '/zonas/palma/#:~:text=Desde%2050')).toEqual(await read(service, '/zonas/palma/'));
      expect(await read(service, '/zonas/palma/#precios:~:text=Desde')).toEqual(
        await read(service, '/zonas/palma/#precios'),
      );
    });

    it('finds anchors in any encoding', async () => {
      const markdown = '# Uno\n\n## Averías\n\nTexto.\n';
      const headings = [
        { level: 1, text: 'Uno', anchor: 'uno' },
        { level: 2, text: 'Averías', anchor: 'averías' },
      ];
      const service = await startService({ pages: [{ path: '/uno/', markdown, headings }] });
      for (const url of ['/uno/#averías', '/uno/#aver%C3%ADas', 'uno#averías']) {
        expect((await read(service, url)).markdown).toBe('## Averías\n\nTexto.\n');
      }
    });
  });

  describe('parts', () => {
    const paragraphs = Array.from({ length: 200 }, (_, index) => `Párrafo ${index} ${'palabra '.repeat(60)}fin.`);
    const markdown = `# Larga\n\n${paragraphs.join('\n\n')}\n`;
    const long = { pages: [{ path: '/larga/', markdown }] };

    it('join to the whole page, each at most 40,000 characters', async () => {
      const service = await startService(long);
      const first = await read(service, '/larga/');
      expect(first).toMatchObject({ truncated: true, part: 1, next_part: 2 });
      expect(first.markdown.length).toBeGreaterThan(39_000);
      let joined = first.markdown;
      let next = first.next_part;
      while (next) {
        const page = await read(service, '/larga/', String(next));
        expect(page).toMatchObject({ truncated: true, part: next, parts: first.parts });
        expect(page.markdown.length).toBeLessThanOrEqual(40_000);
        expect(page.markdown).toMatch(/^Párrafo/);
        joined += page.markdown;
        next = page.next_part;
      }
      expect(joined).toBe(markdown);
    });

    it('are not mentioned if the page is whole', async () => {
      const service = await startService();
      const page = await read(service, '/precios/', '1');
      expect(page.truncated).toBe(false);
      expect(page).not.toHaveProperty('parts');
    });

    it('beyond the last are refused, with their number', async () => {
      const service = await startService(long);
      const error = await readError(await service.get(path, { url: '/larga/', part: '99' }));
      expect(error).toMatchObject({ status: 400, code: 'invalid_parameter', parameter: 'part' });
      expect(error.hint).toMatch(/de 1 a \d/);
      const whole = await readError(await service.get(path, { url: '/larga/#nada', part: '0' }));
      expect(whole).toMatchObject({ status: 400, parameter: 'part' });
    });
  });
});
