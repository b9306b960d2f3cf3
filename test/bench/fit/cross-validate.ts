/** Scores a way of choosing content on pages that it was not fitted to: five folds, no host in two of them. */

import { showsLeadingOn } from '../../../compiler/page/choose/judge-blocks.ts';
import { keepAlone } from '../../../compiler/page/choose/keep-alone.ts';
import { reasonsOf } from '../../../compiler/page/choose/reasons.ts';
import { leanOnNeighbours } from '../../../compiler/page/choose/score-blocks.ts';
import type { AnnotatedPage } from './annotated-page.ts';
import { type FeatureSet, mostTelling, toRows } from './feature-sets.ts';
import { fitLogistic, type Rows } from './logistic-regression.ts';
import { unwantedShare, wordF1 } from './word-f1.ts';

/** Penalty of L2, for weights that are log-odds and pages that count 1 each. */
export const PENALTY = 0.1;

const FOLDS = 5;

export interface Outcome {
  page: AnnotatedPage;
  /** Word F1 of the kept text, 0 to 1. */
  f1: number;
  /** Share of the unwanted snippets that were kept. */
  without: number;
}

/**
 * Fits a set on four fifths of the pages and chooses on the others, five times. `fewer` takes its best columns only.
 */
export function crossValidate(pages: readonly AnnotatedPage[], set: FeatureSet, fewer?: number): Outcome[] {
  const folds = pages.map(({ host }) => foldOf(host));
  const rows = toRows(pages, set);
  return Array.from({ length: FOLDS }, (_, fold) => {
    const training = without(rows, pages, folds, fold);
    const weights = fitLogistic(training, PENALTY);
    if (fewer === undefined) return judgeFold(pages, folds, fold, set, weights);
    const best = mostTelling(set, training, weights, fewer);
    return judgeFold(pages, folds, fold, best, fitLogistic(without(toRows(pages, best), pages, folds, fold), PENALTY));
  }).flat();
}

/** Scores the rules without weights: they keep all blocks that have no reason to be removed. */
export function judgeRules(pages: readonly AnnotatedPage[]): Outcome[] {
  return pages.map((page) =>
    judge(
      page,
      page.blocks.map(({ signals }) => reasonsOf(signals).length === 0),
    ),
  );
}

/** Scores weights on the pages of one fold. */
function judgeFold(
  pages: readonly AnnotatedPage[],
  folds: readonly number[],
  fold: number,
  set: FeatureSet,
  weights: Float64Array,
): Outcome[] {
  return pages.flatMap((page, index) => {
    if (folds[index] !== fold) return [];
    const alone = page.blocks.map((block) =>
      set.columnsOf(page, block).reduce((sum, column) => sum + (weights[column] as number), weights.at(-1) ?? 0),
    );
    const scores = leanOnNeighbours(page.blocks, alone);
    const judgements = page.blocks.map(({ signals }, position) => ({
      score: scores[position] ?? 0,
      reasons: [],
      isWanted: false,
      isFactOrFile: false,
      leadsOn: showsLeadingOn(signals),
      isLabel: false,
      isCall: false,
    }));
    return judge(page, keepAlone(page.blocks, judgements));
  });
}

function judge(page: AnnotatedPage, kept: readonly boolean[]): Outcome {
  const text = page.blocks.flatMap((block, position) => (kept[position] ? block.text : [])).join('\n');
  return { page, f1: wordF1(text, page.truth), without: unwantedShare(text, page.unwanted) };
}

/** Returns the rows with a weight of 0 for the pages of one fold, which leaves them out. */
function without(rows: Rows, pages: readonly AnnotatedPage[], folds: readonly number[], fold: number): Rows {
  const weights = rows.weights.slice();
  let row = 0;
  pages.forEach(({ blocks }, index) => {
    if (folds[index] === fold) weights.fill(0, row, row + blocks.length);
    row += blocks.length;
  });
  return { ...rows, weights };
}

/** Returns the fold of a host, the same on every machine (FNV-1a). */
function foldOf(host: string): number {
  let hash = 2166136261;
  for (const letter of host) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619);
  return (hash >>> 0) % FOLDS;
}
