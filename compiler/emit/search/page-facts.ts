/** Finds the words that ask for the facts of each page, and legal and thin pages, which count little in a search. */

import type { CompanyInfo } from '#shared/contract/schemas.ts';
import { groupBy } from '#shared/group-by.ts';
import { toFactText } from '#shared/search/fact-text.ts';
import type { PageKind } from '#shared/search/index/packed-index.ts';
import { phrasesOf } from '#shared/search/language/concept.ts';
import { concepts } from '#shared/search/language/concepts.ts';
import type { SearchLanguage } from '#shared/search/language/define-language.ts';
import { toWords } from '#shared/search/to-words.ts';
import type { FactSource } from '../../model.ts';
import type { SearchedText } from './page-texts.ts';

/** Fields that are read only from legal pages. */
const LEGAL_FIELDS: ReadonlySet<string> = new Set(['pages.legal', 'pages.privacy', 'pages.cookies', 'pages.terms']);
/** Most other words in a legal page's title with a phrase; a single word must stand alone. */
const MAX_OTHER_WORDS = 3;

type Facts = readonly Pick<FactSource, 'field' | 'from'>[];

/**
 * Returns a function from the path of a page and a language to `facts`, the single words that ask for facts read from
 * the page, and `said`, the texts of these facts, a line each; both `''` for a page without facts.
 */
export function createFactWords(sources: Facts, company: Partial<CompanyInfo> = {}) {
  // No page tells that nothing can be booked.
  const isTold = ({ field }: Facts[number]): boolean =>
    field !== 'service_model.online_booking' || company.service_model?.online_booking !== false;
  const byPage = groupBy(sources.filter(isTold), ({ from }) => from);
  return (path: string, language: string): Pick<SearchedText, 'facts' | 'said'> => {
    const fields = (byPage.get(path) ?? []).map(({ field }) => field);
    // Most pages of a large site have no facts.
    if (fields.length === 0) return { facts: '', said: '' };
    const asking = concepts.filter(({ asksFor }) => asksFor?.some((field) => fields.includes(field)));
    const asked = new Set(asking.flatMap(({ asksFor = [] }) => asksFor));
    // `Lunes a viernes` says the days between as well.
    const open = new Set(company.opening_hours?.flatMap((hours) => hours.days.map((day) => `+${day.toLowerCase()}`)));
    const days = concepts
      .filter((concept) => open.has(phrasesOf(concept, 'en').join(', ')))
      .map((day) => phrasesOf(day, language).join(', '));
    return {
      facts: asking
        .flatMap((concept) => phrasesOf(concept, language))
        .map((phrase) => phrase.replace(/~.*/, ''))
        .filter((phrase) => !/[ >]/.test(phrase))
        .join(' '),
      said: fields
        .flatMap((field) => (field === 'opening_hours' ? days : (asked.has(field) && toFactText(company, field)) || []))
        .join('\n'),
    };
  };
}

/** Returns the kind of a page. Legal and thin pages count little in a search unless it asks for them. */
export function toPageKind({ page, isThin }: SearchedText, facts: Facts, language: SearchLanguage): PageKind {
  const isNamed = facts.some(({ field, from }) => from === page.path && LEGAL_FIELDS.has(field));
  if (isNamed || hasLegalTitle(page.title, language)) return 'legal';
  return isThin ? 'thin' : 'ordinary';
}

/** Whether a title is a legal text's name (`Política de cookies`) and hardly any other words. */
function hasLegalTitle(title: string, language: SearchLanguage): boolean {
  const words = toWords(title);
  const stems = words.map(language.stem);
  const countTelling = (some: readonly string[]) => some.filter((word) => !language.stopWords.has(word)).length;
  return stems.some((_, position) =>
    language
      .phrases()
      .find(stems, position)
      .some(({ concept, length }) => {
        const others = countTelling(words) - countTelling(words.slice(position, position + length));
        return concepts[concept]?.isLegal && others <= (length > 1 ? MAX_OTHER_WORDS : 0);
      }),
  );
}
