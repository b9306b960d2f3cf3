import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createExpiringMap } from '../../../../runtime/state/memory/expiring-map.ts';

describe('an expiring map', () => {
  it('keeps every entry for its lifetime and forgets it within two', () => {
    const steps = fc.array(fc.record({ key: fc.integer({ max: 20, min: 0 }).map(String), after: fc.nat(30) }));
    fc.assert(
      fc.property(steps, (sets) => {
        const map = createExpiringMap<number>(100, 10_000);
        const setAt = new Map<string, number>();
        let now = 0;
        for (const { key, after } of sets) {
          now += after;
          map.set(key, now, now);
          setAt.set(key, now);
          for (const [other, at] of setAt) {
            if (now - at < 100) expect(map.get(other)).toBe(at);
            if (now - at >= 200) expect(map.get(other)).toBeUndefined();
          }
        }
      }),
    );
  });

  it('forgets the oldest early rather than hold more than it may', () => {
    const map = createExpiringMap<number>(100, 10);
    for (let key = 0; key < 1000; key++) {
      map.set(`${key}`, key, 0);
      const held = Array.from({ length: key + 1 }, (_, other) => map.get(`${other}`)).filter((at) => at !== undefined);
      expect(held.length).toBeLessThanOrEqual(10);
      expect(held).toEqual(Array.from(held, (_, index) => key - held.length + 1 + index));
    }
  });

  it('keeps what is set out of order, as work done at once ends', () => {
    const map = createExpiringMap<number>(100, 10_000);
    for (const now of [503, 502, 501, 500, 499]) map.set(`${now}`, now, now);
    expect([503, 502, 501, 500, 499].map((key) => map.get(`${key}`))).toEqual([503, 502, 501, 500, 499]);
  });

  it('goes on when the clock is set back', () => {
    const map = createExpiringMap<number>(100, 10_000);
    map.set('future', 1, 1_000_000);
    for (const now of [0, 100, 200]) map.set(`${now}`, now, now);
    expect(map.get('future')).toBeUndefined();
  });
});
