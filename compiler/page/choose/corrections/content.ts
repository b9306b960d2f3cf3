/** Choosing content, a part of step 4: which blocks say something in few words, in places that otherwise hold chrome. */

import { SENTENCE } from '../decide.ts';
import { reasonToRemove } from '../removal-reasons.ts';
import type { BlockScore, ScoredPage } from '../score-blocks.ts';

/** A page of fewer words than this, chrome aside, is a small one. */
const SMALL_PAGE = 150;
const SMALL_PAGE_BONUS = 3;

/** The blocks that nothing says to be chrome; a sentence in a form is an answer. */
export function smallPageBlocks({ blocks, scores }: ScoredPage): number[] {
  return blocks.flatMap(({ words }, position) => {
    const reason = reasonToRemove(scores[position] as BlockScore);
    const isAnswer = reason?.name === 'form' && words >= SENTENCE;
    return reason?.isEvidence && !isAnswer ? [] : [position];
  });
}

/** Fades out as the words approach {@link SMALL_PAGE}. */
export function smallPageBonus(words: number): number {
  return SMALL_PAGE_BONUS * Math.min(1, Math.max(0, 2 - (2 * words) / SMALL_PAGE));
}
