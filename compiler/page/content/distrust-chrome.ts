/** Choosing content, a part of step 4: what is known to stand around a page, told by its names, targets and places. */

import type { Element } from 'hast';
import { attribute, classAndId, isElement, linksIn } from '../elements.ts';
import { cellsOf } from '../layout-table.ts';
import { rowsOfCards } from './own-lists.ts';
import type { BlockScore } from './score-blocks.ts';
import { RELATED_TITLE } from './signals/ui-words.ts';
import { createPlaceFinder, isLayout, isProse, type Place, type TextBlock } from './text-blocks.ts';

const MENU_PENALTY = 4;

/** A layout table with this share of the page's words is the page's frame, and its cell with this share of them the page. */
const FRAME = 0.6;
const FRAME_PENALTY = 3;

/** Addresses that start a call, a chat or a mail. */
const CONTACT = /^(?:tel|sms|mailto|whatsapp|callto):|^https?:\/\/(?:wa\.me|(?:api|web)\.whatsapp\.com|t\.me|m\.me)\//i;
const LONGEST_BUTTONS = 12;

const LONGEST_TITLE = 8;

/** A breadcrumb by its class names or its id. */
const BREADCRUMB = /(?:^|[\s_-])(?:breadcrumbs?|migas|rastro)(?:$|[\s_-])/;

/** Where readers may comment, by the names that WordPress gives it. */
const REPLY = /(?:^|\s)(?:comment-respond|commentform|comment-form|respond)(?:\s|$)/;

/** A breadcrumb by its words, whatever it is made of. */
const TRAIL = /^(?:[^>»›/|]{0,25}:\s*)?(?:inicio|home|portada|página principal|start|accueil)\s*(?:[>»›/|→]|::)/i;
const LONGEST_TRAIL = 16;

/** What the page itself calls navigation is not read, unless it is mostly prose; nor is the way from the home page to this one. */
export function distrustNavigation(blocks: readonly TextBlock[], scores: BlockScore[]): void {
  const navigationAround = createPlaceFinder(({ element }) => isNavigation(element));
  blocks.forEach(({ place, text, words, linkWords }, position) => {
    const isTrail = linkWords > 0 && words <= LONGEST_TRAIL && TRAIL.test(text);
    const around = navigationAround(place);
    if (isTrail || (around && around.proseWords * 2 < around.words))
      (scores[position] as BlockScore).score -= MENU_PENALTY;
  });
}

/** Words that only start a call or a chat: «Escríbenos por WhatsApp». A bare number is information. */
export function distrustContactButtons(blocks: readonly TextBlock[], scores: BlockScore[]): void {
  blocks.forEach(({ nodes, text, words, linkWords }, position) => {
    if (words !== linkWords || words > LONGEST_BUTTONS || !/\p{L}{2} \p{L}{2}/u.test(text)) return;
    const targets = linksIn(nodes).map((link) => attribute(link, 'href'));
    if (targets.length > 0 && targets.every((target) => CONTACT.test(target)))
      (scores[position] as BlockScore).score -= MENU_PENALTY;
  });
}

/** What a form for messages asks for, and its buttons; one around the whole page is none, and what is for sale is chosen in others. */
export function distrustForms(blocks: readonly TextBlock[], scores: BlockScore[]): void {
  const total = blocks.reduce((sum, { words }) => sum + words, 0);
  const isPart = (place: Place) => place.words * 2 <= total;
  const askingAround = createPlaceFinder((place) => isPart(place) && place.element.properties.dataAsks !== undefined);
  const replyAround = createPlaceFinder((place) => isPart(place) && REPLY.test(classAndId(place.element)));
  blocks.forEach(({ place, tag }, position) => {
    const isField = /^(?:label|button|legend)$/.test(tag) && askingAround(place);
    if (isField || replyAround(place)) (scores[position] as BlockScore).score -= MENU_PENALTY;
  });
}

/** Cards under a title such as «Artículos relacionados», once the page itself has said something. */
export function distrustRelated(blocks: readonly TextBlock[], scores: BlockScore[]): void {
  const firstProse = blocks.findIndex(isProse);
  for (const cards of rowsOfCards(blocks)) {
    const positions = cards.flatMap((card) => card.positions);
    const title = Math.min(...positions) - 1;
    const { text, words } = blocks[title] ?? { text: '', words: 0 };
    if (firstProse < 0 || firstProse >= title || words > LONGEST_TITLE || !RELATED_TITLE.test(text.toLowerCase()))
      continue;
    for (const position of [title, ...positions]) (scores[position] as BlockScore).score -= MENU_PENALTY;
  }
}

function isNavigation(element: Element): boolean {
  if (isElement(element, 'nav') || /^(?:navigation|menu|menubar)$/.test(attribute(element, 'role'))) return true;
  return !isElement(element, 'body') && BREADCRUMB.test(classAndId(element));
}

/** What stands around the one cell of a table that is the page: its logo, its menu, its last line. */
export function distrustFrame(blocks: readonly TextBlock[], scores: BlockScore[]): void {
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
