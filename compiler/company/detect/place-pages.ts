/** Company stage: pages of areas that no index and no menu groups: `Fontanero en Getafe`, `Fontanero en Parla`. */

import type { PagePath } from '#shared/page.ts';
import { comparePaths } from '#shared/page-path.ts';
import { foldWords } from '#shared/search/fold.ts';
import { inCompleteLanguages } from '../../words/any-language.ts';
import type { PageIndex } from './page-index.ts';
import type { SiteLink } from './site-links.ts';

export interface PlacePage {
  path: PagePath;
  /** The place. */
  name: string;
  evidence: string;
}

/** One trade, and a place with its capital letter. */
const TRADE_IN_PLACE = new RegExp(
  `^(\\p{L}.{1,50}?)\\s+${inCompleteLanguages(({ inPlace }) => inPlace)}\\s+((?:(?:${inCompleteLanguages(({ articles }) => articles)}|l')\\s*)?\\p{Lu}[^|·:,]{1,40})$`,
  'u',
);

/**
 * Pages whose names differ by the place only. None where the same place comes with several trades, for these are
 * services in areas; none either where no place is one that the site says it covers: `Experto en Ortodoncia` is named alike.
 * @param coverage what the site says of where it works, folded to words
 */
export function findPlacePages(index: PageIndex, links: readonly SiteLink[], coverage: string): PlacePage[] {
  const namings = new Map<PagePath, Set<string>>(index.pages.map(({ path, title }) => [path, new Set([title])]));
  for (const { text, path, fragment, place } of links)
    if (fragment === undefined && place !== 'breadcrumb') namings.get(index.resolve(path)?.path ?? '')?.add(text);
  const trades = new Map<string, Map<PagePath, PlacePage>>();
  for (const [path, names] of namings) {
    for (const text of names) {
      const [, trade = '', name = ''] = TRADE_IN_PLACE.exec(text.trim()) ?? [];
      if (trade === '') continue;
      const pages = trades.get(foldWords(trade)) ?? new Map<PagePath, PlacePage>();
      if (!pages.has(path)) pages.set(path, { path, name, evidence: `named «${text}»` });
      trades.set(foldWords(trade), pages);
    }
  }
  const found = new Map<PagePath, PlacePage>();
  for (const pages of trades.values()) {
    if (pages.size < 2 || ![...pages.values()].some(({ name }) => ` ${coverage} `.includes(` ${foldWords(name)} `)))
      continue;
    for (const [path, page] of pages) if (!found.has(path)) found.set(path, page);
  }
  const places = new Set([...found.values()].map(({ name }) => foldWords(name)));
  return places.size < found.size ? [] : [...found.values()].sort((a, b) => comparePaths(a.path, b.path));
}
