import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCursor, toCursor } from '../../../runtime/search/search-cursor.ts';

const text = fc.string({ minLength: 1, maxLength: 60 });

describe('cursor', () => {
  it('has 12 URL-safe characters and leads back to its place', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), text, text, (offset, query, generation) => {
        const cursor = toCursor(offset, query, generation);
        expect(cursor).toMatch(/^[A-Za-z0-9_-]{12}$/);
        expect(readCursor(cursor, query, generation)).toEqual({ kind: 'offset', offset });
      }),
    );
  });

  it('is unknown to another query', () => {
    fc.assert(
      fc.property(fc.nat(1000), text, text, (offset, query, other) => {
        fc.pre(query !== other);
        expect(readCursor(toCursor(offset, query, 'g'), other, 'g')).toEqual({ kind: 'unknown' });
      }),
    );
  });

  it('is stale in another generation', () => {
    expect(readCursor(toCursor(8, 'grifo', 'one'), 'grifo', 'two')).toEqual({ kind: 'stale' });
  });

  it('is unknown when it was changed or made up', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), (cursor) => {
        expect(readCursor(cursor, 'grifo', 'g').kind).toBe('unknown');
      }),
    );
    const cursor = toCursor(8, 'grifo', 'g');
    const changed = (cursor.startsWith('A') ? 'B' : 'A') + cursor.slice(1);
    expect(readCursor(changed, 'grifo', 'g').kind).toBe('unknown');
  });
});
