/** Choosing content, the whole: which text blocks of a page stay, and the record of those that go. */

import type { Element, ElementContent, Root } from 'hast';
import {
  attribute,
  classAndId,
  findElement,
  hasText,
  holdsElement,
  imagesIn,
  isElement,
  linksIn,
  textOf,
} from '../../document/elements.ts';
import { note, obeyMarks, type Removals, removeWhere } from '../../document/removals.ts';
import { AROUND_NAMES, FRAME_NAMES } from '../../signs/box-names.ts';
import { FILE_ADDRESS } from '../../signs/links.ts';
import { ownWordsOf } from '../count-own-words.ts';
import { blockKey, textKey } from './block-keys.ts';
import { correctScores, findCorrections } from './corrections.ts';
import { type Candidate, keepAlone, keepOnSite } from './decide.ts';
import { reasonToRemove } from './removal-reasons.ts';
import { isInOwnBox, isRunningText, isTitleOfBox, type SiteTemplate } from './repetition.ts';
import { type BlockScore, scoreBlocks } from './score-blocks.ts';
import { signalsNamed } from './signals/signals.ts';
import type { StatedTexts } from './stated-texts.ts';
import {
  createPlaceFinder,
  isInCard,
  isWithin,
  nearest,
  type Place,
  SENTENCE,
  type TextBlock,
  toTextBlocks,
} from './text-blocks.ts';

/** Removes blocks that are not content, noted by rule, but never all of a page's own text. Returns the own words found. */
export function chooseContent(
  tree: Root,
  stated: StatedTexts,
  page: { path: string; isHome: boolean },
  template: SiteTemplate | undefined,
  removals: Removals,
): number {
  removeOutsideRoot(tree, removals);
  const { isHome } = page;
  if (!isHome) removeAroundNothing(tree, removals);
  const blocks = toTextBlocks(tree);
  const scores = scoreBlocks(blocks, stated, page, template);
  correctScores(findCorrections(blocks, scores), scores);
  const wanted = createPlaceFinder(isMarkedWanted);
  const listOfOthers = createPlaceFinder(leadsToOthers);
  const candidates = blocks.map((block, position): Candidate => {
    const { tag, words, place } = block;
    const scored = scores[position] as BlockScore;
    const { score, template: repeated, signals } = scored;
    const isStanding = template?.standing.has(textKey(block)) === true;
    const isTitle = template !== undefined && isTitleOfBox(blocks, position);
    const isTold = isFactOrFile(block);
    const isOther = listOfOthers(place) !== undefined;
    const reason = reasonToRemove(
      isOther ? scored : { ...scored, signals: signals.filter((one) => !RELATED.has(one)) },
    );
    // What three pages say needs less to go than what one says.
    const isAbout = reason?.isOfLabels === true && words >= SENTENCE && isRunningText(block);
    // The home page is about all that it leads to.
    const isEvidence = reason?.isEvidence === true && !(isHome && reason.name === 'related');
    const isChrome = reason !== undefined && !isAbout && (isEvidence || isStanding);
    // What an aside says on this page alone is about it: its price, its date. A text there is kept where it is for all.
    const isOfPage =
      template !== undefined &&
      reason?.name === 'landmark-aside' &&
      !signals.some((one) => CONSENT.has(one)) &&
      ((isTold && repeated === 0) ||
        (template.keepers.get(blockKey(block)) === page.path && words >= SENTENCE && isRunningText(block)) ||
        isInOwnBox(blocks, position, template));
    const isWanted = wanted(place) !== undefined || isOfPage;
    const isRepeated = template?.repeated.has(blockKey(block)) === true;
    const known = { isWanted, isRepeated, isInCard: isInCard(place), isTold };
    return { tag, words, score, template: repeated, signals, ...known, isChrome, isTitle };
  });
  const kept = template ? keepOnSite(candidates, isHome) : keepAlone(candidates);
  keepHeadings(blocks, kept);
  const rules = scores.map((score, position) => (kept[position] ? undefined : nameRemoval(score)));
  removeBlocks(tree, blocks, rules, removals);
  return ownWordsOf(blocks, template);
}

/** Keeps, in place, each heading above a kept text of its section in the same box: below another it would be told of that. */
function keepHeadings(blocks: readonly TextBlock[], kept: boolean[]): void {
  for (const [position, { tag, place }] of [...blocks.entries()].toReversed()) {
    if (!isHeading(tag) || kept[position]) continue;
    const box = nearest(place, ({ blocks: held }) => held > 1);
    for (let at = position + 1; at < blocks.length; at++) {
      const below = blocks[at] as TextBlock;
      if (!box || !isWithin(below.place, box) || (isHeading(below.tag) && below.tag <= tag)) break;
      if (kept[at]) kept[position] = true;
    }
  }
}

const isHeading = (tag: string): boolean => /^h[1-6]$/.test(tag);

/** A short label with its value. */
const FACT = /^\p{Lu}[^:.?!]{1,30}: \S/u;

