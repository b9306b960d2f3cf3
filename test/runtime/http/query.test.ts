import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#shared/contract/errors.ts';
import { readQuery } from '../../../runtime/http/query.ts';

describe('readQuery', () => {
  it('reads what forms and URLSearchParams write', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string({ minLength: 1, unit: 'grapheme' }), fc.string({ unit: 'grapheme' })),
        (values) => {
          const search = new URLSearchParams(values).toString();
          expect({ ...readQuery(search) }).toEqual({ ...values });
          expect({ ...readQuery(`?${search}`) }).toEqual({ ...values });
        },
      ),
    );
  });

  it('reads or complains, and never anything else, whatever it is given', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('%', '&', '=', '+', '?', '#', 'a', 'C', '3', 'ñ', '\ud83d', '\0') }),
        (search) => {
          try {
            for (const value of Object.values(readQuery(search))) expect(typeof value).toBe('string');
          } catch (error) {
            expect(error).toBeInstanceOf(ApiError);
          }
        },
      ),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['a=1&a=2', 'a', 'repeated'],
    ['a=1&%61=2', 'a', 'repeated'],
    ['url=%E0%A4', 'url', 'malformed'],
    ['url=100%', 'url', 'malformed'],
  ])('refuses %s naming %s', (search, parameter, kind) => {
    const attempt = () => readQuery(search);
    expect(attempt).toThrow(ApiError);
    expect(attempt).toThrow(
      expect.objectContaining({ details: { code: 'invalid_parameter', parameter, problem: { kind } } }),
    );
  });
});
