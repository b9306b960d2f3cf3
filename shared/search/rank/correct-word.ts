/** Corrects misspelt words of a query to words of the site. */

import { groupBy } from '../../group-by.ts';
import type { OpenIndex } from '../index/unpack-index.ts';
import type { SearchLanguage } from '../language/define-language.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Minimum length for a correction: too many words are one letter away from a shorter one. */
const MIN_LENGTH = 5;
/** Minimum length for the replacement of a letter: `casino` is not `camino`. */
const MIN_LENGTH_TO_REPLACE = 7;
/** Maximum length for a correction: longer words are codes and blobs. */
const MAX_LENGTH = 24;
const LETTERS = [...'abcdefghijklmnñopqrstuvwxyz'];

/**
 * Creates functions that correct a misspelt word. Both return `undefined` for words of fewer than `MIN_LENGTH` letters,
 * with digits, or known to the language.
 */
export function createWordCorrector(
  index: OpenIndex,
  language: SearchLanguage,
  { written }: Pick<Vocabulary, 'written'>,
) {
  /** Terms by sound, built for the first misspelt word. */
  let bySound: ReadonlyMap<string, number[]> | undefined;

  function findAlike(word: string): string[] {
    bySound ??= groupBy(index.terms.keys(), (number) => language.sound(index.terms[number] as string));
    const sound = language.sound(word);
    const terms = bySound.get(language.sound(language.stem(word))) ?? [];
    return terms.flatMap(index.formsOf).filter((form) => language.sound(form) === sound);
  }

  /** Returns the form that is on most pages of the site; of equals the first. */
  function mostWritten(forms: readonly string[]): string | undefined {
    let best: string | undefined;
    let most = 0;
    for (const form of forms) {
      const term = language.stopWords.has(form) ? undefined : written(form);
      const frequency = term === undefined ? 0 : (index.ownFrequencies[term] as number);
      if (frequency > most) {
        best = form;
        most = frequency;
      }
    }
    return best;
  }

  const isMisspelt = (word: string) => word.length >= MIN_LENGTH && !/\d/.test(word) && !language.knows(word);
  const correct = (word: string): string | undefined =>
    isMisspelt(word)
      ? (mostWritten(findAlike(word)) ?? mostWritten(toEdits(word, word.length >= MIN_LENGTH_TO_REPLACE)))
      : undefined;

  return {
    /** Returns the site's form with the same sound, else one edit away; of several, the one on most pages. */
    correct,
    /** Corrects a word to one of the language if the site has no correction. Replaces no letters. */
    spell: (word: string): string | undefined =>
      isMisspelt(word) && correct(word) === undefined
        ? language.findSpelling(word, word.length >= MIN_LENGTH_TO_REPLACE ? toEdits(word, false) : [])
        : undefined,
  };
}

/** Returns a word's edits: one letter more or less, neighbours swapped, or with `exchanges` one letter replaced. */
export function toEdits(word: string, exchanges: boolean): string[] {
  if (word.length > MAX_LENGTH) return [];
  return Array.from({ length: word.length + 1 }, (_, i) => {
    const head = word.slice(0, i);
    const [at = '', next = ''] = word.slice(i);
    const tail = word.slice(i + 1);
    return [
      ...LETTERS.map((letter) => head + letter + at + tail),
      ...(exchanges && at !== ''
        ? LETTERS.filter((letter) => letter !== at).map((letter) => head + letter + tail)
        : []),
      ...(at === '' ? [] : [head + tail]),
      ...(next === '' || next === at ? [] : [head + next + at + word.slice(i + 2)]),
    ];
  }).flat();
}
