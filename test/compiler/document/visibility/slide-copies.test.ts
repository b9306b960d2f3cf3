import type { Element } from 'hast';
import { describe, expect, it } from 'vitest';
import { createCopyFinder } from '../../../../compiler/document/visibility/slide-copies.ts';
import { treeOf } from '../../change-html.ts';

describe('a slide is a copy', () => {
  const row = 'class="carousel"';
  const [a, b, none] = ['<p>A</p>', '<p>B</p>', '<p></p>'];
  const image = (source: string) => `<p><b><img ${source}></b></p>`;
  it.each<[rule: string, attributes: string, slides: string, copies: string]>([
    ['of what an earlier one says', row, a + b + a + b, '--xx'],
    ['if it says anything', row, none + none + a, '---'],
    ['in whatever element', row, `${a}<h2>A</h2>`, '-x'],
    ['if it shows the same picture', row, image('src="f"') + image('src="g"') + image('src="f"'), '--x'],
    ['by the picture that is loaded late', row, image('data-src="f"') + image('data-src="f"'), '-x'],
    ['in a band that is called so', 'id="logo-marquee"', a + a, '-x'],
    ['in a band that moves so', 'style="color:red; animation: marquee 24s linear infinite"', a + a, '-x'],
    ['in one whose motion has that name', 'style="animation-name: scroll-left"', a + a, '-x'],
    ['in no band that scrolls', 'style="overflow: scroll; animation: fade 1s"', a + a, '--'],
    ['in no other row', 'class="team"', a + a, '--'],
  ])('%s', (_, attributes, slides, copies) => {
    const [body] = treeOf(`<div ${attributes}>${slides}</div>`).children as Element[];
    const band = body?.children[0] as Element;
    const isCopy = createCopyFinder(band);
    expect((band.children as Element[]).map((slide) => (isCopy(slide) ? 'x' : '-')).join('')).toBe(copies);
  });
});
