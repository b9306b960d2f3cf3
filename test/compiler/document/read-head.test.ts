/** Document stage: what a page states about itself, in its head and in structured data. */

import { describe, expect, it } from 'vitest';
import { MAX_STATED_LENGTH } from '../../../compiler/bounds.ts';
import { type Document, readDocument } from '../../../compiler/document/read-document.ts';
import { readStructuredData, textsIn } from '../../../compiler/document/structured-data.ts';
import { readHtml } from '../page/compile-page.ts';

const headOf = (html: string) => readHtml(html).head;
const meta = (name: string, content: string) => `<meta name="${name}" content="${content}">`;
const property = (name: string, content: string) => `<meta property="${name}" content="${content}">`;
const ld = (value: unknown) => `<script type="application/ld+json">${JSON.stringify(value)}</script>`;

describe('a head', () => {
  it.each<[rule: string, html: string, expected: Partial<Document['head']>]>([
    ['has the first title', '<title> A\n b </title><title>C</title>', { documentTitle: 'A b', title: 'A b' }],
    ['has no title of a drawing', '<svg><title>A</title></svg>', { documentTitle: '', title: '' }],
    ['has a title without its frame', '<title>:: A | B ::</title>', { documentTitle: ':: A | B ::', title: 'A | B' }],
    ['has a title that begins with a sign of its own', '<title>¿A? - «B»</title>', { title: '¿A? - «B»' }],
    ['has a title that ends in a sign of its own', '<title>A!</title>', { title: 'A!' }],
    [
      'has the title of Open Graph where it states none',
      property('og:title', 'A'),
      { documentTitle: '', title: 'A', headline: 'A' },
    ],
    [
      'has the headline of Open Graph first',
      property('og:title', 'A') + ld({ '@type': 'Article', headline: 'B' }),
      { headline: 'A' },
    ],
    ['has the headline of its article', ld({ '@type': 'NewsArticle', headline: 'B' }), { headline: 'B' }],
    ['has no headline of something else', ld({ '@type': 'ArticleList', headline: 'B' }), { headline: '' }],
    [
      'has no headline of a part',
      ld({ '@type': 'Store', subjectOf: { '@type': 'Article', headline: 'B' } }),
      { headline: '' },
    ],
    ['has the first of equal names', meta('Description', 'A') + meta('description', 'B'), { description: 'A' }],
    ['has no tags in it', meta('description', '&lt;p class=a>A&lt;br/>b &lt; c&lt;/p>'), { description: 'A b < c' }],
    ['passes over empty ones', meta('description', ' ') + meta('description', 'B'), { description: 'B' }],
    [
      'has its description by name first',
      property('og:description', 'B') + meta('description', 'A'),
      { description: 'A' },
    ],
    ['has the name of its site', meta('application-name', 'B') + property('og:site_name', 'A'), { siteName: 'A' }],
    [
      'has its language',
      '<html lang=" en "><head><meta http-equiv="content-language" content="es">',
      { language: 'en' },
    ],
    [
      'has a language that only its server states',
      '<meta http-equiv="content-language" content="es">',
      { language: 'es' },
    ],
    [
      'has the first base with an address',
      '<base target="a"><base href=" /b/ "><base href="/c/">',
      { baseHref: '/b/' },
    ],
  ])('%s', (_, html, expected) => expect(headOf(html)).toMatchObject(expected));

  it.each([
    ['es', 'es'],
    ['PT_br', 'pt'],
    ['es-ES', 'es'],
    ['español', undefined],
    ['und', undefined],
    ['mul-x', undefined],
    ['mis', undefined],
    ['zxx', undefined],
    ['', undefined],
  ])('in the language «%s» is read as %s', (stated, language) => {
    expect(readHtml(`<html lang="${stated}">`).language).toBe(language);
  });

  it('states no title without an end', () => {
    expect(headOf(`<title>${'a'.repeat(9_000)}</title>`).title).toHaveLength(MAX_STATED_LENGTH);
  });

  it('that names no language leaves it to what the server said', () => {
    const source = { path: '/', url: 'https://x.es/', aliases: [], language: 'en-GB' };
    const read = (html: string) => readDocument({ ...source, html: new TextEncoder().encode(html) }).language;
    expect([read('<p>a'), read('<html lang="es">')]).toEqual(['en', 'es']);
  });

  it.each(['Article', 'BlogPosting', 'WebPage', 'Service', 'Product', 'Recipe'])(
    'has the day of its last change from what is about the page: %s',
    (type) => {
      const read = (value: object) => headOf(ld({ dateModified: '2025-01-02', ...value })).lastModified;
      expect(read({ '@type': type })).toBe('2025-01-02');
      expect(read({ '@type': `${type}List` })).toBeUndefined();
    },
  );

  const on = (day: string) => headOf(meta('last-modified', day)).lastModified;
  it.each<[stated: string, read: string | undefined]>([
    ['2025-03-04', '2025-03-04'],
    ['2025-03-04 10:00', '2025-03-04T10:00'],
    ['2025-03-04T10:00:01.5+0100', '2025-03-04T10:00:01.5+0100'],
    ['2025-12-31', '2025-12-31'],
    ['2025-13-01', undefined],
    ['2025-02-29', undefined],
    ['2025-00-10', undefined],
    ['1991-01-01', '1991-01-01'],
    ['1990-12-31', undefined],
    ['04/03/2025', undefined],
    ['el 2025-03-04', undefined],
    ['2025-03-04 o antes', undefined],
  ])('states the day of its last change: %s', (stated, read) => expect(on(stated)).toBe(read));

  it('takes the day that is stated first and exists', () => {
    const time = '<time class="entry updated" datetime="2025-01-03"></time>';
    const facts = ld({ '@type': 'WebPage', dateModified: '2025-01-02' });
    expect(headOf(meta('last-modified', '2025-01-01') + facts + time).lastModified).toBe('2025-01-01');
    expect(headOf(meta('last-modified', 'ayer') + facts + time).lastModified).toBe('2025-01-02');
    expect(headOf(time).lastModified).toBe('2025-01-03');
    expect(headOf(time.replace('updated', 'updated-by')).lastModified).toBeUndefined();
  });
});

