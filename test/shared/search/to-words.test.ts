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

  it('reads operators of query languages as text', () => {
    expect(toWords('a:b* "c" +d -e~1 ^2')).toEqual(['a', 'b', 'c', 'd', 'e', '1', '2']);
  });

  it('reads a number with a thousands separator as one number', () => {
    expect(toWords('1.500 € o 1,500')).toEqual(['1500', 'euro', 'o', '1500']);
    expect(toWords('24,5 kg y 1.5000')).toEqual(['24', '5', 'kg', 'y', '1', '5000']);
    expect(toWords('1.234.567')).toEqual(['1234567']);
  });

  it('reads a short code the same with and without a hyphen', () => {
    expect(toWords('Error E-18')).toEqual(toWords('error e18'));
    expect(toWords('abc-1 y F-21, F-22')).toEqual(['abc1', 'y', 'f21', 'f22']);
    expect(toWords('servicio-24 abcd-1 e-a')).toEqual(['servicio', '24', 'abcd', '1', 'e', 'a']);
  });

  it('reads a number the same with and without a blank before its unit', () => {
    for (const [together, apart] of [
      ['8kg', '8 kg'],
      ['35€', '35 euro'],
      ['50m²', '50 m2'],
      ['9000BTU', '9000 btu'],
      ['5g 5l 5ml 5cm 5mm 5km', '5 g 5 l 5 ml 5 cm 5 mm 5 km'],
      ['5m3 5kw 5W 5v 50Hz 5euro 5euros', '5 m3 5 kw 5 w 5 v 50 hz 5 euro 5 euros'],
    ] as const) {
      expect(toWords(together)).toEqual(toWords(apart));
    }
    expect(toWords('24h, 3kb950, 5kgs')).toEqual(['24h', '3kb950', '5kgs']);
  });

  it('skips ordinal signs', () => {
    expect(toWords('1º 3ª')).toEqual(['1', '3']);
  });

  it('cuts a word after forty letters', () => {
    expect(toWords(`${'a'.repeat(41)} ${'b'.repeat(40)}`)).toEqual(['a'.repeat(40), 'b'.repeat(40)]);
  });

  it('gives the same words if applied twice', () => {
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
