/** Page stage, last step: from a rewritten tree to tidy Markdown. */

import { describe, expect, it } from 'vitest';
import { toMarkdown } from '../../../compiler/page/to-markdown.ts';
import { treeOf } from '../change-html.ts';

type Row = [rule: string, html: string, markdown: string];

const write = (html: string, title = 'T') => toMarkdown(treeOf(html), title).markdown;

describe('toMarkdown', () => {
  it.each<Row>([
    ['removes private and invisible characters', '<p>a\ue000b\u00adc\u200bd\ufeff</p>', 'abcd'],
    [
      'makes list items of two paragraphs with bullets side by side',
      '<p>• a</p><p>•<b>b</b></p><p>c</p>',
      '- a\n- **b**\n\nc',
    ],
    ['removes the bullet of a single paragraph', '<ul><li>a</li></ul><p>b</p><p>• c</p><p>d</p>', '- a\n\nb\n\nc\n\nd'],
    [
      'makes no list items of paragraphs with a dash or a bullet within',
      '<p>a • b</p><p>c • d</p><p>- e</p><p>- f</p>',
      'a • b\n\nc • d\n\n\\- e\n\n\\- f',
    ],
    ['makes plain blanks of others', '<p>a\u00a0\u2003b\u00a0c</p>', 'a b c'],
    ['unwraps bold text in bold text', '<p><b>a <strong>b</strong></b> <i>c</i></p>', '**a b** _c_'],
    ['keeps italics in bold text', '<p><b>a <i>b</i></b></p>', '**a _b_**'],
    ['removes emphasis without text', '<p>a<b> </b>b<i></i></p>', 'a b'],
    ['moves blanks at the edges of emphasis outside', '<p>a<b> b </b>c</p>', 'a **b** c'],
    [
      'removes the arrow of a fold at the end of a line',
      '<p>¿Abren? ▼</p><h2>Zonas ▾</h2><p>★ ▼ a</p>',
      '¿Abren?\n\n## Zonas\n\n★ ▼ a',
    ],
    ['puts a blank between emphasis that ends with a mark and a word', '<p><b>Precio:</b>12 €</p>', '**Precio:** 12 €'],
    [
      'puts a blank between a word and emphasis that begins with a mark',
      '<p>Valor<b>★4</b> y <i>(a)</i>b</p>',
      'Valor **★4** y _(a)_ b',
    ],
    ['puts a blank between bold text that is a link and a word', '<p><b><a href="x">a</a></b>b</p>', '**[a](x)** b'],
    ['puts no blank between a word and a link', '<p>Valor<a href="/a">★4</a></p>', 'Valor[★4](/a)'],
    ['keeps a bold part of a word', '<p>Multi<b>Servi</b>cios</p>', 'Multi**Servi**cios'],
    ['unwraps italics within a word', '<p>tattva<i>s</i> <i>nad</i>4 <i>a</i>.</p>', 'tattvas nad4 _a_.'],
    ['puts no blank between an opening mark and emphasis', '<p>¿<b>a</b>? (<i>b</i>)</p>', '¿**a**? (_b_)'],
    [
      'removes lines of one icon, and keeps stars and ticks',
      '<p>🌡️</p><p>👩‍🔧</p><p>⭐⭐⭐</p><p>✅</p><p>🔥 a</p>',
      '⭐⭐⭐\n\n✅\n\n🔥 a',
    ],
    ['removes lines of arrows or a plus', '<p>‹ ›</p><p>+</p><p>a</p><p>★</p><p>› b</p>', 'a\n\n★\n\n› b'],
    [
      'keeps arrows in cells',
      '<table><tr><th>a</th><td>→</td></tr><tr><th>b</th><td>c</td></tr></table>',
      '| a | → |\n| - | - |\n| b | c |',
    ],
    ['moves blanks at the ends of lines in emphasis outside', '<p><b><i>a <br> b</i></b></p>', '**_a\\\nb_**'],
    ['moves line breaks at the edges of emphasis outside', '<p>a<b><br>b<br></b>c</p>', 'a\\\n**b**\\\nc'],
    [
      'puts no blank between a word and a comma after an empty link',
      '<p>a<a name="b"></a>, c <a href="/b">b</a><span>, d</span></p>',
      'a, c [b](/b), d',
    ],
    ['moves blanks at the edges of a link outside', '<p>a<a href="/b"> b </a>c</p>', 'a [b](/b) c'],
    ['removes a link without text', '<p>a <a href="/b"> </a>c</p>', 'a c'],
    ['keeps a link around an image', '<p><a href="/b"><img src="/c" alt="d"></a></p>', '[![d](/c)](/b)'],
    [
      'joins neighbours of the same emphasis',
      '<p><b>a</b><b>b</b> <i>c</i><i>d</i><b>e</b> <s>f</s><s>g</s></p>',
      '**ab** _cd_**e** ~~fg~~',
    ],
    [
      'joins bold neighbours across a blank, and no other emphasis',
      '<p><b>a</b> <b>b</b> <i>c</i> <i>d</i> <s>e</s> <s>f</s></p>',
      '**a b** _c_ _d_ ~~e~~ ~~f~~',
    ],
    ['unwraps an image in emphasis', '<p>a</p><p><b><img src="/b" alt="bcde"></b></p>', 'a\n\n![bcde](/b)'],
    [
      'unwraps bold lines if most of the text is bold',
      '<p><b>abcdefg</b>. <b>hijklmn</b></p><p>o <b>p</b></p>',
      'abcdefg. hijklmn\n\no **p**',
    ],
    [
      'unwraps bold lines without counting the alternative text of a picture',
      '<p><b>abc</b></p><p><b>de</b></p><p><img src="/f" alt="ghijklmn"></p>',
      'abc\n\nde\n\n![ghijklmn](/f)',
    ],
    ['keeps bold lines if most of the text is not bold', '<p><b>abc</b></p><p>defg</p>', '**abc**\n\ndefg'],
    [
      'unwraps bold cells of a table if most of its text is bold',
      '<table><tr><th>a</th></tr><tr><td><b>bcdefg</b></td></tr></table><p><b>h</b></p><p>ijklmnop</p>',
      '| a |\n| - |\n| bcdefg |\n\n**h**\n\nijklmnop',
    ],
    ['joins neighbouring code', '<p><code>a</code><code>b</code></p>', '`ab`'],
    ['does not join neighbouring links', '<p><a href="/a">a</a><a href="/a">b</a></p>', '[a](/a)[b](/a)'],
    ['removes blanks and line breaks at the edges of lines', '<p><br> a <br> b <br></p>', 'a\\\nb'],
    ['removes empty paragraphs and code', '<p> </p><p><br></p><p>a</p><p><code> </code></p><pre> </pre>', 'a'],
    ['removes empty items and lists', '<ul><li></li><li>a</li></ul><ul><li> </li></ul>', '- a'],
    ['removes empty tables', '<table><tr><th></th></tr></table><p>a</p>', 'a'],
    ['keeps tables with only images', '<table><tr><th><img src="/a" alt="b"></th></tr></table>', '| ![b](/a) |\n| - |'],
    ['keeps empty cells', '<table><tr><th></th><th>a</th></tr></table>', '| | a |\n| - | - |'],
    [
      'writes a list of lines without blank lines',
      '<ul><li><p>a</p></li><li><p>b</p><ul><li><p>c</p></li></ul></li></ul>',
      '- a\n- b\n  - c',
    ],
    [
      'writes a list with two paragraphs in an item with blank lines',
      '<ul><li><p>a</p><p>b</p></li><li>c</li></ul>',
      '- a\n\n  b\n\n- c',
    ],
    [
      'writes a list with blank lines if a block of code begins an item',
      '<ul><li><pre>a</pre></li><li><p>b</p></li></ul>',
      '- ```\n  a\n  ```\n\n- b',
    ],
    [
      'keeps rules only between texts',
      '<hr><p>a</p><hr><hr><p>b</p><hr><h2>c</h2><p>d</p><hr>',
      'a\n\n---\n\nb\n\n## c\n\nd',
    ],
    ['keeps a rule behind a heading', '<h2>c</h2><hr><p>d</p>', '## c\n\n---\n\nd'],
    ['removes a rule under the main heading', '<hr><p>a</p>', 'a'],
    [
      'removes the text of frames, videos and selects',
      '<p>a</p><iframe>b</iframe><video>c</video><select><option>d</option></select>',
      'a',
    ],
  ])('%s', (_, html, markdown) => expect(write(html)).toBe(`# T\n\n${markdown}\n`));

  it.each<Row>([
    ['is the first heading of level 1, also behind a text', '<p>a</p><h1>B</h1><p>c</p>', '# B\n\na\n\nc'],
    [
      'is the first of three, and the others get level 2',
      '<h1>A</h1><h1>B</h1><blockquote><h1>C</h1></blockquote><h2>D</h2>',
      '# A\n\n## B\n\n> ## C\n\n## D',
    ],
    ['is the title if a list is before the heading', '<ul><li>a</li></ul><h1>B</h1>', '# T\n\n- a\n\n## B'],
    ['is the title if a sentence is before the heading', '<p>a.</p><h1>B</h1>', '# T\n\na.\n\n## B'],
    [
      'is the title if four lines are before the heading',
      '<p>a</p><p>b</p><p>c</p><p>d</p><h1>B</h1>',
      '# T\n\na\n\nb\n\nc\n\nd\n\n## B',
    ],
    ['is the heading if three lines are before it', '<p>a</p><p>b</p><p>c</p><h1>B</h1>', '# B\n\na\n\nb\n\nc'],
    ['is not a heading in a quotation', '<blockquote><h1>C</h1></blockquote>', '# T\n\n> ## C'],
    ['loses its link', '<h1><a href="/">A</a> b</h1>', '# A b'],
    ['is not a heading without letters', '<h1>—</h1><h1>A</h1>', '# A'],
    ['has no rule below it', '<p>c</p><hr><h1>A</h1><hr><p>b</p>', '# A\n\nc\n\n---\n\nb'],
    ['replaces a paragraph before it that has the same words', '<p>A</p><h1>a</h1><p>b</p>', '# a\n\nb'],
    ['is the title if the page has no heading', '<p>a</p>', '# T\n\na'],
    ['replaces a first heading that has the words of the title', '<h3>t</h3><p>a</p>', '# t\n\na'],
    ['does not replace a later heading that has the words of the title', '<p>a</p><h3>t</h3>', '# T\n\na\n\n### t'],
    ['replaces a line right below it that has the same words', '<p><b>T</b></p><p>a</p>', '# T\n\na'],
    ['does not replace its picture below it', '<p><img src="/b" alt="T"></p><p>a</p>', '# T\n\n![T](/b)\n\na'],
    ['does not replace the only text of a page', '<p>T</p>', '# T\n\nT'],
    ['does not replace a first heading with other words', '<h3>a</h3>', '# T\n\n### a'],
  ])('writes one main heading, which %s', (_, html, markdown) => expect(write(html)).toBe(`${markdown}\n`));

  it('writes «…» as main heading if the page has neither heading nor title', () => {
    expect(write('<p>a</p>', ' \u200b ')).toBe('# …\n\na\n');
  });
});

