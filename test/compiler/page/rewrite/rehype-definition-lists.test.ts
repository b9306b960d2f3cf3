import { describe, it } from 'vitest';
import { rehypeDefinitionLists } from '../../../../compiler/page/rewrite/rehype-definition-lists.ts';
import { becomes, type Row } from '../../change-html.ts';

describe('definition lists', () => {
  it.each<Row>([
    [
      'a term and its definition are a line',
      '<dl><dt>A</dt><dd>b</dd></dl>',
      '<ul><li><strong>A</strong>: b</li></ul>',
    ],
    [
      'terms are set apart',
      '<dl><dt>A</dt><dt>B</dt><dd>c</dd></dl>',
      '<ul><li><strong>A</strong>, <strong>B</strong>: c</li></ul>',
    ],
    [
      'a term after a definition begins another',
      '<dl><dt>A</dt><dd>b</dd><dt>C</dt><dd>d</dd></dl>',
      '<ul><li><strong>A</strong>: b</li><li><strong>C</strong>: d</li></ul>',
    ],
    [
      'several definitions stand below',
      '<dl><dt>A</dt><dd>b</dd><dd>c</dd></dl>',
      '<ul><li><strong>A</strong><div>b</div><div>c</div></li></ul>',
    ],
    [
      'a definition of blocks stands below',
      '<dl><dt>A</dt><dd><p>b</p></dd></dl>',
      '<ul><li><strong>A</strong><div><p>b</p></div></li></ul>',
    ],
    [
      'a question needs no colon',
      '<dl><dt>A?</dt><dd>b</dd><dt>C:</dt><dd>d</dd></dl>',
      '<ul><li><strong>A?</strong> b</li><li><strong>C:</strong> d</li></ul>',
    ],
    [
      'a sign within a term needs one',
      '<dl><dt>A: b</dt><dd>c</dd></dl>',
      '<ul><li><strong>A: b</strong>: c</li></ul>',
    ],
    ['an empty definition leaves the term', '<dl><dt>A</dt><dd></dd></dl>', '<ul><li><strong>A</strong></li></ul>'],
    [
      'a term of blocks stays one, beside others too',
      '<dl><dt><p>A</p></dt><dd>b</dd><dt><p>C</p></dt><dt>D</dt><dd>e</dd></dl>',
      '<ul><li><div><p>A</p></div>: b</li><li><div><p>C</p></div>, <strong>D</strong>: e</li></ul>',
    ],
    [
      'an empty term says nothing',
      '<dl><dt> </dt><dt>A</dt><dd>b</dd></dl>',
      '<ul><li><strong>A</strong>: b</li></ul>',
    ],
    ['a definition without a term stands alone', '<dl><dd>b</dd></dl>', '<ul><li><div>b</div></li></ul>'],
    [
      'a definition may stand above its term, all along the list',
      '<dl><div><dd>b</dd><dt>A</dt></div><div><dd>d</dd><dt>C</dt><dt>E</dt></div></dl>',
      '<ul><li><strong>A</strong>: b</li><li><strong>C</strong>, <strong>E</strong>: d</li></ul>',
    ],
    ['an empty list has no entries', '<dl></dl>', '<ul></ul>'],
    [
      'parts may stand in a box',
      '<dl><div><dt>A</dt> <dd>b</dd></div></dl>',
      '<ul><li><strong>A</strong>: b</li></ul>',
    ],
    [
      'a list in a definition is one',
      '<dl><dt>A</dt><dd><dl><dt>B</dt><dd>c</dd></dl></dd></dl>',
      '<ul><li><strong>A</strong><div><ul><li><strong>B</strong>: c</li></ul></div></li></ul>',
    ],
    ['another list is left alone', '<ul><li>A</li></ul>', '='],
  ])(
    '%s',
    becomes(() => rehypeDefinitionLists()),
  );
});