/** Whether a block is a label with its value, or leads to a file. */
const isFactOrFile = (block: TextBlock): boolean =>
  (FACT.test(block.text) && block.linkWords === 0 && isRunningText(block)) ||
  linksIn(block.nodes).some((link) => FILE_ADDRESS.test(attribute(link, 'href')));

const RELATED = signalsNamed('named:related');
const CONSENT = signalsNamed('says:consent');

/** Whether a place is named as a list of related pages and leads to one; without a link it is about the page itself. */
function leadsToOthers({ element }: Place): boolean {
  if (!AROUND_NAMES.related.test(classAndId(element))) return false;
  return linksIn([element]).some((link) => /^(?!(?:#|mailto:|tel:|javascript:|$))/i.test(attribute(link, 'href')));
}

/** Whether the owner marked the place to be kept. */
function isMarkedWanted({ element }: Place): boolean {
  const mark = element.properties.dataVitrina;
  return mark === 'keep' || mark === 'root';
}

/** The rule that a report names: the site's template if only it tipped the score, else the most certain one. */
function nameRemoval(score: BlockScore): string {
  if (score.template < 0 && score.score - score.template >= 0) return 'site-template';
  return reasonToRemove(score)?.name ?? 'unlike-content';
}

/** Removes blocks by rule; an element all of whose text goes by one rule goes as a whole. */
export function removeBlocks(
  tree: Root,
  blocks: readonly TextBlock[],
  rules: readonly (string | undefined)[],
  removals: Removals,
): void {
  const blockOf = new Map<ElementContent, number>();
  blocks.forEach((block, position) => {
    for (const node of block.nodes) blockOf.set(node, position);
  });
  let passed = 0;
  const path: Element[] = [];

  const visit = (node: ElementContent): Fate => {
    const position = blockOf.get(node);
    if (position !== undefined) {
      passed = Math.max(passed, position + 1);
      return rules[position] ?? true;
    }
    if (node.type !== 'element') return node.type === 'text';
    // An image goes with the text around it.
    if (isElement(node, 'img')) return [passed - 1, passed].some((at) => at >= 0 && at < rules.length && !rules[at]);
    return isElement(node, 'br', 'hr') || visitChildren(node);
  };

  const visitChildren = (element: Element): Fate => {
    path.push(element);
    const { children } = element;
    // The logo of a header or footer goes with the texts in it.
    const isFrame =
      isNamedFrame(element) || (isElement(element, 'header', 'footer', 'nav', 'aside') && hasText(element));
    const fates = children.map(visit);
    const rule = fates.find((fate) => typeof fate === 'string');
    const survives = children.some(
      (child, at) => fates[at] === true && (isFrame ? hasText(child) : hasSubstance(child)),
    );
    const goes = !survives && rule !== undefined && fates.every((fate) => typeof fate !== 'string' || fate === rule);
    if (!goes) {
      for (const [at, child] of children.entries()) {
        const fate = fates[at];
        if (typeof fate === 'string') note(removals, fate, path, [child]);
      }
      element.children = children.filter((_, at) => fates[at] === true && (survives || !isFrame));
    }
    path.pop();
    return goes ? rule : survives || rule === undefined;
  };

  tree.children = tree.children.filter((child) => {
    if (child.type !== 'element') return true;
    const fate = visitChildren(child);
    if (typeof fate === 'string') note(removals, fate, [], [child]);
    return fate === true;
  });
}

const isNamedFrame = (element: Element): boolean =>
  isElement(element, 'div', 'section') &&
  attribute(element, 'dataVitrina') !== 'keep' &&
  FRAME_NAMES.test(classAndId(element));

/** What becomes of a node: kept, or empty with nothing to list, or removed by a rule, which the one around it notes. */
type Fate = boolean | string;

/** Whether a node holds text or an image. */
const hasSubstance = (node: ElementContent): boolean => hasText(node) || imagesIn([node]).length > 0;

/** Removes the frame of a page whose main part has no text: menus, footers, headers without its title. */
function removeAroundNothing(tree: Root, removals: Removals): void {
  const isMain = (element: Element) => isElement(element, 'main') || attribute(element, 'role') === 'main';
  const main = findElement(tree, isMain);
  if (!main || /\p{L}/u.test(textOf(main))) return;
  removeWhere(tree, removals, (element) => {
    const isFrame = isElement(element, 'header', 'footer', 'nav') && attribute(element, 'dataVitrina') !== 'keep';
    return isFrame && !holdsElement(element, 'h1', 'main') ? `landmark-${element.tagName}` : undefined;
  });
}

/** Removes what is neither in an element marked `data-vitrina="root"` nor in one marked `keep`, if there is a root. */
export function removeOutsideRoot(tree: Root, removals: Removals): void {
  const root = findElement(tree, (element) => attribute(element, 'dataVitrina') === 'root');
  if (root) obeyMarks(tree, removals, 'outside-root', true);
  // What its owner asked for is no loss.
  removals.losses.length = 0;
}
