/** Makes text blocks out of HTML, and names the blocks at positions by their first word. */

import { type TextBlock, toTextBlocks } from '../../../../compiler/page/choose/text-blocks.ts';
import { treeOf } from '../../change-html.ts';

export const blocksOf = (html: string): TextBlock[] => toTextBlocks(treeOf(html));

/** Returns a text of `count` words: `first`, then `w` repeated. */
export const words = (count: number, first = 'w'): string => [first, ...Array(count - 1).fill('w')].join(' ');

/** Returns the first words of the blocks at some positions, joined by blanks. */
export const namesOf = (blocks: readonly TextBlock[], positions: readonly number[]): string =>
  positions.map((position) => blocks[position]?.text.split(' ')[0]).join(' ');
