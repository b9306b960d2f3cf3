/** Finds the word of a language that a misspelt one was meant to be. */

import { groupBy } from '../../group-by.ts';
import { toWords } from '../to-words.ts';
import { phrasesOf } from './concept.ts';
import { concepts } from './concepts.ts';

/** Its function returns a known word that sounds the same, or like the singular; else the first of `others` that is known. */
export function createSpellings(code: string, sound: (word: string) => string, everyday: ReadonlySet<string>) {
  let known: ReturnType<typeof toWritten> | undefined;

  /** The words of concepts as they stand there; made for the first misspelt word. */
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

/** The words of an entry, without the root that follows an infinitive. */
const toEntryWords = (entry: string): string[] => toWords(entry.replace(/~.*/, ''));
