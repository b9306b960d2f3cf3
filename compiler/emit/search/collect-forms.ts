/** Collects the words as the site writes them, by the term that stands for them: only these may correct a misspelt one. */

import type { WrittenForms } from '#shared/search/index/packed-index.ts';

export interface FormCollector {
  add: (word: string, term: string) => void;
  /** Forms of the terms, in their order. */
  finish: (terms: readonly string[]) => WrittenForms;
}

/** A form is kept as what its term lacks: letters to cut, and an ending. Few of these make all words of a language. */
export function createFormCollector(): FormCollector {
  const endingsOf = new Map<string, Set<string>>();
  return {
    add(word, term) {
      let same = 0;
      while (same < term.length && term[same] === word[same]) same++;
      const ending = `${term.length - same}${word.slice(same)}`;
      const known = endingsOf.get(term);
      if (known === undefined) endingsOf.set(term, new Set([ending]));
      else known.add(ending);
    },
    finish(terms) {
      const endings = [...new Set([...endingsOf.values()].flatMap((some) => [...some]))].sort();
      const numbers = new Map(endings.map((ending, number) => [ending, number]));
      return {
        endings,
        endingsOf: (term) =>
          [...(endingsOf.get(terms[term] as string) ?? [])]
            .map((ending) => numbers.get(ending) as number)
            .sort((a, b) => a - b),
      };
    },
  };
}
