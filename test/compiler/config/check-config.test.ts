import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { CommandError, exitCodes } from '../../../compiler/command-error.ts';
import { checkConfig, checkGolden, listConfigFields, type SiteConfig } from '../../../compiler/config/check-config.ts';
import { resolveConfig } from '../../../compiler/config/resolve-config.ts';
import { reportLanguages } from '../../../compiler/words/report-languages.ts';

const site = { url: 'https://www.example.es' };

const complaint = (config: unknown): string => {
  try {
    checkConfig(config, 'site.config.ts');
  } catch (error) {
    if (error instanceof CommandError && error.exitCode === exitCodes.configuration) return error.message;
    throw error;
  }
  return '';
};

describe('checkConfig', () => {
  it('needs only the address of the site', () => {
    expect(complaint({ site })).toBe('');
    expect(complaint({})).toContain('site:');
    expect(complaint({ site: {} })).toContain('site.url:');
  });

  it.each([
    ['www.example.es', 'must be an address'],
    ['ftp://www.example.es', 'must be an address'],
    ['https://www.example.es/tienda', 'must be an origin without path, user or password: "https://www.example.es"'],
    ['https://www.example.es/?a=1', 'must be an origin without path, user or password: "https://www.example.es"'],
    ['https://www.example.es#a', 'must be an origin without path, user or password: "https://www.example.es"'],
    ['https://u:p@www.example.es', 'must be an origin without path, user or password'],
    ['https://u@www.example.es', 'must be an origin without path, user or password'],
    ['https://:p@www.example.es', 'must be an origin without path, user or password'],
  ])('refuses site.url %s with the reason', (url, why) => {
    expect(complaint({ site: { url } })).toContain(`site.url: ${why}`);
  });

  it.each([
    ['search=yes, ai-input=yes, ai-train=no', true],
    ['ai-train=yes', true],
    ['search=maybe', false],
    ['train=no', false],
    ['search=yes\nDisallow: /', false],
    ['', false],
  ])('accepts %j as Content-Signal: %s', (contentSignal, isTaken) => {
    const said = complaint({ site: { ...site, contentSignal } });
    expect(said).toContain(isTaken ? '' : 'site.contentSignal: must say yes or no to search');
    expect(said === '').toBe(isTaken);
  });

  it('suggests the closest field for an unknown one', () => {
    expect(complaint({ site: { url: site.url, brnad: 'X' } })).toContain(
      'site.brnad: unknown field, did you mean "brand"?',
    );
    expect(complaint({ site, crawl: { maxpages: 5 } })).toContain(
      'crawl.maxpages: unknown field, did you mean "maxPages"?',
    );
    expect(complaint({ site, zzzzzz: 1 })).toMatch(
      /(?<!\.)zzzzzz: unknown field; known: site, crawl, content, company, search/,
    );
    expect(complaint({ site, search: { golden: [{ querry: 'gas', expect: '/' }] } })).toContain(
      'search.golden[0].querry: unknown field, did you mean "query"?',
    );
    expect(complaint({ site, company: { hour: 'x' } })).toContain('did you mean "hours"?');
  });

  it('names every wrong field at once', () => {
    const text = complaint({ site, crawl: { concurrency: 0, allowedLoss: 2 }, content: { drop: ['p:::x'] } });
    expect(text).toContain('crawl.concurrency:');
    expect(text).toContain('crawl.allowedLoss:');
    expect(text).toContain('content.drop[0]: is not a CSS selector');
  });

  it('complains in the language of the editor', () => {
    const said = (config: unknown) => {
      try {
        return checkConfig(config, 'x');
      } catch (error) {
        return (error as CommandError).say(reportLanguages.es.commands.errors, reportLanguages.es);
      }
    };
    expect(said({ site: { url: 'https://a.es/b', brnad: 1 }, crawl: { maxPages: 'x', exclude: ['a'] } })).toBe(
      'x no es válido:\n  - site.url: debe ser un origen sin ruta, usuario ni contraseña: "https://a.es"\n' +
        '  - site.brnad: campo desconocido, ¿querías decir "brand"?\n' +
        '  - crawl.exclude[0]: debe empezar por "/": "/blog/**", "/tienda/*"\n' +
        '  - crawl.maxPages: es un texto entre comillas; escríbelo así: un número entero de 1 a 100000',
    );
  });

  it.each<[section: keyof SiteConfig, field: string, taken: unknown[], refused: unknown[]]>([
    ['site', 'url', ['https://www.example.es/', 'http://localhost:3000'], ['', 1]],
    ['site', 'apiPath', ['/api/v2', '/v10'], ['/api', 'api/v1', '/api/v1/', '/api/v']],
    ['site', 'language', ['es', 'en'], ['xx', '']],
    ['site', 'brand', ['A'], ['']],
    ['crawl', 'seeds', [['a'], []], [[''], 'a']],
    ['crawl', 'include', [['/']], [['a'], ['']]],
    ['crawl', 'exclude', [['/']], [['a'], ['']]],
    ['crawl', 'pinned', [['/']], [['a'], ['']]],
    ['crawl', 'headers', [{ A: 'b' }, { A: { env: 'B' } }], [{ A: { env: '' } }, { A: { env: 'B', c: 1 } }, { A: 1 }]],
    ['crawl', 'basicAuth', [{ env: 'A' }], ['ana:secreto', { env: '' }]],
    ['crawl', 'concurrency', [1, 32], [0, 33, 1.5]],
    ['crawl', 'maxPages', [1, 100_000], [0, 100_001, 1.5]],
    ['crawl', 'allowedLoss', [0, 0.5, 1], [-0.01, 1.01]],
    ['content', 'root', ['main', 'div > p'], ['p:::x', '> p', 'p >', '']],
    ['content', 'keep', [['.a .b'], []], [['p:::x'], '.a']],
    ['search', 'synonyms', [[['a', 'b']], []], [[['a']], [['a', '']]]],
    [
      'search',
      'golden',
      [[{ query: 'ab', expect: '/' }]],
      [[{ query: 'a', expect: '/' }], [{ query: 'ab', expect: '' }]],
    ],
    ['search', 'golden', [1, 25].map((within) => [{ query: 'ab', expect: '/', within }]), []],
    ['search', 'golden', [], [0, 26].map((within) => [{ query: 'ab', expect: '/', within }])],
  ])('accepts for %s.%s %j, and refuses %j', (section, field, taken, refused) => {
    const withField = (value: unknown) =>
      complaint({ site, [section]: { ...(section === 'site' && site), [field]: value } });
    expect(taken.map(withField)).toEqual(taken.map(() => ''));
    for (const value of refused) expect(withField(value), JSON.stringify(value)).toContain(`${section}.${field}`);
  });

  it('requires the version at the end of an API path', () => {
    expect(complaint({ site: { ...site, apiPath: '/api' } })).toContain(
      'site.apiPath: must be a path that ends with its version: "/api/v1"',
    );
  });
});

