import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '#shared/contract/errors.ts';
import { readQuery } from '../../../runtime/http/serve-operation.ts';

const known = new Set(['query', 'limit', 'url', 'año']);
const name = fc.constantFrom(...known);
const text = fc.string({ unit: 'grapheme' });

describe('readQuery', () => {
  it('reads known parameters as forms and URLSearchParams write them', () => {
    fc.assert(
      fc.property(fc.dictionary(name, text), fc.dictionary(text, text), (values, others) => {
        const unknown = Object.entries(others).filter(([other]) => !known.has(other));
        const search = new URLSearchParams([...unknown, ...Object.entries(values), ...unknown]).toString();
        expect(readQuery(search, known)).toEqual({ ...values });
        expect(readQuery(`?${search}`, known)).toEqual({ ...values });
      }),
    );
  });

  it('reads the parameters or gives its own error, for any text', () => {
    const signs = fc.constantFrom('%', '&', '=', '+', '?', '#', 'url', 'C', '3', 'ñ', '\ud83d', '\0', '__proto__');
    fc.assert(
      fc.property(fc.string({ unit: signs }), (search) => {
        try {
          for (const [parameter, value] of Object.entries(readQuery(search, known))) {
            expect(known).toContain(parameter);
            expect(typeof value).toBe('string');
          }
        } catch (error) {
          expect(error).toBeInstanceOf(ApiError);
        }
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['url=a+b+%2B+c', 'a b + c'],
    ['url=1=2?3', '1=2?3'],
    ['url=', ''],
    ['url', ''],
    ['%75rl=%C3%B1', 'ñ'],
  ])('reads %s as «%s»', (search, url) => expect(readQuery(search, known)).toEqual({ url }));

  it.each([
    ['url=&url=2', 'url', 'repeated'],
    ['url=1&%75rl=2', 'url', 'repeated'],
    ['url=%E0%A4', 'url', 'malformed'],
    ['limit=1&url=100%', 'url', 'malformed'],
  ])('refuses %s naming %s', (search, parameter, kind) => {
    const details = { code: 'invalid_parameter', parameter, problem: { kind } };
    expect(() => readQuery(search, known)).toThrow(expect.objectContaining({ details }));
  });

  it.each(['a=1&a=2', 'a=%E0%A4', '%E0=1', 'a=%', '&&=&=='])('ignores unknown parameters: %s', (search) => {
    expect(readQuery(`${search}&url=1`, known)).toEqual({ url: '1' });
  });
});
