/** Choosing content, step 4: corrections of the scores where a rule knows better than weights learned on single blocks. */

import type { Element } from 'hast';
import { isElement } from '../../document/elements.ts';
import {
  distrustContactButtons,
  distrustForms,
  distrustFrame,
  distrustNavigation,
  distrustRelated,
} from './distrust-chrome.ts';
import { favourAttributions, favourBillsOfFare, favourGalleries } from './favour-content.ts';
import type { BlockScore } from './score-blocks.ts';
import { isLayout, type Place, type TextBlock } from './text-blocks.ts';

/** Data tables outside menus are rarely chrome, and hold few of the words that tell so. */
const TABLE_BONUS = 1;
/** The weights were learned on long pages; on a page of few words outside its landmarks nearly all of it is content. */
const SMALL_PAGE = 150;
const SMALL_PAGE_BONUS = 3;

const CHROME =
  /^(?:in:(?:nav|menu|form|aside|header\/page|footer\/page)|says:(?:consent|copyright)|class:(?:cookies?|consent|gdpr|breadcrumbs?|migas|menu|nav|navbar|topbar|footer|pie|sidebar|cta|social|share|copyright|respond))$/;

/** Corrects the scores in place: menus and frames down, small pages up, all parts of a table alike. */
export function adjustScores(blocks: readonly TextBlock[], scores: BlockScore[]): void {
  distrustNavigation(blocks, scores);
  distrustContactButtons(blocks, scores);
  distrustForms(blocks, scores);
  distrustFrame(blocks, scores);
  distrustRelated(blocks, scores);
  favourSmallPage(blocks, scores);
  favourGalleries(blocks, scores);
  favourBillsOfFare(blocks, scores);
  poolDefinitions(blocks, scores);
  favourAttributions(blocks, scores);
  poolTables(blocks, scores);
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

/** A term and its definition share one fate: a short answer says little without its question. */
function poolDefinitions(blocks: readonly TextBlock[], scores: BlockScore[]): void {
  let terms: number[] = [];
  let definitions: number[] = [];
  const close = () => {
    if (terms.length > 0 && definitions.length > 0) pool([...terms, ...definitions], blocks, scores);
    terms = [];
    definitions = [];
  };
  blocks.forEach(({ tag }, position) => {
    if (tag === 'dt' && definitions.length > 0) close();
    if (tag === 'dt') terms.push(position);
    else if (tag === 'dd') definitions.push(position);
    else close();
  });
  close();
}

/** The rows of a table and its caption share one fate. */
function poolTables(blocks: readonly TextBlock[], scores: BlockScore[]): void {
  const tables = new Map<Element, number[]>();
  blocks.forEach((block, position) => {
    if (isLayout(block.place)) return;
    const row = block.tag === 'tr' || block.tag === 'caption';
    const whole =
      row || block.tag === 'figcaption' ? (nearest(block.place, 'figure') ?? nearest(block.place, 'table')) : undefined;
    if (!whole) return;
    const group = tables.get(whole);
    if (group) group.push(position);
    else tables.set(whole, [position]);
  });
  for (const group of tables.values()) {
    pool(group, blocks, scores);
    const rows = group.filter((position) => blocks[position]?.tag === 'tr');
    const links = rows.reduce((sum, position) => sum + (blocks[position]?.linkWords ?? 0), 0);
    const words = rows.reduce((sum, position) => sum + (blocks[position]?.words ?? 0), 0);
    if (rows.length > 1 && links * 2 < words)
      for (const position of group) (scores[position] as BlockScore).score += TABLE_BONUS;
  }
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
