/** Choosing content, step 4: finds what the corrections are about, applies them to scores, and notes which changed what. */

import type { BlockScore, ScoredPage } from '../score-blocks.ts';
import type { TextBlock } from '../text-blocks.ts';
import { CORRECTIONS } from './corrections.ts';

/** What each rule of the table is about on one page, in order: positions of blocks. */
export type FoundCorrections = readonly (readonly number[])[];

/** Blocks as far as the amounts depend on them. */
type Weighed = Pick<TextBlock, 'words'>;

/** Looks for what the rules are about. Depends on no score. */
export function findCorrections(blocks: readonly TextBlock[], scores: readonly BlockScore[]): FoundCorrections {
  const page: ScoredPage = { blocks, scores };
  return CORRECTIONS.map(({ applies }) => applies(page));
}

/** Corrects the scores in place, rule by rule in the order of the table. */
export function correctScores(
  found: FoundCorrections,
  blocks: readonly Weighed[],
  scores: readonly BlockScore[],
): void {
  CORRECTIONS.forEach(({ name, by: amount }, index) => {
    const positions = found[index] ?? [];
    const words = positions.reduce((sum, position) => sum + (blocks[position]?.words ?? 0), 0);
    const by = typeof amount === 'number' ? amount : amount(words);
    for (const position of positions) {
      const score = scores[position];
      if (!score || by === 0) continue;
      score.score += by;
      score.corrections.push({ name, by });
    }
  });
}
