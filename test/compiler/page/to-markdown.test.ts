/** Page stage, last step: from a rewritten tree to tidy Markdown. */

import { describe, expect, it } from 'vitest';
import { toMarkdown } from '../../../compiler/page/to-markdown.ts';
import { treeOf } from '../change-html.ts';

type Row = [rule: string, html: string, markdown: string];

const write = (html: string, title = 'T') => toMarkdown(treeOf(html), title).markdown;

describe('a tidy page', () => {
  it.each<Row>([
    ['has no private and no invisible characters', '<p>a\ue000b\u00adc\u200bd\ufeff</p>', 'abcd'],
    ['with a bullet is an item beside another', '<p>• a</p><p>•<b>b</b></p><p>c</p>', '- a\n- **b**\n\nc'],
    ['with a bullet alone is none', '<ul><li>a</li></ul><p>b</p><p>• c</p><p>d</p>', '- a\n\nb\n\nc\n\nd'],
    [
      'with a bullet within it, or a dash, is none',
      '<p>a • b</p><p>c • d</p><p>- e</p><p>- f</p>',
      'a • b\n\nc • d\n\n\\- e\n\n\\- f',
    ],
    ['has plain blanks', '<p>a\u00a0\u2003b\u00a0c</p>', 'a b c'],
    ['has no emphasis in the same', '<p><b>a <strong>b</strong></b> <i>c</i></p>', '**a b** _c_'],
    ['has emphasis in another', '<p><b>a <i>b</i></b></p>', '**a _b_**'],
    ['has no emphasis of nothing', '<p>a<b> </b>b<i></i></p>', 'a b'],
    ['has no blanks at the edges of emphasis', '<p>a<b> b </b>c</p>', 'a **b** c'],
    [
      'ends no line with the arrow of a fold',
      '<p>¿Abren? ▼</p><h2>Zonas ▾</h2><p>★ ▼ a</p>',
      '¿Abren?\n\n## Zonas\n\n★ ▼ a',
    ],
    ['sets a sign that ends emphasis apart from a word', '<p><b>Precio:</b>12 €</p>', '**Precio:** 12 €'],
    ['sets a sign that begins it apart', '<p>Valor<b>★4</b> y <i>(a)</i>b</p>', 'Valor **★4** y _(a)_ b'],
    ['sets a link in it apart', '<p><b><a href="x">a</a></b>b</p>', '**[a](x)** b'],
    ['sets no link apart', '<p>Valor<a href="/a">★4</a></p>', 'Valor[★4](/a)'],
    ['has words of which a part is strong', '<p>Multi<b>Servi</b>cios</p>', 'Multi**Servi**cios'],
    ['has no other emphasis within a word', '<p>tattva<i>s</i> <i>nad</i>4 <i>a</i>.</p>', 'tattvas nad4 _a_.'],
    ['has no blank between a sign and emphasis', '<p>¿<b>a</b>? (<i>b</i>)</p>', '¿**a**? (_b_)'],
    ['has no lines of icons', '<p>🌡️</p><p>👩‍🔧</p><p>⭐⭐⭐</p><p>✅</p><p>🔥 a</p>', '⭐⭐⭐\n\n✅\n\n🔥 a'],
    ['has no lines of arrows', '<p>‹ ›</p><p>+</p><p>a</p><p>★</p><p>› b</p>', 'a\n\n★\n\n› b'],
    [
      'has arrows in cells',
      '<table><tr><th>a</th><td>→</td></tr><tr><th>b</th><td>c</td></tr></table>',
      '| a | → |\n| - | - |\n| b | c |',
    ],
    ['has no blanks at the ends of lines in emphasis', '<p><b><i>a <br> b</i></b></p>', '**_a\\\nb_**'],
    ['has no breaks at the edges of emphasis', '<p>a<b><br>b<br></b>c</p>', 'a\\\n**b**\\\nc'],
    [
      'loses no word before a sign',
      '<p>a<a name="b"></a>, c <a href="/b">b</a><span>, d</span></p>',
      'a, c [b](/b), d',
    ],
    ['has no blanks at the edges of a link', '<p>a<a href="/b"> b </a>c</p>', 'a [b](/b) c'],
    ['has no link of nothing', '<p>a <a href="/b"> </a>c</p>', 'a c'],
    ['has a link around an image', '<p><a href="/b"><img src="/c" alt="d"></a></p>', '[![d](/c)](/b)'],
    [
      'joins neighbouring emphasis',
      '<p><b>a</b><b>b</b> <i>c</i><i>d</i><b>e</b> <s>f</s><s>g</s></p>',
      '**ab** _cd_**e** ~~fg~~',
    ],
    [
      'joins bold neighbours across a blank',
      '<p><b>a</b> <b>b</b> <i>c</i> <i>d</i> <s>e</s> <s>f</s></p>',
      '**a b** _c_ _d_ ~~e~~ ~~f~~',
    ],
    ['has no image in emphasis', '<p>a</p><p><b><img src="/b" alt="bcde"></b></p>', 'a\n\n![bcde](/b)'],
    [
      'has no bold lines where most are',
      '<p><b>abcdefg</b>. <b>hijklmn</b></p><p>o <b>p</b></p>',
      'abcdefg. hijklmn\n\no **p**',
    ],
    [
      'has none there, whatever a picture is called',
      '<p><b>abc</b></p><p><b>de</b></p><p><img src="/f" alt="ghijklmn"></p>',
      'abc\n\nde\n\n![ghijklmn](/f)',
    ],
    ['has bold lines where others are not', '<p><b>abc</b></p><p>defg</p>', '**abc**\n\ndefg'],
    [
      'has no bold cells in a table of them',
      '<table><tr><th>a</th></tr><tr><td><b>bcdefg</b></td></tr></table><p><b>h</b></p><p>ijklmnop</p>',
      '| a |\n| - |\n| bcdefg |\n\n**h**\n\nijklmnop',
    ],
    ['joins neighbouring code', '<p><code>a</code><code>b</code></p>', '`ab`'],
    ['does not join links', '<p><a href="/a">a</a><a href="/a">b</a></p>', '[a](/a)[b](/a)'],
    ['has no blanks at the edges of lines', '<p><br> a <br> b <br></p>', 'a\\\nb'],
    ['has no empty paragraphs', '<p> </p><p><br></p><p>a</p><p><code> </code></p><pre> </pre>', 'a'],
    ['has no empty items and lists', '<ul><li></li><li>a</li></ul><ul><li> </li></ul>', '- a'],
    ['has no empty tables', '<table><tr><th></th></tr></table><p>a</p>', 'a'],
    ['has tables of images', '<table><tr><th><img src="/a" alt="b"></th></tr></table>', '| ![b](/a) |\n| - |'],
    ['has empty cells', '<table><tr><th></th><th>a</th></tr></table>', '| | a |\n| - | - |'],
    [
      'has tight lists of lines',
      '<ul><li><p>a</p></li><li><p>b</p><ul><li><p>c</p></li></ul></li></ul>',
      '- a\n- b\n  - c',
    ],
    ['has loose lists of paragraphs', '<ul><li><p>a</p><p>b</p></li><li>c</li></ul>', '- a\n\n  b\n\n- c'],
    [
      'has a loose list where another block stands first',
      '<ul><li><pre>a</pre></li><li><p>b</p></li></ul>',
      '- ```\n  a\n  ```\n\n- b',
    ],
    [
      'has rules between texts only',
      '<hr><p>a</p><hr><hr><p>b</p><hr><h2>c</h2><p>d</p><hr>',
      'a\n\n---\n\nb\n\n## c\n\nd',
    ],
    ['has a rule behind a heading', '<h2>c</h2><hr><p>d</p>', '## c\n\n---\n\nd'],
    ['has no rule under the main heading', '<hr><p>a</p>', 'a'],
    ['has text of no control', '<p>a</p><iframe>b</iframe><video>c</video><select><option>d</option></select>', 'a'],
  ])('%s', (_, html, markdown) => expect(write(html)).toBe(`# T\n\n${markdown}\n`));

  it.each<Row>([
    ['is the first of level one, wherever it stands', '<p>a</p><h1>B</h1><p>c</p>', '# B\n\na\n\nc'],
    [
      'leaves the others one level lower',
      '<h1>A</h1><h1>B</h1><blockquote><h1>C</h1></blockquote><h2>D</h2>',
      '# A\n\n## B\n\n> ## C\n\n## D',
    ],
    ['is not in a quotation', '<blockquote><h1>C</h1></blockquote>', '# T\n\n> ## C'],
    ['links nowhere', '<h1><a href="/">A</a> b</h1>', '# A b'],
    ['says something', '<h1>—</h1><h1>A</h1>', '# A'],
    ['has no rule below it', '<p>c</p><hr><h1>A</h1><hr><p>b</p>', '# A\n\nc\n\n---\n\nb'],
    ['is not said before it', '<p>A</p><h1>a</h1><p>b</p>', '# a\n\nb'],
    ['is the title, where there is none', '<p>a</p>', '# T\n\na'],
    ['is the first heading that says the same', '<h3>t</h3><p>a</p>', '# t\n\na'],
    ['is not a later one that says the same', '<p>a</p><h3>t</h3>', '# T\n\na\n\n### t'],
    ['is not said right below it', '<p><b>T</b></p><p>a</p>', '# T\n\na'],
    ['has its picture below it', '<p><img src="/b" alt="T"></p><p>a</p>', '# T\n\n![T](/b)\n\na'],
    ['is the only text of a page with it too', '<p>T</p>', '# T\n\nT'],
    ['is not a first one that says something else', '<h3>a</h3>', '# T\n\n### a'],
  ])('has one main heading, which %s', (_, html, markdown) => expect(write(html)).toBe(`${markdown}\n`));

  it('has a main heading without words where nothing names it', () => {
    expect(write('<p>a</p>', ' \u200b ')).toBe('# …\n\na\n');
  });
});

