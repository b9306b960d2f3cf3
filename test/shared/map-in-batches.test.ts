import { expect, it } from 'vitest';
import { mapInBatches } from '#shared/map-in-batches.ts';

it('mapInBatches maps a long list in its order, with at most 64 items at a time', async () => {
  let underWay = 0;
  let most = 0;
  const results = await mapInBatches(Array.from({ length: 130 }).fill('a'), async (item, index) => {
    most = Math.max(most, ++underWay);
    // The later of a batch end first.
    for (let turn = index % 64; turn < 64; turn++) await undefined;
    underWay--;
    return `${item}${index}`;
  });
  expect(results).toEqual(Array.from({ length: 130 }, (_, index) => `a${index}`));
  expect(most).toBe(64);
});
