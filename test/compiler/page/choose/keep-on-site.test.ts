/** Choosing content on a site: removing blocks for the reasons against them and for blocks that other pages have. */

import { describe, expect, it } from 'vitest';
import { blockKey, textKey } from '../../../../compiler/page/choose/block-keys.ts';
import type { Judgement } from '../../../../compiler/page/choose/judge-blocks.ts';
import { keepOnSite } from '../../../../compiler/page/choose/keep-on-site.ts';
import { aloneOnSite } from '../compile-page.ts';
import { blocksOf, words } from './blocks-of.ts';

type Proof = Judgement['reasons'][number]['proves'];
/** The blocks that other pages have, and judgements of blocks. A block is named by its first letter. */
interface Known {
  elsewhere?: string;
  frame?: string;
  repeated?: string;
  judged?: Record<string, Partial<Judgement> | Proof>;
  isHome?: boolean;
}

const usual: Judgement = {
  score: 2,
  reasons: [],
  isWanted: false,
  isFactOrFile: false,
  leadsOn: false,
  isLabel: false,
  isCall: false,
};
const because = (proves: Proof, others: Partial<Judgement> = {}) => ({
  ...others,
  reasons: [{ name: proves, proves, shownBy: [] }],
});

/** Returns the removed blocks in order, each by its first letter and rule. */
function gone(html: string, { elsewhere = '', frame = '', repeated = '', judged = {}, isHome = false }: Known): string {
  const blocks = blocksOf(html);
  const letterOf = (text: string) => text.replace('¿', '').charAt(0);
  const keys = (letters: string, keyOf: typeof blockKey) =>
    new Set(blocks.filter(({ text }) => letters.includes(letterOf(text))).map(keyOf));
  const judgements = blocks.map(({ text }) => {
    const known = judged[letterOf(text)] ?? {};
    return { ...usual, ...(typeof known === 'string' ? because(known) : known) };
  });
  const context = {
    ...aloneOnSite,
    elsewhere: keys(elsewhere, blockKey),
    frame: keys(frame, blockKey),
    repeated: keys(repeated, textKey),
  };
  const rules = keepOnSite(blocks, judgements, context, isHome);
  return blocks.flatMap(({ text }, at) => (rules[at] ? [`${letterOf(text)} ${rules[at]}`] : [])).join(', ');
}

const link = (text: string, href = `/${text}/`) => `<a href="${href}">${text}</a>`;
const rest = `<p>P ${words(30)}</p><p>Q ${words(30)}</p>`;
const item = (name: string, text: string) => `<div class="${name}"><p>${text}</p></div>`;
const long = (count: number) => Array(count).fill('ww').join(' ');

