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
])('of %j most common is %j', (values, common) => expect(mostCommon(values)).toEqual(common));

it('keys of several sets come ascending, each with how many have it', () => {
  const sets = [[9, 1, 5], [5], [1, 5, 2], []].map((keys) => Float64Array.from(keys));
  expect(keysOfSeveral(sets, 2)).toEqual([
    [1, 2],
    [5, 3],
  ]);
  expect(keysOfSeveral(sets, 3)).toEqual([[5, 3]]);
  expect(keysOfSeveral([], 1)).toEqual([]);
});
