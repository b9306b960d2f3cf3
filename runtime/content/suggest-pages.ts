/** Suggests the pages whose addresses are most like an address that does not exist. */

import type { ManifestPage } from '#shared/artifacts.ts';
import { toReadablePath } from '#shared/page-path.ts';
import { foldFully } from '#shared/search/fold.ts';

/** How alike two addresses must be to be suggested, 0 to 1. */
const MIN_LIKENESS = 0.35;
const MAX_SUGGESTIONS = 3;

/** Only so many characters at the end of an address are compared: they name the page. */
const COMPARED_CHARACTERS = 100;

/** Addresses as pairs of neighbouring letters, which survive typos, other orders of words, and other endings. */
interface PairIndex {
  /** Positions of the pages that have a pair. */
  pages: ReadonlyMap<string, number[]>;
  /** The rarer a pair, the more it tells. */
  weigh(pair: string): number;
  /** What the pairs of each page weigh together. */
  weights: number[];
}

/**
 * Up to three addresses of pages, the likest first: those that share the most pairs of letters, rare pairs counting
 * more (Dice's coefficient over inverse document frequencies).
 */
export function createSuggester(pages: readonly ManifestPage[]): (path: string) => string[] {
  let index: PairIndex | undefined;
  return (path) => {
    // Made when first needed, so that the start takes no longer.
    index ??= indexPairs(pages);
    const shared = new Float64Array(pages.length);
    let weight = 0;
    for (const pair of toPairs(path)) {
      const worth = index.weigh(pair);
      weight += worth;
      for (const page of index.pages.get(pair) ?? []) shared[page] = (shared[page] ?? 0) + worth;
    }
    const { weights } = index;
    const likeness = (page: number) => (2 * (shared[page] ?? 0)) / (weight + (weights[page] ?? 0));
    const likely: number[] = [];
    for (const page of weights.keys()) if (likeness(page) >= MIN_LIKENESS) likely.push(page);
    return likely
      .sort((a, b) => likeness(b) - likeness(a) || a - b)
      .slice(0, MAX_SUGGESTIONS)
      .map((page) => pages[page]?.url ?? '');
  };
}

function indexPairs(pages: readonly ManifestPage[]): PairIndex {
  const byPair = new Map<string, number[]>();
  const pairsOf = pages.map(({ path }) => toPairs(path));
  for (const [page, pairs] of pairsOf.entries()) {
    for (const pair of pairs) {
      const known = byPair.get(pair);
      if (known) known.push(page);
      else byPair.set(pair, [page]);
    }
  }
  const weigh = (pair: string) => Math.log(1 + pages.length / (byPair.get(pair)?.length ?? 1));
  const weights = pairsOf.map((pairs) => [...pairs].reduce((sum, pair) => sum + weigh(pair), 0));
  return { pages: byPair, weigh, weights };
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
