/** The words by which people ask for the facts of a page: it is found by them, whatever words it has itself. */

import type { CompleteLanguage } from '#shared/search/language/concepts/concept.ts';
import { concepts } from '#shared/search/language/concepts.ts';
import type { FactSource } from '../../model.ts';

/** @returns words, parted by blanks, that the page of a path answers in a language; none in one without concepts */
export function createFactWords(
  facts: readonly Pick<FactSource, 'field' | 'from'>[],
): (path: string, language: string) => string {
  const fieldsOf = new Map<string, string[]>();
  for (const { field, from } of facts) fieldsOf.set(from, [...(fieldsOf.get(from) ?? []), field]);
  return (path, language) => {
    const fields = fieldsOf.get(path);
    if (fields === undefined || !isComplete(language)) return '';
    return concepts
      .filter(({ asksFor }) => asksFor?.some((field) => fields.includes(field)))
      .flatMap((concept) => concept[language].split(','))
      .map((phrase) => phrase.replace(/~.*/, '').trim())
      .filter((phrase) => !phrase.includes(' '))
      .join(' ');
  };
}

function isComplete(language: string): language is CompleteLanguage {
  return language === 'es' || language === 'en';
}
