import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toMirrorPath, toPagePath } from '#shared/page.ts';
import { toPageFiles } from '../../../compiler/emit/page-files.ts';

const owned = ['/agents.md', '/auth.md', '/api.md', '/sitemap.md', '/llms.txt'];
const filesOf = (...paths: string[]) => Object.fromEntries(toPageFiles(paths, owned));

describe('the file of a page', () => {
  it('is named by its path', () => {
    expect(filesOf('/', '/zonas/palma/', '/zonas/espa%C3%B1a/', '/precios', '/aviso.html')).toEqual({
      '/': 'index.md',
      '/zonas/palma/': 'zonas/palma.md',
      '/zonas/espa%C3%B1a/': 'zonas/españa.md',
      '/precios': 'precios.md',
      '/aviso.html': 'aviso.html.md',
    });
  });

  it('has segments of up to 120 bytes and a path of up to 180, also if it ends like a device', () => {
    const [one, longer] = ['ñ'.repeat(60), `${'ñ'.repeat(60)}a`].map((name) => `/${encodeURIComponent(name)}`);
    const [all, more] = [59, 60].map((length) => `/${'a'.repeat(120)}/${'b'.repeat(length)}`);
    const files = filesOf(one ?? '', longer ?? '', all ?? '', more ?? '', '/falcon');
    expect(Object.values(files).map((file) => file.replace(/~[0-9a-f]{10}/, '~#').length)).toEqual([
      63, 65, 183, 65, 9,
    ]);
    expect(files['/falcon']).toBe('falcon.md');
  });

  it.each([
    ['at its end', 'zonas./a', 'zonas/a'],
    ['where it is cut', `${'a'.repeat(119)}.bc/a`, `${'a'.repeat(119)}/a`],
  ])('has no folder with a dot %s, which some file systems remove', (_, path, file) => {
    const [name = ''] = Object.values(filesOf(`/${path}`));
    expect(name.replace(/~[0-9a-f]{10}\.md$/, '')).toBe(file);
  });

  it('gets a hash if another path differs only in letter case', () => {
    expect(filesOf('/zonas/palma/', '/zonas/Palma/')).toEqual({
      '/zonas/palma/': expect.stringMatching(/^zonas\/palma~[0-9a-f]{10}\.md$/),
      '/zonas/Palma/': 'zonas/palma~de5eb50946.md',
    });
  });

  it('gets a hash if another path differs only in the slash at the end', () => {
    const files = filesOf('/precios', '/precios/');
    expect(files['/precios']).toMatch(/^precios~[0-9a-f]{10}\.md$/);
    expect(files['/precios']).not.toBe(files['/precios/']);
    expect(files['/precios/']).toMatch(/^precios~[0-9a-f]{10}\.md$/);
  });

  it('gets a hash if a folder has its name', () => {
    const files = filesOf('/zonas', '/zonas.md/palma');
    expect(files['/zonas']).toMatch(/^zonas~[0-9a-f]{10}\.md$/);
    expect(files['/zonas.md/palma']).toBe('zonas.md/palma.md');
  });

  it('gets a hash if its mirror would be a document or another page', () => {
    const files = filesOf('/agents', '/AUTH', '/index', '/precios', '/precios.md');
    expect(files['/agents']).toMatch(/^agents~/);
    expect(files['/AUTH']).toMatch(/^auth~/);
    expect(files['/index']).toMatch(/^index~/);
    expect(files['/precios']).toMatch(/^precios~/);
  });

  it('does not equal the hashed name of another page', () => {
    expect(filesOf('/zonas/palma~de5eb50946')['/zonas/palma~de5eb50946']).toMatch(/^zonas\/palma-de5eb50946~/);
  });

  it.each([
    ['/con', /^-con~/],
    ['/aux.html/x', /^-aux\.html\/x~/],
    ['/mi%20casa', /^mi-casa~/],
    ['/..%2F..%2Fetc', /^\.\.-\.\.-etc~/],
    ['/a:b', /^a-b~/],
    ['//', /^-~/],
    ['/fin.', /^fin~/],
    ['/%FF', /^-~/],
  ])('is safe on every file system: %s', (path, file) => {
    expect(filesOf(path)[path]).toMatch(file);
  });
});

describe('the files of any set of pages', () => {
  const segment = fc.oneof(
    fc.constantFrom('zonas', 'Zonas', 'ZONAS', 'palma', 'palma.md', 'con', 'index', 'agents', '..', '.', '%2E%2E'),
    fc.constantFrom('espa%C3%B1a', 'espan%CC%83a', 'stra%C3%9Fe', 'STRASSE', '%FF', '%5C', '%2F', '%00', 'a b', ''),
    fc.constantFrom('palma~de5eb50946', 'palma~de5eb50946.md', 'x'.repeat(300), 'ñ'.repeat(80), 'nul.txt', '~', '-'),
    fc.string({ unit: 'binary', maxLength: 12 }),
  );
  const path = fc
    .array(segment, { maxLength: 6 })
    .map((segments) => toPagePath(new URL(`https://x.es/${segments.map((s) => s.replace(/[?#\\]/g, '')).join('/')}`)));
  const paths = fc.uniqueArray(path, { maxLength: 30 });

  it('are unique, also if letter case is ignored, and no file is a folder', () => {
    fc.assert(
      fc.property(paths, (pages) => {
        const files = [...toPageFiles(pages, owned).values()];
        expect(files).toHaveLength(pages.length);
        const seen = new Set(files.map(folded));
        expect(seen.size).toBe(pages.length);
        const folders = files.flatMap((file) => file.split('/').map((_, index, all) => all.slice(0, index).join('/')));
        for (const folder of new Set(folders)) expect(seen.has(folded(folder))).toBe(false);
      }),
      { numRuns: 80 },
    );
  });

  it('do not depend on the order of the pages', () => {
    fc.assert(
      fc.property(paths, fc.infiniteStream(fc.integer()), (pages, stream) => {
        const keys = new Map(pages.map((one) => [one, stream.next().value ?? 0]));
        const shuffled = [...pages].sort((a, b) => (keys.get(a) ?? 0) - (keys.get(b) ?? 0));
        const one = toPageFiles(pages, owned);
        for (const [key, file] of toPageFiles(shuffled, owned)) expect(file).toBe(one.get(key));
      }),
    );
  });

  it('stay below the folder and can be written anywhere', () => {
    fc.assert(
      fc.property(paths, (pages) => {
        for (const file of toPageFiles(pages, owned).values()) {
          expect(file.endsWith('.md')).toBe(true);
          expect(Buffer.byteLength(file)).toBeLessThanOrEqual(200);
          for (const name of file.split('/')) {
            expect(name).not.toMatch(/^\.{0,2}$|[\p{Cc}<>:"|?*\\/%]|[. ]$/u);
            expect(name).not.toMatch(/^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i);
            expect(name).toBe(name.normalize('NFC'));
          }
        }
      }),
    );
  });

  it('have mirrors that are neither documents nor pages', () => {
    fc.assert(
      fc.property(paths, (pages) => {
        const taken = new Set([...owned, ...pages]);
        for (const [page, file] of toPageFiles(pages, owned)) {
          const mirror = toMirrorPath(file);
          expect(toPagePath(new URL(mirror, 'https://x.es'))).toBe(mirror);
          if (page !== '/') expect(taken.has(mirror)).toBe(false);
        }
      }),
    );
  });
});

const folded = (name: string): string => name.normalize('NFC').toLowerCase();
