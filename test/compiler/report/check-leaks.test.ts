import { describe, expect, it } from 'vitest';
import { checkLeaks } from '../../../compiler/report/check-leaks.ts';

const scan = (body: string | Uint8Array, more: Partial<Parameters<typeof checkLeaks>[1]> = {}) =>
  checkLeaks([{ path: 'pages/index.md', body }], {
    siteUrl: 'https://www.ejemplo.es',
    origins: ['https://staging.ejemplo.es:8443'],
    secrets: ['editor:s3creto', 's3creto'],
    ...more,
  }).map(({ code, where }) => `${code} ${where}`);

const leak = ['staging-leak pages/index.md'];

describe('the byte scan', () => {
  it.each([
    'vea https://staging.ejemplo.es:8443/precios/',
    'STAGING.ejemplo.es:8443',
    '{"url":"https:\\/\\/staging.ejemplo.es:8443\\/"}',
    'https%3A%2F%2Fstaging.ejemplo.es%3A8443%2F',
    'contraseña: s3creto',
    'sin puerto: staging.ejemplo.es',
  ])('finds the staging host or a credential in %s', (text) => {
    expect(scan(text)).toEqual(leak);
    expect(scan(new TextEncoder().encode(`\0\u00ff${text}\0`))).toEqual(leak);
  });

  it.each(['https://www.ejemplo.es/', 'mystaging.ejemplo.es:8443', 's3cretos'])('lets %s be', (text) => {
    expect(scan(text)).toEqual([]);
  });

  it('lets the public site be, with or without www., and ordinary words', () => {
    expect(scan('https://ejemplo.es/', { origins: ['https://ejemplo.es'], secrets: [] })).toEqual([]);
    expect(scan('El staging de la obra', { origins: ['http://staging'], secrets: ['obra'] })).toEqual([]);
    expect(scan('La clave de la obra', { secrets: ['clave'] })).toEqual(leak);
    expect(scan('http://staging/precios/', { origins: ['http://staging'] })).toEqual(leak);
  });

  it.each([JSON.stringify('cl"@ve'), 'cl&#34;@ve', 'cl%22%40ve'])('finds one with a mark in it: %s', (text) => {
    expect(scan(` ${text} `, { secrets: ['cl"@ve'] })).toEqual(leak);
  });

  it('finds them in the names of files', () => {
    const artifacts = [{ path: 'pages/staging.ejemplo.es:8443.md', body: '' }];
    const rules = { siteUrl: 'https://www.ejemplo.es', origins: ['https://staging.ejemplo.es:8443'], secrets: [] };
    expect(checkLeaks(artifacts, rules)).toHaveLength(1);
  });
});
