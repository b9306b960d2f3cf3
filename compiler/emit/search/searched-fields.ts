/** What search looks at in a page: its fields, what each is worth, and the terms in them. */

import { toReadablePath } from '#shared/page-path.ts';
import type { SearchLanguage } from '#shared/search/language/define-language.ts';
import type { PhraseBook } from '#shared/search/language/phrase-book.ts';
import { toSearchedText } from '#shared/search/plain-text.ts';
import { toWords } from '#shared/search/to-words.ts';
import type { PageText, SearchedPage } from './page-texts.ts';

/** A page with what is its own in it, and what it answers besides. */
export interface SearchedText extends PageText {
  page: SearchedPage;
  /** Words by which people ask for the facts that were read from it, and what those say. */
  facts: string;
  said: string;
}

interface Field {
  /** Counts when the index is built: at query time Lunr's boosts cancel each other out. */
  boost: number;
  read: (text: SearchedText) => string;
  /** Whether what it holds says nothing of how rare a word is on the site: other pages hold it too, or it is not written. */
  isShared?: true;
  /** Whether its length says nothing of how much each word counts. */
  isUnmeasured?: true;
}

export const searchedFields = {
  title: { boost: 2, read: ({ page }) => page.title },
  headings: { boost: 2, read: ({ headings }) => headings.join('\n') },
  slug: { boost: 1, read: ({ page }) => toReadablePath(page.path) },
  description: { boost: 1, read: ({ description }) => description },
  body: { boost: 1, read: ({ body }) => toSearchedText(body) },
  repeated: { boost: 0.3, read: ({ repeated, said }) => toSearchedText(`${repeated}\n${said}`), isShared: true },
  alts: { boost: 0.5, read: ({ page }) => page.imageAlts.join('\n') },
  facts: { boost: 3, read: ({ facts }) => facts, isShared: true, isUnmeasured: true },
} as const satisfies Record<string, Field>;

export type SearchedField = keyof typeof searchedFields;
export const fieldNames = Object.keys(searchedFields) as SearchedField[];

/** Terms of a text in their order. */
export type Analyser = (text: string) => string[];

/**
 * The analyser of a language, which remembers the stems it has made. After the words of a text come the phrases in it
 * that say a concept.
 * @param books concepts whose phrases are terms of their own. @param note is told of each word once
 */
export function createAnalyser(
  language: SearchLanguage,
  books: readonly PhraseBook[],
  note?: (word: string, stem: string) => void,
): Analyser {
  const stems = new Map<string, string>();
  return (text) => {
    const words = toWords(text);
    for (let i = 0; i < words.length; i++) {
      const word = words[i] as string;
      let stem = stems.get(word);
      if (stem === undefined) {
        stem = language.stem(word);
        stems.set(word, stem);
        note?.(word, stem);
      }
      words[i] = stem;
    }
    return words.concat(findPhrases(words, books));
  };
}

/** The phrases of several words, as terms. */
function findPhrases(stems: readonly string[], books: readonly PhraseBook[]): string[] {
  const found = new Set<string>();
  for (const book of books) {
    for (const position of stems.keys()) {
      for (const { length, term } of book.find(stems, position)) if (length > 1) found.add(term);
    }
  }
  return [...found];
}
