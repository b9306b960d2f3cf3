/** What a language makes of the terms of an index: families of words, what is said for a concept, unfinished words. */

import type { OpenIndex } from '../index/unpack-index.ts';
import type { SearchLanguage } from '../language/define-language.ts';
import type { PhraseBook } from '../language/phrase-book.ts';

/** Most terms that stand for an unfinished word, or for a family. */
const MOST_RELATIVES = 30;

/** A term that says a concept, or a kind of it. */
export interface ConceptTerm {
  term: number;
  isKind: boolean;
}

export interface Vocabulary {
  /** Terms of the same family as a stem, but those that say another concept (`ventaja` is no `venta`). */
  relatives: (stem: string) => readonly number[];
  /** Terms of this site that say a concept of a book of the same language. */
  termsOf: (book: PhraseBook, concept: number) => readonly ConceptTerm[];
  /** Terms that begin with an unfinished word. */
  completions: (beginning: string) => readonly number[];
  /** The term of a written form of the site; undefined for what nobody writes there. */
  written: (word: string) => number | undefined;
  /** Whether a page in this language holds a term: where a site has several, most terms are of one. */
  isSaid: (term: number) => boolean;
}

export function createVocabulary(index: OpenIndex, language: SearchLanguage): Vocabulary {
  const families = new Map<string, number[]>();
  for (const [number, term] of index.terms.entries()) {
    const key = language.family(term);
    const family = families.get(key);
    if (family === undefined) families.set(key, [number]);
    else if (family.length < MOST_RELATIVES) family.push(number);
  }
  const number = index.languages.indexOf(language.code);
  const said = new Map<number, boolean>();
  const conceptsOf = (stem: string) =>
    language
      .phrases()
      .find([stem], 0)
      .map(({ concept }) => concept);

  return {
    relatives(stem) {
      const family = families.get(language.family(stem)) ?? [];
      const concepts = conceptsOf(stem);
      return family.filter((term) => {
        const others = conceptsOf(index.terms[term] as string);
        return concepts.length === 0 || others.length === 0 || others.some((one) => concepts.includes(one));
      });
    },
    termsOf: (book, concept) =>
      book.termsOf(concept).flatMap(({ term, isKind }) => {
        const number = index.termNumbers.get(term);
        return number === undefined ? [] : [{ term: number, isKind }];
      }),
    completions(beginning) {
      const found: number[] = [];
      let at = firstNotBefore(index.terms, beginning);
      while (found.length < MOST_RELATIVES && index.terms[at]?.startsWith(beginning) === true) found.push(at++);
      return found;
    },
    isSaid(term) {
      if (index.languages.length === 1) return true;
      const isSaid = said.get(term) ?? index.pagesOf(term).some((page) => index.pageLanguages[page] === number);
      said.set(term, isSaid);
      return isSaid;
    },
    written(word) {
      const term = index.termNumbers.get(language.stem(word));
      return term !== undefined && index.formsOf(term).includes(word) ? term : undefined;
    },
  };
}

/** Binary search in ascending order of UTF-16 units. */
function firstNotBefore(terms: readonly string[], sought: string): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] as string) < sought) low = middle + 1;
    else high = middle;
  }
  return low;
}
