import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBeginnings, readLines } from '#shared/search/excerpt/read-lines.ts';

const read = (text: string) => readBeginnings(text, readLines(text, 0, text.length));
/** What follows each beginning; `|` before those within a sentence. */
const beginningsOf = (text: string) =>
  read(text).map(({ place, isSentence }) => `${isSentence ? '' : '|'}${text.slice(place, place + 6)}`);

describe('an excerpt may begin', () => {
  it('at lines, sentences and clauses', () => {
    expect(beginningsOf('Primera, y más: así. Segunda (aparte) fin!\n\nTercera')).toEqual([
      'Primer',
      '|y más:',
      '|así. S',
      'Segund',
      '|fin!\n\n',
      'Tercer',
    ]);
    expect(beginningsOf('¿Uno? «Dos.» **Tres.** Cuatro… Cinco')).toEqual([
      '¿Uno? ',
      '«Dos.»',
      '**Tres',
      'Cuatro',
      'Cinco',
    ]);
  });

  it('not at a blank at the end of a line', () => {
    expect(beginningsOf('Uno. \nDos, ')).toEqual(['Uno. \n', 'Dos, ']);
  });

  it.each(['El Dr. Ruiz', 'La Avda. Real', 'Paso 3. Se', 'Es S.L. y', 'No. Se'])(
    'not at a sentence after an abbreviation, a number or a short answer (%s)',
    (text) => {
      expect(read(text).filter(({ isSentence }) => isSentence)).toHaveLength(1);
    },
  );

  it.each(['Eso sí. Se', 'Desde 1998. Se', 'Con la ONCE. Se'])('at a sentence after other short words (%s)', (text) => {
    expect(read(text).filter(({ isSentence }) => isSentence)).toHaveLength(2);
  });

  it('at lines of a list item', () => {
    expect(beginningsOf('- Primer punto\n  y sigue\n  - Segundo\n  * Tercero')).toEqual([
      '- Prim',
      '|  y si',
      '  - Se',
      '  * Te',
    ]);
  });

  it('at words of a long clause', () => {
    const places = read('palabra '.repeat(200)).map(({ place }) => place);
    expect(places.length).toBeGreaterThan(8);
    for (const [i, place] of places.entries()) {
      expect(place % 8).toBe(0);
      if (i > 0) expect(place - (places[i - 1] as number)).toBeGreaterThanOrEqual(50);
    }
    expect(read('palabra '.repeat(12)).length).toBe(1);
  });

  it('at ascending places that are not blank, for any text', () => {
    const piece = fc.constantFrom(
      'palabra',
      ' ',
      '. ',
      ', ',
      '\n',
      '# ',
      '- ',
      '**',
      '?',
      'Dr',
      '  ',
      '[a]',
      'x'.repeat(90),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('');
        const places = read(text).map(({ place }) => place);
        expect(places).toEqual([...new Set(places)].sort((a, b) => a - b));
        for (const place of places) expect(place).toBeLessThan(text.length);
      }),
    );
  });
});

describe('readLines', () => {
  it('gives the lines with text between two offsets', () => {
    const text = 'Uno\n\n \nDos\nTres';
    const shown = (from: number, to: number) =>
      readLines(text, from, to).map(({ start, end }) => text.slice(start, end));
    expect(shown(0, text.length)).toEqual(['Uno', 'Dos', 'Tres']);
    expect(shown(1, 9)).toEqual(['no', 'Do']);
  });
});