it.each<[rule: string, html: string, known: Known, expected: string]>([
  ['removes a text that another page shows for all', `<p>A</p>${rest}`, { elsewhere: 'A' }, 'A site-template'],
  ['removes a short line of the frame', `<p>A</p>${rest}`, { frame: 'A' }, 'A site-template'],
  ['keeps a short line of the frame in main', `<main><p>A</p>${rest}</main>`, { frame: 'A' }, ''],
  [
    'keeps a short line of the frame in an element with the role main',
    `<div role="main"><p>A</p>${rest}</div>`,
    { frame: 'A' },
    '',
  ],
  ['removes a link of the frame in main', `<main><p>${link('A')}</p>${rest}</main>`, { frame: 'A' }, 'A site-template'],
  [
    'removes a line of the frame with seven long words',
    `<p>A ${long(7)}</p>${rest}`,
    { frame: 'A' },
    'A site-template',
  ],
  ['keeps a line of the frame with eight long words', `<p>A ${long(8)}</p>${rest}`, { frame: 'A' }, ''],
  [
    'removes a line of the frame with thirty letters',
    `<p>A ${words(30)}</p>${rest}`,
    { frame: 'A' },
    'A site-template',
  ],
  [
    'removes a link of the frame with eight long words',
    `<p>${link(`A ${long(8)}`)}</p>${rest}`,
    { frame: 'A' },
    'A site-template',
  ],
  ['keeps lines of the frame in a box with a heading', `<div><h2>A</h2><p>B</p></div>${rest}`, { frame: 'AB' }, ''],
  [
    'removes a line of the frame behind a box with a heading',
    `<div><h2>A</h2><p>P</p></div><p>B</p>${rest}`,
    { frame: 'AB' },
    'B site-template',
  ],
  [
    'keeps a list if one of its items is not shown elsewhere',
    `<ul><li>A</li><li>B</li></ul>${rest}`,
    { elsewhere: 'A' },
    '',
  ],
  [
    'removes a list if all of its items are shown elsewhere',
    `<ul><li>A</li><li>B</li></ul>${rest}`,
    { elsewhere: 'AB' },
    'A site-template, B site-template',
  ],
  ...['ol', 'figure'].map((name): [string, string, Known, string] => [
    `keeps an element if one of its items is not shown elsewhere: ${name}`,
    `<${name}><li>A</li><li>B</li></${name}>${rest}`,
    { elsewhere: 'A' },
    '',
  ]),
  [
    'keeps a definition list if one of its texts is not shown elsewhere',
    `<dl><dt>A</dt><dd>B</dd></dl>${rest}`,
    { elsewhere: 'A' },
    '',
  ],
  [
    'keeps a table if one of its rows is not shown elsewhere',
    `<table><tr><td>A</td></tr><tr><td>B</td></tr></table>${rest}`,
    { elsewhere: 'A' },
    '',
  ],
  [
    'keeps an opened dialog if one of its texts is not shown elsewhere',
    `<div data-opened=""><p>A</p><p>B</p></div>${rest}`,
    { elsewhere: 'A' },
    '',
  ],
  [
    'removes one text of a box, and keeps the other',
    `<div><p>A</p><p>B</p></div>${rest}`,
    { elsewhere: 'A' },
    'A site-template',
  ],
  [
    'keeps a list of links if half of them are not shown elsewhere',
    `<ul><li>${link('A')}</li><li>${link('B')}</li></ul>${rest}`,
    { elsewhere: 'A' },
    '',
  ],
  [
    'removes a list of links if more than half of them are shown elsewhere',
    `<ul><li>${link('A')}</li><li>${link('B')}</li><li>${link('C')}</li></ul>${rest}`,
    { elsewhere: 'AB' },
    'A site-template, B site-template, C site-template',
  ],
  [
    'keeps a link in a list with a text that is not shown elsewhere',
    `<ul><li>${link('A')}</li><li>B ${long(9)}</li></ul>${rest}`,
    { elsewhere: 'A' },
    '',
  ],
  [
    'keeps neighbouring boxes with the same class if one is not shown elsewhere',
    item('c', 'A') + item('c', 'B') + rest,
    { elsewhere: 'A' },
    '',
  ],
  [
    'removes one of two neighbouring boxes with different classes',
    item('c', 'A') + item('d', 'B') + rest,
    { elsewhere: 'A' },
    'A site-template',
  ],
  [
    'keeps neighbouring boxes if one has 80 words and is not shown elsewhere',
    item('c', 'A') + item('c', `B ${words(79)}`) + rest,
    { elsewhere: 'A' },
    '',
  ],
  [
    'removes the other of two neighbouring boxes if one has 81 words',
    item('c', 'A') + item('c', `B ${words(80)}`) + rest,
    { elsewhere: 'A' },
    'A site-template',
  ],
  ['keeps a heading if the text below it stays', `<h2>A</h2>${rest}`, { elsewhere: 'A' }, ''],
  [
    'removes a heading with the text below it',
    `<div><h2>A</h2><p>B</p></div>${rest}`,
    { elsewhere: 'AB' },
    'A site-template, B site-template',
  ],
  [
    'removes links below a removed heading',
    `<div><h2>A</h2><p>${link('B')}</p><h2>C</h2><p>${link('D')}</p></div>${rest}`,
    { elsewhere: 'A' },
    'A site-template, B site-template',
  ],
  ['keeps a text if its heading stays', `<div><h2>A</h2><p>B</p></div>${rest}`, { elsewhere: 'B' }, ''],
  [
    'removes two texts below a heading that stays',
    `<div><h2>A</h2><p>B</p><p>C</p></div>${rest}`,
    { elsewhere: 'BC' },
    'B site-template, C site-template',
  ],
  ['keeps all texts that answer a question', `<div><p>¿A?</p><p>B</p><p>C</p></div>${rest}`, { elsewhere: 'BC' }, ''],
  [
    'removes one of two texts that answer a question',
    `<div><p>¿A?</p><p>B</p><p>C</p></div>${rest}`,
    { elsewhere: 'B' },
    'B site-template',
  ],
  [
    'keeps the texts of a fold with its label',
    `<div><p data-fold="label">A</p><p>B</p><p>C</p></div>${rest}`,
    { elsewhere: 'BC' },
    '',
  ],
])('keepOnSite %s', (_, html, known, expected) => expect(gone(html, known)).toBe(expected));

