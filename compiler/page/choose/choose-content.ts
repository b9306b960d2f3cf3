/** Choosing content, the whole: which text blocks of a page stay, and the record of those that go. */

import type { Root } from 'hast';
import { attribute } from '../../document/elements.ts';
import type { Removals } from '../../document/removals.ts';
import type { SiteTemplate } from '../learn-template.ts';
import { correctScores } from './corrections/correct-scores.ts';
import { nameRemoval } from './name-removal.ts';
import type { Place } from './places.ts';
import { removeBlocks } from './remove-blocks.ts';
import { removeOutsideRoot } from './remove-outside-root.ts';
import { type BlockScore, scoreBlocks } from './score-blocks.ts';
import { type TextBlock, toTextBlocks } from './text-blocks.ts';

/** Log-odds above which a block is kept. Below 0, since losing content costs a reader more than a stray line. */
const THRESHOLD = -0.4;
/** Log-odds above which a block stays if its neighbours do. */
const DOUBTFUL = -2.5;
/** The same where the site template has already taken out what repeats. */
const DOUBTFUL_ON_SITE = -4;
/** What is kept of a page must be this many words, or a quarter of the page if that is less. */
const LEAST_WORDS = 20;
/** Pages from which the site template is trusted to tell what is nobody's content. */
const SITE = 5;
/** Log-odds of repetition below which a block stands all over the site. */
const EVERYWHERE = -6;

export interface ChooseContentOptions {
  removals: Removals;
  template?: SiteTemplate;
}

/**
 * Takes out of the tree every block that is not content, noting each by rule. Never empties a page that has text of its
 * own, beside what stands all over the site.
 */
export function chooseContent(tree: Root, { removals, template }: ChooseContentOptions): void {
  removeOutsideRoot(tree, removals);
  const blocks = toTextBlocks(tree);
  const scores = scoreBlocks(blocks, template);
  correctScores(blocks, scores);
  const kept = decide(blocks, scores, (template?.pages ?? 0) >= SITE);
  const rules = blocks.map((_, position) => {
    const score = scores[position] as BlockScore;
    return kept[position] ? undefined : nameRemoval(score, score.score - score.template >= THRESHOLD);
  });
  removeBlocks(tree, blocks, rules, removals);
}

function decide(blocks: readonly TextBlock[], scores: readonly BlockScore[], isOnSite: boolean): boolean[] {
  const wanted = blocks.map((block) => isWanted(block.place));
  const at = (threshold: number) => scores.map(({ score }, position) => wanted[position] || score >= threshold);
  const words = (kept: boolean[]) =>
    blocks.reduce((sum, block, position) => sum + (kept[position] ? block.words : 0), 0);
  const total = words(blocks.map(() => true));
  let kept = joinIslands(blocks, scores, at(THRESHOLD), isOnSite ? DOUBTFUL_ON_SITE : DOUBTFUL);
  const isOwn = scores.map(({ template }, position) => wanted[position] || !(isOnSite && template <= EVERYWHERE));
  // A rule that empties the page is wrong about this page.
  for (let threshold = THRESHOLD - 1; words(kept) < Math.min(LEAST_WORDS, total / 4) && threshold > -8; threshold--)
    kept = at(threshold).map((keep, position) => keep && (isOwn[position] ?? false));
  if (words(kept) === 0 && total > 0) kept = isOwn;
  return kept;
}

/** Lines that stand between paragraphs of content and are none. */
const NEVER_JOINED = /^says-only:(?:action|share|account|related)$/;

/** A doubtful block between two kept ones stays, and a heading stays with what it stands over. */
function joinIslands(
  blocks: readonly TextBlock[],
  scores: readonly BlockScore[],
  kept: readonly boolean[],
  doubtful: number,
): boolean[] {
  return kept.map((keep, position) => {
    if (keep) return true;
    const { score, signals } = scores[position] as BlockScore;
    const followed = kept[position + 1] ?? false;
    if (score < doubtful) return false;
    if (/^h[1-6]$/.test(blocks[position]?.tag ?? '')) return followed || (kept[position + 2] ?? false);
    return followed && (kept[position - 1] ?? false) && !signals.some((signal) => NEVER_JOINED.test(signal));
  });
}

/** Whether the page's owner asked for what stands there. */
function isWanted(place: Place): boolean {
  for (let at: Place | undefined = place; at; at = at.parent)
    if (/^(?:keep|root)$/.test(attribute(at.element, 'dataVitrina'))) return true;
  return false;
}
