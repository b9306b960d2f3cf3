/** Finds the language of a query on a site in several languages, and merges a page and its translations in results. */

import type { Found, SearchablePage } from '../found.ts';
import type { OpenIndex } from '../index/unpack-index.ts';
import type { SearchLanguage } from '../language/define-language.ts';

/**
 * Returns the number of the query's language in `languages`: the one that most readings agree on; of equals, the one
 * that knows most of the words, then the site's own, then the first.
 */
export function spokenIn(
  readings: readonly Pick<Found, 'matched'>[],
  languages: readonly { language: SearchLanguage }[],
  own: string | undefined,
): number {
  const votes = languages.map(({ language }, number) => {
    const agreed = readings.filter(({ matched }) => matched.language === language).length;
    const { unknown = [], words = [] } = readings[number]?.matched ?? {};
    return { number, agreed, known: words.length - unknown.length, isOwn: Number(language.code === own) };
  });
  votes.sort((a, b) => b.agreed - a.agreed || b.known - a.known || b.isOwn - a.isOwn || a.number - b.number);
  return votes[0]?.number ?? 0;
}

/**
 * Returns a function that keeps one result of a page and its translations: at the place of the best, with the page in
 * the query's language if there is one. @param reading of the query in that language
 */
export function createTranslationFolder(index: OpenIndex, pages: readonly SearchablePage[]) {
  const numbers = new Map(pages.map(({ url }, number) => [url, number]));
  const groupOf = (page: number): number[] => [
    page,
    ...(pages[page]?.translations ?? []).flatMap(({ url }) => numbers.get(url) ?? []),
  ];
  return (ranked: readonly Found[], spoken: number, reading: Omit<Found, 'entry'> | undefined): Found[] => {
    const byPage = new Map(ranked.map((found) => [found.entry.page, found]));
    const shown = new Set<number>();
    return ranked.flatMap((found) => {
      const group = groupOf(found.entry.page);
      if (group.some((page) => shown.has(page))) return [];
      for (const page of group) shown.add(page);
      const page = group.find((one) => index.pageLanguages[one] === spoken);
      if (page === undefined || page === found.entry.page) return [found];
      // The page may lack the words of the query, as only its translation has them.
      const entry = { ...found.entry, page, inTitle: 0, reading: undefined };
      return [byPage.get(page) ?? { ...(reading ?? found), entry }];
    });
  };
}