describe('resolveConfig', () => {
  it('takes secrets from the environment and names the variable that is missing', () => {
    const config: SiteConfig = {
      site,
      crawl: { headers: { 'X-Key': { env: 'STAGING_KEY' } }, basicAuth: { env: 'STAGING_LOGIN' } },
    };
    const { crawl, secrets } = resolveConfig(config, '/', { STAGING_KEY: 'k', STAGING_LOGIN: 'ana:secreto' });
    expect(crawl.headers).toEqual({ 'x-key': 'k', authorization: `Basic ${btoa('ana:secreto')}` });
    expect(secrets).toEqual(['k', btoa('k'), 'ana:secreto', btoa('ana:secreto'), 'secreto']);
    const sentFor = (STAGING_KEY: string) =>
      resolveConfig(config, '/', { STAGING_KEY, STAGING_LOGIN: 'ana:x' }).secrets;
    expect(sentFor('Bearer t0ken')).toContain('t0ken');
    // The single words of a phrase are not secret.
    expect(sentFor('abre el sésamo').filter((form) => /^\S+$/.test(form))).toEqual([
      Buffer.from('abre el sésamo').toString('base64'),
      ...['ana:x', btoa('ana:x'), 'x'],
    ]);
    expect(() => sentFor('')).toThrow('crawl.headers.X-Key: the environment variable STAGING_KEY is not set');
    expect(() => resolveConfig(config, '/', { STAGING_KEY: 'k' })).toThrow(
      'crawl.basicAuth: the environment variable STAGING_LOGIN is not set',
    );
  });

  it('reads addresses in readable spelling, and keeps all stated settings', () => {
    const resolved = resolveConfig(
      checkConfig(
        {
          site: { ...site, language: 'en', brand: 'Ejemplo' },
          crawl: {
            ...{
              seeds: ['/a/'],
              include: ['/españa/*'],
              exclude: ['/año/'],
              ignoreRobots: true,
              despiteNoindex: ['/é/'],
            },
            ...{ concurrency: 2, maxPages: 9, allowedLoss: 0, pinned: ['/p/'] },
          },
          content: { root: 'main', drop: ['.x'] },
          company: { services: ['/ñ/*'], areas: ['/é/*'], pages: { contact: '/ó/' }, hours: 'Siempre' },
          search: {
            synonyms: [['a', 'b']],
            golden: [
              { query: 'gas', expect: '/', within: 1 },
              { query: 'luz', expect: '/' },
            ],
          },
        },
        'site.config.ts',
      ),
      '/',
      {},
    );
    expect(resolved).toEqual({
      site: { ...site, apiPath: '/api/v1', language: 'en', brand: 'Ejemplo' },
      documents: true,
      from: { origin: site.url },
      crawl: {
        ...{ seeds: ['/a/'], include: ['/espa%C3%B1a/*'], exclude: ['/a%C3%B1o/'], headers: {}, ignoreRobots: true },
        ...{ concurrency: 2, maxPages: 9, despiteNoindex: ['/%C3%A9/'] },
      },
      ...{ secrets: [], allowedLoss: 0, pinned: ['/p/'], synonyms: [['a', 'b']] },
      content: { root: 'main', drop: ['.x'], keep: [] },
      company: { services: ['/%C3%B1/*'], areas: ['/%C3%A9/*'], pages: { contact: '/%C3%B3/' }, hours: 'Siempre' },
      golden: [
        { query: 'gas', expect: '/', within: 1 },
        { query: 'luz', expect: '/', within: 3 },
      ],
    });
  });

  it('resolves a folder relative to the config, and reports a missing one', () => {
    const folder = import.meta.dirname;
    expect(resolveConfig({ site, crawl: { from: '.' } }, folder, {}).from).toEqual({ folder, url: site.url });
    expect(resolveConfig({ site, crawl: { from: 'HTTPS://Obras.example.es/a' } }, folder, {}).from).toEqual({
      origin: 'https://obras.example.es',
    });
    expect(() => resolveConfig({ site, crawl: { from: 'no-such-folder' } }, folder, {})).toThrow(
      /there is no folder .*"https:\/\/www\.example\.es"/,
    );
    expect(() => resolveConfig({ site, crawl: { from: 'copia/https://www.example.es' } }, folder, {})).toThrow(
      /there is no folder/,
    );
    expect(() => resolveConfig({ site, crawl: { from: 'check-config.test.ts' } }, folder, {})).toThrow(
      /is a file: name the folder/,
    );
    expect(() => resolveConfig({ site, crawl: { from: 'https://' } }, folder, {})).toThrow(/https:\/\/ is not valid/);
  });

  it('crawls the published site when nothing else is named', () => {
    expect(resolveConfig({ site: { url: 'HTTPS://WWW.Example.es' } }, '/', {})).toMatchObject({
      site: { url: 'https://www.example.es', apiPath: '/api/v1' },
      from: { origin: 'https://www.example.es' },
      allowedLoss: 0.1,
    });
  });
});

