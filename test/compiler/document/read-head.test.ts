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

describe('the head of a page', () => {
  it.each<[rule: string, html: string, expected: Partial<Document['head']>]>([
    ['has the first title', '<title> A\n b </title><title>C</title>', { documentTitle: 'A b', title: 'A b' }],
    ['has no title of a drawing', '<svg><title>A</title></svg>', { documentTitle: '', title: '' }],
    [
      'has a title without decoration at its ends',
      '<title>:: A | B ::</title>',
      { documentTitle: ':: A | B ::', title: 'A | B' },
    ],
    ['has a title with the mark with which it begins', '<title>¿A? - «B»</title>', { title: '¿A? - «B»' }],
    ['has a title with the mark with which it ends', '<title>A!</title>', { title: 'A!' }],
    [
      'has og:title as title and headline if there is no title',
      property('og:title', 'A'),
      { documentTitle: '', title: 'A', headline: 'A' },
    ],
    [
      'has og:title as headline before that of an article',
      property('og:title', 'A') + ld({ '@type': 'Article', headline: 'B' }),
      { headline: 'A' },
    ],
    ['has the headline of a news article', ld({ '@type': 'NewsArticle', headline: 'B' }), { headline: 'B' }],
    ['has no headline of another type', ld({ '@type': 'ArticleList', headline: 'B' }), { headline: '' }],
    [
      'has no headline of a part of structured data',
      ld({ '@type': 'Store', subjectOf: { '@type': 'Article', headline: 'B' } }),
      { headline: '' },
    ],
    ['has the first of two descriptions', meta('Description', 'A') + meta('description', 'B'), { description: 'A' }],
    [
      'has a description without tags',
      meta('description', '&lt;p class=a>A&lt;br/>b &lt; c&lt;/p>'),
      { description: 'A b < c' },
    ],
    [
      'has the first description that is not empty',
      meta('description', ' ') + meta('description', 'B'),
      { description: 'B' },
    ],
    [
      'has the description before og:description',
      property('og:description', 'B') + meta('description', 'A'),
      { description: 'A' },
    ],
    [
      'has the name of the site of og:site_name before application-name',
      meta('application-name', 'B') + property('og:site_name', 'A'),
      { siteName: 'A' },
    ],
    [
      'has the language of the html element',
      '<html lang=" en "><head><meta http-equiv="content-language" content="es">',
      { language: 'en' },
    ],
    [
      'has the language of http-equiv if it is the only one',
      '<meta http-equiv="content-language" content="es">',
      { language: 'es' },
    ],
    [
      'has the address of the first base with one',
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
  ])('of a page that states the language «%s» has %s', (stated, language) => {
    expect(readHtml(`<html lang="${stated}">`).language).toBe(language);
  });

  it('has a title without an end tag up to the bound of stated texts', () => {
    expect(headOf(`<title>${'a'.repeat(9_000)}</title>`).title).toHaveLength(MAX_STATED_LENGTH);
  });

  it('has the language of the response if the page states none', () => {
    const source = { path: '/', url: 'https://x.es/', aliases: [], language: 'en-GB' };
    const read = (html: string) => readDocument({ ...source, html: new TextEncoder().encode(html) }).language;
    expect([read('<p>a'), read('<html lang="es">')]).toEqual(['en', 'es']);
  });

  it.each(['Article', 'BlogPosting', 'WebPage', 'Service', 'Product', 'Recipe'])(
    'has the day of the last change from structured data about the page: %s',
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
  ])('has the stated day of the last change if it exists, is after 1991 and has no other text: %s', (stated, read) =>
    expect(on(stated)).toBe(read),
  );

  it('has the first stated day of change that exists', () => {
    const time = '<time class="entry updated" datetime="2025-01-03"></time>';
    const facts = ld({ '@type': 'WebPage', dateModified: '2025-01-02' });
    expect(headOf(meta('last-modified', '2025-01-01') + facts + time).lastModified).toBe('2025-01-01');
    expect(headOf(meta('last-modified', 'ayer') + facts + time).lastModified).toBe('2025-01-02');
    expect(headOf(time).lastModified).toBe('2025-01-03');
    expect(headOf(time.replace('updated', 'updated-by')).lastModified).toBeUndefined();
  });
});

