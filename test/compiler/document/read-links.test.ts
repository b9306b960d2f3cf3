import { describe, expect, it } from 'vitest';
import { readLinks } from '../../../compiler/document/read-links.ts';
import { treeOf } from '../change-html.ts';

const linksOf = (html: string, baseHref = '') => [
  ...readLinks(treeOf(html), { url: 'https://x.es/a/', baseHref, ownOrigins: ['http://localhost:80'] }).values(),
];
const a = (text: string, href = 'b') => `<a href="${href}">${text}</a>`;

describe('a link', () => {
  it.each<[rule: string, href: string, expected: object | undefined, baseHref?: string]>([
    ['is relative to the page', 'b/?', { address: 'https://x.es/a/b/?', path: '/a/b/' }],
    ['is relative to its base', 'b/', { address: 'https://x.es/c/b/', path: '/c/b/' }, '/c/'],
    [
      'to a place is of this page whatever its base',
      '#b',
      { address: 'https://x.es/a/#b', path: '/a/', fragment: '#b' },
      '/c/',
    ],
    ['to no place leads nowhere', ' # ', undefined],
    ['without an address leads nowhere', '', undefined],
    ['of another kind leads nowhere', 'tel:600', undefined],
    ['that is none leads nowhere', 'http://[', undefined],
    ['on another origin has no path', 'https://y.es/b', { address: 'https://y.es/b' }],
    ['on an own origin has one', 'http://localhost:80/b', { path: '/b' }],
    ['with a query has none', 'b?c', { address: 'https://x.es/a/b?c' }],
    ['with a bare # has no fragment', 'b/#', { address: 'https://x.es/a/b/#', path: '/a/b/' }],
  ])('%s', (_, href, expected, baseHref) => {
    const [link] = linksOf(a('B', href), baseHref);
    if (!expected) expect(link).toBeUndefined();
    else expect(link).toMatchObject(expected);
    if (expected && !('path' in expected)) expect(link).not.toHaveProperty('path');
    if (expected && !('fragment' in expected)) expect(link).not.toHaveProperty('fragment');
  });

  it.each<[rule: string, html: string, text: string | undefined]>([
    ['is called by its text', '<a href="b" aria-label="C">B</a>', 'B'],
    ['is called by what is seen of it', '<a href="b"><span class="sr-only">C</span>B</a>', 'B'],
    ['is called by its label', '<a href="b" aria-label=" C " title="D"><i></i></a>', 'C'],
    ['is called by its title', '<a href="b" title="D"></a>', 'D'],
    ['is called by its picture in a menu', '<nav><a href="b"><i><img alt="Logo"></i></a></nav>', 'Logo'],
    ['is not called by its picture elsewhere', '<main><a href="b"><img alt="Logo"></a></main>', undefined],
    ['is called by 120 characters', a('x'.repeat(120)), 'x'.repeat(120)],
    ['is called by its heading, as a card', a(`<i></i><h4>B</h4><p>${'x'.repeat(120)}</p>`), 'B'],
    [
      'is called by the first of its boxes, in a menu too',
      '<nav><a href="b"><span>Área de clientes</span><span>Tu área privada</span></a></nav>',
      'Área de clientes',
    ],
    [
      'is called by its box with a name, not by a sign before it',
      '<nav><a href="b"><i>01</i> <b>Riesgos</b> <i>Qué obliga</i></a></nav>',
      'Riesgos',
    ],
    ['is called by one name in two boxes', '<nav><a href="b"><b>Casa</b> <i>Lola</i></a></nav>', 'Casa Lola'],
    ['is called by one of two languages', '<nav><a href="b"><b>Inicio</b><i>Hasiera</i></a></nav>', 'Inicio'],
    ['is not called by 121', a('x'.repeat(121)), undefined],
  ])('%s', (_, html, text) => expect(linksOf(html)[0]?.text).toBe(text));

  it('stands in the content within what has an id, from the outermost on', () => {
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
  ])('stands in the %s: %s', (place, html) => expect(linksOf(html)[0]?.place).toBe(place));

  const submenu = `<ul><li>${a('C')}</li></ul>`;
  it.each<[rule: string, html: string, group: string, groupPath?: string]>([
    ['of the heading above it', `<h2>A</h2>${a('C')}`, 'A'],
    ['of the nearest heading above it', `<h2>A</h2><h6>B</h6>${a('C')}<h2>D</h2>`, 'B'],
    ['of no heading in the card before it', `<h2>A</h2><a href="/b/"><h3>B</h3></a>${a('C')}`, 'A'],
    ['of no heading in a menu', `<h2>A</h2><nav>${a('C')}</nav>`, ''],
    ['of no heading of the main part in a footer', `<main><h2>A</h2></main><footer>${a('C')}</footer>`, ''],
    ['of the heading in a footer', `<footer><h2>A</h2>${a('C')}</footer>`, 'A'],
    ['of the line above its list in a footer', `<footer><h2>A</h2><div><b>B</b>${submenu}</div></footer>`, 'B'],
    ['of no line of 41 characters', `<footer><div><p>${'x'.repeat(41)}</p>${submenu}</div></footer>`, ''],
    ['of no line that is a link', `<footer><div><p>${a('B')}</p>${submenu}</div></footer>`, ''],
    ['of no line above another list', `<footer><div><b>B</b><ul></ul></div><div>${submenu}</div></footer>`, ''],
    ['of no line above a list in the content', `<main><h2>A</h2><div><b>B</b>${submenu}</div></main>`, 'A'],
    ['of the entry it stands below', `<nav><ul><li>${a('B', '/b/')}${submenu}</li></ul></nav>`, 'B', '/b/'],
    ['of an entry on a line of its own', `<nav><ul><li>\n ${a('B', '/b/')}\n ${submenu}</li></ul></nav>`, 'B', '/b/'],
    ['of an entry that leads to a place', `<nav><ul><li>${a('B', '#b')}${submenu}</li></ul></nav>`, 'B'],
    ['of an entry that leads nowhere', `<nav><ul><li> B ${submenu}</li></ul></nav>`, 'B'],
    ['of an entry that leads elsewhere', `<nav><ul><li>${a('B', 'https://y.es')}${submenu}</li></ul></nav>`, 'B'],
    ['of an entry in a box', `<nav><ul><li><div><i></i><b>B</b><div>${submenu}</div></div></li></ul></nav>`, 'B'],
    ['of an entry behind the box of its list', `<nav><ul><li><div>${submenu}</div><b>B</b></li></ul></nav>`, 'B'],
    ['of an entry whose list is none', `<nav><ul><li>B<div class="sub-menu">${a('C')}</div></li></ul></nav>`, 'B'],
    [
      'of the box around its submenu',
      `<nav><div><b>A</b><div><button>B</button><div class="dropdown-menu"><p>${a('C')}</p></div></div></div></nav>`,
      'B',
    ],
    [
      'of an entry around such a box',
      `<nav><ul><li>${a('B', '#')}<div class="dropdown-content">${a('C')}</div></li></ul></nav>`,
      'B',
    ],
    ['of no box further away', `<nav><div>A<div><div class="dropdown-menu">${a('C')}</div></div></div></nav>`, ''],
    ['of no box around a list', `<nav><div>A<div>${submenu}</div></div></nav>`, ''],
    ['of an entry further up where one has no text', `<nav><ul><li>A<ul><li>${submenu}</li></ul></li></ul></nav>`, 'A'],
    ['of no entry that it is itself', `<nav><ul><li>B ${a('C')}</li></ul></nav>`, ''],
    ['of no entry behind it', `<nav><ul><li>${submenu}</li><li>B</li></ul></nav>`, ''],
    ['of no entry around the menu', `<ul><li>B<nav><ul><li>${a('C')}</li></ul></nav></li></ul>`, ''],
    ['of no entry in content', `<main><ul><li>B${submenu}</li></ul></main>`, ''],
  ])('is %s', (_, html, group, groupPath) => {
    const link = linksOf(html).find(({ text }) => text === 'C');
    expect([link?.group, link?.groupPath]).toEqual([group, groupPath]);
  });
});
