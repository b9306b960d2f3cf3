import { setImmediate as nextRound } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { takeTurn } from '../../../runtime/operations/take-turn.ts';

describe('takeTurn', () => {
  it('resumes one caller in each round of the event loop, in their order', async () => {
    const admitted: number[] = [];
    const all = [1, 2, 3, 4].map((caller) => takeTurn().then(() => admitted.push(caller)));
    let most = 0;
    for (let before = 0; admitted.length < all.length; before = admitted.length) {
      await nextRound();
      most = Math.max(most, admitted.length - before);
    }
    expect(admitted).toEqual([1, 2, 3, 4]);
    expect(most).toBe(1);
  });
});
