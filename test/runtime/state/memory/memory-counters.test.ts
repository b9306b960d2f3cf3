import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryCounters } from '../../../../runtime/state/memory/memory-counters.ts';
import type { Use } from '../../../../runtime/state/state.ts';

const limit = { limit: 60, windowSeconds: 60 };
const windowMs = 60_000;

const requests = fc.array(fc.record({ key: fc.integer({ min: 0, max: 30 }).map(String), after: fc.nat(9_000) }));

/** The same in the simplest way, for ever and without a bound. */
function createModel() {
  const uses = new Map<string, Use>();
  return (key: string, now: number): Use => {
    const use = uses.get(key);
    const next = use && now < use.resetAt ? { ...use, used: use.used + 1 } : { used: 1, resetAt: now + windowMs };
    uses.set(key, next);
    return next;
  };
}

describe('counters in memory', () => {
  it('are exact below their bound, however the requests come', async () => {
    await fc.assert(
      fc.asyncProperty(requests, async (all) => {
        const counters = createMemoryCounters(64);
        const expected = createModel();
        let now = 0;
        for (const { key, after } of all) {
          now += after;
          expect(await counters.count(key, limit, now)).toEqual(expected(key, now));
        }
      }),
    );
  });

  it('restart early beyond it, and never take the requests of one for those of another', async () => {
    await fc.assert(
      fc.asyncProperty(requests, async (all) => {
        const counters = createMemoryCounters(8);
        const expected = createModel();
        let now = 0;
        for (const { key, after } of all) {
          now += after;
          const { used, resetAt } = await counters.count(key, limit, now);
          const model = expected(key, now);
          expect(used).toBeGreaterThanOrEqual(1);
          expect(used).toBeLessThanOrEqual(all.length);
          expect(resetAt).toBeGreaterThan(now);
          expect(resetAt).toBeLessThanOrEqual(now + windowMs);
          if (used > 1 && resetAt === model.resetAt) expect(used).toBeLessThanOrEqual(model.used);
        }
      }),
    );
  });

  it('restart when the clock is set back, instead of refusing until it catches up', async () => {
    const { count } = createMemoryCounters();
    await count('a', limit, 1_000_000_000);
    expect(await count('a', limit, 0)).toEqual({ used: 1, resetAt: windowMs });
  });
});
