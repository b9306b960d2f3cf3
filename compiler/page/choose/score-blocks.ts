/** Choosing content, step 3: how likely each text block is content, as log-odds, by its signals and by the site template. */

import type { SiteTemplate } from '../learn-template.ts';
import { weighRepetition } from './repetition.ts';
import { readSignals } from './signals/block-signals.ts';
import { BIAS, SIGNAL_WEIGHTS } from './signals/signal-weights.ts';
import { SIGNAL_NAMES } from './signals/signals.ts';
import type { StatedTexts } from './stated-texts.ts';
import type { TextBlock } from './text-blocks.ts';

export interface BlockScore {
  /** Log-odds of being content: 0 is undecided. */
  score: number;
  /** What the site template adds; 0 without one. */
  template: number;
  /** Numbers of signals, as `signals/signals.ts` has them. */
  signals: readonly number[];
  /** What rules added to it by then, in order. */
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

/** Scores the blocks of one page, in order. */
export function scoreBlocks(blocks: readonly TextBlock[], stated: StatedTexts, template?: SiteTemplate): BlockScore[] {
  const signals = readSignals(blocks, stated);
  const repetition = template ? weighRepetition(blocks, template) : [];
  return blocks.map((_, position) => {
    const own = signals[position] ?? [];
    let score = BIAS;
    for (const signal of own) score += WEIGHTS[signal] ?? 0;
    const added = repetition[position] ?? 0;
    return { score: score + added, template: added, signals: own, corrections: [] };
  });
}
