/** Finds the word that a misspelt one was meant to be, among those that the site writes. */

import type { OpenIndex } from '../index/unpack-index.ts';
import type { SearchLanguage } from '../language/define-language.ts';
import { forEachEdit } from './edits.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Shorter words are one letter away from too many others. */
const SHORTEST = 5;
/** In shorter words than this no letter stands for another: `casino` is not `camino`. */
const EXCHANGED = 7;

/**
 * The written form that a word was meant to be: one that sounds the same, else one edit away; of several the one on
 * most pages, then the first in code-point order. Undefined for a word that may stand: a short one, a number or code,
 * one that the language knows.
 */
export type WordCorrector = (word: string) => string | undefined;

export function createWordCorrector(
  index: OpenIndex,
  language: SearchLanguage,
  { written }: Pick<Vocabulary, 'written'>,
): WordCorrector {
  /** Terms by their sound; worked out when a first word is misspelt. */
  let bySound: Map<string, number[]> | undefined;

  function findAlike(word: string): string[] {
    bySound ??= groupBySound(index.terms, language);
    const sound = language.sound(word);
    const terms = bySound.get(language.sound(language.stem(word))) ?? [];
    return terms.flatMap(index.formsOf).filter((form) => language.sound(form) === sound);
  }

  return (word) => {
    if (word.length < SHORTEST || /\d/.test(word) || language.knows(word)) return undefined;
    let best: string | undefined;
    let most = 0;
    const offer = (form: string) => {
      const term = language.stopWords.has(form) ? undefined : written(form);
      const frequency = term === undefined ? 0 : (index.ownFrequencies[term] as number);
      if (frequency > most || (frequency === most && best !== undefined && form < best)) {
        best = form;
        most = frequency;
      }
    };
    for (const form of findAlike(word)) offer(form);
    if (best !== undefined) return best;
    forEachEdit(word, word.length >= EXCHANGED, offer);
    return best;
  };
}

function groupBySound(terms: readonly string[], { sound }: SearchLanguage): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const [number, term] of terms.entries()) {
    const key = sound(term);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [number]);
    else group.push(number);
  }
  return groups;
}
