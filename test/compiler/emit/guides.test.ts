import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { toAddresses } from '#shared/addresses.ts';
import { emitSite } from '../../../compiler/emit/emit-site.ts';
import { toCurl, toExampleInput, toExamples } from '../../../compiler/emit/examples.ts';
import { toMarkdownLink, toMarkdownText } from '../../../compiler/emit/guides/guide-parts.ts';
import type { CompiledSite } from '../../../compiler/model.ts';
import { compiledPage, compiledSite, siteUrl } from './site-fixture.ts';

const textsOf = (site: CompiledSite): Record<string, string> =>
  Object.fromEntries(emitSite(site).map(({ path, body }) => [path, String(body)]));
const texts = textsOf(compiledSite());
const textOf = (path: string): string => texts[path] ?? '';
const linksOf = (text: string): string[] =>
  [...text.matchAll(/^- \[[^\]]+\]\(([^)\s]+)\)/gm)].map(([, url = '']) => url);
const manySites = (count: number, title: (index: number) => string) =>
  compiledSite({
    pages: Array.from({ length: count }, (_, index) =>
      compiledPage(`/articulos/${String(index).padStart(4, '0')}/`, title(index)),
    ),
  });

describe('llms.txt', () => {
  it('has one title, a summary, a section on when to use the site, and links to Markdown pages', () => {
    const llms = textOf('llms.txt');
    expect(llms.match(/^# /gm)).toHaveLength(1);
    expect(llms).toMatch(/^# Hogar Calima\n\n> Servicio técnico/);
    expect(llms).toContain('## Cuándo usar este sitio');
    expect(linksOf(llms)).toContain(`${siteUrl}/servicios/lavadoras.md`);
  });

  it('links every page once', () => {
    const mirrors = linksOf(textOf('llms.txt')).filter(
      (url) => texts[`pages/${decodeURI(url).slice(siteUrl.length + 1)}`],
    );
    expect(mirrors).toHaveLength(compiledSite().pages.length);
    expect(new Set(mirrors).size).toBe(mirrors.length);
  });

  it.each([212, 300, 800])(
    'has at most 30,000 characters for %i pages, and the number of pages it leaves out',
    (count) => {
      const many = textsOf(manySites(count, (index) => `Artículo número ${index} sobre reparaciones`));
      expect((many['llms.txt'] ?? '').length).toBeLessThanOrEqual(30_000);
      const listed = linksOf(many['llms.txt'] ?? '').filter((url) => url.includes('/articulos/')).length;
      if (listed < count) expect(many['llms.txt']).toContain(`Hay ${count - listed} páginas más en [sitemap.md]`);
      expect(linksOf(many['sitemap.md'] ?? '')).toHaveLength(count);
      expect(many['llms.txt']).not.toContain('undefined');
    },
  );
});

it('lists have no empty groups, and agents.md has the description of the home page without a fact', () => {
  const pages = [compiledPage('/a/', 'A'), compiledPage('/', 'Portada', { description: 'Lo que dice la portada.' })];
  const services = [{ name: 'Uno', url: pages[0]?.url ?? '' }];
  const texts = textsOf(compiledSite({ pages, company: { brand: 'Uno', website: siteUrl, services } }));
  expect(texts['sitemap.md']?.match(/^## .*$/gm)).toEqual(['## Páginas principales', '## Servicios']);
  expect(texts['agents.md']).toContain('> Lo que dice la portada.\n');
});

describe('llms-full.txt', () => {
  it('has the Markdown of every page below its address', () => {
    for (const page of compiledSite().pages) {
      expect(textOf('llms-full.txt')).toContain(`<${page.url}>\n\n${page.markdown.trimEnd()}`);
    }
  });

  it('leaves out pages that are too long, and says how many', () => {
    const long = { markdown: `# Larga\n\n${'palabra '.repeat(80_000)}\n` };
    const pages = [1, 2, 3].map((n) => compiledPage(`/larga-${n}/`, `Larga ${n}`, long));
    const full = textsOf(compiledSite({ pages: [...pages, compiledPage('/z/', 'Z')] }))['llms-full.txt'] ?? '';
    // One that is too long keeps no shorter one out.
    expect(full.match(/^<http.*>$/gm)).toEqual([`<${siteUrl}/larga-1/>`, `<${siteUrl}/z/>`]);
    expect(full.length).toBeLessThan(1_100_000);
    expect(full).toContain(`Hay 2 páginas más en [sitemap.md](${siteUrl}/sitemap.md)`);
  });

  it.each([
    [1_000_000, 2],
    [1_000_001, 1],
  ])('of two pages with %i characters together has %i', (length, held) => {
    const frame = (path: string) => `---\n\n<${siteUrl}${path}>\n\n`.length;
    const pages = ['/a/', '/b/'].map((path) =>
      compiledPage(path, 'A', {
        markdown: 'x'.repeat(path === '/a/' ? 999 - frame(path) : length - 999 - frame(path)),
      }),
    );
    const full = textsOf(compiledSite({ pages }))['llms-full.txt'] ?? '';
    expect(full.match(/^<http/gm)).toHaveLength(held);
  });
});

describe('the guides', () => {
  it.each(['llms.txt', 'llms-full.txt', 'agents.md', 'api.md', 'auth.md', 'sitemap.md'])(
    'escape the name of the business: %s',
    (path) => {
      const { site } = compiledSite();
      const said = textsOf(compiledSite({ site: { ...site, brand: 'Uno *Dos* [Tres]' } }))[path];
      expect(said).toMatch(/^# .*Uno \\\*Dos\\\* \(Tres\)/);
      expect(said?.split(/^---$/m)[0]).not.toMatch(/Uno \*Dos|\[Tres\]/);
    },
  );

  it('have the types of fields, also of nullable ones, and parameters for four operations', () => {
    expect(textOf('api.md')).toMatch(/^\| `next_cursor` \| string \\\| null \|/m);
    expect(textOf('api.md')).toMatch(/^\| `limit` \| integer \|/m);
    const asked = [...textOf('api.md').matchAll(/^#### Parámetros: `(\w+)`/gm)].map(([, id]) => id);
    expect(asked).toEqual(['search_pages', 'read_page', 'get_company_info', 'list_changes']);
  });

  it.each(['agents.md', 'api.md', 'auth.md', 'sitemap.md'])('have one title at the start: %s', (path) => {
    const prose = textOf(path).replace(/```[\s\S]*?```/g, '');
    expect(prose).toMatch(/^# \S/);
    expect(prose.match(/^# /gm)).toHaveLength(1);
  });

  it('skip no level of headings', () => {
    for (const path of ['agents.md', 'api.md', 'auth.md', 'llms.txt', 'sitemap.md']) {
      const levels = [...textOf(path).matchAll(/^(#+) /gm)].map(([, marks = '']) => marks.length);
      for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0), path).toBeLessThan(2);
    }
  });

  it('have a title with its name, and all steps to a token, in auth.md', () => {
    expect(textOf('auth.md')).toMatch(/^# .*auth\.md/);
    for (const step of ['/oauth/register', '/oauth/token', 'oauth-protected-resource', 'Bearer', '/oauth/revoke']) {
      expect(textOf('auth.md')).toContain(step);
    }
  });

  it('have the known facts, and no others, in agents.md', () => {
    expect(textOf('agents.md')).toContain('- Horario de atención: Todos los días, las 24 horas.');
    expect(textOf('agents.md')).not.toContain('undefined');
    expect(textOf('agents.md')).not.toContain('Impuestos');
  });

  it('have the limits of the contract in auth.md', () => {
    for (const figure of [
      '60 por minuto',
      '600 por minuto',
      '5 por hora',
      '30 por minuto',
      '3600 segundos',
      '180 días',
    ]) {
      expect(textOf('auth.md')).toContain(figure);
    }
  });
});

describe('texts of a site in Markdown', () => {
  it.each([
    ['a *b* `c`', 'a \\*b\\* \\`c\\`'],
    ['<b> &lt; x<y', '&lt;b> &amp;lt; x&lt;y'],
    ['snake_case _x_', 'snake_case \\_x\\_'],
    ['x_2 2_x', 'x_2 2_x'],
    ['[x](y)', '(x)(y)'],
    ['dos\nlíneas', 'dos líneas'],
    ['Hijos & Co &amp;', 'Hijos & Co &amp;amp;'],
  ])('are escaped: %s', (text, expected) => {
    expect(toMarkdownText(text)).toBe(expected);
  });

  it('have no tag in any guide, and no backslash before one', () => {
    const name = 'Muebles <b>Norte';
    const { site, company } = compiledSite();
    const named = textsOf(
      compiledSite({
        site: { ...site, brand: name },
        company: { ...company, brand: name, description: name, hours: name, prices: name },
        pages: [{ ...compiledPage('/', name), description: name }],
      }),
    );
    for (const guide of ['agents.md', 'api.md', 'auth.md', 'llms.txt', 'sitemap.md']) {
      expect(named[guide], guide).toContain('Muebles &lt;b>Norte');
      expect(named[guide]?.replace(/^```sh\n[\s\S]*?^```/gm, ''), guide).not.toContain('<b>');
      expect(named[guide], guide).not.toContain('\\<');
    }
  });

  it('have links whose parentheses are escaped, and the address as text if there is none', () => {
    expect(toMarkdownLink('x', 'https://x.es/a(b)')).toBe('[x](https://x.es/a\\(b\\))');
    expect(toMarkdownLink('', 'https://x.es/')).toBe('[https://x.es/](https://x.es/)');
  });
});

describe('the examples in the guides', () => {
  const addresses = toAddresses({ url: siteUrl, apiPath: '/api/v1' });
  /** What a shell makes of a command line, with curl replaced. */
  const argumentsOf = (command: string): string[] =>
    execFileSync('sh', ['-c', `curl() { printf '%s\\n' "$@"; }\n${command}`], {
      encoding: 'utf8',
      env: { CLIENT_ID: 'id', CLIENT_SECRET: 'secret', ACCESS_TOKEN: 'token' },
    })
      .trimEnd()
      .split('\n');

  it('ask for the first service with a page', () => {
    expect(toExampleInput(compiledSite())).toEqual({ query: 'Reparación de lavadoras', path: '/servicios/lavadoras/' });
  });

  it.each([['L’aire'], ["d'oc"], ['$HOME `ls` "x" \\ !'], ['a&b=c;d|e>f'], ['ñ'.repeat(400)], ['x'], ['TV'], ['  ']])(
    'are quoted for a shell if a service is named %s',
    (name) => {
      const site = compiledSite();
      const services = [{ name, url: `${siteUrl}/servicios/lavadoras/` }];
      const input = toExampleInput({ ...site, company: { ...site.company, services } });
      expect([...input.query].length).toBeGreaterThanOrEqual(2);
      if (name.trim().length > 1) expect(input.query).toBe([...name].slice(0, 200).join(''));
      expect([...input.query].length).toBeLessThanOrEqual(200);
      const examples = toExamples(addresses, input);
      expect(argumentsOf(toCurl(examples.search))).toEqual(['-sS', examples.search.url]);
      expect(new URL(examples.search.url).searchParams.get('query')).toBe(input.query);
      const call = argumentsOf(toCurl(examples.mcpCall));
      expect(JSON.parse(call.at(-1) ?? '').params.arguments.query).toBe(input.query);
    },
  );

  it('contain the token and secrets of earlier answers', () => {
    const examples = toExamples(addresses, toExampleInput(compiledSite()));
    expect(argumentsOf(toCurl(examples.token))).toEqual([
      '-sS',
      `${siteUrl}/oauth/token`,
      '-u',
      'id:secret',
      '-d',
      'grant_type=client_credentials',
    ]);
    expect(argumentsOf(toCurl(examples.quota))).toContain('Authorization: Bearer token');
  });

  it('are the same in all guides and in the sandbox', () => {
    const shown = [textOf('agents.md'), textOf('api.md'), textOf('auth.md')]
      .flatMap((text) => [...text.matchAll(/```sh\n([\s\S]*?)\n```/g)])
      .map(([, code = '']) => code);
    const known: string[] = JSON.parse(textOf('api/sandbox.json')).examples.map(({ curl }: { curl: string }) => curl);
    expect(shown.length).toBeGreaterThan(10);
    for (const code of shown) expect(known).toContain(code);
  });
});

describe('an unlisted page', () => {
  it('is in neither llms.txt nor sitemap.md', () => {
    const captions = new Map([['/precios/', { title: '', description: '', isUnlisted: true }]]);
    const listed = textsOf(compiledSite({ captions }));
    for (const name of ['llms.txt', 'sitemap.md']) expect(listed[name]).not.toContain('/precios');
    expect(textOf('sitemap.md')).toContain('/precios');
  });
});

describe('the page that the examples ask for', () => {
  const chosen = (paths: string[], more: Partial<CompiledSite> = {}) =>
    toExampleInput(compiledSite({ pages: paths.map((path) => compiledPage(path, path.slice(1, -1))), ...more }));
  const lavadoras = '/servicios/lavadoras/';

  it('is the first service that has a page, by its name', () => {
    expect(chosen(['/a/', lavadoras])).toEqual({ query: 'Reparación de lavadoras', path: lavadoras });
  });

  it('is without services another page, then the home page, and before it no legal page; without pages the home page', () => {
    expect(chosen(['/', '/privacidad/', '/zonas/'])).toEqual({ query: 'zonas', path: '/zonas/' });
    expect(chosen(['/', '/privacidad/']).path).toBe('/');
    for (const name of ['legal', 'privacy', 'cookies', 'terms']) {
      const company = { ...compiledSite().company, services: [], pages: { [name]: `${siteUrl}/aviso/` } };
      expect(chosen(['/', '/aviso/', '/zonas/'], { company }).path, name).toBe('/zonas/');
    }
    expect(chosen([])).toEqual({ query: 'Hogar Calima', path: '/' });
  });

  it('is not an unlisted page', () => {
    const captions = new Map([['/a/', { title: '', description: '', isUnlisted: true }]]);
    expect(chosen(['/a/', '/bes/'], { captions })).toEqual({ query: 'bes', path: '/bes/' });
  });
});

describe('the parameters of an operation in api.md', () => {
  it('have their bounds in words, without a lower bound of no meaning', () => {
    expect(textOf('api.md')).toContain('| de 2 a 200 caracteres |');
    expect(textOf('api.md')).toContain('| hasta 300 caracteres |');
    expect(textOf('api.md')).toMatch(/\| 1–25; .*`8`/);
  });
});

it('agents.md has for each missing fact the reason, and the statements that contradict each other', () => {
  const site = compiledSite();
  const { coverage: _, ...company } = site.company;
  const url = `${siteUrl}/contacto/`;
  const agents = textsOf({
    ...site,
    company: {
      ...company,
      missing: [
        { field: 'coverage', because: 'contradicted', statements: [{ text: 'Toda la isla.', url }] },
        { field: 'address', because: 'not_indexed', statements: [{ url }] },
      ],
    },
  })['agents.md'];
  expect(agents).toContain(`Zona que se atiende: el sitio se contradice. «Toda la isla.» (<${url}>)`);
  expect(agents).toContain('Dirección postal: lo dice una página que pide no ser indexada');
});
