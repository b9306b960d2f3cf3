/** Choosing content, step 3: the log-odds that a block is content, by its signals and the site template. */

import { type SiteTemplate, weighRepetition } from './repetition.ts';
import { readSignals } from './signals/block-signals.ts';
import { BIAS, SIGNAL_WEIGHTS } from './signals/signal-weights.ts';
import { SIGNAL_NAMES } from './signals/signals.ts';
import type { StatedTexts } from './stated-texts.ts';
import type { TextBlock } from './text-blocks.ts';

export interface BlockScore {
  /** Log-odds of being content: 0 is undecided. */
  score: number;
  /** The site template's part; 0 without one. */
  template: number;
  /** Numbers of its signals in `signals/signals.ts`. */
  signals: readonly number[];
  /** Corrections so far, in order. */
  corrections: { name: string; by: number }[];
}

/** The blocks of a page and what they score by now. */
export interface ScoredPage {
  blocks: readonly TextBlock[];
  scores: readonly BlockScore[];
}

const WEIGHTS = Float64Array.from(SIGNAL_NAMES, (name) => {
  const [kind = '', value = ''] = name.split(':');
  return SIGNAL_WEIGHTS[kind]?.[value] ?? 0;
});

/** Shares of a block's own score and of its neighbours' scores. */
const OWN_SHARE = 0.8;
const NEIGHBOURS_SHARE = 0.2;
/** A neighbour weighs this and its words up to a limit. */
const BASE_WEIGHT = 2;
const MAX_WEIGHING_WORDS = 40;

/** The score of each block, in order, from its signals, its neighbours and repetition; corrections come later. */
export function scoreBlocks(
  blocks: readonly TextBlock[],
  stated: StatedTexts,
  page: { path: string; isHome: boolean },
  template: SiteTemplate | undefined,
): BlockScore[] {
  const signals = readSignals(blocks, stated);
  const scores = leanOnNeighbours(
    blocks,
    signals.map((own) => own.reduce((sum, signal) => sum + (WEIGHTS[signal] ?? 0), BIAS)),
  );
  const repetition = template ? weighRepetition(blocks, template, page) : [];
  return blocks.map((_, position) => {
    const added = repetition[position] ?? 0;
    const score = (scores[position] ?? 0) + added;
    return { score, template: added, signals: signals[position] ?? [], corrections: [] };
  });
}

/** Scores mixed with those of the blocks before and behind, the longer the more: content stands beside content. */
export function leanOnNeighbours(blocks: readonly Pick<TextBlock, 'words'>[], scores: readonly number[]): number[] {
  return scores.map((score, position) => {
    let sum = 0;
    let weights = 0;
    for (const beside of [position - 1, position + 1]) {
      const words = blocks[beside]?.words;
      if (words === undefined) continue;
      const weight = Math.min(words, MAX_WEIGHING_WORDS) + BASE_WEIGHT;
      sum += weight * (scores[beside] ?? 0);
      weights += weight;
    }
    return OWN_SHARE * score + NEIGHBOURS_SHARE * (weights > 0 ? sum / weights : score);
  });
}
