import { describe, it } from 'vitest';
import { rehypeLists } from '../../../../compiler/page/rewrite/rehype-lists.ts';
import { becomes, type Row } from '../../change-html.ts';

describe('lists', () => {
  it.each<Row>([
    ['a list of items is left alone', '<ul> <li>A</li> <li>b</li> </ul>', '<ul><li>A</li><li>b</li></ul>'],
    ['stray parts are one item', '<ul>A<b>b</b> c<li>d</li></ul>', '<ul><li>A<b>b</b> c</li><li>d</li></ul>'],
    [
      'a list in a list joins the item before it',
      '<ul><li>A</li><ul><li>b</li></ul></ul>',
      '<ul><li>A<ul><li>b</li></ul></li></ul>',
    ],
    [
      'what follows it joins it too',
      '<ul><li>A</li><ol><li>b</li></ol>c<li>d</li></ul>',
      '<ul><li>A<ol><li>b</li></ol>c</li><li>d</li></ul>',
    ],
    ['a list that comes first is an item', '<ul><ul><li>A</li></ul></ul>', '<ul><li><ul><li>A</li></ul></li></ul>'],
    [
      'boxes of a list without items are its items',
      '<ol><div>A</div> <p>b</p><ul><li>c</li></ul></ol>',
      '<ol><li><div>A</div></li><li><p>b</p><ul><li>c</li></ul></li></ol>',
    ],
    [
      'boxes beside items are not',
      '<ul><li>A</li><div>b</div><p>c</p></ul>',
      '<ul><li>A</li><li><div>b</div><p>c</p></li></ul>',
    ],
    ['lines of a list without items are one', '<ul><a>A</a> <b>b</b></ul>', '<ul><li><a>A</a> <b>b</b></li></ul>'],
    ['other lists are lists', '<menu><li>A</li></menu><dir><li>b</li></dir>', '<ul><li>A</li></ul><ul><li>b</li></ul>'],
    ['an item outside a list is a block', '<div><li>A</li></div>', '<div><div>A</div></div>'],
    [
      'a term outside a list is a block',
      '<section><dt>A</dt><dd>b</dd></section>',
      '<section><div>A</div><div>b</div></section>',
    ],
    ['a term in a list, or a box, is one', '<dl><div><dt>A</dt></div><dd>b</dd></dl>', '='],
    [
      'a decoration without text has no items',
      '<ul role="presentation"><li></li></ul>',
      '<ul role="presentation"></ul>',
    ],
    ['a decoration with text has', '<ul role="presentation"><li>A</li></ul>', '='],
    ['any other empty list is left alone', '<ul><li></li></ul>', '='],
  ])(
    '%s',
    becomes(() => rehypeLists()),
  );
});
