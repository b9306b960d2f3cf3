import { describe, expect, it } from 'vitest';
import type { Manifest } from '#shared/artifacts.ts';
import { guardPublication, guardsOf, type Publication } from '../../../compiler/report/publish-guard.ts';
import { finding, rowAt, soundPublication } from './checked-site.ts';
import { said } from './said.ts';

const siteUrl = 'https://www.ejemplo.es';
const pagesAt = (...paths: string[]) => paths.map((path) => ({ path, aliases: [] as string[] }));
const manifestOf = (paths: string[], url = siteUrl) =>
  ({ site: { url }, pages: pagesAt(...paths) }) as unknown as Manifest;
const paths = Array.from({ length: 10 }, (_, index) => `/p${index}/`);
const guard = (...parts: Partial<Publication>[]) =>
  said(guardPublication(Object.assign({}, soundPublication, { pages: pagesAt('/') }, ...parts)));

describe('guardPublication', () => {
  it('accepts the loss of one page in ten, and refuses that of two', () => {
    const before = manifestOf(paths);
    expect(guard({ before, pages: pagesAt(...paths.slice(1)) })).toEqual([]);
    expect(guard({ before, pages: pagesAt(...paths.slice(2)) })).toMatchObject([
      { severity: 'error', code: 'pages-lost', pages: ['/p0/', '/p1/'] },
    ]);
  });

  it('does not count pages that the config leaves out or that redirect to different pages', () => {
    const before = manifestOf(paths);
    const lost = (gone: number, more: object) =>
      guard({ before, pages: pagesAt(...paths.slice(gone)), ...(more as { ledger: [] }) }, more).flatMap(
        ({ pages }) => pages,
      );
    expect(lost(3, { isLeftOut: (path: string) => path !== '/p2/' })).toEqual([]);
    expect(lost(3, { isLeftOut: (path: string) => path === '/p2/' })).toEqual(['/p0/', '/p1/']);
    const alias = (path: string, target: string) => rowAt(path, { outcome: 'alias', reason: 'redirect', target });
    const apart = [alias('/p0/', '/p5/'), alias('/p1/', '/p6/'), alias('/p2/', '/p7/')];
    expect(lost(3, { ledger: apart })).toEqual([]);
    expect(lost(3, { ledger: apart.map(({ url }) => alias(new URL(url).pathname, '/p5/')) })).toHaveLength(3);
    expect(lost(3, { ledger: apart.slice(0, 2) })).toEqual([]);
    expect(lost(1, { ledger: apart, allowedLoss: 0 })).toEqual([]);
    expect(lost(1, { ledger: [], allowedLoss: 0 })).toEqual(['/p0/']);
    expect(lost(3, { ledger: apart.slice(0, 1) })).toEqual(['/p1/', '/p2/']);
  });

  it('refuses to replace the whole site by a part of it', () => {
    const before = manifestOf(paths);
    const part = (pages: string[], content = { before }) =>
      guard({ ...content, pages: pagesAt(...pages) }, { part: '--limit' });
    expect(part(paths.slice(1))).toMatchObject([
      { code: 'part-of-site', where: '--limit', about: { missing: 1, pages: 10 } },
    ]);
    expect(part([...paths, '/nueva/'])).toEqual([]);
    expect(guard({ pages: pagesAt('/') }, { part: '--limit' })).toEqual([]);
  });

  it('has a name for each of its refusals', () => {
    const refusals = guard({ before: manifestOf(paths), pages: [] }, { pinned: ['/x/'], named: ['/p1/'] });
    expect(guardsOf(refusals)).toEqual(['pages', 'pinned']);
    expect(guardsOf([])).toEqual([]);
  });

  it('refuses to replace the content of another site, and counts the pages in common', () => {
    const before = manifestOf(paths, 'https://www.otra.es');
    expect(guard({ before, pages: pagesAt(...paths.slice(0, 4)) })).toMatchObject([
      {
        severity: 'error',
        code: 'other-site',
        message: expect.stringMatching(/https:\/\/www\.otra\.es.*https:\/\/www\.ejemplo\.es.*4 of the 10 pages/),
        hint: expect.stringContaining('--out'),
      },
    ]);
  });

  it('refuses without a pinned page, unless it redirects to a page', () => {
    const pages = [{ path: '/tarifas/', aliases: ['/precios/'] }];
    expect(guard({ pages }, { pinned: ['/precios', '/tarifas/'] })).toEqual([]);
    expect(guard({ pages }, { pinned: ['/contacto/'] })).toMatchObject([
      { code: 'pinned-page-gone', where: 'crawl.pinned', message: expect.stringContaining('/contacto/') },
    ]);
  });

  it('refuses without a page that the config names, if it was published before', () => {
    const named = ['/contacto/#formulario'];
    expect(guard({ before: manifestOf(['/']) }, { named })).toEqual([]);
    expect(
      guard({ before: manifestOf(['/', '/contacto/']), pages: pagesAt('/') }, { named, allowedLoss: 1 }),
    ).toMatchObject([{ code: 'pinned-page-gone', where: 'company.pages' }]);
  });

  it('refuses if a golden query does not find its page within its rank', () => {
    const golden = [{ query: 'averia nevera', expect: '/frigorificos/', within: 2 }];
    expect(guard({ content: finding('/otra/', '/frigorificos/') }, { golden })).toEqual([]);
    expect(guard({ content: finding('/otra/', '/otra-mas/', '/frigorificos/') }, { golden })).toMatchObject([
      { code: 'golden-query-broken', message: expect.stringMatching(/«averia nevera».*\/frigorificos\/.*\/otra\//) },
    ]);
  });
});