describe('toMarkdown, for a heading,', () => {
  it.each<Row>([
    ['removes it if the words of the heading above begin it', '<h2>A b</h2><h3>a  B.</h3><p>c</p>', '## A b\n\nc'],
    [
      'keeps it if it repeats a heading behind a text',
      '<h2>A</h2><p>b</p><h2>A</h2><p>c</p>',
      '## A\n\nb\n\n## A\n\nc',
    ],
    ['removes a line before it that has the same words', '<p>x</p><p>A!</p><h2>A</h2>', 'x\n\n## A'],
    [
      'keeps a long line before it that has the same words',
      `<p>${'a '.repeat(40)}b</p><h2>${'a '.repeat(40)}b</h2>`,
      `${'a '.repeat(40)}b\n\n## ${'a '.repeat(40)}b`,
    ],
    [
      'writes it once if its text begins a fuller one under the same heading',
      '<h3>Ana</h3><p>a</p><h3>Ana</h3><p>a</p><p>b</p><h3>Eva</h3>',
      '### Ana\n\na\n\nb\n\n### Eva',
    ],
    [
      'writes it twice if its text does not begin that of the other',
      '<h3>A</h3><p>a</p><p>b</p><h3>A</h3><p>a</p>',
      '### A\n\na\n\nb\n\n### A\n\na',
    ],
    ['removes it if it has no letter or digit', '<p>x</p><h2>…</h2><p>a</p><h2>1</h2>', 'x\n\na\n\n## 1'],
  ])('%s', (_, html, markdown) => expect(write(html)).toBe(`# T\n\n${markdown}\n`));
});

