import type { Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { rehypeLinkedCards } from '../../../../../compiler/page/rewrite/cards/rehype-linked-cards.ts';
import { becomes, type Row } from '../../../change-html.ts';

describe('rehypeLinkedCards', () => {
  const words = (length: number) => 'x'.repeat(length);
  it.each<Row>([
    ['leaves a link without blocks as it is', '<a href="a"><b>A</b></a>', '='],
    [
      'moves the link of a card to its heading',
      '<a href="a"><h3>A</h3><p>b</p></a>',
      '<div><h3><a href="a">A</a></h3><p>b</p></div>',
    ],
    ['leaves a link with nested inline elements as it is', '<a href="a"><span><b><i>A</i></b></span></a>', '='],
    [
      'moves a link to a heading, however deep it is nested',
      '<a href="a"><span><b><i><h3>A</h3></i></b></span></a>',
      '<div><span><b><i><h3><a href="a">A</a></h3></i></b></span></div>',
    ],
    [
      'moves a link to a heading behind a paragraph',
      '<a href="a"><p>b</p><div><h2>A</h2></div></a>',
      '<div><p>b</p><div><h2><a href="a">A</a></h2></div></div>',
    ],
    [
      'passes over an empty heading',
      '<a href="a"><h2></h2><h3>A</h3></a>',
      '<div><h2></h2><h3><a href="a">A</a></h3></div>',
    ],
    [
      'makes one link of a short card without a heading',
      '<a href="a"><div>A</div><p>b</p></a>',
      '<p><a href="a"> A  b </a></p>',
    ],
    [
      'makes one link of a card of 200 characters without a heading',
      `<a href="a"><p>A</p><p>${words(198)}</p></a>`,
      `<p><a href="a"> A  ${words(198)} </a></p>`,
    ],
    [
      'moves the link of a longer card to its first block with a text',
      `<a href="a"><p></p><p>A</p><p>${words(199)}</p></a>`,
      `<div><p></p><p><a href="a">A</a></p><p>${words(199)}</p></div>`,
    ],
    [
      'moves the link of a longer card to the innermost first block',
      `<a href="a"><div><i>B</i><p>A</p></div><p>${words(199)}</p></a>`,
      `<div><div><i>B</i><p><a href="a">A</a></p></div><p>${words(199)}</p></div>`,
    ],
  ])(
    '%s',
    becomes(() => rehypeLinkedCards()),
  );

  it('unwraps a link within a link', () => {
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
