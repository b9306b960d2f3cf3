import { describe, expect, it } from 'vitest';
import { createTermCounter } from '../../../../compiler/emit/search/count-terms.ts';

describe('the counter of terms', () => {
  it('counts each term once a page and field, the first of a page too, and never with those of the page before', () => {
    const counter = createTermCounter(2);
    counter.add([
      ['grifo', 'baño', 'grifo'],
      ['baño', 'baño'],
    ]);
    counter.add([['grifo'], []]);
    const [first, second] = counter.finish().map(({ starts, terms, counts, lengths }) => ({
      starts: [...starts],
      entries: [...terms].map((term, i) => [counter.terms[term], counts[i]]),
      lengths: [...lengths],
    }));
    expect(first).toEqual({
      starts: [0, 2, 3],
      entries: [
        ['grifo', 2],
        ['baño', 1],
        ['grifo', 1],
      ],
      lengths: [3, 1],
    });
    expect(second).toEqual({ starts: [0, 1, 1], entries: [['baño', 2]], lengths: [2, 0] });
  });

  it('has room for more terms and entries than it began with', () => {
    const counter = createTermCounter(1);
    const words = Array.from({ length: 40_000 }, (_, number) => `w${number}`);
    counter.add([[...words, ...words]]);
    const [field] = counter.finish();
    expect(field?.terms).toHaveLength(40_000);
    expect(field?.counts.every((count) => count === 2)).toBe(true);
  });
});
