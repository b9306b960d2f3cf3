/** Suggests the pages whose addresses are most like an address that does not exist. */

import type { ManifestPage } from '#shared/artifacts.ts';
import { toReadablePath } from '#shared/page-path.ts';
import { foldFully } from '#shared/search/fold.ts';

/** How alike two addresses must be to be suggested, 0 to 1. */
const MIN_LIKENESS = 0.35;
const MAX_SUGGESTIONS = 3;

/** Only so many characters at the end of an address are compared: they name the page. */
const COMPARED_CHARACTERS = 100;

/**
 * Up to three addresses of pages, the likest first: those that share the most pairs of letters, rare pairs counting
 * more (Dice's coefficient over inverse document frequencies).
 */
export function createSuggester(pages: readonly ManifestPage[]): (path: string) => string[] {
  let index: { pairs: Set<string>; weight: number }[] | undefined;
  const frequencies = new Map<string, number>();
  const weigh = (pair: string) => Math.log(1 + pages.length / (frequencies.get(pair) ?? 1));
  const weighAll = (pairs: Iterable<string>) => [...pairs].reduce((sum, pair) => sum + weigh(pair), 0);

  function indexPairs() {
    const all = pages.map(({ path }) => toPairs(path));
    for (const pair of all.flatMap((pairs) => [...pairs])) frequencies.set(pair, (frequencies.get(pair) ?? 0) + 1);
    return all.map((pairs) => ({ pairs, weight: weighAll(pairs) }));
  }

  return (path) => {
    // Made when first needed, so that the start takes no longer.
    index ??= indexPairs();
    const asked = toPairs(path);
    const weight = weighAll(asked);
    return index
      .map((one, page) => {
        const shared = weighAll([...asked].filter((pair) => one.pairs.has(pair)));
        return { page, likeness: shared === 0 ? 0 : (2 * shared) / (weight + one.weight) };
      })
      .filter(({ likeness }) => likeness >= MIN_LIKENESS)
      .sort((a, b) => b.likeness - a.likeness || a.page - b.page)
      .slice(0, MAX_SUGGESTIONS)
      .map(({ page }) => pages[page]?.url ?? '');
  };
}

/** Each word of an address, without accents and capitals, as its pairs of letters, its edges marked. */
function toPairs(path: string): Set<string> {
  const folded = foldFully(toReadablePath(path)).slice(-COMPARED_CHARACTERS);
  const pairs = new Set<string>();
  for (const word of folded.match(/[\p{L}\p{N}]+/gu) ?? []) {
    const marked = ` ${word} `;
    for (let start = 0; start + 1 < marked.length; start++) pairs.add(marked.slice(start, start + 2));
  }
  return pairs;
}
