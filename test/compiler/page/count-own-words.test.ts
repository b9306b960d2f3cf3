import { expect, it } from 'vitest';
import { textKey } from '../../../compiler/page/choose/repetition.ts';
import { countOwnWords, textsLost } from '../../../compiler/page/count-own-words.ts';
import { treeOf } from '../change-html.ts';

const loss = (rule: string, words: number) => ({
  rule,
  path: [],
  nodes: treeOf(`<p>${'palabra '.repeat(words).trim()}.</p>`).children as never,
});

it('the words of all losses of a rule are counted together, before the choice and after it', () => {
  const chosen = { kept: 100, taken: new Map([['choice', 30]]) };
  expect(countOwnWords(chosen, [loss('hidden', 20), loss('hidden', 20)], [], undefined)).toEqual({
    words: 170,
    kept: 100,
    takenBy: 'hidden',
  });
  expect(countOwnWords(chosen, [loss('hidden', 20)], [loss('trim', 25)], undefined)).toEqual({
    words: 150,
    kept: 75,
    takenBy: 'choice',
  });
});

it('what stands on other pages too is none of a page’s own words', () => {
  const hidden = loss('hidden', 20);
  const standing = new Set(textsLost(hidden).map(textKey));
  const chosen = { kept: 10, taken: new Map<string, number>() };
  expect(countOwnWords(chosen, [hidden], [], { standing })).toEqual({ words: 10, kept: 10 });
});
