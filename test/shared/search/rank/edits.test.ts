import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toEdits } from '#shared/search/rank/correct-word.ts';

describe('the words at one typing mistake', () => {
  const letter = fc.constantFrom(...'abcñz');

  it('are all words of one mistake', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: letter, minLength: 1, maxLength: 8 }),
        fc.nat(),
        letter,
        fc.constantFrom('insert', 'delete', 'exchange', 'swap', 'append'),
        (word, place, other, slip) => {
          const at = place % word.length;
          const head = word.slice(0, at);
          const tail = word.slice(at + 1);
          const slipped = {
            insert: head + other + word.slice(at),
            delete: head + tail,
            exchange: head + other + tail,
            swap: head + tail.slice(0, 1) + word.charAt(at) + tail.slice(1),
            append: word + other,
          }[slip];
          fc.pre(slipped !== word);
          expect(toEdits(word, true)).toContain(slipped);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('are never the word itself, and at most a letter longer or shorter', () => {
    fc.assert(
      fc.property(fc.string({ unit: letter, minLength: 1, maxLength: 8 }), fc.boolean(), (word, exchanges) => {
        const edits = toEdits(word, exchanges);
        expect(edits).not.toContain(word);
        expect(edits.filter((edited) => Math.abs(edited.length - word.length) > 1)).toEqual([]);
      }),
    );
  });

  it('are not searched for very long words', () => {
    expect(toEdits('a'.repeat(25), true)).toEqual([]);
    expect(toEdits('a'.repeat(24), true)).not.toEqual([]);
  });

  it('have no exchanged letter if that is not allowed', () => {
    expect(toEdits('abc', false).filter(({ length }) => length === 3)).toEqual(['bac', 'acb']);
  });
});
