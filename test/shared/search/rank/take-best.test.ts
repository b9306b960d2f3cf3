import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { takeBest } from '#shared/search/rank/score-pages.ts';

describe('takeBest', () => {
  it('gives the pages that sorting would put first, equal ones by number', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5), { maxLength: 30 }), fc.nat(12), fc.nat(3), (scores, limit, uncounted) => {
        const pages = Uint32Array.from(scores.keys()).reverse();
        const counted = pages.subarray(0, Math.max(0, pages.length - uncounted));
        const scoreOf = (page: number) => scores[page] as number;
        const sorted = [...counted].sort((a, b) => scoreOf(b) - scoreOf(a) || a - b);
        expect(takeBest(pages, counted.length, Float32Array.from(scores), limit)).toEqual(sorted.slice(0, limit));
      }),
      { numRuns: 300 },
    );
  });
});
