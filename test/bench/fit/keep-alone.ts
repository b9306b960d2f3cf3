/** What is kept of a page that is judged by itself, by which weights are compared on pages without their site. */

import { type Candidate, joinIslands } from '../../../compiler/page/choose/decide.ts';

/** Log-odds from which a block stays between kept neighbours. */
const DOUBTFUL = -2.5;

/** Log-odds by which scores are too high on pages that the weights were not fitted to. */
const OPTIMISM = 0.25;

/** By block, in order. */
export const keepAlone = (blocks: readonly Candidate[]): boolean[] => joinIslands(blocks, keepBest(blocks), DOUBTFUL);

/** Keeps the most likely blocks, as many as maximise the expected F1 of their words. */
function keepBest(blocks: readonly Candidate[]): boolean[] {
  const odds = blocks.map(({ score }) => 1 / (1 + Math.exp(OPTIMISM - score)));
  const content = blocks.reduce((sum, { words }, position) => sum + words * (odds[position] as number), 0);
  const order = blocks.map((_, position) => position).sort((a, b) => (odds[b] as number) - (odds[a] as number));
  let kept = 0;
  let right = 0;
  let best = 0;
  let least = 1;
  for (const position of order) {
    const { words } = blocks[position] as Candidate;
    kept += words;
    right += words * (odds[position] as number);
    const agreement = (2 * right) / (kept + content || 1);
    if (agreement < best) continue;
    best = agreement;
    least = odds[position] as number;
  }
  return odds.map((value) => value >= least);
}
