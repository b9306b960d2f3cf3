/** The words by which people ask for the facts of a page, and those that say them: it is found by both, whatever its own. */

import type { CompanyInfo } from '#shared/contract/schemas.ts';
import { toFactText } from '#shared/search/fact-text.ts';
import type { CompleteLanguage } from '#shared/search/language/concepts/concept.ts';
import { concepts } from '#shared/search/language/concepts.ts';
import type { FactSource } from '../../model.ts';
import type { SearchedText } from './searched-fields.ts';

/** Of the page of a path, in a language; nothing asks for a fact in one without concepts. */
export function createFactWords(
  sources: readonly Pick<FactSource, 'field' | 'from'>[],
  company: Partial<CompanyInfo> = {},
): (path: string, language: string) => Pick<SearchedText, 'facts' | 'said'> {
  return (path, language) => {
    const fields = sources.filter(({ from }) => from === path).map(({ field }) => field);
    const asking = concepts.filter(({ asksFor }) => asksFor?.some((field) => fields.includes(field)));
    const asked = new Set(asking.flatMap(({ asksFor = [] }) => asksFor));
    const words = isComplete(language) ? asking.flatMap((concept) => concept[language].split(',')) : [];
    return {
      facts: words
        .map((phrase) => phrase.replace(/~.*/, '').trim())
        .filter((phrase) => !phrase.includes(' '))
        .join(' '),
      said: fields.flatMap((field) => (asked.has(field) && toFactText(company, field)) || []).join('\n'),
    };
  };
}

function isComplete(language: string): language is CompleteLanguage {
  return language === 'es' || language === 'en';
}