describe('keepOnSite, for reasons against a text,', () => {
  const text = `<p>A</p>${rest}`;
  it.each<[rule: string, html: string, known: Known, expected: string]>([
    ['removes a text that is chrome', text, { judged: { A: 'chrome' } }, 'A chrome'],
    ['keeps a text that the owner wants', text, { judged: { A: because('chrome', { isWanted: true }) } }, ''],
    ['keeps a text for the name of its box alone', text, { judged: { A: 'frame' } }, ''],
    ['removes a repeated text for the name of its box', text, { repeated: 'A', judged: { A: 'frame' } }, 'A frame'],
    [
      'removes a text with the score -0.5 for the name of its box',
      text,
      { judged: { A: because('frame', { score: -0.5 }) } },
      'A frame',
    ],
    [
      'keeps a text with the score -0.4 for the name of its box',
      text,
      { judged: { A: because('frame', { score: -0.4 }) } },
      '',
    ],
    [
      'keeps a fact, whatever the name of its box',
      text,
      { judged: { A: because('frame', { score: -3, isFactOrFile: true }) } },
      '',
    ],
    [
      'removes a repeated fact for the name of its box',
      text,
      { repeated: 'A', judged: { A: because('frame', { isFactOrFile: true }) } },
      'A frame',
    ],
    ['removes a link for being one of many', `<p>${link('A')}</p>${rest}`, { judged: { A: 'links' } }, 'A links'],
    [
      'removes a heading for the links around it',
      `${rest}<div><h2>A</h2></div>`,
      { judged: { A: 'links' } },
      'A links',
    ],
    ['keeps a text, whatever the links around it', text, { judged: { A: 'links' } }, ''],
    [
      'keeps a linked fact, whatever the links around it',
      `<p>${link('A')}</p>${rest}`,
      { judged: { A: because('links', { isFactOrFile: true }) } },
      '',
    ],
    ['keeps a text that no other page repeats', text, { judged: { A: 'repeated' } }, ''],
    ['removes a text that other pages repeat', text, { repeated: 'A', judged: { A: 'repeated' } }, 'A repeated'],
    ['keeps a repeated text for a reason that proves nothing', text, { repeated: 'A', judged: { A: 'nothing' } }, ''],
    [
      'keeps a repeated item of a list with two items that are not',
      `<ul><li>A</li><li>B</li><li>C</li></ul>${rest}`,
      { repeated: 'A', judged: { A: 'repeated' } },
      '',
    ],
    [
      'removes a repeated item of a list with one item that is not',
      `<ul><li>A</li><li>B</li></ul>${rest}`,
      { repeated: 'A', judged: { A: 'repeated' } },
      'A repeated',
    ],
    [
      'removes chrome in a list with two items that are not',
      `<ul><li>A</li><li>B</li><li>C</li></ul>${rest}`,
      { judged: { A: 'chrome' } },
      'A chrome',
    ],
    [
      'removes a repeated row of a table with two rows that are not',
      `<table><tr><td>A</td></tr><tr><td>B</td></tr><tr><td>C</td></tr></table>${rest}`,
      { repeated: 'A', judged: { A: 'repeated' } },
      'A repeated',
    ],
    ['removes a label with the score 0.4', text, { judged: { A: { isLabel: true, score: 0.4 } } }, 'A call-to-action'],
    ['keeps a label with the score 0.5', text, { judged: { A: { isLabel: true, score: 0.5 } } }, ''],
    [
      'removes a label that calls for an action, whatever its score',
      text,
      { judged: { A: { isLabel: true, isCall: true } } },
      'A call-to-action',
    ],
  ])('%s', (_, html, known, expected) => expect(gone(html, known)).toBe(expected));
});

