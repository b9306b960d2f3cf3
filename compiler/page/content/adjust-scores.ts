/** Choosing content, step 4: corrections of the scores where a rule knows better than weights learned on single blocks. */

import type { Element } from 'hast';
import { attribute, classAndId, isElement, linksIn } from '../elements.ts';
import { cellsOf } from '../layout-table.ts';
import type { BlockScore } from './score-blocks.ts';
import { isLayout, type Place, type TextBlock } from './text-blocks.ts';

/** Data tables outside menus are rarely chrome, and hold few of the words that tell so. */
const TABLE_BONUS = 1;
/** The weights were learned on long pages; on a page of few words outside its landmarks nearly all of it is content. */
const SMALL_PAGE = 150;
const SMALL_PAGE_BONUS = 3;

const MENU_PENALTY = 4;

/** A layout table with this share of the page's words is the page's frame, and its cell with this share of them the page. */
const FRAME = 0.6;
const FRAME_PENALTY = 3;

/** Addresses that start a call, a chat or a mail. */
const CONTACT = /^(?:tel|sms|mailto|whatsapp|callto):|^https?:\/\/(?:wa\.me|(?:api|web)\.whatsapp\.com|t\.me|m\.me)\//i;
const LONGEST_BUTTONS = 12;

/** A breadcrumb by its class names or its id. */
const BREADCRUMB = /(?:^|[\s_-])(?:breadcrumbs?|migas|rastro)(?:$|[\s_-])/;

/** A breadcrumb by its words, whatever it is made of. */
const TRAIL = /^(?:[^>»›/|]{0,25}:\s*)?(?:inicio|home|portada|página principal|start|accueil)\s*(?:[>»›/|→]|::)/i;
const LONGEST_TRAIL = 16;

const CHROME =
  /^(?:in:(?:nav|menu|form|aside|header\/page|footer\/page)|says:(?:consent|copyright)|class:(?:cookies?|consent|gdpr|breadcrumbs?|migas|menu|nav|navbar|topbar|footer|pie|sidebar|cta|social|share|copyright))$/;

/** Corrects the scores in place: menus and frames down, small pages up, all parts of a table alike. */
export function adjustScores(blocks: readonly TextBlock[], scores: BlockScore[]): void {
  distrustMenus(blocks, scores);
  distrustContactButtons(blocks, scores);
  distrustFrame(blocks, scores);
  favourSmallPage(blocks, scores);
  poolTables(blocks, scores);
}

/** What the page itself calls navigation is not read, unless it is mostly prose; nor is the way from the home page to this one. */
function distrustMenus(blocks: readonly TextBlock[], scores: BlockScore[]): void {
  blocks.forEach(({ place, text, words, linkWords }, position) => {
    if (linkWords > 0 && words <= LONGEST_TRAIL && TRAIL.test(text)) {
      (scores[position] as BlockScore).score -= MENU_PENALTY;
      return;
    }
    for (let at: Place | undefined = place; at; at = at.parent) {
      if (!isNavigation(at.element)) continue;
      if (at.proseWords * 2 < at.words) (scores[position] as BlockScore).score -= MENU_PENALTY;
      return;
    }
  });
}

/** Words that only start a call or a chat: «Escríbenos por WhatsApp». A bare number is information. */
function distrustContactButtons(blocks: readonly TextBlock[], scores: BlockScore[]): void {
  blocks.forEach(({ nodes, text, words, linkWords }, position) => {
    if (words !== linkWords || words > LONGEST_BUTTONS || !/\p{L}{2} \p{L}{2}/u.test(text)) return;
    const targets = linksIn(nodes).map((link) => attribute(link, 'href'));
    if (targets.length > 0 && targets.every((target) => CONTACT.test(target)))
      (scores[position] as BlockScore).score -= MENU_PENALTY;
  });
}

function isNavigation(element: Element): boolean {
  if (isElement(element, 'nav') || /^(?:navigation|menu|menubar)$/.test(attribute(element, 'role'))) return true;
  return !isElement(element, 'body') && BREADCRUMB.test(classAndId(element));
}

/** What stands around the one cell of a table that is the page: its logo, its menu, its last line. */
function distrustFrame(blocks: readonly TextBlock[], scores: BlockScore[]): void {
  const total = blocks.reduce((sum, { words }) => sum + words, 0);
  const cells = blocks.map(({ place }) => cellOfFrame(place, total * FRAME));
  const own = (cell: Place) => cell.words - cell.linkWords;
  const all = [...new Set(cells.filter((cell) => cell !== undefined))];
  // The page is beside its menu; what has a row to itself is its head or its foot.
  const beside = all.filter(({ parent }) => parent && cellsOf(parent.element).length > 1);
  const [main, ...others] = (beside.length > 0 ? beside : all).sort((a, b) => own(b) - own(a));
  if (!main || own(main) < others.reduce((sum, cell) => sum + own(cell), own(main)) * FRAME) return;
  cells.forEach((cell, position) => {
    if (cell && cell !== main && cell.proseWords * 2 < cell.words)
      (scores[position] as BlockScore).score -= FRAME_PENALTY;
  });
}

/** The cell in which a place stands of the outermost layout table with so many words. */
function cellOfFrame(place: Place, words: number): Place | undefined {
  let cell: Place | undefined;
  let found: Place | undefined;
  for (let at: Place | undefined = place; at; at = at.parent) {
    if (isElement(at.element, 'td', 'th')) cell = at;
    if (isElement(at.element, 'table') && isLayout(at) && at.words >= words) found = cell;
  }
  return found;
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
