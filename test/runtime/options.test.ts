import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { OptionError, readOptions } from '../../runtime/options.ts';

describe('options', () => {
  it('have defaults for everything', () => {
    expect(readOptions({})).toEqual({
      port: 3000,
      contentDir: 'dist-content',
      dataDir: '.data',
      logLevel: 'info',
    });
    expect(readOptions({ PORT: '', HOST: ' ', TRUST_PROXY: '', UPSTREAM_URL: '' })).toEqual(readOptions({}));
    expect(readOptions({ PORT: ' 65535 ' }).port).toBe(65_535);
  });

  it('are read from the environment', () => {
    expect(
      readOptions({
        PORT: '0',
        HOST: '127.0.0.1',
        CONTENT_DIR: '/content',
        DATA_DIR: '/data',
        UPSTREAM_URL: 'http://127.0.0.1:8080/',
        UPSTREAM_HOST: 'www.ejemplo.es:8443',
        TRUST_PROXY: '2',
        LOG_LEVEL: 'WARN',
        METRICS_TOKEN: '0123456789abcdef',
      }),
    ).toEqual({
      port: 0,
      host: '127.0.0.1',
      contentDir: '/content',
      dataDir: '/data',
      upstream: { url: 'http://127.0.0.1:8080', host: 'www.ejemplo.es:8443' },
      trustProxy: expect.any(Function),
      logLevel: 'warn',
      metricsToken: '0123456789abcdef',
    });
  });

  it('accept an IPv6 address in brackets too', () => {
    expect(readOptions({ HOST: '[::1]' }).host).toBe('::1');
    expect(readOptions({ HOST: '[::1]:80' }).host).toBe('[::1]:80');
    expect(readOptions({ HOST: '::' }).host).toBe('::');
    for (const host of ['[::1]', '[::1]:8080', 'localhost']) {
      expect(readOptions({ UPSTREAM_URL: 'http://[::1]:8080', UPSTREAM_HOST: host }).upstream?.host).toBe(host);
    }
  });

  it('accept a website behind TLS', () => {
    expect(readOptions({ UPSTREAM_URL: 'https://www.ejemplo.es' }).upstream).toEqual({ url: 'https://www.ejemplo.es' });
  });

  it('never repeat the password of the website', () => {
    expect(() => readOptions({ UPSTREAM_URL: 'http://user:geheim@www.ejemplo.es' })).not.toThrow(/geheim/);
  });

  it('accept the number of trusted proxies, or their addresses and ranges', () => {
    const trusts = (text: string, address: string, distance = 0) =>
      readOptions({ TRUST_PROXY: text }).trustProxy?.(address, distance);
    expect([0, 1, 2].map((distance) => trusts('2', '203.0.113.7', distance))).toEqual([true, true, false]);
    expect(trusts('0', '127.0.0.1')).toBe(false);
    expect(trusts('12', '203.0.113.7', 11)).toBe(true);
    const listed = '10.0.0.0/8, 192.0.2.1, fd00::/8, ::1';
    for (const address of ['10.1.2.3', '::ffff:10.1.2.3', '192.0.2.1', 'fd00::7', '::1']) {
      expect(trusts(listed, address, 9), address).toBe(true);
    }
    for (const address of ['11.1.2.3', '192.0.2.2', 'fe00::7', '::2']) {
      expect(trusts(listed, address), address).toBe(false);
    }
  });

  it('name the shared Redis, and never repeat its password', () => {
    const url = 'rediss://user:geheim@redis.example:6380/2';
    expect(readOptions({ REDIS_URL: url }).redis).toEqual({ url, prefix: 'vitrina:' });
    expect(readOptions({ REDIS_URL: url, REDIS_PREFIX: 'tienda:' }).redis).toEqual({ url, prefix: 'tienda:' });
    expect(() => readOptions({ REDIS_URL: 'http://user:geheim@redis.example' })).not.toThrow(/geheim/);
    for (const plain of ['redis://127.0.0.1:6379', 'redis://redis.example/12'])
      expect(readOptions({ REDIS_URL: plain }).redis?.url).toBe(plain);
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '-1'],
    ['PORT', '65536'],
    ['PORT', '3000.5'],
    ['PORT', '0x10'],
    ['UPSTREAM_URL', 'www.ejemplo.es'],
    ['UPSTREAM_URL', 'ftp://www.ejemplo.es'],
    ['UPSTREAM_URL', 'http://www.ejemplo.es/pagina'],
    ['UPSTREAM_HOST', 'http://www.ejemplo.es'],
    ['UPSTREAM_HOST', 'www.ejemplo.es:'],
    ['UPSTREAM_HOST', '[ejemplo]'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '10.0.0.0/8, nginx'],
    ['TRUST_PROXY', '-1'],
    ['TRUST_PROXY', '1,2'],
    ['TRUST_PROXY', '10.0/8'],
    ['UPSTREAM_URL', 'http://user:geheim@www.ejemplo.es'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_TOKEN', 'short'],
    ['METRICS_TOKEN', 'with spaces in the middle'],
    ['REDIS_URL', 'localhost:6379'],
    ['REDIS_URL', 'http://localhost:6379'],
    ['REDIS_URL', 'redis://localhost/name'],
    ['REDIS_URL', 'redis://redis.example:alone'],
    ['REDIS_URL', 'redis://redis.example/1?tls=1'],
    ['REDIS_URL', 'redis://'],
    ['REDIS_URL', 'xredis://127.0.0.1:6379'],
    ['PORT', '003000'],
    ['UPSTREAM_URL', 'http://www.ejemplo.es/?a'],
    ['UPSTREAM_HOST', 'www.ejemplo.es:844300'],
    ['UPSTREAM_HOST', 'www.ejemplo.es/a'],
    ['TRUST_PROXY', '100'],
    ['METRICS_TOKEN', '0123456789abcde'],
    ['METRICS_TOKEN', 'ñ0123456789abcdef'],
    ['METRICS_TOKEN', '0123456789abcdef!'],
  ])('are refused with the name of the variable: %s=%s', (name, value) => {
    const attempt = () => readOptions({ UPSTREAM_URL: 'http://127.0.0.1:8080', [name]: value });
    expect(attempt).toThrow(OptionError);
    expect(attempt).toThrow(name);
  });
});

it('every variable is in both READMEs and in `vitrina serve --help`', async () => {
  const variables = new Set<string>();
  const told = { get: (_: object, name: string) => void variables.add(name) };
  readOptions(new Proxy({}, told));
  expect(variables).toContain('REDIS_PREFIX');
  for (const file of ['README.md', 'runtime/README.md', 'compiler/commands/serve.ts']) {
    const text = await readFile(join(import.meta.dirname, '../..', file), 'utf8');
    for (const variable of variables) expect(text, file).toMatch(new RegExp(`\\b${variable}\\b`));
  }
});
