/** Document stage: addresses of images, and a list of embedded elements and fields. */

import type { Element } from 'hast';
import { describe, expect, it } from 'vitest';
import { isElement } from '../../../../compiler/document/elements.ts';
import { isImageAddress, sourceOf, sourcesOf } from '../../../../compiler/document/embedded/image-sources.ts';
import { treeOf } from '../../change-html.ts';
import { readHtml } from '../../page/compile-page.ts';

const imageOf = (attributes: string): Element => {
  const [body] = treeOf(`<img ${attributes}>`).children;
  const image = isElement(body as Element, 'body') ? (body as Element).children[0] : undefined;
  if (!isElement(image, 'img')) throw new Error('no image');
  return image;
};

describe('sourcesOf', () => {
  it.each<[what: string, attributes: string, sources: string[]]>([
    ...['data-src', 'data-lazy-src', 'data-original', 'data-orig-src', 'data-img', 'data-url'].map(
      (name): [string, string, string[]] => [
        `returns the address in ${name} first`,
        `src="/b.png" ${name}="/a"`,
        ['/a', '/b.png'],
      ],
    ),
    ['returns data-src before data-url', 'data-url="/b" data-src="/a"', ['/a', '/b']],
    ['returns an image file in any data attribute', 'src="/b" data-foto=" /a.webp "', ['/a.webp', '/b']],
    ['ignores other values in data attributes', 'src="/b" data-foto="/a" data-id="3"', ['/b']],
    ['ignores an image file in a text attribute', 'src="/b" alt="a.png"', ['/b']],
    ['returns the address in srcset last', 'src="/b" srcset="/c 1x"', ['/b', '/c']],
    [
      'returns the addresses in data-srcset, data-lazy-srcset and srcset in this order',
      'srcset="/c" data-lazy-srcset="/b" data-srcset="/a"',
      ['/a', '/b', '/c'],
    ],
    ['returns the widest image of a set', 'srcset="/a 100w, /b 300w, /c 200w"', ['/b']],
    ['returns the sharpest image of a set', 'srcset="/a 1x, /b 2.5x"', ['/b']],
    ['returns the first of equal images of a set', 'srcset="/a, /b"', ['/a']],
    ['ignores placeholders', 'src="data:image/png;base64,AA" data-src="#"', []],
    ['ignores empty addresses', 'src=" " data-src="about:blank"', []],
  ])('%s', (_, attributes, sources) => {
    expect(sourcesOf(imageOf(attributes))).toEqual(sources);
    expect(sourceOf(imageOf(attributes))).toBe(sources[0] ?? '');
  });
});

describe('isImageAddress', () => {
  it.each(['a.avif', 'a.gif', 'a.jpg', 'a.jpeg', 'a.png', 'a.svg', 'a.webp', '/b/A.PNG?w=3'])(
    'is true for the address of an image file: %s',
    (value) => expect(isImageAddress(value)).toBe(true),
  );
  it.each(['a.pdf', 'a.png b.png', 'a.png,b.png', 'a.pngx', 'a?b.png'])('is false for another value: %s', (value) =>
    expect(isImageAddress(value)).toBe(false),
  );
});

describe('readDocument, for embedded elements,', () => {
  const embedded = (html: string) => readHtml(html).embedded.map(({ name, address }) => `${name} ${address}`.trim());
  it.each<[what: string, html: string, expected: string[]]>([
    ...['iframe', 'script', 'video', 'audio', 'embed'].map((name): [string, string, string[]] => [
      `lists an element: ${name}`,
      `<${name} src="/a"></${name}>`,
      [`${name} /a`],
    ]),
    ['lists an object', '<object data="/a"></object>', ['object /a']],
    ['lists a field for a long text', '<textarea></textarea>', ['textarea']],
    [
      'lists fields for an e-mail address and a telephone number',
      '<input type="email"><input type="tel">',
      ['input', 'input'],
    ],
    ['lists no other field', '<input type="text"><input>', []],
    ['lists no frame of width 0', '<iframe src="/a" width="0"></iframe>', []],
    ['lists no frame of height 0', '<iframe src="/a" height="0"></iframe>', []],
    ['lists a frame of width 1', '<iframe src="/a" width="1"></iframe>', ['iframe /a']],
    ['lists no frame in a noscript', '<div><noscript><p><iframe src="/a"></iframe></p></noscript></div>', []],
    ['lists frames before scripts', '<script src="/b"></script><iframe src="/a"></iframe>', ['iframe /a', 'script /b']],
  ])('%s', (_, html, expected) => expect(embedded(`<body><p>a</p>${html}`)).toEqual(expected));
});
