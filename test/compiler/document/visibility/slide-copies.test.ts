import type { Element } from 'hast';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../../../compiler/document/elements.ts';
import { rehypeVisibleText } from '../../../../compiler/document/passes/rehype-visible-text.ts';
import { createRemovals } from '../../../../compiler/document/removals.ts';
import { treeOf } from '../../change-html.ts';
import { SITE } from '../../page/compile-page.ts';

const removeHidden = rehypeVisibleText({
  removals: createRemovals(),
  isStill: false,
  page: { url: SITE, baseHref: '', ownOrigins: [] },
  links: new Map(),
});

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
    ['unless it leads elsewhere', row, '<a href="1">A</a><a href="2">A</a><a href="1">A</a>', '--x'],
    ['in a row of five boxes with the same words', '', '<b>A B</b>'.repeat(5), '-xxxx'],
    ['not in a row of four', '', '<b>A B</b>'.repeat(4), '----'],
    ['not where one says something else', '', `${'<b>A B</b>'.repeat(5)}<b>C</b>`, '------'],
    ['not of a single word, which may be an entry', '', '<b>A</b>'.repeat(5), '-----'],
  ])('%s', (_, attributes, slides, copies) => {
    const tree = treeOf(`<div ${attributes}>${slides}</div>`);
    const band = (tree.children[0] as Element).children[0] as Element;
    const all = [...band.children];
    removeHidden(tree);
    expect(all.map((slide) => (band.children.includes(slide) ? '-' : 'x')).join('')).toBe(copies);
  });

  it('is no cell of a table, where each column may say the same', () => {
    const tree = treeOf(`<table><tbody><tr>${'<td>No incluye</td>'.repeat(5)}</tr></tbody></table>`);
    removeHidden(tree);
    expect(textOf(tree)).toBe('No incluye '.repeat(5).trim());
  });
});
