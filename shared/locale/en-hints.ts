/** English hints beside search results: gaps, and where to ask instead. */

import type { MissingFact, SearchGap } from '../search/doubts.ts';

/** Names of the fields that may be missing, as parts of a sentence. */
const factNames: Readonly<Record<string, string>> = {
  hours: 'the opening hours',
  address: 'the address',
  legal_notice: 'who its holder is',
  prices: 'the prices',
  services: 'the services',
  coverage: 'the area that is served',
};

/** Says why a fact is missing, with the addresses that state it, if any. */
function missingHint({ field, because, urls }: MissingFact): string {
  const name = factNames[field] ?? field;
  const where = urls.length > 0 ? ` (${urls.join(', ')})` : '';
  if (because === 'contradicted') return `The site contradicts itself on ${name}${where}: take neither for true.`;
  if (because === 'not_indexed') return `The site states ${name} on a page that asks not to be indexed${where}.`;
  return `The site does not state ${name}.`;
}

/**
 * Tells an agent in sentences why results may not answer, and where to ask instead: a missing fact, else nothing
 * found, few known words, no price or no passage with all words; then the unknown words.
 */
export function searchHint(gap: SearchGap): string {
  const { unknownWords, contentLanguage, contactPage, missing } = gap;
  const words = unknownWords.map((word) => `"${word}"`).join(', ');
  return [
    missing ? missingHint(missing) : gapHint(gap),
    words ? `It does not say ${words}: the site may not have it.` : !missing && 'The site may not have it.',
    `It is in ${contentLanguage}: try other words, or say that the site does not tell`,
    contactPage ? `and refer to ${contactPage}.` : 'and refer to the business.',
  ]
    .filter(Boolean)
    .join(' ');
}

/** Says the first that holds: nothing found, most words unknown, no price, no passage with all words. */
function gapHint({ foundNothing, isMostlyUnknown, lacksPrice }: SearchGap): string {
  if (foundNothing) return 'Nothing was found.';
  if (isMostlyUnknown) return 'The content knows fewer than half of the words.';
  if (lacksPrice) return 'The first results show no price.';
  return 'No passage speaks of all of it together.';
}
