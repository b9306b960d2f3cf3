import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toWords } from '#shared/search/to-words.ts';

/** Any UTF-16 unit, lone surrogates included. */
const anyUnit = fc.nat({ max: 0xffff }).map((code) => String.fromCharCode(code));

describe('toWords', () => {
  it('folds case and accents but keeps ñ', () => {
    expect(toWords('AVERÍA Pingüino Ñandú')).toEqual(['averia', 'pinguino', 'ñandu']);
    expect(toWords('averi\u0301a pin\u0303a')).toEqual(['averia', 'piña']);
  });

  it('takes every character of a query language as text', () => {
    expect(toWords('a:b* "c" +d -e~1 ^2')).toEqual(['a', 'b', 'c', 'd', 'e', '1', '2']);
  });

  it('reads a number with a thousands separator as one number', () => {
    expect(toWords('1.500 € o 1,500')).toEqual(['1500', 'euro', 'o', '1500']);
    expect(toWords('24,5 kg')).toEqual(['24', '5', 'kg']);
  });

  it('reads a short code with and without its hyphen alike', () => {
    expect(toWords('Error E-18')).toEqual(toWords('error e18'));
    expect(toWords('servicio-24')).toEqual(['servicio', '24']);
  });

  it('reads a number with and without a blank before its unit alike', () => {
    for (const [together, apart] of [
      ['8kg', '8 kg'],
      ['35€', '35 euro'],
      ['50m²', '50 m2'],
      ['9000BTU', '9000 btu'],
    ] as const) {
      expect(toWords(together)).toEqual(toWords(apart));
    }
    expect(toWords('24h, 3kb950')).toEqual(['24h', '3kb950']);
  });

  it('leaves ordinal signs out', () => {
    expect(toWords('1º 3ª')).toEqual(['1', '3']);
  });

  it('gives words that it would give again', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyUnit, maxLength: 60 }), (text) => {
        const words = toWords(text);
        expect(words.every((word) => word.length > 0 && word.length <= 40)).toBe(true);
      }),
      { numRuns: 50 },
    );
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom(...'abceñxz'), minLength: 1, maxLength: 9 }), { maxLength: 5 }),
        (words) => {
          expect(toWords(words.join(' ').toUpperCase())).toEqual(words);
        },
      ),
    );
  });
});
