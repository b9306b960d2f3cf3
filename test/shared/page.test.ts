import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  comparePaths,
  toMirrorPath,
  toPageDocument,
  toPageMarkdown,
  toPagePath,
  toReadablePath,
} from '#shared/page.ts';

describe('a page document', () => {
  it('gives back its Markdown', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string({ unit: 'grapheme' }), (title, description, markdown) => {
        const page = { title, description, markdown, url: 'https://www.ejemplo.es/' };
        const document = toPageDocument(page, 'https://www.ejemplo.es');
        expect(toPageMarkdown(document)).toBe(markdown);
      }),
    );
  });

  it('begins with front matter of JSON strings', () => {
    const page = { title: 'Uno "dos"', description: '', markdown: '# Uno\n', url: 'https://www.ejemplo.es/uno/' };
    const known = ['---', 'title: "Uno \\"dos\\""', 'url: "https://www.ejemplo.es/uno/"'];
    const more = ['canonical_url: "https://www.ejemplo.es/uno/"', 'llms_txt: "https://www.ejemplo.es/llms.txt"'];
    const rest = ['---', '', '# Uno', ''];
    const site = 'https://www.ejemplo.es';
    expect(toPageDocument(page, site).split('\n')).toEqual([...known, ...more, 'description: ""', ...rest]);
    const dated = toPageDocument({ ...page, lastModified: '2026-01-02' }, site);
    expect(dated).toContain('\ndescription: ""\nlast_updated: "2026-01-02"\n---\n');
  });

  it('is read as Markdown as a whole without front matter', () => {
    expect(toPageMarkdown('# A\n\n---\n\nB')).toBe('# A\n\n---\n\nB');
  });
});

describe('the path of a page', () => {
  it.each<[written: string, path: string]>([
    ['/zonas/%70alma%2d1/', '/zonas/palma-1/'],
    ['/%7euno/%5f%2e/', '/~uno/_./'],
    ['/%41%5A%61%7A%30%39/', '/AZaz09/'],
    ['/a%c3%b1o/', '/a%C3%B1o/'],
    // These mean something else than the characters.
    ['/a%2fb%3f%23%25%20/', '/a%2Fb%3F%23%25%20/'],
    ['/a%zz%/', '/a%zz%/'],
    ['/Zonas/', '/Zonas/'],
  ])('written as %s is %s', (written, path) => {
    expect(toPagePath(written)).toBe(path);
    expect(toPagePath(path)).toBe(path);
  });

  it('of an address is decoded, and has neither query string nor fragment', () => {
    expect(toPagePath(new URL('https://www.ejemplo.es/%61/?b=1#c'))).toBe('/a/');
  });

  it.each<[path: string, read: string]>([
    ['/a%C3%B1o/%E2%82%AC/', '/año/€/'],
    ['/%C3%B1%C3%A9/', '/ñé/'],
    // A reader would take the characters for something else, or not see them.
    ['/a%23b/', '/a%23b/'],
    ['/a%3Fb/', '/a%3Fb/'],
    ['/a%2Fb/', '/a%2Fb/'],
    ['/a%5Cb/', '/a%5Cb/'],
    ['/a%25b/', '/a%25b/'],
    ['/a%20b/', '/a%20b/'],
    ['/a%0Ab/', '/a%0Ab/'],
    ['/a%E2%80%8Bb/', '/a%E2%80%8Bb/'],
    ['/a%F1o/', '/a%F1o/'],
  ])('%s is shown to readers as %s', (path, read) => expect(toReadablePath(path)).toBe(read));

  it.each([
    ['index.md', '/index.md'],
    ['zonas/año nuevo.md', '/zonas/a%C3%B1o%20nuevo.md'],
  ])('of the Markdown file %s is %s', (file, path) => expect(toMirrorPath(file)).toBe(path));
});

it('comparePaths sorts by code points', () => {
  expect(['/b/', '/ñ/', '/a/', '/Z/', '/a'].sort(comparePaths)).toEqual(['/Z/', '/a', '/a/', '/b/', '/ñ/']);
  expect([comparePaths('/a/', '/a/'), comparePaths('/a/', '/b/'), comparePaths('/b/', '/a/')]).toEqual([0, -1, 1]);
});
