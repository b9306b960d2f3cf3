/** Returns a generator of pseudorandom numbers from 0 to below 1, the same for a seed. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5) >>> 0;
    return ((state ^ (state >>> 12)) >>> 0) / 2 ** 32;
  };
}
