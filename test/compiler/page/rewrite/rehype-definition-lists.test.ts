import { describe, it } from 'vitest';
import { rehypeDefinitionLists } from '../../../../compiler/page/rewrite/rehype-definition-lists.ts';
import { becomes, type Row } from '../../change-html.ts';

describe('rehypeDefinitionLists', () => {
  it.each<Row>([
    [
      'writes a term, a colon and its definition as a list item',
      '<dl><dt>A</dt><dd>b</dd></dl>',
      '<ul><li><strong>A</strong>: b</li></ul>',
    ],
    [
      'puts a comma between two terms of a definition',
      '<dl><dt>A</dt><dt>B</dt><dd>c</dd></dl>',
      '<ul><li><strong>A</strong>, <strong>B</strong>: c</li></ul>',
    ],
    [
      'begins an item at a term after a definition',
      '<dl><dt>A</dt><dd>b</dd><dt>C</dt><dd>d</dd></dl>',
      '<ul><li><strong>A</strong>: b</li><li><strong>C</strong>: d</li></ul>',
    ],
    [
      'puts several definitions below the term',
      '<dl><dt>A</dt><dd>b</dd><dd>c</dd></dl>',
      '<ul><li><strong>A</strong><div>b</div><div>c</div></li></ul>',
    ],
    [
      'puts a definition with blocks below the term',
      '<dl><dt>A</dt><dd><p>b</p></dd></dl>',
      '<ul><li><strong>A</strong><div><p>b</p></div></li></ul>',
    ],
    [
      'adds no colon to a term that ends with a question mark or colon',
      '<dl><dt>A?</dt><dd>b</dd><dt>C:</dt><dd>d</dd></dl>',
      '<ul><li><strong>A?</strong> b</li><li><strong>C:</strong> d</li></ul>',
    ],
    [
      'adds a colon to a term with a colon in the middle',
      '<dl><dt>A: b</dt><dd>c</dd></dl>',
      '<ul><li><strong>A: b</strong>: c</li></ul>',
    ],
    [
      'writes the term alone if its definition is empty',
      '<dl><dt>A</dt><dd></dd></dl>',
      '<ul><li><strong>A</strong></li></ul>',
    ],
    [
      'leaves the blocks of a term, and adds a colon',
      '<dl><dt><p>A</p></dt><dd>b</dd><dt><p>C</p></dt><dt>D</dt><dd>e</dd></dl>',
      '<ul><li><div><p>A</p></div>: b</li><li><div><p>C</p></div>, <strong>D</strong>: e</li></ul>',
    ],
    ['ignores an empty term', '<dl><dt> </dt><dt>A</dt><dd>b</dd></dl>', '<ul><li><strong>A</strong>: b</li></ul>'],
    ['writes a definition without a term alone', '<dl><dd>b</dd></dl>', '<ul><li><div>b</div></li></ul>'],
    [
      'reads definitions above their terms, if the whole list has them so',
      '<dl><div><dd>b</dd><dt>A</dt></div><div><dd>d</dd><dt>C</dt><dt>E</dt></div></dl>',
      '<ul><li><strong>A</strong>: b</li><li><strong>C</strong>, <strong>E</strong>: d</li></ul>',
    ],
    ['gives an empty list no items', '<dl></dl>', '<ul></ul>'],
    [
      'reads terms and definitions within boxes',
      '<dl><div><dt>A</dt> <dd>b</dd></div></dl>',
      '<ul><li><strong>A</strong>: b</li></ul>',
    ],
    [
      'rewrites a list within a definition',
      '<dl><dt>A</dt><dd><dl><dt>B</dt><dd>c</dd></dl></dd></dl>',
      '<ul><li><strong>A</strong><div><ul><li><strong>B</strong>: c</li></ul></div></li></ul>',
    ],
    ['leaves other lists as they are', '<ul><li>A</li></ul>', '='],
  ])(
    '%s',
    becomes(() => rehypeDefinitionLists()),
  );
});
