import fc from 'fast-check';
import { expect, it } from 'vitest';
import { poolRandomBytes } from '../../../runtime/oauth/secret.ts';

it('gives each random byte once, in order, whatever sizes are asked for', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 50 }),
      fc.integer({ min: 1, max: 64 }),
      (sizes, portion) => {
        let drawn = 0;
        const source = (size: number) => Buffer.from(Array.from({ length: size }, () => drawn++ & 0xff));
        const take = poolRandomBytes(source, portion);
        const given = sizes.map((size) => take(size));
        expect(given.map(({ length }) => length)).toEqual(sizes);
        // A rest too small for a request is left, never joined to the next portion.
        const starts = given.map((bytes) => bytes[0] as number);
        for (const bytes of given)
          expect([...bytes]).toEqual([...bytes.keys()].map((at) => ((bytes[0] as number) + at) & 0xff));
        expect(drawn < 256 ? new Set(starts).size : starts.length).toBe(starts.length);
      },
    ),
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