describe('a heading', () => {
  it.each<Row>([
    ['says more than the one above it', '<h2>A b</h2><h3>a  B.</h3><p>c</p>', '## A b\n\nc'],
    ['may be said again below a text', '<h2>A</h2><p>b</p><h2>A</h2><p>c</p>', '## A\n\nb\n\n## A\n\nc'],
    ['says more than the line before it', '<p>x</p><p>A!</p><h2>A</h2>', 'x\n\n## A'],
    [
      'is not said in a long line',
      `<p>${'a '.repeat(40)}b</p><h2>${'a '.repeat(40)}b</h2>`,
      `${'a '.repeat(40)}b\n\n## ${'a '.repeat(40)}b`,
    ],
    [
      'is told once with a text that begins a fuller one',
      '<h3>Ana</h3><p>a</p><h3>Ana</h3><p>a</p><p>b</p><h3>Eva</h3>',
      '### Ana\n\na\n\nb\n\n### Eva',
    ],
    ['is told twice with two texts', '<h3>A</h3><p>a</p><p>b</p><h3>A</h3><p>a</p>', '### A\n\na\n\nb\n\n### A\n\na'],
    ['holds a letter or a figure', '<p>x</p><h2>…</h2><p>a</p><h2>1</h2>', 'x\n\na\n\n## 1'],
  ])('%s', (_, html, markdown) => expect(write(html)).toBe(`# T\n\n${markdown}\n`));
});

