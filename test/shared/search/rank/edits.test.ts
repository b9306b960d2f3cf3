import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forEachEdit, forEachTilde } from '#shared/search/rank/edits.ts';

function collect(word: string, forEach: (word: string, visit: (edited: string) => void) => void): string[] {
  const found: string[] = [];
  forEach(word, (edited) => found.push(edited));
  return found;
}

describe('forEachTilde', () => {
  it('puts ñ for each n, one at a time, and for all of them', () => {
    expect(collect('bano', forEachTilde)).toEqual(['baño']);
    expect(collect('nino', forEachTilde)).toEqual(['ñino', 'niño', 'ñiño']);
    expect(collect('canana', forEachTilde)).toEqual(['cañana', 'canaña', 'cañaña']);
  });

  it('has nothing to offer for a word without n', () => {
    expect(collect('grifo', forEachTilde)).toEqual([]);
    expect(collect('', forEachTilde)).toEqual([]);
  });
});

describe('forEachEdit', () => {
  const forEachSlip = (word: string, visit: (edited: string) => void) => forEachEdit(word, true, visit);
  const letter = fc.constantFrom(...'abcñz');

  it('reaches every word that one slip makes of another', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: letter, minLength: 1, maxLength: 8 }),
        fc.nat(),
        letter,
        fc.constantFrom('insert', 'delete', 'exchange', 'swap'),
        (word, place, other, slip) => {
          const at = place % word.length;
          const head = word.slice(0, at);
          const tail = word.slice(at + 1);
          const slipped = {
            insert: head + other + word.slice(at),
            delete: head + tail,
            exchange: head + other + tail,
            swap: head + tail.slice(0, 1) + word.charAt(at) + tail.slice(1),
          }[slip];
          fc.pre(slipped !== word);
          expect(collect(word, forEachSlip)).toContain(slipped);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('never offers the word itself, nor one that is more than a letter longer or shorter', () => {
    fc.assert(
      fc.property(fc.string({ unit: letter, minLength: 1, maxLength: 8 }), (word) => {
        const edits = collect(word, forEachSlip);
        expect(edits).not.toContain(word);
        expect(edits.filter((edited) => Math.abs(edited.length - word.length) > 1)).toEqual([]);
      }),
    );
  });

  it('leaves blobs alone', () => {
    expect(collect('a'.repeat(25), forEachSlip)).toEqual([]);
    expect(collect('a'.repeat(24), forEachSlip)).not.toEqual([]);
  });

  it('exchanges no letter where that is not asked for', () => {
    const edits: string[] = [];
    forEachEdit('abc', false, (edited) => edits.push(edited));
    expect(edits.filter(({ length }) => length === 3)).toEqual(['bac', 'acb']);
  });
});
