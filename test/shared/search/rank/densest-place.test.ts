import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WordHit } from '#shared/search/excerpt/scan-words.ts';
import { densestPlace } from '#shared/search/rank/rank-pages.ts';

const hit = (start: number, word: number, worth = 1): WordHit => ({ start, end: start + 5, word, worth });

describe('densestPlace', () => {
  it('is the stretch of a given width with the highest sum', () => {
    const hits = [hit(0, 0), hit(50, 1), hit(500, 0), hit(520, 2, 3), hit(900, 1)];
    expect(densestPlace(hits, 100)).toEqual({ start: 500, end: 525, worth: 4 });
  });

  it('counts a repeated word once', () => {
    expect(densestPlace([hit(0, 0), hit(10, 0), hit(20, 0), hit(300, 0), hit(310, 1)], 100)).toEqual({
      start: 300,
      end: 315,
      worth: 2,
    });
  });

  it('is the shortest of equal stretches, and the first of equally short ones', () => {
    expect(densestPlace([hit(0, 0), hit(60, 1), hit(300, 0), hit(320, 1)], 100).start).toBe(300);
    expect(densestPlace([hit(0, 0), hit(20, 1), hit(300, 0), hit(320, 1)], 100).start).toBe(0);
  });

  it('is empty without hits', () => {
    expect(densestPlace([], 100)).toEqual({ start: 0, end: 0, worth: 0 });
  });

  it('equals the result of trying every stretch', () => {
    const hits = fc
      .array(
        fc.record({
          gap: fc.integer({ min: 1, max: 60 }),
          word: fc.nat({ max: 3 }),
          worth: fc.integer({ min: 1, max: 4 }),
        }),
        { maxLength: 12 },
      )
      .map((list) => {
        let at = 0;
        return list.map(({ gap, word, worth }) => {
          at += gap + 5;
          return hit(at, word, worth);
        });
      });
    fc.assert(
      fc.property(hits, (list) => {
        let best = { start: 0, end: 0, worth: 0 };
        for (const [i, first] of list.entries()) {
          for (const last of list.slice(i)) {
            if (last.end - first.start > 100) continue;
            const words = list.filter(({ start, end }) => start >= first.start && end <= last.end);
            const bestOf = (word: number) =>
              Math.max(0, ...words.filter((one) => one.word === word).map((one) => one.worth));
            const worth = [0, 1, 2, 3].reduce((sum, word) => sum + bestOf(word), 0);
            const width = last.end - first.start;
            const shortest = best.end - best.start;
            if (worth > best.worth || (worth === best.worth && width < shortest)) {
              best = { start: first.start, end: last.end, worth };
            }
          }
        }
        expect(densestPlace(list, 100)).toEqual(best);
      }),
      { numRuns: 500 },
    );
  });
});
