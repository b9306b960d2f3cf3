/** Which blocks each correction of the scores is about; how much it adds is learned elsewhere. */

import { describe, expect, it } from 'vitest';
import * as corrections from '../../../../compiler/page/choose/corrections.ts';
import type { ScoredPage } from '../../../../compiler/page/choose/score-blocks.ts';
import type { TextBlock } from '../../../../compiler/page/choose/text-blocks.ts';
import { namesOf, scored, words } from './blocks-of.ts';

type Row = [rule: string, html: string, expected: string];

const inNav = ({ place }: TextBlock) => (place.element.tagName === 'nav' ? ['in:nav'] : []);

const about =
  (find: (page: ScoredPage) => readonly number[]) =>
  (...[, html, expected]: Row) => {
    const page = scored(html, inNav);
    expect(namesOf(page.blocks, find(page))).toBe(expected);
  };
const a = (text: string, href = '/') => `<a href="${href}">${text}</a>`;
const p = (inner: string) => `<p>${inner}</p>`;

describe('breadcrumbs', () => {
  const trail = (count: number) => p(`${a('Inicio')} > ${words(count - 1)}`);
  it.each<Row>([
    ['lead home', p(`${a('Inicio')} > Gas`), 'Inicio'],
    ['begin there', p(`Gas > ${a('Inicio')}`), ''],
    ['hold a link', p('Inicio > Gas'), ''],
    ['or end with the title', `<h1>Gas natural</h1>${p('Inicio › Zonas › Gas')}`, 'Inicio'],
    ['or its beginning', `<h1>El gas</h1>${p('Inicio › Gas')}`, ''],
    ['have 16 words', trail(16), 'Inicio'],
    ['have no 17', trail(17), ''],
  ])('%s', about(corrections.breadcrumbs));
});

describe('menus', () => {
  const prose = (count: number) => p(words(count, 'B'));
  it.each<Row>([
    [
      'are what is called so',
      `<nav>${p('A')}</nav><div role="menubar">${p('B')}</div><div role="navigation">${p('C')}</div>`,
      'A B C',
    ],
    ['are breadcrumbs by name', `<div class="breadcrumb">${p('A')}</div>`, 'A'],
    [
      'are no box with the main heading',
      `<div class="breadcrumb"><nav>${p('A')}</nav><h1 class="migas">B</h1></div>`,
      'A',
    ],
    ['are not all of a page that has some', `<body class="breadcrumb">${p('A')}</body>`, ''],
    ['are no roles that only sound so', `<div role="menuitem">${p('A')}</div>`, ''],
    ['hold no prose', `<nav>${p(words(16, 'A'))}</nav>`, ''],
    ['hold prose below half', `<nav>${prose(15)}${p(words(14, 'A'))}${p('C w')}</nav>`, 'B A C'],
    ['hold prose up to half', `<nav>${prose(16)}${p(words(14, 'A'))}${p('C w')}</nav>`, ''],
    ['are no breadcrumb by words', `<nav>${p(`${a('Inicio')} > Gas`)}</nav>`, ''],
  ])('%s', about(corrections.menus));
});

describe('contact buttons', () => {
  it.each<Row>([
    ['call', p(a('Llámanos ahora', 'tel:600')), 'Llámanos'],
    ['are nothing but links', p(`Aquí ${a('llámanos ahora', 'tel:600')}`), ''],
    ['say words', p(a('600 11 22', 'tel:600')), ''],
    ['say two words', p(a('Llámanos', 'tel:600')), ''],
    ['all call', p(`${a('Llámanos ahora', 'tel:600')} ${a('Mapa')}`), ''],
    ['hold 12 words', p(a(`Llámanos ${words(11, 'ya')}`, 'tel:600')).replaceAll(' w', ' ww'), 'Llámanos'],
    ['hold no 13', p(a(`Llámanos ${words(12, 'ya')}`, 'tel:600')).replaceAll(' w', ' ww'), ''],
  ])('%s', about(corrections.contactButtons));
});

describe('fields of forms', () => {
  const form = (inner: string, attributes = 'data-asks="text"') => `<form ${attributes}>${inner}</form>${p('X x')}`;
  it.each<Row>([
    ['are labels and buttons', form('<div><label>A</label></div><button>B</button>'), 'A B'],
    ['are several in a row', form('<label>A</label> <button>b</button>'), 'A'],
    ['are what stands above several', form('<fieldset><legend>A</legend></fieldset>'), 'A'],
    ['are no texts', form(p('A')), ''],
    ['are no texts among labels', form('A <label>b</label> <button>c</button>'), ''],
    ['are no links among labels', form('<label>A</label> <a href="/">b</a>'), ''],
    ['are in a form that asks', form('<div><label>A</label></div>', ''), ''],
    ['are in a form of half the page', form('<div><label>A</label></div><button>B</button>'), 'A B'],
    ['are in no form of more', form('<div><label>A</label></div><button>B b</button>'), ''],
    ['are all that stands where readers comment', `<div class="comment-respond">${p('A')}</div>${p('X')}`, 'A'],
  ])('%s', about(corrections.formFields));
});

