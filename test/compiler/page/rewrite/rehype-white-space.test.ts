import type { Root, Text } from 'hast';
import { h } from 'hastscript';
import { describe, expect, it } from 'vitest';
import { rehypeWhiteSpace } from '../../../../compiler/page/rewrite/rehype-white-space.ts';
import { becomes, bodyOf, type Row } from '../../change-html.ts';

describe('rehypeWhiteSpace', () => {
  it.each<Row>([
    ['makes one blank of several', 'a \n\t b  c', 'a b c'],
    ['removes blanks at the ends of a line', '<p> a <b> b </b> </p>', '<p>a <b>b</b></p>'],
    ['removes blanks beside a line break', 'a <br> b<br> c', 'a<br>b<br>c'],
    ['keeps a blank before a picture at the end of a line', '<p>a <img></p>', '='],
    ['keeps one blank behind a picture', '<p><img>  a</p>', '<p><img> a</p>'],
    ['keeps blanks in `pre`', '<pre>a  b</pre>', '='],
    ['replaces an element with only a blank by the blank', 'a<i> </i>b', 'a b'],
    ['keeps a non-breaking blank', 'a\u00a0 b', '='],
  ])('%s', becomes(rehypeWhiteSpace));
});

it('rehypeWhiteSpace removes or keeps the blank of a text that is in two places by each place', () => {
  const text: Text = { type: 'text', value: ' b' };
  const tree: Root = { type: 'root', children: [h('p', [text]), h('p', ['a', h('b', [text])])] };
  rehypeWhiteSpace()(tree);
  expect(bodyOf(tree)).toBe('<p>b</p><p>a<b> b</b></p>');
});

describe('rehypeWhiteSpace, for an empty box,', () => {
  it.each<Row>([
    ['puts a line break between two texts', 'a<div><b></b></div>b', 'a<br>b'],
    [
      'puts a line break between two inline elements',
      '<span>a</span><p></p><span>b</span>',
      '<span>a</span><br><span>b</span>',
    ],
    ['puts a line break behind a line of several parts', 'a<b>b</b><div></div>c', 'a<b>b</b><br>c'],
    ['puts no line break behind a block', '<p>a</p><div></div>b', '='],
    ['puts no line break before a block', 'a<div></div><p>b</p>', '='],
    ['puts no line break at the end', 'a<div></div>', '='],
    ['keeps a box with a picture as it is', 'a<div><img></div>b', '='],
    ['keeps a box with a rule as it is', 'a<div><hr></div>b', '='],
  ])('%s', becomes(rehypeWhiteSpace));
});
