/** Tells which concepts the words of a query speak of, and what the site says for them. */

import type { OpenIndex } from '../index/unpack-index.ts';
import type { SearchLanguage } from '../language/define-language.ts';
import type { PhraseBook } from '../language/phrase-book.ts';
import type { Offer } from './offer-terms.ts';
import type { ConceptTerm, Vocabulary } from './vocabulary.ts';

/** What is meant by the words of a query. */
interface Meanings {
  /** Of each word, terms that say it otherwise. */
  meant: readonly Offer[][];
  phrases: readonly SaidPhrase[];
  /** Concepts that are spoken of, by their places in `concepts.ts`. */
  spokenOf: ReadonlySet<number>;
}

/** Several words of a query that say one thing. */
export interface SaidPhrase {
  at: number;
  length: number;
  /** Whether the site says it in any way. */
  isKnown: boolean;
  /** Whether more than one of its words tells. */
  isName: boolean;
}

/**
 * What begins at each word, attached to the last telling word that it takes. `spoken` is the language of the query,
 * whose concepts lead to those of the pages' language.
 */
export type MeaningFinder = (
  words: readonly string[],
  spoken: SearchLanguage,
  isTelling: (at: number) => boolean,
) => Meanings;

export function createMeaningFinder(
  index: OpenIndex,
  language: SearchLanguage,
  { termsOf }: Pick<Vocabulary, 'termsOf'>,
): MeaningFinder {
  const siteWords = language.toPhrases(index.synonyms);

  return (words, spoken, isTelling) => {
    const meant: Offer[][] = words.map(() => []);
    const phrases: SaidPhrase[] = [];
    const spokenOf = new Set<number>();
    const read = (book: PhraseBook, by: SearchLanguage, site: PhraseBook) => {
      const stems = words.map(by.stem);
      for (const at of words.keys()) {
        for (const { concept, length, term, isKind } of book.find(stems, at)) {
          if (site !== siteWords) spokenOf.add(concept);
          const telling = Array.from({ length }, (_, i) => at + i).filter(isTelling);
          const last = telling.at(-1);
          if (last === undefined) continue;
          const terms = termsOf(site, concept);
          const isNamed = (other: ConceptTerm) => by !== language || !(isKind || other.isKind);
          for (const other of terms) meant[last]?.push([other.term, 1, isNamed(other) ? 'name' : 'related']);
          const isKnown = terms.some(isNamed) || index.termNumbers.has(term);
          if (length > 1) phrases.push({ at, length, isKnown, isName: telling.length > 1 });
        }
      }
    };
    read(siteWords, language, siteWords);
    read(language.phrases(), language, language.phrases());
    if (spoken !== language) read(spoken.phrases(), spoken, language.phrases());
    return { meant, phrases, spokenOf };
  };
}
