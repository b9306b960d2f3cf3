import { describe, it } from 'vitest';
import { rehypeHeadings } from '../../../../compiler/page/rewrite/rehype-headings.ts';
import { becomes, type Row } from '../../change-html.ts';

describe('rehypeHeadings', () => {
  const letters = (count: number) => 'x'.repeat(count);
  it.each<Row>([
    ['makes a heading of an element with role and level', '<div role="heading" aria-level="3">A</div>', '<h3>A</h3>'],
    ['gives a role without a level level 2', '<div role="heading">A</div>', '<h2>A</h2>'],
    ['gives a level above six level 6', '<div role="heading" aria-level="9">A</div>', '<h6>A</h6>'],
    ['gives a level below one level 1', '<div role="heading" aria-level="-1">A</div>', '<h1>A</h1>'],
    [
      'leaves a real heading its level, whatever its role says',
      '<h4 role="heading" aria-level="2">A</h4>',
      '<h4>A</h4>',
    ],
    ['makes no heading of another role', '<div role="banner">A</div>', '='],
    ['removes an empty heading, and keeps its image', '<h2><a><img src="f"></a></h2><h3></h3>', '<img src="f">'],
    ['moves an image behind its heading', '<h2><b><img src="f"></b>A</h2>', '<h2>A</h2><img src="f">'],
    ['keeps a heading of 250 characters', `<h2>${letters(250)}</h2>`, '='],
    ['makes a box of a heading of 251 characters', `<h2>${letters(251)}</h2>`, `<div>${letters(251)}</div>`],
    [
      'makes a box of a heading with a block of code',
      '<h2><div><pre>A</pre></div></h2>',
      '<div><div><pre>A</pre></div></div>',
    ],
    ['ends a heading before a paragraph in it', '<h2>A<p>b</p>c</h2>', '<h2>A</h2><div><p>b</p>c</div>'],
    [
      'moves a heading out of the heading that holds it',
      '<h2>A<section><h3><b>B</b></h3></section></h2>',
      '<h2>A</h2><div><section><h3>B</h3></section></div>',
    ],
    ['makes one line of a heading that begins with a block', '<h2><p>A</p><p>b</p></h2>', '<h2> A  b </h2>'],
    ['makes one line of a heading with only blanks before its block', '<h2> <p>A</p></h2>', '<h2>  A </h2>'],
    [
      'takes the own id of a heading before others, as its anchor',
      '<a name="c"></a><h2 id="a"><span id="b">A</span></h2>',
      '<a name="c"></a><h2 data-anchor="a"><span id="b">A</span></h2>',
    ],
    [
      'takes the id of a box for its first heading, also after an eyebrow, and not for the next',
      '<section id="a"><p>Eyebrow</p><div><h2>A</h2></div><h3>B</h3></section>',
      '<section id="a"><p>Eyebrow</p><div><h2 data-anchor="a">A</h2></div><h3>B</h3></section>',
    ],
    [
      'takes the id of the innermost box, and none of a box with a text before its heading',
      `<div id="a"><div id="b"><h2>A</h2></div></div><div id="c"><p>${letters(81)}</p><h2>B</h2></div>`,
      `<div id="a"><div id="b"><h2 data-anchor="b">A</h2></div></div><div id="c"><p>${letters(81)}</p><h2>B</h2></div>`,
    ],
    [
      'makes a question that opens a fold a heading of the level of the questions above it',
      '<h2>A</h2><h5>¿B?</h5>b<h5>¿C?</h5>c<p data-fold="label"><strong>¿D?</strong></p>d',
      '<h2>A</h2><h5>¿B?</h5>b<h5>¿C?</h5>c<h5>¿D?</h5>d',
    ],
    [
      'makes a question that opens a fold a heading below a title that is a question',
      '<h2>A</h2><h3>¿Dudas?</h3><p data-fold="label"><strong>¿D?</strong></p>d',
      '<h2>A</h2><h3>¿Dudas?</h3><h4>¿D?</h4>d',
    ],
    [
      'makes a question that opens a fold a heading below a question that is below another',
      '<h2>¿A?</h2><h3>¿B?</h3><p data-fold="label"><strong>¿D?</strong></p>d',
      '<h2>¿A?</h2><h3>¿B?</h3><h4>¿D?</h4>d',
    ],
    [
      'makes a question that opens a fold a heading, and leaves a label without a question',
      '<h2>A</h2><div id="q"><p data-fold="label"><strong>¿B?</strong></p>b</div><p data-fold="label"><strong>C</strong></p>',
      '<h2>A</h2><div id="q"><h3 data-anchor="q">¿B?</h3>b</div><p data-fold="label"><strong>C</strong></p>',
    ],
    [
      'takes the name of a link in a heading before that of a link above it',
      '<a name="c"></a><h2><i><a name="b">A</a></i></h2>',
      '<a name="c"></a><h2 data-anchor="b"><i><a name="b">A</a></i></h2>',
    ],
    ['takes no name of an element other than a link', '<h2><i name="b">A</i></h2>', '<h2><i name="b">A</i></h2>'],
    [
      'takes the id of an empty link right before the heading',
      '<p><a id="c"></a></p> <h2>A</h2>',
      '<p><a id="c"></a></p> <h2 data-anchor="c">A</h2>',
    ],
    ['takes no id of a link with a text between it and the heading', '<a id="c"></a>B<h2>A</h2>', '='],
    ['takes no id of a link with a text', '<a id="c">B</a><h2>A</h2>', '='],
    ['takes no id of a link with an image', '<a id="c"><img src="f"></a><h2>A</h2>', '='],
    ['takes no id of an empty section', '<section id="c"></section><h2>A</h2>', '='],
    [
      'removes permalinks from a heading',
      '<h2>A<a href="#a">¶</a><a href="#a"> # </a><a href="#a"><i></i></a></h2>',
      '<h2>A</h2>',
    ],
    ['unwraps a link to the page itself in a heading', '<h2><a href="#a">A</a> b</h2>', '<h2>A b</h2>'],
    ['keeps a link to another page in a heading', '<h2><a href="/b/#a">A</a></h2>', '='],
    [
      'puts blanks for a line break and around a button in a heading',
      '<h2>A<br>b<button>c</button></h2>',
      '<h2>A b c </h2>',
    ],
    [
      'unwraps bold text in a heading, and keeps italics',
      '<h2><strong>A</strong> <b>b</b> <i>c</i></h2>',
      '<h2>A b <i>c</i></h2>',
    ],
  ])(
    '%s',
    becomes(() => rehypeHeadings()),
  );
});
