/** Finds the terms of an index that match a word or a concept of a language, and how well. */

import type { OpenIndex } from '../index/unpack-index.ts';
import type { SearchLanguage } from '../language/define-language.ts';
import type { PhraseBook } from '../language/phrase-book.ts';
import { ranking } from './ranking.ts';

/** Maximum completions of a word, and members of a family. */
const MAX_RELATIVES = 30;

/**
 * Term that may match a word, and the worth of a match. Source `name`: another name of the same thing; `related`:
 * another thing of the kind, so that the site may still lack the word.
 */
export type Offer = [term: number, worth: number, source?: 'name' | 'related' | undefined];

/** Term of the site for a concept. */
interface SaidTerm {
  term: number;
  isKind: boolean;
  entry: string;
}

export type Vocabulary = ReturnType<typeof createVocabulary>;

/** Creates a finder of the index terms that a query's word may mean, each with its worth. */
export function createVocabulary(index: OpenIndex, language: SearchLanguage) {
  const { terms, termNumbers } = index;
  const relatives = createFamilyFinder(terms, language);
  const isSaid = createSaidTerms(index, language);

  /** Returns terms that begin with an unfinished word, at most `MAX_RELATIVES`. */
  function completions(beginning: string): readonly number[] {
    const found: number[] = [];
    let at = firstNotBefore(terms, beginning);
    while (found.length < MAX_RELATIVES && terms[at]?.startsWith(beginning) === true) found.push(at++);
    return found;
  }

  const known = new Map<PhraseBook, Map<number, readonly SaidTerm[]>>();

  function termsOf(book: PhraseBook, concept: number): readonly SaidTerm[] {
    const ofBook = known.get(book) ?? new Map<number, readonly SaidTerm[]>();
    known.set(book, ofBook);
    let said = ofBook.get(concept);
    if (said === undefined) {
      // A site has few of the words for a concept, which include all forms of verbs: only those are kept.
      said = book.termsOf(concept).flatMap(({ term, isKind, entry }) => {
        const number = termNumbers.get(term);
        return number === undefined ? [] : [{ term: number, isKind, entry }];
      });
      ofBook.set(concept, said);
    }
    return said;
  }

  return {
    /** Returns terms of a stem's family, the stem's own included, at most `MAX_RELATIVES`. */
    relatives,
    /** Returns terms of this site for a concept of a book in the same language, and whether each is a kind of it. */
    termsOf,
    isSaid,
    /** Whether any term begins with an unfinished word. */
    isBeginning: (word: string): boolean => completions(word).length > 0,
    /** Returns the term of a form as written on the site; undefined for a form that the site does not have. */
    written(word: string): number | undefined {
      const term = termNumbers.get(language.stem(word));
      return term !== undefined && index.formsOf(term).includes(word) ? term : undefined;
    },
    /** Returns terms for a word of the pages' language, perhaps repeated; the word's own first, if the site has it. */
    offer(word: string, meant: readonly Offer[], isUnfinished: boolean): Offer[] {
      const stem = language.stem(word);
      const exact = termNumbers.get(stem);
      const offers: Offer[] = exact === undefined ? [] : [[exact, 1]];
      const isKnown = exact !== undefined || meant.length > 0;
      const synonym = exact === undefined ? ranking.synonym : ranking.synonymBesides;
      for (const [term, worth, source] of meant) offers.push([term, synonym * worth, source]);
      for (const term of relatives(stem)) offers.push([term, isKnown ? ranking.family : ranking.familyAlone]);
      for (const spelling of withTildes(stem)) {
        const term = termNumbers.get(spelling);
        if (term !== undefined) offers.push([term, isKnown ? ranking.tildeBesides : ranking.tilde]);
      }
      if (isUnfinished) {
        const worth = isKnown ? ranking.prefix : ranking.prefixAlone;
        for (const term of completions(word)) offers.push([term, worth]);
      }
      return offers;
    },
    /** Returns terms for a word of another language: the same spelling, such as a name or number, and its meanings. */
    offerForeign(word: string, meant: readonly Offer[]): Offer[] {
      const exact = termNumbers.get(language.stem(word));
      const bridged = meant.map(([term, worth, source]): Offer => [term, worth * ranking.bridge, source]);
      if (exact === undefined) return bridged;
      // A foreign word found in the text is seldom the word meant if it has translations.
      return [[exact, bridged.length > 0 ? ranking.bridge : 1], ...bridged];
    },
  };
}

/** Returns a function that tells whether a page in the language has a term that is not everyday, or names a fact. */
function createSaidTerms({ terms, languages, pageLanguages, formsOf, pagesOf }: OpenIndex, language: SearchLanguage) {
  const number = languages.indexOf(language.code);
  const known = new Map<number, boolean>();

  function isTelling(term: number): boolean {
    const text = terms[term] as string;
    const forms = formsOf(term);
    // A term without written forms is a word for a fact. A mere kind of it does not count: `domingo` for the hours.
    if (forms.length === 0)
      return (
        text.includes(' ') ||
        language
          .phrases()
          .find([text], 0)
          .some((one) => !one.isKind)
      );
    return !forms.every(language.isEveryday);
  }

  const isInLanguage = (term: number) =>
    languages.length === 1 || pagesOf(term).some((page) => pageLanguages[page] === number);

  return (term: number): boolean => {
    const isSaid = known.get(term) ?? (isTelling(term) && isInLanguage(term));
    known.set(term, isSaid);
    return isSaid;
  };
}

/** Returns a function that finds the terms of a stem's family, save those of other concepts (`ventaja` for `venta`). */
function createFamilyFinder(terms: readonly string[], language: SearchLanguage) {
  const families = new Map<string, number[]>();
  for (const [number, term] of terms.entries()) {
    const key = language.family(term);
    const family = families.get(key);
    if (family === undefined) families.set(key, [number]);
    else if (family.length < MAX_RELATIVES) family.push(number);
  }
  const conceptsOf = (stem: string) =>
    language
      .phrases()
      .find([stem], 0)
      .map(({ concept }) => concept);
  return (stem: string): readonly number[] => {
    const concepts = conceptsOf(stem);
    return (families.get(language.family(stem)) ?? []).filter((term) => {
      const others = conceptsOf(terms[term] as string);
      return concepts.length === 0 || others.length === 0 || others.some((one) => concepts.includes(one));
    });
  };
}

/** Returns the word with `ñ` for each single `n`, and for all of them; empty without an `n`. */
function withTildes(word: string): Set<string> {
  const single = Array.from(word.matchAll(/n/g), ({ index }) => `${word.slice(0, index)}ñ${word.slice(index + 1)}`);
  return new Set(single.length === 0 ? [] : [...single, word.replaceAll('n', 'ñ')]);
}

/** Returns the place of the first term not before `sought`. Binary search, ascending by UTF-16 units. */
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
