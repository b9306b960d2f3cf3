/** Choosing content, step 4: finds what the corrections are about, applies them to scores, and notes which changed what. */

import type { BlockScore, ScoredPage } from '../score-blocks.ts';
import type { TextBlock } from '../text-blocks.ts';
import { CORRECTIONS, type Correction, type SharedFate } from './corrections.ts';

/** What each rule of the table is about on one page, in order: positions of blocks, or groups of them. */
export type FoundCorrections = readonly (readonly number[] | readonly (readonly number[])[])[];

/** Blocks as far as the amounts depend on them. */
type Weighed = Pick<TextBlock, 'words'>;

/** Looks for what the rules are about. Depends on no score. */
export function findCorrections(blocks: readonly TextBlock[], scores: readonly BlockScore[]): FoundCorrections {
  const page: ScoredPage = { blocks, scores };
  return CORRECTIONS.map((rule) => ('share' in rule ? rule.share(page) : rule.applies(page)));
}

/** Corrects the scores in place, rule by rule in the order of the table. */
export function correctScores(
  found: FoundCorrections,
  blocks: readonly Weighed[],
  scores: readonly BlockScore[],
): void {
  CORRECTIONS.forEach((rule, index) => {
    if ('share' in rule) for (const group of found[index] as number[][]) share(rule, group, blocks, scores);
    else add(rule, found[index] as number[], blocks, scores);
  });
}

function add(
  { name, by }: Correction,
  positions: readonly number[],
  blocks: readonly Weighed[],
  scores: readonly BlockScore[],
): void {
  const amount = typeof by === 'number' ? by : by(positions.reduce((sum, at) => sum + (blocks[at]?.words ?? 0), 0));
  for (const position of positions) change(scores[position], name, amount);
}

function share(
  { name }: SharedFate,
  group: readonly number[],
  blocks: readonly Weighed[],
  scores: readonly BlockScore[],
): void {
  let sum = 0;
  let words = 0;
  for (const position of group) {
    const weight = (blocks[position]?.words ?? 0) + 1;
    sum += (scores[position]?.score ?? 0) * weight;
    words += weight;
  }
  for (const position of group) {
    const score = scores[position];
    change(score, name, sum / words - (score?.score ?? 0));
  }
}

function change(score: BlockScore | undefined, name: string, by: number): void {
  if (!score || by === 0) return;
  score.score += by;
  score.corrections.push({ name, by });
}
