import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBodyReader, createWordScanner } from '#shared/search/excerpt/scan-words.ts';
import { spanish } from '#shared/search/language/spanish.ts';
import { toWords } from '#shared/search/to-words.ts';

/** Scans for words as the Spanish index holds them, numbered in their order. */
function scanFor(...words: string[]) {
  const terms = new Map(
    words.map((word, number) => [spanish.stem(toWords(word)[0] ?? ''), { word: number, worth: 1 }]),
  );
  return createWordScanner(terms, spanish.stem);
}

function found(text: string, ...words: string[]): string[] {
  return scanFor(...words)(text, 0, text.length).map(({ start, end }) => text.slice(start, end));
}

describe('createWordScanner', () => {
  it('finds the words in any case, accent and number', () => {
    expect(found('AVERÍAS, la Avería; averia.', 'avería', 'xxx')).toEqual(['AVERÍAS', 'Avería', 'averia']);
    expect(found('Último: LUCES y luz', 'luz', 'último', 'xxx')).toEqual(['Último', 'LUCES', 'luz']);
  });

  it('finds codes and numbers in other spellings', () => {
    expect(found('El E-18, el e18 y el E 18', 'e18', 'xxx')).toEqual(['E-18', 'e18']);
    expect(found('ABC-18, no ABCD-18', 'abc18', 'xxx')).toEqual(['ABC-18']);
    expect(found('ABCD-18', '18', 'abcx')).toEqual(['18']);
    expect(found('1.500 o 1,500 o 1500, no 1.5000', '1500', 'xxx')).toEqual(['1.500', '1,500', '1500']);
    expect(found('No 1.500, pero 1', '1', 'xxx')).toEqual(['1']);
    expect(found('De 8kg o 8 kg', '8', 'xxx')).toEqual(['8kg', '8']);
  });

  it('finds words of other scripts between punctuation', () => {
    expect(found('«東京»—東京… 東京タワー', '東京', 'xxx')).toEqual(['東京', '東京']);
  });

  it('does not find a word within another', () => {
    expect(found('agrifo grifón gri fo grifoñ', 'grifo', 'xxx')).toEqual([]);
  });

  it('finds words only between the given offsets', () => {
    const text = 'grifo baño grifo baño';
    const hits = scanFor('grifo', 'xxx')(text, 5, 16);
    expect(hits.map(({ start, end }) => [start, end])).toEqual([[11, 16]]);
  });

  it('finds the same as splitting the text into words, for any text', () => {
    const piece = fc.oneof(
      fc.constantFrom('grifo', 'GRIFOS', 'grifón', 'Baño', 'bano', 'luz', 'luces', 'x', 'ñ', '’', '😀', 'º', '—', 'б'),
      fc.string({ unit: fc.constantFrom(...' .,;-_*#|\n¿«'), minLength: 1, maxLength: 3 }),
    );
    const scan = scanFor('grifo', 'baño', 'luz', 'inexistente');
    const terms = new Set(['grifo', 'baño', 'luz', 'inexistente'].map(spanish.stem));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        const text = pieces.join('');
        const expected = toWords(text).filter((word) => terms.has(spanish.stem(word)));
        const hits = scan(text, 0, text.length).map(({ start, end }) => toWords(text.slice(start, end))[0]);
        expect(hits).toEqual(expected);
      }),
      { numRuns: 500 },
    );
  });

  it('does not throw or leave the text, for any text', () => {
    const scan = scanFor('grifo', 'baño', '1.500', 'e-18');
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        for (const { start, end } of scan(text, 0, text.length)) {
          expect(start).toBeLessThan(end);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      }),
    );
  });
});

describe('createBodyReader', () => {
  it.each([
    ['# Grifo\n\nUn grifo y otro grifo.', 7, 2],
    ['# El grifo y más\n\nUn grifo.', 0, 2],
    ['Un grifo.\n\n## Grifo\n\n# Grifo\n', 0, 3],
    ['#grifo\n', 0, 1],
  ])(
    'reads %j from offset %i on, behind a main heading that equals the title, with %i matches',
    (text, start, count) => {
      const reading = createBodyReader(scanFor('grifo', 'xxx'))({ title: 'Grifo | Taller', readMarkdown: () => text });
      expect([reading.start, reading.hits.length]).toEqual([start, count]);
    },
  );

  it('skips destinations of links and addresses, and reads their labels', () => {
    const text =
      '[grifo](https://x.es/grifo/) ![grifo](grifo.png) https://grifo.es/grifo Cambio:grifo [a](grifo\ngrifo';
    const reading = createBodyReader(scanFor('grifo', 'xxx'))({ title: '', readMarkdown: () => text });
    expect(reading.hits.map(({ start, end }) => reading.text.slice(start, end))).toEqual(Array(5).fill('grifo'));
    expect(reading.text).not.toContain('x.es');
  });

  /** Thousands of letters that are read of each of seven long pages, up to a blank. */
  const thousandsRead = (text: string) => {
    const read = createBodyReader(scanFor('grifo', 'xxx'));
    return Array.from(
      { length: 7 },
      () => Math.round(read({ title: '', readMarkdown: (bytes) => text.slice(0, bytes) }).end / 100) / 10,
    );
  };

  it('reads less of a page the more was read before, but at least its beginning', () => {
    expect(thousandsRead(`Grifo. ${'palabra '.repeat(5_000)}`)).toEqual([20, 11.1, 6.2, 3.4, 3, 3, 3]);
  });

  it('reads on until a first word, up to a total', () => {
    expect(thousandsRead('palabra '.repeat(5_000))).toEqual([20, 20, 20, 20, 20, 3, 3]);
    const found = thousandsRead(`${'palabra '.repeat(1_700)}grifo ${'palabra '.repeat(3_000)}`);
    expect(found.slice(0, 3)).toEqual([20, 16.1, 16.2]);
  });
});
