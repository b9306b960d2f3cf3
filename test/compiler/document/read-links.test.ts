import { describe, expect, it } from 'vitest';
import { readLinks } from '../../../compiler/document/read-links.ts';
import { treeOf } from '../change-html.ts';

const linksOf = (html: string, baseHref = '') => [
  ...readLinks(treeOf(html), { url: 'https://x.es/a/', baseHref, ownOrigins: ['http://localhost:80'] }).values(),
];
const a = (text: string, href = 'b') => `<a href="${href}">${text}</a>`;

describe('readLinks', () => {
  it.each<[rule: string, href: string, expected: object | undefined, baseHref?: string]>([
    ['resolves an address against the page', 'b/?', { address: 'https://x.es/a/b/?', path: '/a/b/' }],
    ['resolves an address against the base', 'b/', { address: 'https://x.es/c/b/', path: '/c/b/' }, '/c/'],
    [
      'resolves a fragment against the page, whatever its base',
      '#b',
      { address: 'https://x.es/a/#b', path: '/a/', fragment: '#b' },
      '/c/',
    ],
    ['ignores a link to #', ' # ', undefined],
    ['ignores a link without an address', '', undefined],
    ['ignores a link that starts a call', 'tel:600', undefined],
    ['ignores an invalid address', 'http://[', undefined],
    ['gives no path of a link to another origin', 'https://y.es/b', { address: 'https://y.es/b' }],
    ['gives the path of a link to an own origin', 'http://localhost:80/b', { path: '/b' }],
    ['gives no path of a link with a query', 'b?c', { address: 'https://x.es/a/b?c' }],
    ['gives no fragment of a link that ends with #', 'b/#', { address: 'https://x.es/a/b/#', path: '/a/b/' }],
  ])('%s', (_, href, expected, baseHref) => {
    const [link] = linksOf(a('B', href), baseHref);
    if (!expected) expect(link).toBeUndefined();
    else expect(link).toMatchObject(expected);
    if (expected && !('path' in expected)) expect(link).not.toHaveProperty('path');
    if (expected && !('fragment' in expected)) expect(link).not.toHaveProperty('fragment');
  });

  it.each<[rule: string, html: string, text: string | undefined]>([
    ['without its small print', '<a href="/b/"><span>Gas<small>Calderas y pozos</small></span></a>', 'Gas'],
    ['without numbers for the eye alone', '<a href="/b/"><i aria-hidden="true">II</i>Gas</a>', 'Gas'],
    ['in small print, if there is nothing else', '<a href="/b/"><small>Gas</small></a>', 'Gas'],
    ['names a link by its text before its label', '<a href="b" aria-label="C">B</a>', 'B'],
    ['names a link by its visible text', '<a href="b"><span class="sr-only">C</span>B</a>', 'B'],
    [
      'names a link without text by its label before its title',
      '<a href="b" aria-label=" C " title="D"><i></i></a>',
      'C',
    ],
    ['names a link without text and label by its title', '<a href="b" title="D"></a>', 'D'],
    ['names a link in a menu by its picture', '<nav><a href="b"><i><img alt="Logo"></i></a></nav>', 'Logo'],
    [
      'gives no name to a link with a picture in the content',
      '<main><a href="b"><img alt="Logo"></a></main>',
      undefined,
    ],
    ['names a link by up to 120 characters', a('x'.repeat(120)), 'x'.repeat(120)],
    ['names a linked card by its heading', a(`<i></i><h4>B</h4><p>${'x'.repeat(120)}</p>`), 'B'],
    [
      'names a link in a menu by the first of its boxes',
      '<nav><a href="b"><span>Área de clientes</span><span>Tu área privada</span></a></nav>',
      'Área de clientes',
    ],
    [
      'names a link in a menu by a bold text, not by the number before it',
      '<nav><a href="b"><i>01</i> <b>Riesgos</b> <i>Qué obliga</i></a></nav>',
      'Riesgos',
    ],
    ['joins two boxes that are one name', '<nav><a href="b"><b>Casa</b> <i>Lola</i></a></nav>', 'Casa Lola'],
    [
      'takes the first of two boxes in two languages',
      '<nav><a href="b"><b>Inicio</b><i>Hasiera</i></a></nav>',
      'Inicio',
    ],
    ['gives no name to a link of 121 characters', a('x'.repeat(121)), undefined],
  ])('%s', (_, html, text) => expect(linksOf(html)[0]?.text).toBe(text));

  it('gives the ids around a link in the content, from the outermost on, and none in a menu', () => {
    const boxes = (tag: string) => `<${tag} id="x"><div id="y"><p>${a('B')}</p></div></${tag}>`;
    expect([linksOf(boxes('main'))[0]?.within, linksOf(boxes('nav'))[0]?.within]).toEqual([['x', 'y'], undefined]);
  });

  it.each<[place: string, html: string]>([
    ['content', a('B')],
    ['menu', `<nav>${a('B')}</nav>`],
    ['menu', `<header>${a('B')}</header>`],
    ['menu', `<div role="navigation">${a('B')}</div>`],
    ['menu', `<div class="main-menu">${a('B')}</div>`],
    ['menu', `<main><nav>${a('B')}</nav></main>`],
    ['content', `<nav><main>${a('B')}</main></nav>`],
    ['content', `<div class="menu"><article>${a('B')}</article></div>`],
    ['content', `<div class="menu"><div role="main">${a('B')}</div></div>`],
    ['footer', `<footer><nav>${a('B')}</nav></footer>`],
    ['footer', `<div role="contentinfo">${a('B')}</div>`],
    ['footer', `<div class="footer"><nav>${a('B')}</nav></div>`],
    ['footer', `<nav><div class="footer">${a('B')}</div></nav>`],
    ['aside', `<aside><nav>${a('B')}</nav></aside>`],
    ['aside', `<div class="comments">${a('B')}</div>`],
    ['breadcrumb', `<nav aria-label="Breadcrumb">${a('B')}</nav>`],
    ['breadcrumb', `<main><div id="breadcrumbs">${a('B')}</div></main>`],
    ['content', `<body class="menu">${a('B')}</body>`],
  ])('puts a link in the %s: %s', (place, html) => expect(linksOf(html)[0]?.place).toBe(place));

  const submenu = `<ul><li>${a('C')}</li></ul>`;
  it.each<[rule: string, html: string, group: string, groupPath?: string]>([
    ['the heading above it', `<h2>A</h2>${a('C')}`, 'A'],
    ['the nearest heading above it', `<h2>A</h2><h6>B</h6>${a('C')}<h2>D</h2>`, 'B'],
    ['the heading before the card above it', `<h2>A</h2><a href="/b/"><h3>B</h3></a>${a('C')}`, 'A'],
    ['nothing if it is in a menu below a heading', `<h2>A</h2><nav>${a('C')}</nav>`, ''],
    ['nothing if it is in a footer and the heading in main', `<main><h2>A</h2></main><footer>${a('C')}</footer>`, ''],
    ['the heading in the footer', `<footer><h2>A</h2>${a('C')}</footer>`, 'A'],
    ['the line above its list in a footer', `<footer><h2>A</h2><div><b>B</b>${submenu}</div></footer>`, 'B'],
    [
      'nothing if the line above its list has 41 characters',
      `<footer><div><p>${'x'.repeat(41)}</p>${submenu}</div></footer>`,
      '',
    ],
    ['nothing if the line above its list is a link', `<footer><div><p>${a('B')}</p>${submenu}</div></footer>`, ''],
    [
      'nothing if another list is between the line and its list',
      `<footer><div><b>B</b><ul></ul></div><div>${submenu}</div></footer>`,
      '',
    ],
    [
      'the heading, not the line above its list, in the content',
      `<main><h2>A</h2><div><b>B</b>${submenu}</div></main>`,
      'A',
    ],
    [
      'the entry above its submenu, with the path',
      `<nav><ul><li>${a('B', '/b/')}${submenu}</li></ul></nav>`,
      'B',
      '/b/',
    ],
    [
      'the entry above its submenu on a line of its own',
      `<nav><ul><li>\n ${a('B', '/b/')}\n ${submenu}</li></ul></nav>`,
      'B',
      '/b/',
    ],
    [
      'the entry above its submenu, without a path, if that leads to a fragment',
      `<nav><ul><li>${a('B', '#b')}${submenu}</li></ul></nav>`,
      'B',
    ],
    ['the entry above its submenu if the entry is not a link', `<nav><ul><li> B ${submenu}</li></ul></nav>`, 'B'],
    [
      'the entry above its submenu, without a path, if that leads to another site',
      `<nav><ul><li>${a('B', 'https://y.es')}${submenu}</li></ul></nav>`,
      'B',
    ],
    [
      'the entry above its submenu in a box',
      `<nav><ul><li><div><i></i><b>B</b><div>${submenu}</div></div></li></ul></nav>`,
      'B',
    ],
    ['the entry behind the box of its submenu', `<nav><ul><li><div>${submenu}</div><b>B</b></li></ul></nav>`, 'B'],
    [
      'the entry above a submenu without a list',
      `<nav><ul><li>B<div class="sub-menu">${a('C')}</div></li></ul></nav>`,
      'B',
    ],
    [
      'the button before its dropdown in a box',
      `<nav><div><b>A</b><div><button>B</button><div class="dropdown-menu"><p>${a('C')}</p></div></div></div></nav>`,
      'B',
    ],
    [
      'the entry before its dropdown in a list item',
      `<nav><ul><li>${a('B', '#')}<div class="dropdown-content">${a('C')}</div></li></ul></nav>`,
      'B',
    ],
    [
      'nothing if the text before the dropdown is further away',
      `<nav><div>A<div><div class="dropdown-menu">${a('C')}</div></div></div></nav>`,
      '',
    ],
    ['nothing if a box, not a list item, is around its list', `<nav><div>A<div>${submenu}</div></div></nav>`, ''],
    [
      'the entry two levels above if the one between has no text',
      `<nav><ul><li>A<ul><li>${submenu}</li></ul></li></ul></nav>`,
      'A',
    ],
    ['nothing if it is itself in the entry', `<nav><ul><li>B ${a('C')}</li></ul></nav>`, ''],
    ['nothing if the entry is behind it', `<nav><ul><li>${submenu}</li><li>B</li></ul></nav>`, ''],
    ['nothing if the entry is around the menu', `<ul><li>B<nav><ul><li>${a('C')}</li></ul></nav></li></ul>`, ''],
    ['nothing if it is in the content without a heading', `<main><ul><li>B${submenu}</li></ul></main>`, ''],
  ])('groups a link under %s', (_, html, group, groupPath) => {
    const link = linksOf(html).find(({ text }) => text === 'C');
    expect([link?.group, link?.groupPath]).toEqual([group, groupPath]);
  });
});
