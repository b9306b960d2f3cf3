import { describe, it } from 'vitest';
import { rehypeHeadings } from '../../../../compiler/page/rewrite/rehype-headings.ts';
import { becomes, type Row } from '../../change-html.ts';

describe('headings', () => {
  const letters = (count: number) => 'x'.repeat(count);
  it.each<Row>([
    ['a heading by its role is one', '<div role="heading" aria-level="3">A</div>', '<h3>A</h3>'],
    ['a role without a level is of the second', '<div role="heading">A</div>', '<h2>A</h2>'],
    ['levels end at six', '<div role="heading" aria-level="9">A</div>', '<h6>A</h6>'],
    ['levels begin at one', '<div role="heading" aria-level="-1">A</div>', '<h1>A</h1>'],
    ['a real heading keeps its level', '<h4 role="heading" aria-level="2">A</h4>', '<h4>A</h4>'],
    ['another role makes none', '<div role="banner">A</div>', '='],
    ['an empty heading goes, its image stays', '<h2><a><img src="f"></a></h2><h3></h3>', '<img src="f">'],
    ['an image stands behind its heading', '<h2><b><img src="f"></b>A</h2>', '<h2>A</h2><img src="f">'],
    ['a long heading is one', `<h2>${letters(250)}</h2>`, '='],
    ['a longer one is a paragraph', `<h2>${letters(251)}</h2>`, `<div>${letters(251)}</div>`],
    [
      'a heading with a block of code is none',
      '<h2><div><pre>A</pre></div></h2>',
      '<div><div><pre>A</pre></div></div>',
    ],
    ['a heading loses what it swallowed', '<h2>A<p>b</p>c</h2>', '<h2>A</h2><div><p>b</p>c</div>'],
    [
      'headings in what it swallowed are headings',
      '<h2>A<section><h3><b>B</b></h3></section></h2>',
      '<h2>A</h2><div><section><h3>B</h3></section></div>',
    ],
    ['a heading that begins with a block is one line', '<h2><p>A</p><p>b</p></h2>', '<h2> A  b </h2>'],
    ['a heading with nothing before its block is one line', '<h2> <p>A</p></h2>', '<h2>  A </h2>'],
    [
      'its own id comes first',
      '<a name="c"></a><h2 id="a"><span id="b">A</span></h2>',
      '<a name="c"></a><h2 data-anchor="a"><span id="b">A</span></h2>',
    ],
    [
      'the first heading of a box has its id, after an eyebrow too, and the next has none',
      '<section id="a"><p>Eyebrow</p><div><h2>A</h2></div><h3>B</h3></section>',
      '<section id="a"><p>Eyebrow</p><div><h2 data-anchor="a">A</h2></div><h3>B</h3></section>',
    ],
    [
      'the innermost box counts, and one with text before its heading is none',
      `<div id="a"><div id="b"><h2>A</h2></div></div><div id="c"><p>${letters(81)}</p><h2>B</h2></div>`,
      `<div id="a"><div id="b"><h2 data-anchor="b">A</h2></div></div><div id="c"><p>${letters(81)}</p><h2>B</h2></div>`,
    ],
    [
      'a question that opens a fold stands beside the questions above it that are headings',
      '<h2>A</h2><h5>¿B?</h5>b<h5>¿C?</h5>c<p data-fold="label"><strong>¿D?</strong></p>d',
      '<h2>A</h2><h5>¿B?</h5>b<h5>¿C?</h5>c<h5>¿D?</h5>d',
    ],
    [
      'a question that opens a fold stands below a title that asks',
      '<h2>A</h2><h3>¿Dudas?</h3><p data-fold="label"><strong>¿D?</strong></p>d',
      '<h2>A</h2><h3>¿Dudas?</h3><h4>¿D?</h4>d',
    ],
    [
      'a question that opens a fold stands below one that asks below another',
      '<h2>¿A?</h2><h3>¿B?</h3><p data-fold="label"><strong>¿D?</strong></p>d',
      '<h2>¿A?</h2><h3>¿B?</h3><h4>¿D?</h4>d',
    ],
    [
      'a question that opens a fold is one, below that above it; another label is none',
      '<h2>A</h2><div id="q"><p data-fold="label"><strong>¿B?</strong></p>b</div><p data-fold="label"><strong>C</strong></p>',
      '<h2>A</h2><div id="q"><h3 data-anchor="q">¿B?</h3>b</div><p data-fold="label"><strong>C</strong></p>',
    ],
    [
      'an id in it comes next',
      '<a name="c"></a><h2><i><a name="b">A</a></i></h2>',
      '<a name="c"></a><h2 data-anchor="b"><i><a name="b">A</a></i></h2>',
    ],
    ['only a link has a name', '<h2><i name="b">A</i></h2>', '<h2><i name="b">A</i></h2>'],
    [
      'an empty place right before it comes last',
      '<p><a id="c"></a></p> <h2>A</h2>',
      '<p><a id="c"></a></p> <h2 data-anchor="c">A</h2>',
    ],
    ['a place before something else is none of it', '<a id="c"></a>B<h2>A</h2>', '='],
    ['a place with a text is none of it', '<a id="c">B</a><h2>A</h2>', '='],
    ['a place with an image is none of it', '<a id="c"><img src="f"></a><h2>A</h2>', '='],
    ['another element is no place', '<section id="c"></section><h2>A</h2>', '='],
    ['permalinks go', '<h2>A<a href="#a">¶</a><a href="#a"> # </a><a href="#a"><i></i></a></h2>', '<h2>A</h2>'],
    ['of a link to this page the text stays', '<h2><a href="#a">A</a> b</h2>', '<h2>A b</h2>'],
    ['a link to another page stays', '<h2><a href="/b/#a">A</a></h2>', '='],
    ['line breaks and buttons set apart', '<h2>A<br>b<button>c</button></h2>', '<h2>A b c </h2>'],
    ['a heading has no emphasis of weight', '<h2><strong>A</strong> <b>b</b> <i>c</i></h2>', '<h2>A b <i>c</i></h2>'],
  ])(
    '%s',
    becomes(() => rehypeHeadings()),
  );
});
