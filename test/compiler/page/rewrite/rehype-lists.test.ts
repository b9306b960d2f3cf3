import { describe, it } from 'vitest';
import { rehypeLists } from '../../../../compiler/page/rewrite/rehype-lists.ts';
import { becomes, type Row } from '../../change-html.ts';

describe('rehypeLists', () => {
  it.each<Row>([
    [
      'only removes white space from a list of items',
      '<ul> <li>A</li> <li>b</li> </ul>',
      '<ul><li>A</li><li>b</li></ul>',
    ],
    [
      'puts contents outside of items together into an item',
      '<ul>A<b>b</b> c<li>d</li></ul>',
      '<ul><li>A<b>b</b> c</li><li>d</li></ul>',
    ],
    [
      'moves a list directly in a list into the item before it',
      '<ul><li>A</li><ul><li>b</li></ul></ul>',
      '<ul><li>A<ul><li>b</li></ul></li></ul>',
    ],
    [
      'moves contents after a nested list into that item too',
      '<ul><li>A</li><ol><li>b</li></ol>c<li>d</li></ul>',
      '<ul><li>A<ol><li>b</li></ol>c</li><li>d</li></ul>',
    ],
    [
      'puts a list that begins a list into an item',
      '<ul><ul><li>A</li></ul></ul>',
      '<ul><li><ul><li>A</li></ul></li></ul>',
    ],
    [
      'makes an item of each box of a list without items',
      '<ol><div>A</div> <p>b</p><ul><li>c</li></ul></ol>',
      '<ol><li><div>A</div></li><li><p>b</p><ul><li>c</li></ul></li></ol>',
    ],
    [
      'puts boxes beside items together into one item',
      '<ul><li>A</li><div>b</div><p>c</p></ul>',
      '<ul><li>A</li><li><div>b</div><p>c</p></li></ul>',
    ],
    [
      'puts inline elements of a list without items together into one item',
      '<ul><a>A</a> <b>b</b></ul>',
      '<ul><li><a>A</a> <b>b</b></li></ul>',
    ],
    [
      'makes `ul` of `menu` and `dir`',
      '<menu><li>A</li></menu><dir><li>b</li></dir>',
      '<ul><li>A</li></ul><ul><li>b</li></ul>',
    ],
    ['makes a box of an item outside of a list', '<div><li>A</li></div>', '<div><div>A</div></div>'],
    [
      'makes boxes of terms outside of a definition list',
      '<section><dt>A</dt><dd>b</dd></section>',
      '<section><div>A</div><div>b</div></section>',
    ],
    ['leaves terms in a definition list, or in a box of one', '<dl><div><dt>A</dt></div><dd>b</dd></dl>', '='],
    [
      'removes empty items of a list whose role is presentation',
      '<ul role="presentation"><li></li></ul>',
      '<ul role="presentation"></ul>',
    ],
    ['keeps items with a text in a list whose role is presentation', '<ul role="presentation"><li>A</li></ul>', '='],
    ['keeps an empty item of any other list', '<ul><li></li></ul>', '='],
  ])(
    '%s',
    becomes(() => rehypeLists()),
  );
});
