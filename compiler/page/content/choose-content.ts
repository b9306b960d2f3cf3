/** Choosing content, the whole: which text blocks of a page stay, and the record of those that go. */

import type { Element, ElementContent, Root } from 'hast';
import { attribute, isElement, textOf } from '../elements.ts';
import type { SiteTemplate } from '../learn-template.ts';
import type { Removals } from '../removals.ts';
import { nameRemoval } from './name-removal.ts';
import { type BlockScore, scoreBlocks } from './score-blocks.ts';
import { type Place, type TextBlock, toTextBlocks } from './text-blocks.ts';

/** Log-odds above which a block is kept. Below 0, since losing content costs a reader more than a stray line. */
const THRESHOLD = -0.4;
/** What is kept of a page must be this many words, or a quarter of the page if that is less. */
const LEAST_WORDS = 20;
/** The weights were learned on long pages; on a page of few words outside its landmarks nearly all of it is content. */
const SMALL_PAGE = 150;
const SMALL_PAGE_BONUS = 3;

const MENU_PENALTY = 4;

const CHROME =
  /^(?:in:(?:nav|menu|form|aside|header\/page|footer\/page)|says:(?:consent|copyright)|class:(?:cookies?|consent|gdpr|breadcrumbs?|migas|menu|nav|navbar|topbar|footer|pie|sidebar|cta|social|share|copyright))$/;

export interface ChooseContentOptions {
  removals: Removals;
  template?: SiteTemplate;
}

/** Takes out of the tree every block that is not content, noting each by rule. Never empties a page that has text. */
export function chooseContent(tree: Root, { removals, template }: ChooseContentOptions): void {
  const blocks = toTextBlocks(tree);
  const scores = scoreBlocks(blocks, template);
  distrustMenus(blocks, scores);
  favourSmallPage(blocks, scores);
  poolTables(blocks, scores);
  const kept = decide(blocks, scores);
  const rules = blocks.map((_, position) => {
    const score = scores[position] as BlockScore;
    return kept[position] ? undefined : nameRemoval(score, score.score - score.template >= THRESHOLD);
  });
  removeBlocks(tree, blocks, rules, removals);
}

/** What the page itself calls navigation is not read, unless it is mostly prose. */
function distrustMenus(blocks: readonly TextBlock[], scores: BlockScore[]): void {
  blocks.forEach(({ place }, position) => {
    for (let at: Place | undefined = place; at; at = at.parent) {
      if (!isElement(at.element, 'nav') && !/^(?:navigation|menu|menubar)$/.test(attribute(at.element, 'role')))
        continue;
      if (at.proseWords * 2 < at.words) (scores[position] as BlockScore).score -= MENU_PENALTY;
      return;
    }
  });
}

/** Adds to the blocks outside landmarks of chrome, fading out as their words approach {@link SMALL_PAGE}. */
function favourSmallPage(blocks: readonly TextBlock[], scores: BlockScore[]): void {
  const outside = blocks.map(
    (_, position) => !(scores[position] as BlockScore).signals.some((signal) => CHROME.test(signal)),
  );
  const words = blocks.reduce((sum, block, position) => sum + (outside[position] ? block.words : 0), 0);
  const bonus = SMALL_PAGE_BONUS * Math.min(1, Math.max(0, 2 - (2 * words) / SMALL_PAGE));
  scores.forEach((score, position) => {
    if (outside[position]) score.score += bonus;
  });
}

/** The rows of a table and its caption share one fate. */
function poolTables(blocks: readonly TextBlock[], scores: BlockScore[]): void {
  const tables = new Map<Element, number[]>();
  blocks.forEach((block, position) => {
    const row = block.tag === 'tr' || block.tag === 'caption';
    const whole =
      row || block.tag === 'figcaption' ? (nearest(block.place, 'figure') ?? nearest(block.place, 'table')) : undefined;
    if (!whole) return;
    const group = tables.get(whole);
    if (group) group.push(position);
    else tables.set(whole, [position]);
  });
  for (const group of tables.values()) pool(group, blocks, scores);
}

