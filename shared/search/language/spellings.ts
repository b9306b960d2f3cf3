/** Corrects misspelt words to words of a language. */

import { groupBy } from '../../group-by.ts';
import { toWords } from '../to-words.ts';
import { phrasesOf } from './concept.ts';
import { concepts } from './concepts.ts';

/**
 * Returns a function that corrects a word: to one of the concepts that sounds like it or its singular; else to the
 * first of `others` that is in the concepts or in `everyday`; else `undefined`. It reads the concepts on first use.
 */
export function createSpellings(code: string, sound: (word: string) => string, everyday: ReadonlySet<string>) {
  let known: ReturnType<typeof toWritten> | undefined;

  /** Returns the words of the concepts, also by sound. Runs for the first misspelt word. */
  function toWritten() {
    const words = new Set(concepts.flatMap((concept) => phrasesOf(concept, code)).flatMap(toEntryWords));
    return { words, bySound: groupBy(words, sound) };
  }

  return (word: string, others: readonly string[]): string | undefined => {
    known ??= toWritten();
    const { words, bySound } = known;
    const alike = bySound.get(sound(word)) ?? bySound.get(sound(word.replace(/s$/, '')));
    return alike?.[0] ?? others.find((other) => words.has(other) || everyday.has(other));
  };
}

/** Returns the words of an entry, without the root after an infinitive. */
const toEntryWords = (entry: string): string[] => toWords(entry.replace(/~.*/, ''));
