import fc from 'fast-check';
import { expect, it } from 'vitest';
import { poolRandomBytes } from '../../../runtime/oauth/secret.ts';

it('gives each random byte once, in order, whatever sizes are asked for', () => {
  const size = fc.integer({ min: 1, max: 16 });
  fc.assert(
    // Fewer than 256 bytes are drawn, so that each is known by its value.
    fc.property(fc.array(size, { maxLength: 7 }), size, (sizes, portion) => {
      let drawn = 0;
      const take = poolRandomBytes((count) => Buffer.from(Array.from({ length: count }, () => drawn++)), portion);
      const given = sizes.map((count) => [...take(count)]);
      expect(given.map(({ length }) => length)).toEqual(sizes);
      const bytes = given.flat();
      expect(bytes).toEqual([...new Set(bytes)].sort((a, b) => a - b));
    }),
  );
});

it('keeps no byte that it gave', () => {
  const portions: Buffer[] = [];
  const take = poolRandomBytes((size) => {
    const portion = Buffer.alloc(size, 7);
    portions.push(portion);
    return portion;
  }, 64);
  take(32);
  expect([...(portions[0] as Buffer)]).toEqual([...Array(32).fill(0), ...Array(32).fill(7)]);
});