it('embedded elements are listed with their addresses, and fields only if they ask for a text or an address', () => {
  const html = `<iframe src="/a"></iframe><object data="/b"></object><script src="/c"></script><embed><textarea></textarea>
    <input type="email"><input type="search"><video src="/d"></video><div data-vitrina="drop"><iframe src="/e"></iframe></div>
    <iframe src="/f" height="0" width="0"></iframe>`;
  const told = readHtml(html).embedded.map(({ name, address }) => `${name} ${address}`);
  expect(told.sort()).toEqual(['embed ', 'iframe /a', 'input ', 'object /b', 'script /c', 'textarea ', 'video /d']);
});

describe('readStructuredData', () => {
  const typesIn = (...scripts: unknown[]) =>
    readStructuredData(scripts.map((script) => (typeof script === 'string' ? script : JSON.stringify(script)))).map(
      ({ types, isMain }) => types.join(' ') + (isMain ? '' : ' (part)'),
    );
  it.each<[rule: string, script: unknown, expected: string[]]>([
    ['finds types in arrays and graphs', [{ '@graph': [{ '@type': 'A' }, { '@type': 'B' }] }], ['A', 'B']],
    [
      'marks types within others as parts',
      { '@type': 'A', b: { '@type': 'B', mainEntity: { '@type': 'C' } } },
      ['A', 'B (part)', 'C (part)'],
    ],
    ['finds the main entity of another type as no part', { '@type': 'A', mainEntity: [{ '@type': 'B' }] }, ['A', 'B']],
    ['ignores data without a type', { name: 'A' }, []],
    ['ignores the context', { '@context': { '@type': 'A' } }, []],
    [
      'shortens types of schema.org',
      { '@type': ['https://schema.org/A', 'schema:B', 'http://schema.org/C', 'xschema:D'] },
      ['A B C xschema:D'],
    ],
  ])('%s', (_, script, expected) => expect(typesIn(script)).toEqual(expected));

  it('reads up to a depth of 16, and up to 2,000 of them', () => {
    const nested = (depth: number): unknown => (depth === 0 ? { '@type': 'A' } : { b: nested(depth - 1) });
    expect([16, 17].map((depth) => typesIn(nested(depth)).length)).toEqual([1, 0]);
    expect(typesIn(Array(2001).fill({ '@type': 'A' }))).toHaveLength(2000);
  });

  it.each<[rule: string, script: string, count: number]>([
    ['reads JSON', '{"@type":"A"}', 1],
    ['reads JSON in a comment', '<!-- {"@type":"A"} -->', 1],
    ['reads JSON in a CDATA section', '//<![CDATA[\n{"@type":"A"}\n//]]>', 1],
    ['reads JSON with commas before brackets', '{"@type":"A","b":[1,],}', 1],
    ['reads JSON with a line break in a text', '{"@type":"A","b":"c\nd"}', 1],
    ['reads JSON with a semicolon at its end', '{"@type":"A"};', 1],
    ['ignores incomplete JSON', '{"@type":', 0],
  ])('that %s', (_, script, count) => expect(readStructuredData([script, '{}'])).toHaveLength(count));

  it('textsIn gives the texts of a value, without identifiers', () => {
    expect(textsIn([' a\n b ', 1, '', { '@value': 'c', '@id': 'd' }, { '@id': 'e' }, {}, null])).toEqual([
      'a b',
      'c',
      'e',
    ]);
    expect([textsIn(undefined), textsIn(null), textsIn('a')]).toEqual([[], [], ['a']]);
  });
});