it('what a page embeds is told with its address, of fields those where somebody writes who he is', () => {
  const html = `<iframe src="/a"></iframe><object data="/b"></object><script src="/c"></script><embed><textarea></textarea>
    <input type="email"><input type="search"><video src="/d"></video><div data-vitrina="drop"><iframe src="/e"></iframe></div>
    <iframe src="/f" height="0" width="0"></iframe>`;
  const told = readHtml(html).embedded.map(({ name, address }) => `${name} ${address}`);
  expect(told.sort()).toEqual(['embed ', 'iframe /a', 'input ', 'object /b', 'script /c', 'textarea ', 'video /d']);
});

describe('structured data', () => {
  const typesIn = (...scripts: unknown[]) =>
    readStructuredData(scripts.map((script) => (typeof script === 'string' ? script : JSON.stringify(script)))).map(
      ({ types, isMain }) => types.join(' ') + (isMain ? '' : ' (part)'),
    );
  it.each<[rule: string, script: unknown, expected: string[]]>([
    ['are in arrays and graphs', [{ '@graph': [{ '@type': 'A' }, { '@type': 'B' }] }], ['A', 'B']],
    [
      'are parts of others',
      { '@type': 'A', b: { '@type': 'B', mainEntity: { '@type': 'C' } } },
      ['A', 'B (part)', 'C (part)'],
    ],
    ['are what others are about', { '@type': 'A', mainEntity: [{ '@type': 'B' }] }, ['A', 'B']],
    ['need a type', { name: 'A' }, []],
    ['are no context', { '@context': { '@type': 'A' } }, []],
    [
      'have types without an address',
      { '@type': ['https://schema.org/A', 'schema:B', 'http://schema.org/C', 'xschema:D'] },
      ['A B C xschema:D'],
    ],
  ])('%s', (_, script, expected) => expect(typesIn(script)).toEqual(expected));

  it('are read to a depth of 16, and 2000 of them', () => {
    const nested = (depth: number): unknown => (depth === 0 ? { '@type': 'A' } : { b: nested(depth - 1) });
    expect([16, 17].map((depth) => typesIn(nested(depth)).length)).toEqual([1, 0]);
    expect(typesIn(Array(2001).fill({ '@type': 'A' }))).toHaveLength(2000);
  });

  it.each<[rule: string, script: string, count: number]>([
    ['is read', '{"@type":"A"}', 1],
    ['in a comment is mended', '<!-- {"@type":"A"} -->', 1],
    ['in a section is mended', '//<![CDATA[\n{"@type":"A"}\n//]]>', 1],
    ['with a comma too many is mended', '{"@type":"A","b":[1,],}', 1],
    ['with a line break in a text is mended', '{"@type":"A","b":"c\nd"}', 1],
    ['with a semicolon behind it is mended', '{"@type":"A"};', 1],
    ['that is none is left', '{"@type":', 0],
  ])('that %s', (_, script, count) => expect(readStructuredData([script, '{}'])).toHaveLength(count));

  it('say texts', () => {
    expect(textsIn([' a\n b ', 1, '', { '@value': 'c', '@id': 'd' }, { '@id': 'e' }, {}, null])).toEqual([
      'a b',
      'c',
      'e',
    ]);
    expect([textsIn(undefined), textsIn(null), textsIn('a')]).toEqual([[], [], ['a']]);
  });
});
