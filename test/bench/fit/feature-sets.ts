/** Sets of features for a model: declared signals, the best of them, or these and the words of class names. */

import { SIGNAL_NAMES } from '../../../compiler/page/choose/signals/signals.ts';
import type { AnnotatedBlock, AnnotatedPage } from './annotated-page.ts';
import { type Rows, raise } from './logistic-regression.ts';

export interface FeatureSet {
  names: readonly string[];
  /** Returns the columns, positions in `names`, that a block has. */
  columnsOf(page: AnnotatedPage, block: AnnotatedBlock): readonly number[];
}

/** Minimum pages with a word in class names: a rarer one describes single pages, not a kind of page. */
const LEAST_PAGES = 20;
/** Added to the words of each block, so that short ones count too. */
const LEAST_WORDS = 2;

export const declaredSignals: FeatureSet = { names: SIGNAL_NAMES, columnsOf: (_, { signals }) => signals };

/** Returns the declared signals and the words of class names around blocks that at least `LEAST_PAGES` pages have. */
export function withClassWords(pages: readonly AnnotatedPage[]): FeatureSet {
  const counts = new Map<string, number>();
  for (const { classWords } of pages) for (const word of classWords) counts.set(word, (counts.get(word) ?? 0) + 1);
  const words = [...counts].filter(([, count]) => count >= LEAST_PAGES).map(([word]) => word);
  const columns = new Map(words.map((word, index) => [word, SIGNAL_NAMES.length + index]));
  return {
    names: [...SIGNAL_NAMES, ...words.map((word) => `class:${word}`)],
    columnsOf: ({ classWords }, { signals, classes }) => [
      ...signals,
      ...classes.flatMap((index) => columns.get(classWords[index] ?? '') ?? []),
    ],
  };
}

/** Returns the `count` columns of a set that change scores most: weight times standard deviation. */
export function mostTelling(set: FeatureSet, rows: Rows, weights: Float64Array, count: number): FeatureSet {
  const shown = new Float64Array(set.names.length);
  let total = 0;
  rows.weights.forEach((weight, row) => {
    total += weight;
    for (let index = rows.starts[row] as number; index < (rows.starts[row + 1] as number); index++)
      raise(shown, rows.columns[index] as number, weight);
  });
  const worth = (column: number) => {
    const share = (shown[column] as number) / total;
    return Math.abs(weights[column] as number) * Math.sqrt(share * (1 - share));
  };
  const chosen = set.names
    .map((_, column) => column)
    .sort((a, b) => worth(b) - worth(a))
    .slice(0, count);
  const positions = new Map(chosen.map((column, position) => [column, position]));
  return {
    names: chosen.map((column) => set.names[column] ?? ''),
    columnsOf: (page, block) => set.columnsOf(page, block).flatMap((column) => positions.get(column) ?? []),
  };
}

/** Returns a row for each block. Each page weighs 1, shared by its blocks according to their words. */
export function toRows(pages: readonly AnnotatedPage[], set: FeatureSet): Rows {
  const blocks = pages.flatMap((page) => {
    const words = page.blocks.reduce((sum, block) => sum + block.words + LEAST_WORDS, 0);
    return page.blocks.map((block) => ({
      label: block.label,
      weight: (block.words + LEAST_WORDS) / words,
      columns: set.columnsOf(page, block),
    }));
  });
  const starts = new Int32Array(blocks.length + 1);
  blocks.forEach(({ columns }, row) => {
    starts[row + 1] = (starts[row] as number) + columns.length;
  });
  const columns = new Int32Array(starts.at(-1) ?? 0);
  blocks.forEach((block, row) => {
    columns.set(block.columns, starts[row]);
  });
  return {
    columns,
    starts,
    width: set.names.length,
    labels: Float64Array.from(blocks, ({ label }) => label),
    weights: Float64Array.from(blocks, ({ weight }) => weight),
  };
}
