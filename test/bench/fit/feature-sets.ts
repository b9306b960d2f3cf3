/** What a model may look at: the declared signals, a few of them, or these and all words of class names; as rows to fit. */

import { SIGNAL_NAMES } from '../../../compiler/page/choose/signals/signals.ts';
import type { AnnotatedBlock, AnnotatedPage } from './annotated-page.ts';
import { type Rows, raise } from './logistic-regression.ts';

export interface FeatureSet {
  names: readonly string[];
  /** Columns that a block shows. */
  columnsOf(page: AnnotatedPage, block: AnnotatedBlock): readonly number[];
}

/** Words of class names on fewer pages say more of these pages than of their kind. */
const LEAST_PAGES = 20;
/** Added to the words of each block, so that short ones count too. */
const LEAST_WORDS = 2;

export const declaredSignals: FeatureSet = { names: SIGNAL_NAMES, columnsOf: (_, { signals }) => signals };

/** The declared signals and every word of the class names around a block. */
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

/** The columns of a set that are worth most: by how much they move scores, given their weights. */
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

/** One row a block; each page counts the same, and within it each block by its words. */
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
