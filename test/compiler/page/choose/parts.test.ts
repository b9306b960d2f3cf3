/** Choosing content: recognizing the parts of a page by their structure. */

import { expect, it } from 'vitest';
import { readParts } from '../../../../compiler/page/choose/signals/parts.ts';
import type { PagePart } from '../../../../compiler/page/choose/signals/signals.ts';
import { blocksOf, namesOf, words } from './blocks-of.ts';

type PartRow = [part: PagePart, rule: string, html: string, names: string];

const link = (text: string, href = '/a/') => `<a href="${href}">${text}</a>`;
const prose = `<p>${words(40, 'P')}.</p>`;
const card = (name: string) => `<div><h3>${link(name)}</h3><p>x</p></div>`;
const figure = (caption: string) => `<figure><img src="/a.jpg"><figcaption>${caption}</figcaption></figure>`;
const frame = (side: string, main: string, below = '') =>
  `<table role="presentation"><tr><td>${side}</td><td>${main}</td></tr>${below}</table>`;
const form = (inner: string, rest = words(90, 'P')) =>
  `<p>${rest}</p><form data-asks="text"><div>${inner}</div></form>`;

const rows: PartRow[] = [
  ['breadcrumb', 'takes a line from the home page with a link', `<p>${link('Inicio')} > Gas</p>${prose}`, 'Inicio'],
  ...['>', '»', '›', '/', '|', '→'].map(
    (sign): PartRow => [
      'breadcrumb',
      `takes a line from the home page to the title behind «${sign}»`,
      `<h1>Gas</h1><p>Inicio ${sign} Gas</p>`,
      'Inicio',
    ],
  ),
  [
    'breadcrumb',
    'takes a line from the home page to the first words of the title',
    '<h1>Gas y luz</h1><p>Inicio > gas</p>',
    'Inicio',
  ],
  ['breadcrumb', 'does not take a line without links to another name', '<h1>Gas</h1><p>Inicio > Luz</p>', ''],
  [
    'breadcrumb',
    'does not take a line without links to the heading of a section',
    '<h2>Gas</h2><p>Inicio > Gas</p>',
    '',
  ],
  ['breadcrumb', 'takes a line of sixteen words', `<p>${link('Inicio')} > ${words(15)}</p>`, 'Inicio'],
  ['breadcrumb', 'does not take a line of seventeen words', `<p>${link('Inicio')} > ${words(16)}</p>`, ''],
  ...['nav', 'ol', 'ul'].map(
    (name): PartRow => [
      'breadcrumb',
      `takes an element with the label Breadcrumb: ${name}`,
      `<${name} aria-label="Breadcrumb"><li>A</li><li>B</li></${name}>`,
      'A B',
    ],
  ),
  ['breadcrumb', 'does not take a div with the label Breadcrumb', '<div aria-label="Breadcrumb"><p>A</p></div>', ''],
  [
    'breadcrumb',
    'takes a nav that marks the current page',
    `<nav>${link('A')}<p aria-current="page">B</p></nav>`,
    'A B',
  ],
  ['breadcrumb', 'does not take a list that marks the current page', '<ul><li aria-current="page">A</li></ul>', ''],
  [
    'breadcrumb',
    'does not take a nav of seventeen words',
    `<nav aria-label="Breadcrumb"><p>${words(17, 'A')}</p></nav>`,
    '',
  ],
  ['menu', 'takes a link in a nav', `<nav><p>${link('A')}</p></nav>${prose}`, 'A'],
  ...['navigation', 'menu', 'menubar'].map(
    (role): PartRow => [
      'menu',
      `takes a link in an element with the role ${role}`,
      `<div role="${role}">${link('A')}</div>${prose}`,
      'A',
    ],
  ),
  ['menu', 'does not take a link in an element with the role menuitem', `<div role="menuitem">${link('A')}</div>`, ''],
  ['menu', 'takes a nav with two thirds of its words in links', `<nav><p>${link('A w')} w</p></nav>`, 'A'],
  ['menu', 'does not take a nav with half of its words in links', `<nav><p>${link('A')} w</p></nav>`, ''],
  ['menu', 'does not take a breadcrumb', `<nav><p>${link('Inicio > Gas')}</p></nav>`, ''],
  ['menu', 'takes a box with the class crumbs', `<div class="crumbs"><p>${link('A')}</p></div>`, 'A'],
  [
    'menu',
    'does not take a box with the class crumbs that holds the main heading',
    `<div class="crumbs"><h1>${link('A')}</h1></div>`,
    '',
  ],
  ['menu', 'does not take the main heading with the class crumbs', `<h1 class="crumbs">${link('A')}</h1>`, ''],
  ['contact-button', 'takes a link that starts a call', `<p>${link('Llama ahora', 'tel:600')}</p>`, 'Llama'],
  ['contact-button', 'does not take a link of one word', `<p>${link('Llama', 'tel:600')}</p>`, ''],
  [
    'contact-button',
    'takes a button of twelve words',
    `<p>${link(`Llama ${Array(11).fill('ww').join(' ')}`, 'tel:600')}</p>`,
    'Llama',
  ],
  [
    'contact-button',
    'does not take a button of thirteen words',
    `<p>${link(`Llama ${Array(12).fill('ww').join(' ')}`, 'tel:600')}</p>`,
    '',
  ],
  [
    'contact-button',
    'does not take a link with the number in its text',
    `<p>${link('Llama ahora 600 000 000', 'tel:600')}</p>`,
    '',
  ],
  [
    'contact-button',
    'does not take a button with a text beside it',
    `<p>${link('Llama ahora', 'tel:600')} gratis</p>`,
    '',
  ],
  [
    'contact-button',
    'does not take a button beside a link to another page',
    `<p>${link('Llama ahora', 'tel:600')} ${link('o lee', '/a/')}</p>`,
    '',
  ],
  ['contact-button', 'does not take a text without a link', '<p>Llama ahora</p>', ''],
  ['form', 'takes labels of fields', form('<label>A</label>'), 'A'],
  ['form', 'takes buttons', form('<button>A</button>'), 'A'],
  ['form', 'takes a legend', form('<fieldset><legend>A</legend></fieldset>'), 'A'],
  ['form', 'does not take a paragraph', form('<p>A</p>'), ''],
  ['form', 'does not take a label with a text beside it', form('<label>A</label> b'), ''],
  ['form', 'does not take a label of a form that asks for no text', '<p>x x x</p><form><label>A</label></form>', ''],
  ['form', 'takes a form with half of the words of the page', form('<label>A w</label>', 'P w'), 'A'],
  ['form', 'does not take a form with more than half of the words of the page', form('<label>A w</label>', 'P'), ''],
  ...['comment-respond', 'commentform', 'comment-form', 'respond'].map(
    (name): PartRow => [
      'form',
      `takes all texts in a box with the id ${name}`,
      `<p>${words(9)}</p><div id="${name}"><p>A</p></div>`,
      'A',
    ],
  ),
  [
    'form',
    'does not take a box with the id respond that holds most of the page',
    `<div id="respond"><p>A ${words(9)}</p></div><p>x</p>`,
    '',
  ],
  ['table-frame', 'takes the cell beside the main cell', frame(`<p>A</p>`, prose), 'A'],
  [
    'table-frame',
    'takes the cell beside the main cell and the last row',
    frame('<p>A</p>', prose, '<tr><td><p>B</p></td></tr>'),
    'A B',
  ],
  ['table-frame', 'does not take a long text beside the main cell', frame(`<p>${words(20, 'A')}</p>`, prose), ''],
  [
    'table-frame',
    'takes nothing of a table with less than most of the page',
    `${frame('<p>A</p>', prose)}<p>${words(30)}</p>`,
    '',
  ],
  ['table-frame', 'takes nothing of a table with two long cells', frame(prose, prose), ''],
  [
    'table-frame',
    'takes nothing of a table without the role presentation',
    `<table><tr><td><p>A</p></td><td>${prose}</td></tr></table>`,
    '',
  ],
  [
    'related',
    'takes linked cards and the title above them',
    `${prose}<h2>Artículos relacionados</h2>${card('A')}${card('B')}`,
    'Artículos A x B x',
  ],
  [
    'related',
    'takes links and the title above them',
    `${prose}<div><h2>Artículos relacionados</h2><p>${link('A')}</p></div>`,
    'Artículos A',
  ],
  [
    'related',
    'does not take a text without links below such a title',
    `${prose}<div><h2>Artículos relacionados</h2><p>A</p></div>`,
    '',
  ],
  ['related', 'does not take linked cards below another title', `${prose}<h2>Hornos</h2>${card('A')}${card('B')}`, ''],
  [
    'related',
    'does not take linked cards before the first sentence',
    `<h2>Artículos relacionados</h2>${card('A')}${card('B')}${prose}`,
    '',
  ],
  [
    'related',
    'takes links behind a sentence of eight words',
    `<p>${words(8)}</p><div><h2>Artículos relacionados</h2><p>${link('A')}</p></div>`,
    'Artículos A',
  ],
  [
    'related',
    'does not take links behind a sentence of seven words',
    `<p>${words(7)}</p><div><h2>Artículos relacionados</h2><p>${link('A')}</p></div>`,
    '',
  ],
  [
    'related',
    'takes links below such a title of eight words',
    `${prose}<div><h2>Artículos relacionados ${words(6)}</h2><p>${link('A')}</p></div>`,
    'Artículos A',
  ],
  [
    'related',
    'does not take links below such a title of nine words',
    `${prose}<div><h2>Artículos relacionados ${words(7)}</h2><p>${link('A')}</p></div>`,
    '',
  ],
  ['gallery', 'takes the captions of neighbouring figures', figure('A') + figure('B'), 'A B'],
  ['gallery', 'takes captions of several blocks', figure('<p>A</p><p>B</p>') + figure('C'), 'A B C'],
  [
    'gallery',
    'does not take captions of figures with a text between them',
    `<p>x</p>${figure('A')}<p>x</p>${figure('B')}`,
    '',
  ],
  [
    'gallery',
    'takes the caption of a quotation',
    '<figure><blockquote>x</blockquote><figcaption>A</figcaption></figure>',
    'A',
  ],
  ['gallery', 'does not take figures in a nav', `<nav>${figure('A')}${figure('B')}</nav>`, ''],
  [
    'credit',
    'takes a line with a link to a website builder',
    `<p>Hecho en ${link('Wix', 'https://www.wix.com/')}</p>`,
    'Hecho',
  ],
  [
    'credit',
    'does not take a line with a link to another page',
    `<p>Hecho en ${link('Wix', 'https://www.wix.com/')} ${link('B')}</p>`,
    '',
  ],
  [
    'credit',
    'takes a box whose last line is a credit',
    `<div><p>A</p><p>${link('Wix', 'https://www.wix.com/')}</p></div>${prose}`,
    'A Wix',
  ],
  [
    'credit',
    'takes a box of fifteen words',
    `<div><p>${words(14, 'A')}</p><p>${link('Wix', 'https://www.wix.com/')}</p></div>${prose}`,
    'A Wix',
  ],
  [
    'credit',
    'takes only the last line of a box of sixteen words',
    `<div><p>${words(15, 'A')}</p><p>${link('Wix', 'https://www.wix.com/')}</p></div>${prose}`,
    'Wix',
  ],
  [
    'credit',
    'does not take a line of sixteen words',
    `<p>${words(15, 'A')} ${link('Wix', 'https://www.wix.com/')}</p>`,
    '',
  ],
  [
    'credit',
    'takes a line that begins like a credit and links to another site',
    `<p>Diseño web: ${link('Ana', 'https://ana.example/')}</p>`,
    'Diseño',
  ],
  [
    'credit',
    'does not take a line that begins like a credit and links to a page of the site',
    `<p>Diseño web: ${link('Ana')}</p>`,
    '',
  ],
  [
    'credit',
    'does not take another line with a link to another site',
    `<p>Visita a ${link('Ana', 'https://ana.example/')}</p>`,
    '',
  ],
  ['page-link', 'takes a link to a place on the page', `<p>${link('A', '#a')}</p>`, 'A'],
  ['page-link', 'does not take a link to the top', `<p>${link('A', '#')}</p>`, ''],
  ['page-link', 'does not take a line with a link to another page', `<p>${link('A', '#a')} ${link('B')}</p>`, ''],
  ['page-link', 'does not take a link in a list', `<ul><li>${link('A', '#a')}</li></ul>`, ''],
  ['page-link', 'does not take a question', `<p>${link('¿A?', '#a')}</p>`, ''],
  ['page-link', 'does not take a link with a text beside it', `<p>${link('A', '#a')} b</p>`, ''],
  ['page-link', 'takes a link of twelve words', `<p>${link(words(12, 'A'), '#a')}</p>`, 'A'],
  ['page-link', 'does not take a link of thirteen words', `<p>${link(words(13, 'A'), '#a')}</p>`, ''],
  ['page-top', 'takes a link to the top', `<p>${link('A', '#')}</p>`, 'A'],
  ['page-top', 'does not take a link to a place on the page', `<p>${link('A', '#a')}</p>`, ''],
  [
    'invitation',
    'takes a line that ends with a link to an action',
    `<p>Somos socios, ${link('leer más')}</p>`,
    'Somos',
  ],
  [
    'invitation',
    'takes a line with two links that ends with one to an action',
    `<p>Somos ${link('socios')}, ${link('leer más')}</p>`,
    'Somos',
  ],
  [
    'invitation',
    'does not take a line that goes on behind the link',
    `<p>Somos socios, ${link('leer más')} aquí</p>`,
    '',
  ],
  ['invitation', 'does not take a line that ends with another link', `<p>Somos socios, ${link('taller')}</p>`, ''],
  ['invitation', 'does not take a link without a text before it', `<p>${link('Leer más')}</p>`, ''],
  ['invitation', 'takes a line of twenty words', `<p>${words(18, 'A')} ${link('leer más')}</p>`, 'A'],
  ['invitation', 'does not take a line of twenty-one words', `<p>${words(19, 'A')} ${link('leer más')}</p>`, ''],
];

it.each(rows)('readParts, for the part %s, %s', (part, _, html, names) => {
  const blocks = blocksOf(html);
  const positions = readParts(blocks).flatMap((parts, at) => (parts.includes(part) ? [at] : []));
  expect(namesOf(blocks, positions)).toBe(names);
});
