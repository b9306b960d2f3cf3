import { describe, expect, it } from 'vitest';
import { checkLeaks } from '../../../compiler/report/check-leaks.ts';
import { sayComplaint } from '../../../compiler/report/sections.ts';
import { reportLanguages } from '../../../compiler/words/report-languages.ts';

const scan = (body: string | Uint8Array, more: Partial<Parameters<typeof checkLeaks>[1]> = {}) =>
  checkLeaks([{ path: 'pages/index.md', body }], {
    siteUrl: 'https://www.ejemplo.es',
    origins: ['https://staging.ejemplo.es:8443'],
    secrets: ['editor:s3creto', 's3creto'],
    ...more,
  }).map(({ code, where }) => `${code} ${where}`);

const leak = ['staging-leak pages/index.md'];

describe('checkLeaks', () => {
  it.each([
    'vea https://staging.ejemplo.es:8443/precios/',
    'STAGING.ejemplo.es:8443',
    '{"url":"https:\\/\\/staging.ejemplo.es:8443\\/"}',
    'https%3A%2F%2Fstaging.ejemplo.es%3A8443%2F',
    'contraseña: s3creto',
    'sin puerto: staging.ejemplo.es',
  ])('finds the staging host or a credential in %s, as text and bytes', (text) => {
    expect(scan(text)).toEqual(leak);
    expect(scan(new TextEncoder().encode(`\0\u00ff${text}\0`))).toEqual(leak);
  });

  it.each(['https://www.ejemplo.es/', 'mystaging.ejemplo.es:8443', 's3cretos'])('allows %s', (text) => {
    expect(scan(text)).toEqual([]);
  });

  it('allows the public host without www., and words that are also host or password', () => {
    expect(scan('https://ejemplo.es/', { origins: ['https://ejemplo.es'], secrets: [] })).toEqual([]);
    expect(scan('El staging de la obra', { origins: ['http://staging'], secrets: ['obra'] })).toEqual([]);
    expect(scan('http://staging/precios/', { origins: ['http://staging'] })).toEqual(leak);
  });

  it.each([
    'Cñ\\"@/v e',
    'Cñ\\"@\\/v e',
    'Cñ&#34;@/v e',
    'C%C3%B1%22%40%2Fv%20e',
    'C%C3%B1%22%40%2Fv+e',
    '43c3b122402f762065',
  ])('finds a credential with special characters in other encodings: %s', (text) => {
    expect(scan(` ${text} `, { secrets: ['Cñ"@/v e'] })).toEqual(leak);
  });

  it.each([0, 1, 2])('finds a credential in base64, after %i bytes, if it is long enough', (before) => {
    const encode = (secret: string) => Buffer.from(`${'x'.repeat(before)}${secret}zz`);
    // Both letters that the alphabets write differently.
    for (const secret of ['Añ>>>???ñA', 'claves']) {
      const secrets = [secret];
      expect(scan(encode(secret).toString('base64'), { secrets })).toEqual(
        before > 0 && secret === 'claves' ? [] : leak,
      );
      if (secret !== 'claves') expect(scan(encode(secret).toString('base64url'), { secrets })).toEqual(leak);
    }
    expect(scan(encode('clave').toString('base64'), { secrets: ['clave'] })).toEqual([]);
  });

  it.each([
    ['http:\\/\\/staging\\/', 'http://staging', true],
    ['vea staging:8080', 'http://staging:8080', true],
    ['vea staging', 'http://staging:8080', false],
    ['http%3A%2F%2Fstaging%2F', 'http://staging', true],
    ['10.0.0.7:3000', 'http://10.0.0.7:3000', true],
    ['10.0.0.7%3A3000', 'http://10.0.0.7:3000', true],
    ['10.0.0.7', 'http://10.0.0.7:3000', false],
    ['www.ejemplo.es:8443', 'https://www.ejemplo.es:8443', true],
    ['www.ejemplo.es', 'https://www.ejemplo.es:8443', false],
  ])('finds in %s the host of %s: %s', (text, origin, isFound) => {
    expect(scan(text, { origins: [origin] })).toEqual(isFound ? leak : []);
  });

  it('finds the staging host in the name of a file', () => {
    const artifacts = [{ path: 'pages/staging.ejemplo.es:8443.md', body: '' }];
    const rules = { siteUrl: 'https://www.ejemplo.es', origins: ['https://staging.ejemplo.es:8443'], secrets: [] };
    expect(checkLeaks(artifacts, rules)).toHaveLength(1);
  });

  const own = () => [{ path: 'api.md', body: 'Guía para desarrolladores: el secreto va en Authorization.' }];

  it.each(['secreto', 'Horario', 'ADMIN', 'reformas', 'mañanas', 'desarrolladores', 'ejemplo'])(
    'finds the ordinary word %s as password only beside a user name or label',
    (password) => {
      const secrets = [`ana:${password}`, Buffer.from(`ana:${password}`).toString('base64'), password];
      const more = { secrets, makeOwnDocuments: own };
      const lets = [password, `El ${password} de la casa.`, `https://www.${password}.es/`, `web:${password}`];
      for (const text of lets) expect([text, scan(text, more)]).toEqual([text, []]);
      for (const text of [
        `ana:${password}`,
        `https://ana:${encodeURIComponent(password)}@www.ejemplo.es/`,
        Buffer.from(`ana:${password}`).toString('base64'),
        `Contraseña: ${password}.`,
        `**Clave:** ${password}`,
        `{"password":"${password}"}`,
        `?user=ana&pass=${password}`,
      ])
        expect([text, scan(text, more)]).toEqual([text, leak]);
    },
  );

  it.each(['s3creto', 'miSecreto', 'obras-2024', '48213', 'xkqzvwpjrtd', 'una frase de paso', 'rodaballosinmas'])(
    'finds the unusual password %s anywhere',
    (password) => {
      expect(scan(`Ven a ${password}, por favor.`, { secrets: [password], makeOwnDocuments: own })).toEqual(leak);
    },
  );
});

it('reports a credential once, at the first page, with all other files', () => {
  const files = ['llms.txt', 'pages/index.md', 'pages/precios.md'];
  const found = checkLeaks(
    [...files, 'openapi.json'].map((path) => ({ path, body: path === 'openapi.json' ? '{}' : 'clave: s3creto7' })),
    { siteUrl: 'https://www.ejemplo.es', origins: [], secrets: ['editor:s3creto7', 's3creto7'] },
  );
  expect(found).toEqual([
    expect.objectContaining({
      where: 'pages/index.md',
      about: { files: ['pages/index.md', 'pages/precios.md', 'llms.txt'] },
    }),
  ]);
  expect(found.map((one) => sayComplaint(one, reportLanguages.es).message)).toEqual([
    'El archivo contiene una credencial del recorrido, que no debe publicarse. También pages/precios.md, llms.txt',
  ]);
});
