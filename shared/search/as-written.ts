/** Finds words of a query as its sender wrote them. */

import { toSearchLanguage } from '../search-language.ts';
import { toWords } from './to-words.ts';

const WRITTEN = /[\p{L}\p{M}\p{N}]+(?:-\p{N}+)?/gu;

/**
 * Returns single words as the query writes them, each once: of a phrase, those that are not stop words. A word that the
 * query does not contain stays folded. @param folded words and phrases, folded
 */
export function asWritten(query: string, folded: readonly string[], language: string): string[] {
  const written = new Map<string, string>();
  for (const word of query.normalize('NFC').match(WRITTEN) ?? [])
    for (const part of toWords(word)) if (!written.has(part)) written.set(part, word);
  const { stopWords } = toSearchLanguage(language);
  const words = folded.flatMap((phrase) => {
    const parts = phrase.split(' ');
    return parts.length === 1 ? parts : parts.filter((part) => !stopWords.has(part));
  });
  return [...new Set(words.map((word) => written.get(word) ?? word))];
}
