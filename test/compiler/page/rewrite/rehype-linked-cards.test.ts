import type { Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { rehypeLinkedCards } from '../../../../compiler/page/rewrite/rehype-linked-cards.ts';
import { becomes, type Row } from '../../change-html.ts';

describe('linked cards', () => {
  const words = (length: number) => 'x'.repeat(length);
  it.each<Row>([
    ['a link in a line stays', '<a href="a"><b>A</b></a>', '='],
    [
      'the heading carries the link',
      '<a href="a"><h3>A</h3><p>b</p></a>',
      '<div><h3><a href="a">A</a></h3><p>b</p></div>',
    ],
    ['a link in a line stays, whatever it holds', '<a href="a"><span><b><i>A</i></b></span></a>', '='],
    [
      'blocks make a card however deep they stand',
      '<a href="a"><span><b><i><h3>A</h3></i></b></span></a>',
      '<div><span><b><i><h3><a href="a">A</a></h3></i></b></span></div>',
    ],
    [
      'a heading within is found',
      '<a href="a"><p>b</p><div><h2>A</h2></div></a>',
      '<div><p>b</p><div><h2><a href="a">A</a></h2></div></div>',
    ],
    [
      'an empty heading is passed over',
      '<a href="a"><h2></h2><h3>A</h3></a>',
      '<div><h2></h2><h3><a href="a">A</a></h3></div>',
    ],
    ['a card without a heading is one link', '<a href="a"><div>A</div><p>b</p></a>', '<p><a href="a"> A  b </a></p>'],
    [
      'a card of this length is one link',
      `<a href="a"><p>A</p><p>${words(198)}</p></a>`,
      `<p><a href="a"> A  ${words(198)} </a></p>`,
    ],
    [
      'of a longer one the first block is the link',
      `<a href="a"><p></p><p>A</p><p>${words(199)}</p></a>`,
      `<div><p></p><p><a href="a">A</a></p><p>${words(199)}</p></div>`,
    ],
    [
      'the first block is the innermost',
      `<a href="a"><div><i>B</i><p>A</p></div><p>${words(199)}</p></a>`,
      `<div><div><i>B</i><p><a href="a">A</a></p></div><p>${words(199)}</p></div>`,
    ],
  ])(
    '%s',
    becomes(() => rehypeLinkedCards()),
  );

  it('has no link in a link', () => {
    const link = (href: string, ...children: never[]) => ({
      type: 'element' as const,
      tagName: 'a',
      properties: { href },
      children,
    });
    const tree: Root = {
      type: 'root',
      children: [{ ...link('a'), children: [{ ...link('b'), children: [{ type: 'text', value: 'B' }] }] }, link('c')],
    };
    rehypeLinkedCards()(tree);
    expect(tree.children).toEqual([{ ...link('a'), children: [{ type: 'text', value: 'B' }] }, link('c')]);
  });
});
