/** What search looks at in a page: its fields, what each is worth, and the terms in them. */

import { toReadablePath } from '#shared/page-path.ts';
import { toSearchedText } from '#shared/search/plain-text.ts';
import { toWords } from '#shared/search/to-words.ts';
import type { SearchLanguage } from '#shared/search-language.ts';
import type { CompiledPage } from '../../model.ts';

/** What the index takes from a page. */
export type SearchedPage = Pick<
  CompiledPage,
  'path' | 'title' | 'description' | 'language' | 'markdown' | 'headings' | 'imageAlts'
>;

/** Fields with their weights, which count when the index is built: at query time Lunr's boosts cancel each other out. */
export const searchedFields = {
  title: { boost: 2, read: (page: SearchedPage) => page.title },
  headings: { boost: 2, read: (page: SearchedPage) => page.headings.map((heading) => heading.text).join('\n') },
  slug: { boost: 1, read: (page: SearchedPage) => toReadablePath(page.path) },
  description: { boost: 1, read: (page: SearchedPage) => page.description },
  body: { boost: 1, read: (page: SearchedPage) => toSearchedText(page.markdown) },
  alts: { boost: 0.5, read: (page: SearchedPage) => page.imageAlts.join('\n') },
} as const;

export type SearchedField = keyof typeof searchedFields;
export const fieldNames = Object.keys(searchedFields) as SearchedField[];

/** Terms of a text in their order. */
export type Analyser = (text: string) => string[];

/** The analyser of a language, which remembers the stems it has made. */
export function createAnalyser(language: SearchLanguage): Analyser {
  const stems = new Map<string, string>();
  return (text) => {
    const words = toWords(text);
    for (let i = 0; i < words.length; i++) {
      const word = words[i] as string;
      let stem = stems.get(word);
      if (stem === undefined) {
        stem = language.stem(word);
        stems.set(word, stem);
      }
      words[i] = stem;
    }
    return words;
  };
}
