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

describe('rehypeVisibleText, for slides in a row,', () => {
  const row = 'class="carousel"';
  const [a, b, none] = ['<p>A</p>', '<p>B</p>', '<p></p>'];
  const image = (source: string) => `<p><b><img ${source}></b></p>`;
  it.each<[rule: string, attributes: string, slides: string, copies: string]>([
    ['removes those that repeat the text of an earlier one', row, a + b + a + b, '--xx'],
    ['keeps those without text and picture', row, none + none + a, '---'],
    ['removes one that repeats the text in another element', row, `${a}<h2>A</h2>`, '-x'],
    [
      'removes one that repeats the picture of an earlier one',
      row,
      image('src="f"') + image('src="g"') + image('src="f"'),
      '--x',
    ],
    [
      'removes one that repeats a picture that is loaded late',
      row,
      image('data-src="f"') + image('data-src="f"'),
      '-x',
    ],
    ['removes a copy if the id of the row says marquee', 'id="logo-marquee"', a + a, '-x'],
    [
      'removes a copy if an animation moves the row',
      'style="color:red; animation: marquee 24s linear infinite"',
      a + a,
      '-x',
    ],
    ['removes a copy if the name of the animation is a movement', 'style="animation-name: scroll-left"', a + a, '-x'],
    [
      'keeps a copy if the row scrolls without such an animation',
      'style="overflow: scroll; animation: fade 1s"',
      a + a,
      '--',
    ],
    ['keeps a copy in another kind of row', 'class="team"', a + a, '--'],
    [
      'keeps one with the same text and another link',
      row,
      '<a href="1">A</a><a href="2">A</a><a href="1">A</a>',
      '--x',
    ],
    ['removes copies in a row of five boxes with the same words', '', '<b>A B</b>'.repeat(5), '-xxxx'],
    ['keeps all in a row of four boxes with the same words', '', '<b>A B</b>'.repeat(4), '----'],
    ['keeps all if one of the boxes differs', '', `${'<b>A B</b>'.repeat(5)}<b>C</b>`, '------'],
    ['keeps all five boxes with the same single word', '', '<b>A</b>'.repeat(5), '-----'],
  ])('%s', (_, attributes, slides, copies) => {
    const tree = treeOf(`<div ${attributes}>${slides}</div>`);
    const band = (tree.children[0] as Element).children[0] as Element;
    const all = [...band.children];
    removeHidden(tree);
    expect(all.map((slide) => (band.children.includes(slide) ? '-' : 'x')).join('')).toBe(copies);
  });

  it('keeps equal cells of a table', () => {
    const tree = treeOf(`<table><tbody><tr>${'<td>No incluye</td>'.repeat(5)}</tr></tbody></table>`);
    removeHidden(tree);
    expect(textOf(tree)).toBe('No incluye '.repeat(5).trim());
  });
});
