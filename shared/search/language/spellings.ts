/** Finds how a word is written that nobody writes so, among the words that a language knows. */

import { groupBy } from '../../group-by.ts';
import { toWords } from '../to-words.ts';
import { phrasesOf } from './concept.ts';
import { concepts } from './concepts.ts';

/** What it takes of a language. */
interface Spelt {
  code: string;
  sound: (word: string) => string;
  /** All forms of an entry of a concept that is a verb. */
  conjugate: (entry: string) => readonly string[];
}

/** Its function gives the first word that sounds like one or its singular, else the first of other spellings that is a word. */
export function createSpellings({ code, sound, conjugate }: Spelt, everyday: ReadonlySet<string>) {
  let known: ReturnType<typeof toWritten> | undefined;

  /** All words in all their forms; made for the first misspelt word. */
  function toWritten() {
    const forms = concepts
      .flatMap((concept) => phrasesOf(concept, code))
      .flatMap((entry) => (entry.includes('~') ? conjugate(entry.trim().replace(/^[+>]/, '')) : toWords(entry)));
    const words = new Set([...forms, ...everyday]);
    return { words, bySound: groupBy(words, sound) };
  }

  return (word: string, others: readonly string[]): string | undefined => {
    known ??= toWritten();
    const { words, bySound } = known;
    const alike = bySound.get(sound(word)) ?? bySound.get(sound(word.replace(/s$/, '')));
    return alike?.[0] ?? others.find((other) => words.has(other));
  };
}
