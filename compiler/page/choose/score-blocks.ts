/** Choosing content: computes the log-odds that a block is content, by its signals and its neighbours. */

import { BIAS, SIGNAL_WEIGHTS } from './signals/signal-weights.ts';
import { SIGNAL_NAMES } from './signals/signals.ts';
import type { TextBlock } from './text-blocks.ts';

const WEIGHTS = Float64Array.from(SIGNAL_NAMES, (name) => {
  const [kind = '', value = ''] = name.split(':');
  return SIGNAL_WEIGHTS[kind]?.[value] ?? 0;
});

/** Shares of a block's own score and of its neighbours' scores. */
const OWN_SHARE = 0.8;
const NEIGHBOURS_SHARE = 0.2;
/** A neighbour's weight is this plus its words up to a limit. */
const BASE_WEIGHT = 2;
const MAX_WEIGHING_WORDS = 40;

/** Returns the score of each block, in order. 0 is undecided. @param signals of each block, by their numbers */
export const scoreBlocks = (blocks: readonly TextBlock[], signals: readonly (readonly number[])[]): number[] =>
  leanOnNeighbours(
    blocks,
    signals.map((own) => own.reduce((sum, signal) => sum + (WEIGHTS[signal] ?? 0), BIAS)),
  );

/** Mixes scores with those of the blocks before and behind, the longer the more: content is beside content. */
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
