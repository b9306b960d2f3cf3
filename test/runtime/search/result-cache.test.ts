import { expect, it } from 'vitest';
import { createResultCache } from '../../../runtime/search/result-cache.ts';

it('the cache of results makes what it does not hold, once, and forgets what is unused for longest', () => {
  const recall = createResultCache<string>(2);
  const made: string[] = [];
  const ask = (key: string) =>
    recall(key, () => {
      made.push(key);
      return key.toUpperCase();
    });
  expect(['a', 'b', 'a', 'c', 'a', 'b'].map(ask)).toEqual(['A', 'B', 'A', 'C', 'A', 'B']);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
