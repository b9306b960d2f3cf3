/** Page stage: counts a page's own words and those kept, and finds the rule that removed most of the others. */

import type { ElementContent } from 'hast';
import type { Loss } from '../../document/removals.ts';
import type { OwnWords } from '../../model.ts';
import { textKey } from '../choose/block-keys.ts';
import { isRunningText, type TextBlock, toTextBlocks } from '../choose/text-blocks.ts';
import type { PageContext } from './page-context.ts';

/** Returns the running texts in a loss, as blocks in the elements that were around them. */
export function textsLost({ path, nodes }: Loss): TextBlock[] {
  const children = path.reduceRight<ElementContent[]>((inner, around) => [{ ...around, children: inner }], nodes);
  return toTextBlocks({ type: 'root', children }).filter(isRunningText);
}

/** Counts the words of running texts that the site does not repeat. */
export const ownWordsOf = (texts: readonly TextBlock[], context: Pick<PageContext, 'repeated'> | undefined): number =>
  texts
    .filter((text) => isRunningText(text) && !context?.repeated.has(textKey(text)))
    .reduce((sum, { words }) => sum + words, 0);

/**
 * Counts own words: all of the page, those kept, and in `takenBy` the rule that took most, if any took some.
 * @param found own words of the blocks before the choice @param before losses until then, which are added
 * @param since losses by the choice and later, which are subtracted
 */
export function countOwnWords(
  found: number,
  before: readonly Loss[],
  since: readonly Loss[],
  context: Pick<PageContext, 'repeated'> | undefined,
): OwnWords {
  const taken = new Map<string, number>();
  const sum = (losses: readonly Loss[]): number =>
    losses.reduce((total, loss) => {
      const words = ownWordsOf(textsLost(loss), context);
      if (words > 0) taken.set(loss.rule, (taken.get(loss.rule) ?? 0) + words);
      return total + words;
    }, 0);
  const words = found + sum(before);
  const kept = found - sum(since);
  const [most] = [...taken].sort(([, a], [, b]) => b - a);
  return { words, kept, ...(most && { takenBy: most[0] }) };
}
