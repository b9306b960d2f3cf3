/** Choosing content, the whole: which text blocks of a page stay, and the record of those that go. */

import type { Root } from 'hast';
import type { Removals } from '../../document/removals.ts';
import type { ChosenWords } from '../count-own-words.ts';
import { correctScores, findCorrections } from './corrections/corrections.ts';
import { type Candidate, keepAlone, keepOnSite } from './decide.ts';
import { createPlaceFinder, isInCard, type Place } from './places.ts';
import { reasonToRemove } from './removal-reasons.ts';
import { removeBlocks, removeOutsideRoot } from './remove-blocks.ts';
import type { SiteTemplate } from './repetition.ts';
import { isRunningText, textKey } from './repetition.ts';
import { type BlockScore, scoreBlocks } from './score-blocks.ts';
import type { StatedTexts } from './stated-texts.ts';
import { SENTENCE, type TextBlock, toTextBlocks } from './text-blocks.ts';

export interface ChooseContentOptions {
  removals: Removals;
  stated: StatedTexts;
  isHome: boolean;
  template?: SiteTemplate;
}

/**
 * Takes out of the tree every block that is not content, noting each by rule. Never empties a page that has text of its
 * own, beside what stands all over the site. Tells how many of its own words were kept.
 */
export function chooseContent(tree: Root, { removals, stated, isHome, template }: ChooseContentOptions): ChosenWords {
  removeOutsideRoot(tree, removals);
  const blocks = toTextBlocks(tree);
  const scores = scoreBlocks(blocks, stated, isHome, template);
  correctScores(findCorrections(blocks, scores), blocks, scores);
  const wanted = createPlaceFinder(isWanted);
  const isStanding = blocks.map((block) => template?.standing.has(textKey(block)) ?? false);
  const candidates = blocks.map((block, position): Candidate => {
    const { tag, words, place } = block;
    const scored = scores[position] as BlockScore;
    const { score, template, signals } = scored;
    const reason = reasonToRemove(scored);
    // What three pages say needs less to go than what one says.
    const isAbout = reason?.isOfLabels === true && words >= SENTENCE && isRunningText(block);
    // The home page is about all that it leads to.
    const isEvidence = reason?.isEvidence === true && !(isHome && reason.name === 'related');
    const isChrome = reason !== undefined && !isAbout && (isEvidence || isStanding[position] === true);
    const isAsked = wanted(place) !== undefined;
    return { tag, words, score, template, signals, isWanted: isAsked, isChrome, isInCard: isInCard(place) };
  });
  const kept = template ? keepOnSite(candidates, isHome) : keepAlone(candidates);
  const rules = scores.map((score, position) => (kept[position] ? undefined : nameRemoval(score)));
  removeBlocks(tree, blocks, rules, removals);
  return countWords(blocks, rules, isStanding);
}

function countWords(
  blocks: readonly TextBlock[],
  rules: readonly (string | undefined)[],
  isStanding: readonly boolean[],
): ChosenWords {
  let kept = 0;
  const taken = new Map<string, number>();
  blocks.forEach((block, position) => {
    if (isStanding[position] || !isRunningText(block)) return;
    const rule = rules[position];
    if (rule) taken.set(rule, (taken.get(rule) ?? 0) + block.words);
    else kept += block.words;
  });
  return { kept, taken };
}

/** Whether the page's owner asked for what stands there. */
function isWanted({ element }: Place): boolean {
  const mark = element.properties.dataVitrina;
  return mark === 'keep' || mark === 'root';
}

/** The rule by which a removal is reported: the site's template where only it tipped the score, else what is most certain. */
function nameRemoval(score: BlockScore): string {
  if (score.template < 0 && score.score - score.template >= 0) return 'site-template';
  return reasonToRemove(score)?.name ?? 'unlike-content';
}
