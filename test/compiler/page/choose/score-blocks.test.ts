/** Choosing content: scores of blocks, before anything corrects them. */

import { describe, expect, it } from 'vitest';
import { leanOnNeighbours, scoreBlocks } from '../../../../compiler/page/choose/score-blocks.ts';
import { learnTemplate } from '../../../../compiler/page/learn-template.ts';
import { blocksOf, words } from './blocks-of.ts';

describe('a block leans on its neighbours', () => {
  const lean = (...blocks: [words: number, score: number][]) =>
    leanOnNeighbours(
      blocks.map(([count]) => ({ words: count })),
      blocks.map(([, score]) => score),
    ).map((score) => Math.round(score * 100) / 100);
  it('for a fifth of its score', () => {
    expect(lean([5, 1], [5, 0], [5, 1])[1]).toBe(0.2);
    expect(lean([5, 0], [5, 1], [5, 0])[1]).toBe(0.8);
  });
  it('by their words and two more, up to forty', () => {
    expect(lean([8, 1], [5, 0], [0, 0])[1]).toBe(0.17);
    expect(lean([8, 1], [5, 0], [40, 0])[1]).toBe(0.04);
    expect(lean([8, 1], [5, 0], [400, 0])[1]).toBe(0.04);
  });
  it('of which the first and the last have one, and what stands alone none', () => {
    expect(lean([5, 1], [5, 2])).toEqual([1.2, 1.8]);
    expect(lean([5, 1])).toEqual([1]);
  });
});

it('a score is what the signals are worth and what the site says, which is told apart', () => {
  const blocks = blocksOf(`<main><p>${words(30)}.</p></main><footer><p>© 2026</p></footer>`);
  const stated = { description: () => false, structuredData: () => false, isLong: false };
  const [text, copyright] = scoreBlocks(blocks, stated, { path: '/', isHome: false }, learnTemplate([]));
  expect(text?.score).toBeGreaterThan((copyright?.score ?? 0) + 1);
  expect([text?.template, copyright?.template]).toEqual([0, 0]);
});
