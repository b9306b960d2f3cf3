import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeUnseen, toOneLine, toPrintable, toPrintableLines, toShortText } from '#shared/short-text.ts';
import { foreignText, obeyedIn, SHOUT } from '../foreign-text.ts';

it.each([
  ['  uno\n\tdos  tres\u00a0cuatro ', 'uno dos tres cuatro'],
  ['uno\ndos', 'uno dos'],
  ['', ''],
])('toOneLine makes %j to %j', (text, line) => expect(toOneLine(text)).toBe(line));

it.each([
  ['uno dos tres', 12, 'uno dos tres'],
  [' uno  dos\ntres ', 12, 'uno dos tres'],
  ['uno dos tres', 11, 'uno dos…'],
  ['uno dos tres', 9, 'uno dos…'],
  ['uno dos tres', 8, 'uno…'],
  ['interminable', 6, 'inter…'],
  ['😀😀😀', 3, '😀😀😀'],
  ['😀😀😀', 2, '😀…'],
])('toShortText makes %j in %i characters to %j', (text, limit, short) => expect(toShortText(text, limit)).toBe(short));

describe('a printable text', () => {
  it.each([
    ['https://otro.example/\n::error title=x::y\n\u001b[31m', 'https://otro.example/ ::error title=x::y [31m'],
    ['::error::x', ': :error::x'],
    [' \r\n::error::x', ' : :error::x'],
    ['a ##[error]b ##vso[task.complete]', 'a ## [error]b ## vso[task.complete]'],
    ['#\u200b#\u0085[error]', '## [error]'],
    [':\u202e:warning::x', ': :warning::x'],
    ['a\u0000\t\u2028b', 'a b'],
    ['admin\u202egpj.exe \u2066x\u2069', 'admingpj.exe x'],
    // Columns and what people write stay as they are.
    ['año: «señal» 👩 C# 5 × 2  [x](/y/) # ## título', 'año: «señal» 👩 C# 5 × 2  [x](/y/) # ## título'],
    ['a::b, std::vector', 'a::b, std::vector'],
  ])('of %j is %j', (text, printed) => expect(toPrintable(text)).toBe(printed));

  it('is one line without control sequences, and unchanged if printed again', () => {
    fc.assert(
      fc.property(fc.oneof(foreignText(), fc.string({ unit: 'binary' })), (text) => {
        const printed = toPrintable(text);
        expect(obeyedIn(printed)).toEqual([]);
        expect(printed).not.toContain('\n');
        expect(toPrintable(printed)).toBe(printed);
      }),
      { numRuns: 2_000 },
    );
  });

  it('keeps line breaks if it may have several lines', () => {
    expect(toPrintableLines('Error: a\r\n::b\n    at c')).toEqual(['Error: a', ': :b', '    at c']);
  });

  it('is made in linear time of repeated parts', () => {
    for (const part of ['#', '##a', ' ', ': ', '\u200b', '\n ', '##[']) {
      const start = performance.now();
      toPrintable(part.repeat(200_000));
      expect(performance.now() - start).toBeLessThan(5_000);
    }
  });
});

describe('a literal', () => {
  it('has the same value, without invisible characters and control sequences', () => {
    fc.assert(
      fc.property(fc.oneof(foreignText(), fc.string({ unit: 'binary' })), (text) => {
        const literal = escapeUnseen(JSON.stringify(text));
        expect(obeyedIn(literal)).toEqual([]);
        expect(JSON.parse(literal)).toBe(text);
      }),
      { numRuns: 2_000 },
    );
    expect(JSON.parse(escapeUnseen(JSON.stringify({ a: SHOUT })))).toEqual({ a: SHOUT });
  });
});