function pool(group: readonly number[], blocks: readonly TextBlock[], scores: BlockScore[]): void {
  let sum = 0;
  let words = 0;
  for (const position of group) {
    const weight = (blocks[position]?.words ?? 0) + 1;
    sum += (scores[position]?.score ?? 0) * weight;
    words += weight;
  }
  for (const position of group) (scores[position] as BlockScore).score = sum / words;
}

function nearest(place: Place | undefined, tagName: string): Element | undefined {
  for (let at = place; at; at = at.parent) if (isElement(at.element, tagName)) return at.element;
  return undefined;
}

function decide(blocks: readonly TextBlock[], scores: readonly BlockScore[]): boolean[] {
  const wanted = blocks.map((block) => ownerWants(block.place));
  const at = (threshold: number) => scores.map(({ score }, position) => wanted[position] ?? score >= threshold);
  const words = (kept: boolean[]) =>
    blocks.reduce((sum, block, position) => sum + (kept[position] ? block.words : 0), 0);
  const total = words(blocks.map(() => true));
  let kept = at(THRESHOLD);
  // A rule that empties the page is wrong about this page.
  for (let threshold = THRESHOLD - 1; words(kept) < Math.min(LEAST_WORDS, total / 4) && threshold > -8; threshold--)
    kept = at(threshold);
  if (words(kept) === 0 && total > 0) kept = blocks.map(() => true);
  return kept;
}

/** Whether the page's owner marked the place, nearest mark first; undefined when not. */
function ownerWants(place: Place | undefined): boolean | undefined {
  for (let at = place; at; at = at.parent) {
    const mark = attribute(at.element, 'dataVitrina');
    if (mark === 'keep' || mark === 'root') return true;
    if (mark === 'drop') return false;
  }
  return undefined;
}

/** Removes blocks by rule; an element all of whose text goes by one rule goes as a whole. */
function removeBlocks(
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

  /** What became of a node: kept, empty (nothing to keep or list), or removed by a rule (the caller lists it). */
  const visit = (node: ElementContent): { kept: boolean; rule?: string } => {
    const position = blockOf.get(node);
    if (position !== undefined) {
      passed = Math.max(passed, position + 1);
      const rule = rules[position];
      return rule ? { kept: false, rule } : { kept: true };
    }
    if (node.type !== 'element') return { kept: node.type === 'text' };
    if (isElement(node, 'img')) {
      // An image goes with the text around it.
      const beside = [passed - 1, passed].some((index) => index >= 0 && index < rules.length && !rules[index]);
      return { kept: beside };
    }
    if (isElement(node, 'br', 'hr')) return { kept: true };
    return visitChildren(node);
  };

  const visitChildren = (element: Element): { kept: boolean; rule?: string } => {
    path.push(element);
    const fates = element.children.map((child) => ({ child, ...visit(child) }));
    const found = new Set(fates.flatMap(({ rule }) => rule ?? []));
    const survives = fates.some(({ child, kept }) => kept && hasSubstance(child));
    const [only] = found;
    let fate: { kept: boolean; rule?: string };
    if (!survives && found.size === 1 && only) {
      fate = { kept: false, rule: only };
    } else {
      for (const { child, rule } of fates) if (rule) removals.note(rule, path, [child]);
      element.children = fates.filter(({ kept }) => kept).map(({ child }) => child);
      fate = { kept: survives || found.size === 0 };
    }
    path.pop();
    return fate;
  };

  tree.children = tree.children.filter((child) => {
    if (child.type !== 'element') return true;
    const { kept, rule } = visitChildren(child);
    if (rule) removals.note(rule, [], [child]);
    return kept;
  });
}

function hasSubstance(node: ElementContent): boolean {
  if (node.type !== 'element') return node.type === 'text' && node.value.trim() !== '';
  return (
    isElement(node, 'img') ||
    (!isElement(node, 'br', 'hr') && (textOf(node) !== '' || node.children.some(hasSubstance)))
  );
}
