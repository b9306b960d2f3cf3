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

describe('after the text of a section was removed, a heading', () => {
  it.each<[string, string, string]>([
    ['is removed with its section', `<h2>A</h2>${gone()}`, ''],
    ['of seven words is removed with its section', `<h2>a b c d e f g</h2>${gone()}`, ''],
    ['of eight words stays', `<h2>a b c d e f g h</h2>${gone()}`, '<h2>a b c d e f g h</h2>'],
    ['stays if fewer than 40 characters were removed', `<h2>A</h2>${gone(39)}`, '<h2>A</h2>'],
    ['stays if a paragraph is left', `<h2>A</h2>${gone()}<p>b</p>`, '<h2>A</h2><p>b</p>'],
    ['stays if a picture is left', `<h2>A</h2>${gone()}<img>`, '<h2>A</h2><img>'],
    ['is removed if only a picture without address is left', `<h2>A</h2>${gone()}<img src="">`, '<img src="">'],
    ['is removed if only an emptied list is left', '<h2>A</h2><p data-taken=""></p>', '<p data-taken=""></p>'],
    ['stays if its section was empty before', '<h2>A</h2><h2>B</h2><p>c</p>', '<h2>A</h2><h2>B</h2><p>c</p>'],
    [
      'stays if a deeper heading keeps its text',
      `<h2>A</h2>${gone()}<h3>B</h3><p>c</p>`,
      '<h2>A</h2><h3>B</h3><p>c</p>',
    ],
    [
      'is removed with the deeper headings if all lost their texts',
      `<h2>A</h2><h3>B</h3>${gone()}<h4>C</h4>${gone()}`,
      '',
    ],
    ['is removed before a heading of its level', `<h3>A</h3>${gone()}<h3>B</h3><p>c</p>`, '<h3>B</h3><p>c</p>'],
    ['of level 1 stays', `<h1>A</h1>${gone()}`, '<h1>A</h1>'],
    ['stays if the owner keeps it', `<h2 data-vitrina="keep">A</h2>${gone()}`, '<h2 data-vitrina="keep">A</h2>'],
    [
      'stays if the removed text was in a footer',
      `<h2>A</h2><footer>${gone()}</footer>`,
      '<h2>A</h2><footer></footer>',
    ],
    [
      'stays if the removed text was after its article',
      `<article><h2>A</h2></article>${gone()}`,
      '<article><h2>A</h2></article>',
    ],
    [
      'is removed if only a form that asks for a text is left',
      '<h2>A</h2><form data-asks="text"></form>',
      '<form data-asks="text"></form>',
    ],
    ['stays if it ends the line of a list item', `<li>a <h4>B</h4></li>${gone()}`, '<li>a <h4>B</h4></li>'],
    ['is removed if it begins a list item', `<li><h4>B</h4>${gone()}</li>`, '<li></li>'],
    [
      'is removed if only icons of social networks are left',
      '<h2>Síguenos</h2><p><a href="/b"></a></p>',
      '<p><a href="/b"></a></p>',
    ],
    [
      'of four words is removed if only icons are left',
      '<h2>Comparte esto en redes</h2><a href="/b"></a>',
      '<a href="/b"></a>',
    ],
    [
      'on sharing stays if it has no icons below',
      '<h2>Consejos para compartir</h2><h2>A</h2>',
      '<h2>Consejos para compartir</h2><h2>A</h2>',
    ],
    [
      'of five words on sharing stays if only icons are left',
      '<h2>Comparte esto con tus vecinos</h2><a href="/b"></a>',
      '<h2>Comparte esto con tus vecinos</h2><a href="/b"></a>',
    ],
    [
      'that labels a fold is removed with its panel',
      `<p data-fold="label">A</p>${gone()}<p data-fold="label">B</p><p>c</p>`,
      '<p data-fold="label">B</p><p>c</p>',
    ],
  ])('%s', (_, html, left) => {
    expect(trimmed(html)[0]).toBe(left);
  });

  it('is listed as an emptied section', () => {
    expect(trimmed(`<h2>A</h2>${gone()}`).slice(1)).toEqual(['emptied-section A']);
  });
});
