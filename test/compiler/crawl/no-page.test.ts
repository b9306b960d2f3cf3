import { expect, it } from 'vitest';
import { readRobots } from '../../../compiler/crawl/read/robots.ts';
import { isAppShell } from '../../../compiler/page/to-page.ts';
import { crawlSite, linking, page, rowOf, serveSite } from './serve-site.ts';

const bytes = (count: number, byte = 0) => Buffer.concat([Buffer.alloc(count, byte), Buffer.alloc(1445 - count, 97)]);

it('binary bytes are not a page, even if their type says HTML', async () => {
  const type = { 'content-type': 'text/html' };
  const site = await serveSite({
    '/': linking('/foto/', '/casi/', '/texto/', '/utf16/', '/utf16-le/', '/utf16-be/', '/sin-tipo/'),
    '/foto/': { headers: type, body: Buffer.concat([bytes(1), Buffer.from(page('Foto'))]) },
    '/casi/': { headers: type, body: Buffer.concat([Buffer.from(page('Casi').slice(0, 60)), bytes(14, 1)]) },
    '/texto/': { headers: type, body: Buffer.from(page('Texto').replaceAll(' ', '\t\r\n')) },
    '/sin-tipo/': (_, response) => void response.end(page('Sin tipo')),
    '/utf16/': {
      headers: { 'content-type': 'text/html; charset=utf-16le' },
      body: Buffer.from(page('Dieciséis'), 'utf16le'),
    },
    '/utf16-le/': { headers: type, body: Buffer.from(`\ufeff${page('Menor')}`, 'utf16le') },
    '/utf16-be/': { headers: type, body: Buffer.from(`\ufeff${page('Mayor')}`, 'utf16le').swap16() },
  });
  const result = await crawlSite(site);
  expect(rowOf(result, '/foto/')).toBe('skipped not-html');
  for (const path of ['/casi/', '/texto/', '/sin-tipo/', '/utf16/', '/utf16-le/', '/utf16-be/'])
    expect(rowOf(result, path), path).toBe('published ok');
});

it('readRobots reports the line of robots.txt that forbids the home page to this crawler', () => {
  const told = (text: string) =>
    readRobots({ status: 200, body: Buffer.from(text) }).diagnostics.flatMap(({ code, about }) =>
      code === 'robots-forbid-all' ? [[code, about]] : [],
    );
  expect(told('# nadie\r\nUser-agent: *\r\n Disallow: / ')).toEqual([
    ['robots-forbid-all', { line: 3, rule: 'Disallow: /' }],
  ]);
  expect(told('User-agent: *\nDisallow: /privado')).toEqual([]);
  expect(told('User-agent: *\nDisallow: /\n\nUser-agent: Vitrina\nAllow: /')).toEqual([]);
});

it('a page with scripts and hardly any words is the shell of an application', () => {
  const cut = (rule: string, words: number) => ({ rule, selector: 'p', text: 'hola '.repeat(words) });
  const isShell = (removed: ReturnType<typeof cut>[], name = 'script') =>
    isAppShell({ markdown: '# A\n', removed }, { embedded: [{ name, address: '/app.js' }] }, false);
  expect(isShell([])).toBe(true);
  expect(isShell([], 'iframe')).toBe(false);
  expect(isShell([cut('landmark-nav', 19), cut('noscript', 40)])).toBe(true);
  expect(isShell([cut('landmark-nav', 10), cut('landmark-footer', 10)])).toBe(false);
});
