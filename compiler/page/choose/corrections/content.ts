/** Choosing content, a part of step 4: which blocks say something in few words, in places that otherwise hold chrome. */

import { holdsElement, isElement } from '../../../document/elements.ts';
import { createOutermostFinder } from '../places.ts';
import { reasonToRemove } from '../removal-reasons.ts';
import type { BlockScore, ScoredPage } from '../score-blocks.ts';
import { signalsNamed } from '../signals/signals.ts';
import { SENTENCE } from '../text-blocks.ts';

/** A page of fewer words than this, chrome aside, is a small one. */
const SMALL_PAGE = 150;
const SMALL_PAGE_BONUS = 3;

/** A carousel may call itself a list to choose from, which says nothing of its slides. */
const AROUND = signalsNamed('in:nav', 'in:form', 'in:aside', 'in-page:header', 'in-page:footer');

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

/** Captions with nothing between them, as those of a gallery or of slides; that of a quotation says who said it. */
export function galleryCaptions(page: ScoredPage): number[] {
  const captionAround = createOutermostFinder(({ element }) => isElement(element, 'figcaption'));
  const captions = page.blocks.map(({ place }) => captionAround(place));
  const first = new Map(captions.map((caption, position) => [caption, position] as const).toReversed());
  const last = new Map(captions.map((caption, position) => [caption, position] as const));
  return page.scores.flatMap(({ signals }, position) => {
    const caption = captions[position];
    if (!caption || signals.some((signal) => AROUND.has(signal))) return [];
    if (caption.parent && holdsElement(caption.parent.element, 'blockquote')) return [position];
    const beside = [captions[(first.get(caption) ?? 0) - 1], captions[(last.get(caption) ?? 0) + 1]];
    return beside.some(Boolean) ? [position] : [];
  });
}