describe('what is noted of a page', () => {
  const page = toMarkdown(
    treeOf(
      '<h1>A  <img src="/i" alt="Foto"></h1><h2 data-anchor="b">B</h2><p>x</p><h3 data-anchor="b">B</h3><p>y</p><h4>B</h4><h5>!</h5><h6>Sección</h6><p>c <code>d</code></p><pre>e</pre>',
    ),
    'T',
  );

  it('are the headings, their anchors each once', () => {
    expect(page.headings).toEqual([
      { level: 1, text: 'A', anchor: 'a' },
      { level: 2, text: 'B', anchor: 'b' },
      { level: 3, text: 'B', anchor: 'b-1' },
      { level: 4, text: 'B', anchor: 'b-2' },
      { level: 6, text: 'Sección', anchor: 'sección' },
    ]);
  });

  it('are the texts in order, and those of images', () => {
    expect(page.texts.map((text) => text.trim())).toEqual(['A', 'B', 'x', 'B', 'y', 'B', 'Sección', 'c', 'd', 'e']);
    expect(page.imageAlts).toEqual(['Foto']);
  });

  it('keeps an anchor for the heading that owns it', () => {
    const { headings } = toMarkdown(treeOf('<h2>B</h2><h2 data-anchor="b">C</h2>'), 'T');
    expect(headings.map(({ anchor }) => anchor)).toEqual(['t', 'b-1', 'b']);
    const { headings: once } = toMarkdown(treeOf('<h2>B</h2><h3 data-anchor="c">B</h3>'), 'T');
    expect(once.map(({ anchor }) => anchor)).toEqual(['t', 'c']);
  });
});
