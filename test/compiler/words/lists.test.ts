import { expect, it } from 'vitest';
import { listSome } from '../../../compiler/words/list-some.ts';

const more = (number: number) => `and ${number} more`;

it.each<[number, string]>([
  [0, ''],
  [1, '1'],
  [10, '1, 2, 3, 4, 5, 6, 7, 8, 9, 10'],
  [11, '1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 1 more'],
  [13, '1, 2, 3, 4, 5, 6, 7, 8, 9, 10 and 3 more'],
])('a list of %i entries names ten and counts the others', (number, listed) => {
  const entries = Array.from({ length: number }, (_, index) => `${index + 1}`);
  expect(listSome(entries, more, ', ')).toBe(listed);
  expect(listSome(entries.slice(0, 2), more)).toBe(entries.slice(0, 2).join(' '));
});
