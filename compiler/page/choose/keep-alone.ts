/** Choosing content of a page that is judged alone: keeps as much as the fitted model expects to be right. */

import type { Judgement } from './judge-blocks.ts';
import type { TextBlock } from './text-blocks.ts';

type Block = Pick<TextBlock, 'tag' | 'words'>;

/** Returns for each block, in order, whether it is kept: the best by score, the owner's, and what belongs to them. */
export function keepAlone(blocks: readonly Block[], judgements: readonly Judgement[]): boolean[] {
  return joinIslands(blocks, judgements, keepBest(blocks, judgements));
}

/** Log-odds to subtract from scores, which are too high on pages that the weights were not fitted to. */
const OPTIMISM = 0.25;

/** Keeps the most likely blocks, as many as maximise the expected F1 of their words, and all that the owner wants. */
function keepBest(blocks: readonly Block[], judgements: readonly Judgement[]): boolean[] {
  const odds = judgements.map(({ score }) => 1 / (1 + Math.exp(OPTIMISM - score)));
  const content = blocks.reduce((sum, { words }, position) => sum + words * (odds[position] as number), 0);
  const order = blocks.map((_, position) => position).sort((a, b) => (odds[b] as number) - (odds[a] as number));
  let kept = 0;
  let right = 0;
  let best = 0;
  let least = 1;
  for (const position of order) {
    const { words } = blocks[position] as Block;
    kept += words;
    right += words * (odds[position] as number);
    const agreement = (2 * right) / (kept + content || 1);
    if (agreement < best) continue;
    best = agreement;
    least = odds[position] as number;
  }
  return odds.map((value, position) => judgements[position]?.isWanted === true || value >= least);
}

/** Minimum log-odds of a block that stays between kept neighbours. */
const DOUBTFUL = -2.5;

/** Keeps a doubtful block between two kept ones, a heading with its text, definitions with their term. */
function joinIslands(blocks: readonly Block[], judgements: readonly Judgement[], kept: readonly boolean[]): boolean[] {
  let isDefined = false;
  return kept.map((keep, position) => {
    const { tag = '' } = blocks[position] ?? {};
    const { score = 0, reasons = [], leadsOn = false } = judgements[position] ?? {};
    if (tag !== 'dd') isDefined = keep && tag === 'dt';
    if (keep || (isDefined && reasons[0]?.proves !== 'chrome')) return true;
    if (score < DOUBTFUL) return false;
    const isFollowed = kept[position + 1] ?? false;
    if (/^h[1-6]$/.test(tag)) return isFollowed || (kept[position + 2] ?? false);
    return isFollowed && (kept[position - 1] ?? false) && !leadsOn;
  });
}