describe('the notes of toMarkdown', () => {
  const page = toMarkdown(
    treeOf(
      '<h1>A  <img src="/i" alt="Foto"></h1><h2 data-anchor="b">B</h2><p>x</p><h3 data-anchor="b">B</h3><p>y</p><h4>B</h4><h5>!</h5><h6>Sección</h6><p>c <code>d</code></p><pre>e</pre>',
    ),
    'T',
  );

  it('list the headings of a page, each with a unique anchor', () => {
    expect(page.headings).toEqual([
      { level: 1, text: 'A', anchor: 'a' },
      { level: 2, text: 'B', anchor: 'b' },
      { level: 3, text: 'B', anchor: 'b-1' },
      { level: 4, text: 'B', anchor: 'b-2' },
      { level: 6, text: 'Sección', anchor: 'sección' },
    ]);
  });

  it('list the texts in order, and the alternative texts of images', () => {
    expect(page.texts.map((text) => text.trim())).toEqual(['A', 'B', 'x', 'B', 'y', 'B', 'Sección', 'c', 'd', 'e']);
    expect(page.imageAlts).toEqual(['Foto']);
  });

  it('give an anchor to the heading whose id it is', () => {
    const { headings } = toMarkdown(treeOf('<h2>B</h2><h2 data-anchor="b">C</h2>'), 'T');
    expect(headings.map(({ anchor }) => anchor)).toEqual(['t', 'b-1', 'b']);
    const { headings: once } = toMarkdown(treeOf('<h2>B</h2><h3 data-anchor="c">B</h3>'), 'T');
    expect(once.map(({ anchor }) => anchor)).toEqual(['t', 'c']);
  });
});
