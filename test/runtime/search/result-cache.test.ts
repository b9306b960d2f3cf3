import { describe, expect, it } from 'vitest';
import { createResultCache, recall } from '../../../runtime/search/result-cache.ts';

describe('the cache of results', () => {
  it('holds so many, and forgets the one unused for longest', () => {
    const cache = createResultCache<number>(2);
    cache.set('a', 1);
    cache.set('b', 2);
    expect(cache.get('a')).toBe(1);
    cache.set('c', 3);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
  });

  it('keeps no room for what was asked for and not there', () => {
    const cache = createResultCache<number>(2);
    cache.set('a', 1);
    cache.set('b', 2);
    cache.get('x');
    cache.get('a');
    cache.set('c', 3);
    cache.set('d', 4);
    expect(cache.get('a')).toBeUndefined();
  });

  it('makes what it does not hold, once', () => {
    const cache = createResultCache<number>(1);
    let made = 0;
    const make = () => ++made;
    expect([recall(cache, 'a', make), recall(cache, 'a', make), recall(cache, 'b', make)]).toEqual([1, 1, 2]);
  });
});
