/** Page stage: how many of the words that only this page has were kept, and which rule took most of the others. */

import type { ElementContent } from 'hast';
import type { Loss } from '../document/removals.ts';
import type { OwnWords } from '../model.ts';
import { isRunningText, type SiteTemplate, textKey } from './choose/repetition.ts';
import { type TextBlock, toTextBlocks } from './choose/text-blocks.ts';

/** Own words that the choice kept, and those that each rule of it took. */
export interface ChosenWords {
  kept: number;
  taken: ReadonlyMap<string, number>;
}

/** The running texts among what was taken out, as blocks in the elements that were around them. */
export function textsLost({ path, nodes }: Loss): TextBlock[] {
  const children = path.reduceRight<ElementContent[]>((inner, around) => [{ ...around, children: inner }], nodes);
  return toTextBlocks({ type: 'root', children }).filter(isRunningText);
}

/** The choice's counts, with what went `before` it, as a box called what it is, and what went `after` it, by rule. */
export function countOwnWords(
  chosen: ChosenWords,
  before: readonly Loss[],
  after: readonly Loss[],
  template: Pick<SiteTemplate, 'standing'> | undefined,
): OwnWords {
  const taken = new Map(chosen.taken);
  const add = (losses: readonly Loss[]): number => {
    let sum = 0;
    for (const loss of losses) {
      const own = textsLost(loss).filter((text) => !template?.standing.has(textKey(text)));
      const words = own.reduce((total, text) => total + text.words, 0);
      if (words > 0) taken.set(loss.rule, (taken.get(loss.rule) ?? 0) + words);
      sum += words;
    }
    return sum;
  };
  add(before);
  const kept = chosen.kept - add(after);
  const ranked = [...taken].sort(([, a], [, b]) => b - a);
  const words = ranked.reduce((sum, [, count]) => sum + count, kept);
  return { words, kept, ...(ranked[0] && { takenBy: ranked[0][0] }) };
}
