import { expect, it } from 'vitest';
import { keysOfSeveral, mostCommon } from '#shared/group-by.ts';

it.each<[values: string[], common: [string, number] | undefined]>([
  [
    ['b', 'a', 'b'],
    ['b', 2],
  ],
  // Equally common, in whatever order they come.
  [
    ['b', 'a'],
    ['a', 1],
  ],
  [
    ['a', 'b'],
    ['a', 1],
  ],
  [[], undefined],
])('mostCommon of %j is %j', (values, common) => expect(mostCommon(values)).toEqual(common));

it('keysOfSeveral gives the keys of at least two sets, ascending, with their counts', () => {
  const sets = [[9, 1, 5], [5], [1, 5, 2], []].map((keys) => Float64Array.from(keys));
  expect(keysOfSeveral(sets, 2)).toEqual([
    [1, 2],
    [5, 3],
  ]);
  expect(keysOfSeveral(sets, 3)).toEqual([[5, 3]]);
  expect(keysOfSeveral([], 1)).toEqual([]);
});