describe('keepOnSite, for three buttons side by side,', () => {
  const label = { isLabel: true, score: 0 };
  const judged = { A: label, B: label, C: label };
  const lines = (...links: string[]) => `<ul>${links.map((one) => `<li>${one}</li>`).join('')}</ul>${rest}`;
  const all = 'A call-to-action, B call-to-action, C call-to-action';
  it.each<[rule: string, html: string, judged: Record<string, Partial<Judgement>>, expected: string]>([
    ['keeps them if they lead to three pages', lines(link('A'), link('B'), link('C')), judged, ''],
    ['keeps them if they are in a line', `<p>${link('A')} ${link('B')} ${link('C')}</p>${rest}`, judged, ''],
    ['removes them if they lead to two pages', lines(link('A'), link('B'), link('C', '/B/')), judged, all],
    [
      'removes them if another leads to a place on the page',
      lines(link('A'), link('B'), link('C'), link('C', '#c')),
      judged,
      `${all}, C call-to-action`,
    ],
    [
      'removes them if another has no address',
      lines(link('A'), link('B'), link('C'), link('C', '')),
      judged,
      `${all}, C call-to-action`,
    ],
    [
      'removes them if another starts a call',
      lines(link('A'), link('B'), link('C'), link('C', 'tel:6')),
      judged,
      `${all}, C call-to-action`,
    ],
    [
      'removes them if one calls for an action',
      lines(link('A'), link('B'), link('C')),
      { ...judged, C: { ...label, isCall: true } },
      all,
    ],
    [
      'removes them if one leads on',
      lines(link('A'), link('B'), link('C')),
      { ...judged, C: { ...label, leadsOn: true } },
      all,
    ],
    ['removes them if a text is beside them', lines(link('A'), link('B'), link('C'), 'D'), judged, all],
  ])('%s', (_, html, known, expected) => expect(gone(html, { judged: known })).toBe(expected));
});

