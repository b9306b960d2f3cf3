import { expect, it } from 'vitest';
import { textKey } from '../../../compiler/page/choose/block-keys.ts';
import { countOwnWords, textsLost } from '../../../compiler/page/of-site/count-own-words.ts';
import { treeOf } from '../change-html.ts';

const loss = (rule: string, words: number) => ({
  rule,
  path: [],
  nodes: treeOf(`<p>${'palabra '.repeat(words).trim()}.</p>`).children as never,
});

it('countOwnWords adds the losses of a rule before and during the choice', () => {
  expect(countOwnWords(130, [loss('hidden', 20), loss('hidden', 20)], [loss('choice', 30)], undefined)).toEqual({
    words: 170,
    kept: 100,
    takenBy: 'hidden',
  });
});

it('countOwnWords ignores words that other pages have too', () => {
  const hidden = loss('hidden', 20);
  const repeated = new Set(textsLost(hidden).map(textKey));
  expect(countOwnWords(10, [hidden], [], { repeated })).toEqual({ words: 10, kept: 10 });
});
