import { expect, it } from 'vitest';
import { createTermCounter } from '../../../../compiler/emit/search/weigh-terms.ts';

it('the term counter counts the terms of each page and field separately', () => {
  const counter = createTermCounter(2);
  const [grifo, baño] = [counter.numberOf('grifo'), counter.numberOf('baño')];
  const add = (...fields: number[][]) => counter.add(fields.map(counter.count));
  add([grifo, baño, grifo], [baño, baño]);
  add([grifo], []);
  const { pageCount, terms, counts, parts } = counter.finish();
  expect(pageCount).toBe(2);
  const told = [...parts()].map(({ page, field, from, to, length }) => {
    const entries = [...terms.subarray(from, to)].map((term, i) => [counter.terms[term], counts[from + i]]);
    return [page, field, length, Object.fromEntries(entries)];
  });
  expect(told).toEqual([
    [0, 0, 3, { grifo: 2, baño: 1 }],
    [0, 1, 2, { baño: 2 }],
    [1, 0, 1, { grifo: 1 }],
    [1, 1, 0, {}],
  ]);
});