describe('the frame of a page', () => {
  const frame = (...rows: string[][]) =>
    `<table role="presentation">${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;
  const main = p(words(12, 'M'));
  it.each<Row>([
    ['is what stands around its main cell', frame([p('L')], [p(a('N')), main], [p('F')]), 'L N F'],
    ['is a menu, however long', frame([p(a(words(30, 'N'))), main]), 'N'],
    ['is no table of data', frame([p('L')], [p(a('N')), main]).replace(' role="presentation"', ''), ''],
    ['is no part of the page', frame([p('N'), p(words(6, 'M'))]) + p(words(9, 'X')), ''],
    ['has a main cell of three fifths', frame([p(words(4, 'N')), p(words(3, 'M')) + p(words(3))]), 'N'],
    ['has none of less', frame([p(words(5, 'N')), p(words(6, 'M'))]), ''],
    ['is found beside a head that says more', frame([p(words(14, 'H'))], [p('N'), p(words(22, 'M'))]), 'H N'],
    ['is no prose', frame([p('N'), p(words(40, 'M'))], [p(words(15, 'F'))]), 'N'],
  ])('%s', about(corrections.framesOfPage));
});

describe('related cards', () => {
  const card = (name: string) => `<div><h3>${a(name)}</h3></div>`;
  const cards = card('A') + card('B');
  const prose = p(words(15, 'X'));
  it.each<Row>([
    ['stand below such a title', `${prose}<h2>Artículos relacionados</h2>${cards}`, 'Artículos A B'],
    ['stand below no other title', `${prose}<h2>Servicios</h2>${cards}`, ''],
    ['stand behind prose', `<h2>Artículos relacionados</h2>${cards}${prose}`, ''],
    ['stand on a page with prose', `<h2>Artículos relacionados</h2>${cards}`, ''],
    ['have a title of 8 words', `${prose}<h2>Artículos relacionados ${words(6)}</h2>${cards}`, 'Artículos A B'],
    ['have no title of 9', `${prose}<h2>Artículos relacionados ${words(7)}</h2>${cards}`, ''],
    ['have a title that is not the prose', `${p(`Artículos relacionados ${words(13)}`)}${cards}`, ''],
  ])('%s', about(corrections.relatedCards));
});

describe('captions of a gallery', () => {
  const figure = (name: string) => `<figure><figcaption>${name}</figcaption></figure>`;
  it.each<Row>([
    ['follow one another', figure('A') + figure('B'), 'A B'],
    ['do not stand alone', `${figure('A')}${p('X')}${figure('B')}`, ''],
    ['may be of a quotation', `<figure><blockquote>${p('X')}</blockquote><figcaption>A</figcaption></figure>`, 'A'],
    ['are not of a quotation elsewhere', `<blockquote>${p('X')}</blockquote>${figure('A')}`, ''],
    ['may have several parts', `<figure><figcaption>${p('A')}${p('B')}</figcaption></figure>${figure('C')}`, 'A B C'],
    ['are not two parts of one', `<figure><figcaption>${p('A')}${p('B')}</figcaption></figure>`, ''],
  ])('%s', about(corrections.galleryCaptions));

  it('do not stand in menus', () => {
    const page = scored(figure('A') + figure('B'), ({ text }) => (text === 'A' ? ['in:nav'] : ['in:menu']));
    expect(namesOf(page.blocks, corrections.galleryCaptions(page))).toBe('B');
  });
});

it('of a small page all is content that is no chrome, sentences in forms too, up to 75 words whole and from 150 words not', () => {
  const bonus = corrections.smallPageBonus;
  expect(bonus(75)).toBe(bonus(1));
  expect(bonus(76)).toBeLessThan(bonus(75));
  expect(bonus(149)).toBeGreaterThan(0);
  expect(bonus(150)).toBe(0);
  expect(bonus(999)).toBe(0);
  const signs = ({ place, text }: TextBlock) =>
    place.element.tagName === 'nav' ? ['in:nav'] : /^[CD]/.test(text) ? ['in:form'] : ['links:1'];
  const framed = scored(`<nav>${words(9, 'A')}</nav><p>B</p><p>${words(7, 'C')}</p><p>${words(8, 'D')}</p>`, signs);
  expect(namesOf(framed.blocks, corrections.smallPageBlocks(framed))).toBe('B D');
});

it('what is corrected is added up and noted', () => {
  const { blocks, scores } = scored(`<nav>${p(a('Llámanos ahora', 'tel:600'))}</nav><p>${words(200)}</p>`, inNav);
  corrections.correctScores(corrections.findCorrections(blocks, scores), scores);
  expect(scores.map(({ score }) => score)).toEqual([-8, 0]);
  expect(scores.map(({ corrections }) => corrections)).toEqual([
    [
      { name: 'menu', by: -4 },
      { name: 'contact-button', by: -4 },
    ],
    [],
  ]);
});
