/** The text blocks of a body, and how rules answer about them in words rather than positions. */

import type { BlockScore, ScoredPage } from '../../../../compiler/page/choose/score-blocks.ts';
import { SIGNAL_NAMES } from '../../../../compiler/page/choose/signals/signals.ts';
import { type TextBlock, toTextBlocks } from '../../../../compiler/page/choose/text-blocks.ts';
import { treeOf } from '../../change-html.ts';

export const blocksOf = (html: string): TextBlock[] => toTextBlocks(treeOf(html));

/** So many words, the first of which can be told. */
export const words = (count: number, first = 'w'): string => [first, ...Array(count - 1).fill('w')].join(' ');

/** Numbers of signals by their names. */
export const signals = (...names: string[]): number[] => names.map((name) => SIGNAL_NAMES.indexOf(name));

/** A page whose blocks all score the same. */
export function scored(html: string, signalsOf: (block: TextBlock) => string[] = () => [], score = 0): ScoredPage {
  const blocks = blocksOf(html);
  return {
    blocks,
    scores: blocks.map(
      (block): BlockScore => ({ score, template: 0, signals: signals(...signalsOf(block)), corrections: [] }),
    ),
  };
}

/** The first words of the blocks at some positions. */
export const namesOf = (blocks: readonly TextBlock[], positions: readonly number[]): string =>
  positions.map((position) => blocks[position]?.text.split(' ')[0]).join(' ');