describe('keepOnSite, for a section whose heading several pages have,', () => {
  const section = (first = '/a/', second = '/b/', text = '') =>
    `${rest}<section><h2>A</h2><p>${link('B', first)}</p><p>${link('C', second)}</p>${text}</section>`;
  const all = 'A related, B related, C related';
  it.each<[rule: string, html: string, known: Known, expected: string]>([
    ['removes it if it links to two pages', section(), { repeated: 'A' }, all],
    [
      'removes it if it links to two pages of another site',
      section('https://a.example/a', 'https://a.example/b'),
      { repeated: 'A' },
      all,
    ],
    [
      'keeps it if it links to two other sites',
      section('https://a.example/', 'https://b.example/'),
      { repeated: 'A' },
      '',
    ],
    ['keeps it if it links to a file', section('/a.pdf'), { repeated: 'A' }, ''],
    ['keeps it if it has a telephone number', section('tel:600'), { repeated: 'A' }, ''],
    ['keeps it if it links to a place on the page', section('#b'), { repeated: 'A' }, ''],
    [
      'keeps it if it has a single link',
      `${rest}<section><h2>A</h2><p>${link('B')}</p></section>`,
      { repeated: 'A' },
      '',
    ],
    [
      'removes it if a text is a third of it',
      section('/a/', '/b/', '<p>D</p>'),
      { repeated: 'A' },
      `${all}, D related`,
    ],
    ['keeps it if texts are more than a third of it', section('/a/', '/b/', '<p>D d</p>'), { repeated: 'A' }, ''],
    ['keeps it if no other page has its heading', section(), {}, ''],
    ['keeps it on the home page', section(), { repeated: 'A', isHome: true }, ''],
    ['keeps it below the main heading', section().replaceAll('h2', 'h1'), { repeated: 'A' }, ''],
    ['keeps it if it is half of the page', `<p>P ${words(2)}</p>${section()}`.replace(rest, ''), { repeated: 'A' }, ''],
    [
      'removes it up to the next heading',
      section('/a/', '/b/', `<h2>D</h2><p>${link('E')}</p>`),
      { repeated: 'A' },
      all,
    ],
    [
      'removes it with the part below a lower heading',
      section('/a/', '/b/', `<h3>D</h3><p>${link('E e')}</p>`),
      { repeated: 'A' },
      `${all}, D related, E related`,
    ],
  ])('%s', (_, html, known, expected) => expect(gone(html, known)).toBe(expected));
});

describe('keepOnSite, for a heading,', () => {
  const html = (level: string) => `<div><${level}>A</${level}><p>B</p></div>${rest}`;
  it.each<[rule: string, html: string, known: Known, expected: string]>([
    [
      'removes it with its text if several pages have it',
      html('h2'),
      { repeated: 'A', judged: { B: 'chrome' } },
      'A chrome, B chrome',
    ],
    ['keeps it if it is the main heading', html('h1'), { repeated: 'A', judged: { B: 'chrome' } }, 'B chrome'],
    ['keeps it if no other page has it', html('h2'), { judged: { B: 'chrome' } }, 'B chrome'],
    ['keeps it if its text stays', html('h2'), { judged: { A: 'chrome' } }, ''],
    ['removes it if nothing is below it', `${rest}<div><h2>A</h2></div>`, { judged: { A: 'chrome' } }, 'A chrome'],
  ])('%s', (_, markup, known, expected) => expect(gone(markup, known)).toBe(expected));
});

describe('keepOnSite, for a page,', () => {
  const label = { isLabel: true, isCall: true };
  it.each<[rule: string, html: string, known: Known, expected: string]>([
    [
      'removes a label if twenty words stay',
      `<p>A ${words(19)}</p><p>B ${words(90)}</p>`,
      { judged: { B: label } },
      'B call-to-action',
    ],
    [
      'keeps a label if only nineteen words would stay',
      `<p>A ${words(18)}</p><p>B ${words(90)}</p>`,
      { judged: { B: label } },
      '',
    ],
    [
      'removes a label if a quarter of a short page stays',
      `<p>A</p><p>B ${words(2)}</p>`,
      { judged: { B: label } },
      'B call-to-action',
    ],
    [
      'keeps a label if only a heading would stay',
      `<div><h2>A ${words(30)}</h2></div><p>B</p>`,
      { judged: { B: label } },
      '',
    ],
    [
      'keeps its own text, and removes a repeated text and a link, if all are chrome',
      `<p>A ${words(30)}</p><p>B ${words(30)}</p><p>${link('C')}</p>`,
      { repeated: 'B', judged: { A: 'chrome', B: 'chrome', C: 'chrome' } },
      'B chrome, C chrome',
    ],
  ])('%s', (_, html, known, expected) => expect(gone(html, known)).toBe(expected));
});
