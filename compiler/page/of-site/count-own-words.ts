/** Page stage: how many of the words that only this page has were kept, and which rule took most of the others. */

import type { ElementContent } from 'hast';
import type { Loss } from '../../document/removals.ts';
import type { OwnWords } from '../../model.ts';
import { textKey } from '../choose/block-keys.ts';
import { isRunningText, type TextBlock, toTextBlocks } from '../choose/text-blocks.ts';
import type { PageContext } from './page-context.ts';

/** The running texts among what was taken out, as blocks in the elements that were around them. */
export function textsLost({ path, nodes }: Loss): TextBlock[] {
  const children = path.reduceRight<ElementContent[]>((inner, around) => [{ ...around, children: inner }], nodes);
  return toTextBlocks({ type: 'root', children }).filter(isRunningText);
}

/** Words of running text that no other pages have. */
export const ownWordsOf = (texts: readonly TextBlock[], context: Pick<PageContext, 'repeated'> | undefined): number =>
  texts
    .filter((text) => isRunningText(text) && !context?.repeated.has(textKey(text)))
    .reduce((sum, { words }) => sum + words, 0);

/** The words `found` by the choice, and what went `before` it, as a box called what it is, and `since`, by rule. */
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
