import type { Element, Root } from 'hast';
import { describe, expect, it } from 'vitest';
import { createRemovals } from '../../../compiler/document/removals.ts';
import { noteSections } from '../../../compiler/page/note-sections.ts';
import { changeHtml } from '../change-html.ts';

/** What is left of HTML once `<del>` has gone, and what was noted. */
function trimmed(html: string): [string, ...string[]] {
  const removals = createRemovals();
  const left = changeHtml(html, (tree: Root) => {
    const dropEmptied = noteSections(tree);
    const drop = (node: Root | Element): void => {
      node.children = node.children.filter(
        (child) => child.type !== 'element' || child.tagName !== 'del',
      ) as typeof node.children;
      for (const child of node.children) if (child.type === 'element') drop(child);
    };
    drop(tree);
    dropEmptied(removals);
  });
  return [left, ...removals.removed.map(({ rule, text }) => `${rule} ${text}`)];
}
const gone = (length = 40) => `<del>${'x'.repeat(length)}</del>`;

describe('a heading', () => {
  it.each<[string, string, string]>([
    ['goes with its section', `<h2>A</h2>${gone()}`, ''],
    ['of seven words goes with it', `<h2>a b c d e f g</h2>${gone()}`, ''],
    ['of eight words is the text itself', `<h2>a b c d e f g h</h2>${gone()}`, '<h2>a b c d e f g h</h2>'],
    ['stays over a button that went', `<h2>A</h2>${gone(39)}`, '<h2>A</h2>'],
    ['stays over what is left', `<h2>A</h2>${gone()}<p>b</p>`, '<h2>A</h2><p>b</p>'],
    ['stays over a picture', `<h2>A</h2>${gone()}<img>`, '<h2>A</h2><img>'],
    ['goes with a picture that has no address', `<h2>A</h2>${gone()}<img src="">`, '<img src="">'],
    ['goes with a list that was empty', '<h2>A</h2><p data-taken=""></p>', '<p data-taken=""></p>'],
    ['stays over nothing that was there before', '<h2>A</h2><h2>B</h2><p>c</p>', '<h2>A</h2><h2>B</h2><p>c</p>'],
    ['stays over a deeper one', `<h2>A</h2>${gone()}<h3>B</h3><p>c</p>`, '<h2>A</h2><h3>B</h3><p>c</p>'],
    ['goes with the deeper ones', `<h2>A</h2><h3>B</h3>${gone()}<h4>C</h4>${gone()}`, ''],
    ['goes before one of its level', `<h3>A</h3>${gone()}<h3>B</h3><p>c</p>`, '<h3>B</h3><p>c</p>'],
    ['of the page stays', `<h1>A</h1>${gone()}`, '<h1>A</h1>'],
    ['that the owner keeps stays', `<h2 data-vitrina="keep">A</h2>${gone()}`, '<h2 data-vitrina="keep">A</h2>'],
    ['is not that of the footer', `<h2>A</h2><footer>${gone()}</footer>`, '<h2>A</h2><footer></footer>'],
    [
      'is not that of what follows the article',
      `<article><h2>A</h2></article>${gone()}`,
      '<article><h2>A</h2></article>',
    ],
    ['goes with its form', '<h2>A</h2><form data-asks="text"></form>', '<form data-asks="text"></form>'],
    ['that ends a line stays', `<li>a <h4>B</h4></li>${gone()}`, '<li>a <h4>B</h4></li>'],
    ['that begins a line goes', `<li><h4>B</h4>${gone()}</li>`, '<li></li>'],
    ['over icons of networks goes', '<h2>Síguenos</h2><p><a href="/b"></a></p>', '<p><a href="/b"></a></p>'],
    ['over icons may have four words', '<h2>Comparte esto en redes</h2><a href="/b"></a>', '<a href="/b"></a>'],
    ['over no icons stays', '<h2>Consejos para compartir</h2><h2>A</h2>', '<h2>Consejos para compartir</h2><h2>A</h2>'],
    [
      'of five words with such a word stays',
      '<h2>Comparte esto con tus vecinos</h2><a href="/b"></a>',
      '<h2>Comparte esto con tus vecinos</h2><a href="/b"></a>',
    ],
    [
      'of a fold goes with its panel',
      `<p data-fold="label">A</p>${gone()}<p data-fold="label">B</p><p>c</p>`,
      '<p data-fold="label">B</p><p>c</p>',
    ],
  ])('%s', (_, html, left) => {
    expect(trimmed(html)[0]).toBe(left);
  });

  it('is noted by name', () => {
    expect(trimmed(`<h2>A</h2>${gone()}`).slice(1)).toEqual(['emptied-section A']);
  });
});
