/** Choosing content: recognizes parts of a page by their structure, as signals of the blocks in them. */

import {
  attribute,
  classAndId,
  findElement,
  hasText,
  holdsElement,
  isElement,
  linksIn,
  textOf,
} from '../../../document/elements.ts';
import { cellsOf } from '../../../document/layout-table.ts';
import { BREADCRUMB_NAMES, BREADCRUMB_TEXT, REPLY_NAMES } from '../../../signs/box-names.ts';
import { BUILDER_ADDRESS, CREDIT } from '../../../signs/builder-credit.ts';
import { UI_WORDS } from '../../../signs/interface-words.ts';
import { CONTACT_ADDRESS, CONTACT_VALUE, RELATED_TITLE } from '../../../signs/links.ts';
import { enterRules, type Rule } from '../../../trial/rules.ts';
import { OUTSIDE } from '../block-keys.ts';
import { rowsOfCards } from '../own-lists.ts';
import {
  createPlaceFinder,
  isLayout,
  isMostlyLinks,
  isOutsideContent,
  isRunningText,
  isWithin,
  nearest,
  type Place,
  SENTENCE,
  type TextBlock,
  wordsOf,
} from '../text-blocks.ts';
import { PAGE_PARTS, type PagePart } from './signals.ts';

/** Parts by name; `find` returns the positions of the blocks in each. */
const PARTS = {
  breadcrumb: {
    kind: 'rule',
    find: breadcrumbs,
    because: 'the way from the home page to this one says where the page is, not what it says',
  },
  menu: {
    kind: 'rule',
    find: menus,
    because: 'what the page itself calls navigation is not read, unless it is mostly prose',
  },
  'contact-button': {
    kind: 'rule',
    find: contactButtons,
    because: 'words that only start a call or a chat say nothing; a bare number is information',
  },
  form: {
    kind: 'rule',
    find: formFields,
    because:
      'what a form for messages asks for is no answer; one around the page is no form, what is for sale is chosen in others',
  },
  'table-frame': {
    kind: 'rule',
    find: framesOfPage,
    because: 'a table that is the page has one cell with the text, and around it logo, menu and last line',
  },
  related: {
    kind: 'rule',
    find: relatedCards,
    because:
      'cards under a title such as «Artículos relacionados» are other pages, once the page itself has said something',
  },
  gallery: {
    kind: 'rule',
    find: galleryCaptions,
    because:
      'a caption in an article repeats what a picture shows; those of a gallery are all that is said of its pictures',
  },
  credit: { kind: 'rule', find: credits, because: 'who built the site says nothing of whom it is about' },
  'page-link': {
    kind: 'rule',
    find: (blocks) => pageLinks(blocks, /^#./),
    because: 'a button that only scrolls this page leads nowhere',
  },
  'page-top': {
    kind: 'rule',
    find: (blocks) => pageLinks(blocks, /^#$/),
    because: 'the same, if other pages have it too; alone it may be a link that was never filled in',
  },
  invitation: {
    kind: 'rule',
    find: invitations,
    because: 'a line on all pages that ends in a button is there for the button',
  },
} satisfies Record<PagePart, Rule & { find: (blocks: readonly TextBlock[]) => readonly number[] }>;
const parts = enterRules('part', PARTS);

/** Returns for each block the parts that contain it. */
export function readParts(blocks: readonly TextBlock[]): PagePart[][] {
  const found: PagePart[][] = blocks.map(() => []);
  for (const part of PAGE_PARTS.filter(parts.applies))
    for (const position of PARTS[part].find(blocks)) found[position]?.push(part);
  return found;
}

/** Returns captions beside captions, as in a gallery or slides, and those of quotations, which name the author. */
function galleryCaptions(blocks: readonly TextBlock[]): number[] {
  const captionAround = createPlaceFinder(({ element }) => isElement(element, 'figcaption'));
  const captions = blocks.map(({ place }) => captionAround(place));
  const first = new Map(captions.map((caption, position) => [caption, position] as const).toReversed());
  const last = new Map(captions.map((caption, position) => [caption, position] as const));
  return blocks.flatMap(({ place }, position) => {
    const caption = captions[position];
    if (!caption || isOutsideContent(place)) return [];
    if (caption.parent && holdsElement(caption.parent.element, 'blockquote')) return [position];
    const beside = [captions[(first.get(caption) ?? 0) - 1], captions[(last.get(caption) ?? 0) + 1]];
    return beside.some(Boolean) ? [position] : [];
  });
}

/** A layout table with this share of the page's words is its frame; its cell with this share of them is the page. */
const FRAME_SHARE = 0.6;

/** Maximum words of buttons, of a title of cards, and of breadcrumbs. */
const MAX_BUTTON_WORDS = 12;
const MAX_TITLE_WORDS = 8;
const MAX_TRAIL_WORDS = 16;

/** Whether a place is short navigation that is labelled as breadcrumbs, or marks the current page. */
const isBreadcrumb = ({ element, words }: Place): boolean =>
  isElement(element, 'nav', 'ol', 'ul') &&
  words <= MAX_TRAIL_WORDS &&
  (BREADCRUMB_NAMES.test(attribute(element, 'ariaLabel').toLowerCase()) ||
    (isElement(element, 'nav') && findElement(element, (one) => attribute(one, 'ariaCurrent') !== '') !== undefined));

/** Returns breadcrumbs: lines of the way from the home page, with links or ending with the title of this page. */
function breadcrumbs(blocks: readonly TextBlock[]): number[] {
  const breadcrumbAround = createPlaceFinder(isBreadcrumb);
  const titles = blocks.filter(({ tag }) => tag === 'h1').map(({ text }) => text.toLowerCase());
  return positionsOf(blocks, (block) => {
    const last =
      block.text
        .split(/\s[>»›/|→]\s/)
        .at(-1)
        ?.toLowerCase() ?? '';
    if (breadcrumbAround(block.place)) return true;
    return isTrail(block) && (block.linkWords > 0 || titles.some((title) => title.startsWith(last)));
  });
}

/** Returns blocks in navigation that is mostly links, except lines of breadcrumbs. */
function menus(blocks: readonly TextBlock[]): number[] {
  const menuAround = createPlaceFinder(isNavigation);
  return positionsOf(blocks, (block) => {
    const menu = menuAround(block.place);
    return menu !== undefined && isMostlyLinks(menu) && !isTrail(block);
  });
}

/** Maximum words of a box with a credit. */
const MAX_CREDIT_WORDS = 15;

/** Returns credits: lines or small boxes whose links all lead to a site builder, and lines that begin as a credit. */
function credits(blocks: readonly TextBlock[]): number[] {
  const creditAround = createPlaceFinder(({ element, words }) => {
    if (words > MAX_CREDIT_WORDS) return false;
    const links = linksIn([element]);
    return links.length > 0 && links.every((link) => BUILDER_ADDRESS.test(attribute(link, 'href')));
  });
  return positionsOf(blocks, ({ nodes, place, words, text }) => {
    const links = linksIn(nodes);
    const isCredit = links.length > 0 && links.every((link) => BUILDER_ADDRESS.test(attribute(link, 'href')));
    // A credit for something else, such as a picture, has no link to the author's site.
    const isSigned = CREDIT.test(text) && links.some((link) => OUTSIDE.test(attribute(link, 'href')));
    return words <= MAX_CREDIT_WORDS && (isCredit || isSigned || creditAround(place) !== undefined);
  });
}

/** Maximum words of a line that only leads up to its button. */
const MAX_INVITATION_WORDS = 20;

/** Returns short lines, partly links, that end in a link whose text asks for an action. */
function invitations(blocks: readonly TextBlock[]): number[] {
  return positionsOf(blocks, ({ nodes, text, words, linkWords }) => {
    if (words > MAX_INVITATION_WORDS || linkWords === 0 || linkWords === words) return false;
    const button = textOf(linksIn(nodes).at(-1) ?? []).toLowerCase();
    return button !== '' && text.toLowerCase().endsWith(button) && UI_WORDS.action?.test(button) === true;
  });
}

/** Returns short lines that consist of links to such an address on this page, and are not questions. */
function pageLinks(blocks: readonly TextBlock[], address: RegExp): number[] {
  return positionsOf(blocks, ({ tag, nodes, text, words, linkWords }) => {
    // A list of them is the contents of the page, and goes with its title.
    if (tag === 'li' || words !== linkWords || words > MAX_BUTTON_WORDS || text.endsWith('?')) return false;
    const links = linksIn(nodes);
    return links.length > 0 && links.every((link) => address.test(attribute(link, 'href')));
  });
}

/** Returns short lines of two words or more that consist of links to a call or a chat. */
function contactButtons(blocks: readonly TextBlock[]): number[] {
  return positionsOf(blocks, ({ nodes, text, words, linkWords }) => {
    if (words !== linkWords || words > MAX_BUTTON_WORDS || !/\p{L}{2} \p{L}{2}/u.test(text)) return false;
    // A button may be all that tells the address or the number.
    if (CONTACT_VALUE.test(text)) return false;
    const targets = linksIn(nodes).map((link) => attribute(link, 'href'));
    return targets.length > 0 && targets.every((target) => CONTACT_ADDRESS.test(target));
  });
}

/** Returns labels and buttons of a form for messages, and all blocks of a comment form; not most of the page. */
function formFields(blocks: readonly TextBlock[]): number[] {
  const total = wordsOf(blocks);
  const isPart = ({ words }: Place) => words * 2 <= total;
  const askingAround = createPlaceFinder((place) => isPart(place) && place.element.properties.dataAsks !== undefined);
  const replyAround = createPlaceFinder((place) => isPart(place) && REPLY_NAMES.test(classAndId(place.element)));
  return positionsOf(
    blocks,
    (block) => replyAround(block.place) !== undefined || (isAsking(block) && askingAround(block.place) !== undefined),
  );
}

/** Whether a block is a label or button and nothing else. */
function isAsking({ tag, nodes }: TextBlock): boolean {
  if (tag !== 'text') return /^(?:label|button|legend)$/.test(tag);
  return nodes.every((node) =>
    node.type === 'element'
      ? isElement(node, 'label', 'button', 'legend') || !hasText(node)
      : node.type !== 'text' || node.value.trim() === '',
  );
}

/** Returns cards and links under titles like «Artículos relacionados», with these titles, behind the first sentence. */
function relatedCards(blocks: readonly TextBlock[]): number[] {
  const firstSentence = blocks.findIndex((block) => block.words >= SENTENCE && isRunningText(block));
  if (firstSentence < 0) return [];
  const isTitle = (at: number): boolean => {
    const { text, words } = blocks[at] ?? { text: '', words: 0 };
    return firstSentence < at && words <= MAX_TITLE_WORDS && RELATED_TITLE.test(text.toLowerCase());
  };
  const cards = rowsOfCards(blocks).flatMap((row) => {
    const positions = row.flatMap((card) => card.positions);
    const title = Math.min(...positions) - 1;
    return isTitle(title) ? [title, ...positions] : [];
  });
  const titles = [...blocks.keys()].filter(isTitle);
  return [...cards, ...titles.flatMap((title) => linksBelow(blocks, title))];
}

/** Returns a title and the blocks in its box if all of these are links; else nothing. */
function linksBelow(blocks: readonly TextBlock[], title: number): number[] {
  const box = nearest((blocks[title] as TextBlock).place, ({ blocks: held }) => held > 1);
  const inBox = box ? positionsOf(blocks, ({ place }) => isWithin(place, box)) : [];
  const areLinks = inBox.every((at) => at === title || isLinked(blocks[at] as TextBlock));
  return areLinks ? inBox : [];
}

const isLinked = ({ words, linkWords }: TextBlock): boolean => words > 0 && words === linkWords;

/** Returns blocks around the main cell of a layout table that is the page: logo, menu, last line. */
function framesOfPage(blocks: readonly TextBlock[]): number[] {
  const total = wordsOf(blocks);
  const cells = blocks.map(({ place }) => cellOfFrame(place, total * FRAME_SHARE));
  const own = (cell: Place) => cell.words - cell.linkWords;
  const all = [...new Set(cells.filter((cell) => cell !== undefined))];
  // The main cell is beside a menu; a cell alone in its row is the head or the foot.
  const beside = all.filter(({ parent }) => parent && cellsOf(parent.element).length > 1);
  const [main, ...others] = (beside.length > 0 ? beside : all).sort((a, b) => own(b) - own(a));
  if (!main || own(main) < others.reduce((sum, cell) => sum + own(cell), own(main)) * FRAME_SHARE) return [];
  return positionsOf(blocks, (_, position) => {
    const cell = cells[position];
    return cell !== undefined && cell !== main && cell.proseWords * 2 < cell.words;
  });
}

/** Returns a place's cell in the outermost layout table with at least `words` words; `undefined` outside of any. */
function cellOfFrame(place: Place, words: number): Place | undefined {
  let cell: Place | undefined;
  let found: Place | undefined;
  for (let at: Place | undefined = place; at; at = at.parent) {
    if (isElement(at.element, 'td', 'th')) cell = at;
    if (isElement(at.element, 'table') && isLayout(at) && at.words >= words) found = cell;
  }
  return found;
}

/** Whether a block reads like breadcrumbs: short, and beginning with the home page and a separator. */
function isTrail({ text, words }: TextBlock): boolean {
  return words <= MAX_TRAIL_WORDS && BREADCRUMB_TEXT.test(text);
}

/** Whether a place is navigation by its element or role, or named as breadcrumbs. */
function isNavigation({ element }: Place): boolean {
  if (isElement(element, 'nav') || /^(?:navigation|menu|menubar)$/.test(attribute(element, 'role'))) return true;
  return (
    BREADCRUMB_NAMES.test(classAndId(element)) && !isElement(element, 'body', 'h1') && !holdsElement(element, 'h1')
  );
}

function positionsOf(blocks: readonly TextBlock[], holds: (block: TextBlock, position: number) => boolean): number[] {
  return blocks.flatMap((block, position) => (holds(block, position) ? [position] : []));
}
