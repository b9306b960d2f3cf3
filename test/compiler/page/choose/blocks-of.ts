/** The text blocks of a body, and how rules answer about them in words rather than positions. */

import { type TextBlock, toTextBlocks } from '../../../../compiler/page/choose/text-blocks.ts';
import { treeOf } from '../../change-html.ts';

export const blocksOf = (html: string): TextBlock[] => toTextBlocks(treeOf(html));

/** So many words, the first of which can be told. */
export const words = (count: number, first = 'w'): string => [first, ...Array(count - 1).fill('w')].join(' ');

/** The first words of the blocks at some positions. */
export const namesOf = (blocks: readonly TextBlock[], positions: readonly number[]): string =>
  positions.map((position) => blocks[position]?.text.split(' ')[0]).join(' ');
