import { describe, it } from 'vitest';
import { rehypeWhiteSpace } from '../../../../compiler/page/rewrite/rehype-white-space.ts';
import { becomes, type Row } from '../../change-html.ts';

describe('white space', () => {
  it.each<Row>([
    ['is one blank', 'a \n\t b  c', 'a b c'],
    ['is none at the ends of a line', '<p> a <b> b </b> </p>', '<p>a <b>b</b></p>'],
    ['is none beside a break', 'a <br> b<br> c', 'a<br>b<br>c'],
    ['shows before a picture that ends the line', '<p>a <img></p>', '='],
    ['shows once behind a picture', '<p><img>  a</p>', '<p><img> a</p>'],
    ['stays in programs', '<pre>a  b</pre>', '='],
    ['shows where an element shows nothing', 'a<i> </i>b', 'a b'],
    ['that does not break stays', 'a\u00a0 b', '='],
  ])('%s', becomes(rehypeWhiteSpace));
});

describe('a box without anything in it', () => {
  it.each<Row>([
    ['ends the line before it', 'a<div><b></b></div>b', 'a<br>b'],
    ['ends that of an element', '<span>a</span><p></p><span>b</span>', '<span>a</span><br><span>b</span>'],
    ['ends none behind a block', '<p>a</p><div></div>b', '='],
    ['ends none before a block', 'a<div></div><p>b</p>', '='],
    ['ends none at the end', 'a<div></div>', '='],
    ['may hold a picture', 'a<div><img></div>b', '='],
    ['may hold a rule', 'a<div><hr></div>b', '='],
  ])('%s', becomes(rehypeWhiteSpace));
});
