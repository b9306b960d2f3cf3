/** Choosing content, a part of step 4: which blocks are known to stand around a page, by names, targets and places. */

import { attribute, classAndId, hasText, isElement, linksIn } from '../../../document/elements.ts';
import { cellsOf } from '../../../document/layout-table.ts';
import { BREADCRUMB_NAMES, BREADCRUMB_TEXT, REPLY_NAMES } from '../../../signs/box-names.ts';
import { CONTACT_ADDRESS, RELATED_TITLE } from '../../../signs/links.ts';
import { rowsOfCards } from '../own-lists.ts';
import { createPlaceFinder, isLayout, type Place } from '../places.ts';
import type { ScoredPage } from '../score-blocks.ts';
import { isProse, type TextBlock } from '../text-blocks.ts';

/** A layout table with this share of the page's words is the page's frame, and its cell with this share of them the page. */
const FRAME = 0.6;

const LONGEST_BUTTONS = 12;

const LONGEST_TITLE = 8;

const LONGEST_TRAIL = 16;

/** Lines that are one by their words. */
export function breadcrumbs({ blocks }: ScoredPage): number[] {
  return positionsOf(blocks, isTrail);
}

export function menus({ blocks }: ScoredPage): number[] {
  const menuAround = createPlaceFinder(isNavigation);
  return positionsOf(blocks, (block) => {
    const menu = menuAround(block.place);
    return menu !== undefined && menu.proseWords * 2 < menu.words && !isTrail(block);
  });
}

export function contactButtons({ blocks }: ScoredPage): number[] {
  return positionsOf(blocks, ({ nodes, text, words, linkWords }) => {
    if (words !== linkWords || words > LONGEST_BUTTONS || !/\p{L}{2} \p{L}{2}/u.test(text)) return false;
    const targets = linksIn(nodes).map((link) => attribute(link, 'href'));
    return targets.length > 0 && targets.every((target) => CONTACT_ADDRESS.test(target));
  });
}

/** Labels and buttons, and all that stands where readers may comment. */
export function formFields({ blocks }: ScoredPage): number[] {
  const total = wordsOf(blocks);
  const isPart = ({ words }: Place) => words * 2 <= total;
  const askingAround = createPlaceFinder((place) => isPart(place) && place.element.properties.dataAsks !== undefined);
  const replyAround = createPlaceFinder((place) => isPart(place) && REPLY_NAMES.test(classAndId(place.element)));
  return positionsOf(
    blocks,
    (block) => replyAround(block.place) !== undefined || (isAsking(block) && askingAround(block.place) !== undefined),
  );
}

/** Labels and buttons, one or several in a row. */
function isAsking({ tag, nodes }: TextBlock): boolean {
  if (tag !== 'text') return /^(?:label|button|legend)$/.test(tag);
  return nodes.every((node) =>
    node.type === 'element'
      ? isElement(node, 'label', 'button', 'legend') || !hasText(node)
      : node.type !== 'text' || node.value.trim() === '',
  );
}

/** The cards and their title. */
export function relatedCards({ blocks }: ScoredPage): number[] {
  const firstProse = blocks.findIndex(isProse);
  return rowsOfCards(blocks).flatMap((cards) => {
    const positions = cards.flatMap((card) => card.positions);
    const title = Math.min(...positions) - 1;
    const { text, words } = blocks[title] ?? { text: '', words: 0 };
    const isRelated =
      firstProse >= 0 && firstProse < title && words <= LONGEST_TITLE && RELATED_TITLE.test(text.toLowerCase());
    return isRelated ? [title, ...positions] : [];
  });
}

/** What stands around the one cell of a table that is the page: its logo, its menu, its last line. */
export function framesOfPage({ blocks }: ScoredPage): number[] {
  const total = wordsOf(blocks);
  const cells = blocks.map(({ place }) => cellOfFrame(place, total * FRAME));
  const own = (cell: Place) => cell.words - cell.linkWords;
  const all = [...new Set(cells.filter((cell) => cell !== undefined))];
  // The page is beside its menu; what has a row to itself is its head or its foot.
  const beside = all.filter(({ parent }) => parent && cellsOf(parent.element).length > 1);
  const [main, ...others] = (beside.length > 0 ? beside : all).sort((a, b) => own(b) - own(a));
  if (!main || own(main) < others.reduce((sum, cell) => sum + own(cell), own(main)) * FRAME) return [];
  return positionsOf(blocks, (_, position) => {
    const cell = cells[position];
    return cell !== undefined && cell !== main && cell.proseWords * 2 < cell.words;
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

function isTrail({ text, words, linkWords }: TextBlock): boolean {
  return linkWords > 0 && words <= LONGEST_TRAIL && BREADCRUMB_TEXT.test(text);
}

function isNavigation({ element }: Place): boolean {
  if (isElement(element, 'nav') || /^(?:navigation|menu|menubar)$/.test(attribute(element, 'role'))) return true;
  return !isElement(element, 'body') && BREADCRUMB_NAMES.test(classAndId(element));
}

const wordsOf = (blocks: readonly TextBlock[]): number => blocks.reduce((sum, { words }) => sum + words, 0);

function positionsOf(blocks: readonly TextBlock[], holds: (block: TextBlock, position: number) => boolean): number[] {
  return blocks.flatMap((block, position) => (holds(block, position) ? [position] : []));
}