describe('headers of the config', () => {
  const resolve = (crawl: object, environment: Record<string, string> = {}) =>
    resolveConfig({ site: { url: 'https://www.ejemplo.es' }, crawl }, '.', environment);

  it.each([
    { 'X Clave': 'x' },
    { 'x-clave': 'una\nlínea' },
    { 'x-clave': '5 €' },
    { 'x-clave': { env: 'CLAVE' } },
    { '': 'x' },
    { connection: 'close' },
  ])('are refused by their field if they are invalid: %j', (headers) => {
    const field = `crawl.headers.${Object.keys(headers)[0]}`;
    const complaint = (() => {
      try {
        return resolve({ headers }, { CLAVE: 's3creto\n' });
      } catch (error) {
        return error as CommandError;
      }
    })();
    expect(complaint).toMatchObject({ exitCode: 3, message: expect.stringContaining(`${field}: `) });
    expect((complaint as CommandError).message).not.toContain('s3creto');
  });

  it.each([
    ['s3creto', 'has no colon'],
    ['ana:s3creto\n', 'contains a line break'],
  ])('are refused by the variable of the login if it is %j', (CLAVE, said) => {
    const login = () => resolve({ basicAuth: { env: 'CLAVE' } }, { CLAVE });
    expect(login).toThrow(`crawl.basicAuth: the environment variable CLAVE`);
    expect(login).toThrow(said);
    expect(login).not.toThrow('s3creto');
  });

  it('are sent as stated if they are valid', () => {
    const { crawl } = resolve({ headers: { 'X-Clave': 'añil' }, basicAuth: { env: 'CLAVE' } }, { CLAVE: 'ana:a:b' });
    expect(crawl.headers).toEqual({ 'x-clave': 'añil', authorization: 'Basic YW5hOmE6Yg==' });
  });
});

