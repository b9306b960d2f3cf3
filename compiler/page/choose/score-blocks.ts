/** Choosing content, step 3: how likely each text block is content, as log-odds, by its signals and by the site template. */

import type { SiteTemplate } from '../learn-template.ts';
import { weighRepetition } from './repetition.ts';
import { readSignals } from './signals/block-signals.ts';
import { BIAS, SIGNAL_WEIGHTS } from './signals/signal-weights.ts';
import type { TextBlock } from './text-blocks.ts';

export interface BlockScore {
  /** Log-odds of being content: 0 is undecided. */
  score: number;
  /** What the site template adds; 0 without one. */
  template: number;
  signals: string[];
  /** What rules added to it by then, in order. */
  corrections: { name: string; by: number }[];
}

/** The blocks of a page and what they score by now. */
export interface ScoredPage {
  blocks: readonly TextBlock[];
  scores: readonly BlockScore[];
}

/** Scores the blocks of one page, in order. */
export function scoreBlocks(blocks: readonly TextBlock[], template?: SiteTemplate): BlockScore[] {
  const signals = readSignals(blocks);
  const repetition = template ? weighRepetition(blocks, template) : [];
  return blocks.map((_, position) => {
    const own = signals[position] ?? [];
    let score = BIAS;
    for (const signal of own) score += SIGNAL_WEIGHTS[signal] ?? 0;
    const added = repetition[position] ?? 0;
    return { score: score + added, template: added, signals: own, corrections: [] };
  });
}
