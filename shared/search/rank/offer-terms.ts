/** Offers the terms of the index that may stand for a word of a query, each with what a match of it is worth. */

import type { OpenIndex } from '../index/unpack-index.ts';
import type { SearchLanguage } from '../language/define-language.ts';
import { forEachTilde } from './edits.ts';
import { ranking } from './ranking.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * A term with what it is worth; `name` when it is another name for the word, no rarer than the thing that it names,
 * `related` when it names something else of the kind: a site that says it need not know the word.
 */
export type Offer = [term: number, worth: number, source?: 'name' | 'related' | undefined];

/** A word that is looked up, as it is or as it was corrected. */
interface Lookup {
  word: string;
  /** Terms that say what it means by other words. */
  meant: readonly Offer[];
  isUnfinished: boolean;
}

export interface TermOffers {
  /** Of a word of the pages' language; the word itself comes first where the site says it. */
  own: (lookup: Lookup) => Offer[];
  /** Of a word of another language: what is written alike here, as names and numbers are, and what it means. */
  foreign: (word: string, meant: readonly Offer[]) => Offer[];
}

export function createTermOffers(
  { termNumbers }: Pick<OpenIndex, 'termNumbers'>,
  language: SearchLanguage,
  { relatives, completions }: Pick<Vocabulary, 'relatives' | 'completions'>,
): TermOffers {
  return {
    own({ word, meant, isUnfinished }) {
      const stem = language.stem(word);
      const exact = termNumbers.get(stem);
      const terms: Offer[] = exact === undefined ? [] : [[exact, 1]];
      const isKnown = exact !== undefined || meant.length > 0;
      const synonym = exact === undefined ? ranking.synonym : ranking.synonymBesides;
      for (const [term, worth, source] of meant) terms.push([term, synonym * worth, source]);
      for (const term of relatives(stem)) terms.push([term, isKnown ? ranking.family : ranking.familyAlone]);
      forEachTilde(stem, (tilde) => {
        const term = termNumbers.get(tilde);
        if (term !== undefined) terms.push([term, isKnown ? ranking.tildeBesides : ranking.tilde]);
      });
      if (isUnfinished) {
        const worth = isKnown ? ranking.prefix : ranking.prefixAlone;
        for (const term of completions(word)) terms.push([term, worth]);
      }
      return terms;
    },
    foreign(word, meant) {
      const exact = termNumbers.get(language.stem(word));
      const bridged = meant.map(([term, worth, source]): Offer => [term, worth * ranking.bridge, source]);
      if (exact === undefined) return bridged;
      // A foreign word that stands in the text is hardly what is asked for, unless nothing else is.
      return [[exact, bridged.length > 0 ? ranking.bridge : 1], ...bridged];
    },
  };
}
