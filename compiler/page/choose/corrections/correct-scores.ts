/** Choosing content, step 4: applies the corrections to the scores of a page, and notes which of them changed what. */

import type { BlockScore, ScoredPage } from '../score-blocks.ts';
import type { TextBlock } from '../text-blocks.ts';
import { CORRECTIONS, type Correction } from './corrections.ts';

/** Corrects the scores in place, rule by rule in the order of the table. */
export function correctScores(blocks: readonly TextBlock[], scores: readonly BlockScore[]): void {
  const page = { blocks, scores };
  for (const rule of CORRECTIONS) {
    if ('share' in rule) for (const group of rule.share(page)) share(rule.name, group, page);
    else add(rule, page);
  }
}

function add({ name, applies, by }: Correction, page: ScoredPage): void {
  const positions = applies(page);
  const amountOf = typeof by === 'number' ? () => by : by(page, positions);
  for (const position of positions) change(page.scores[position], name, amountOf(position));
}

function share(name: string, group: readonly number[], { blocks, scores }: ScoredPage): void {
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