describe('a complaint about a field', () => {
  /** Fields and groups of fields. */
  const fields = [
    ...new Set(
      listConfigFields().flatMap((field) => field.split('.').map((_, at, keys) => keys.slice(0, at + 1).join('.'))),
    ),
  ];
  const saidOf = (field: string, value: unknown): string => {
    const [last = '', ...above] = field.split('.').reverse();
    const config = above.reduce((inner, key) => ({ [key]: inner }), { [last]: value });
    return complaint({
      ...config,
      ...(field.startsWith('site.') ? { site: { ...site, ...Object(config).site } } : field === 'site' ? {} : { site }),
    });
  };

  it.each(fields)('shows a valid form of %s, and no message of a library', (field) => {
    const said = saidOf(field, Symbol('of a wrong kind'));
    const [, place, forms = ''] = /^ {2}- (\S+): [^;]+; write it as (.+)$/m.exec(said) ?? [];
    expect(place).toBe(field);
    for (const form of forms.split(' or ')) {
      if (form.startsWith('a ')) continue;
      expect(saidOf(field, runInNewContext(`(${form})`)), form).toBe('');
    }
  });

  it.each([
    [
      { crawl: { basicAuth: 'ana:1' } },
      "crawl.basicAuth: is a text in quotation marks; write it as { env: 'VARIABLE' }",
    ],
    [
      { crawl: { allowedLoss: '10%' } },
      'crawl.allowedLoss: is a text in quotation marks; write it as a number from 0 to 1',
    ],
    [{ company: { address: { page: '/x' } } }, "company.address.selector: is missing; write it as '.horario'"],
    [
      { search: { synonyms: ['a'] } },
      "search.synonyms[0]: is a text in quotation marks; write it as ['nevera', 'frigorífico']",
    ],
    [
      { company: { onlineBooking: true } },
      'company.onlineBooking: this field does not belong here, but in company.serviceModel.onlineBooking',
    ],
    [{ url: 'https://www.example.es' }, 'url: this field does not belong here, but in site.url'],
  ])('for %j says what is wrong, once', (config, sentence) => {
    expect(complaint({ site, ...config })).toBe(`site.config.ts is not valid:\n  - ${sentence}`);
  });

  it('does not repeat a value, which may be a password', () => {
    expect(complaint({ site, crawl: { basicAuth: 'ana:clave' } })).not.toContain('clave');
  });

  it('shows the form as JSON if the questions are a file', () => {
    expect(() => checkGolden(['x'], 'p.json')).toThrow(
      '[0]: is a text in quotation marks; write it as { "query": "¿Abrís los domingos?", "expect": "/contacto/" }',
    );
  });
});
