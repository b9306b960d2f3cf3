/** Choosing content, step 4: corrections of the scores as data, in order, where rules know better than weights. */

import { attribute, classAndId, hasText, holdsElement, isElement, linksIn } from '../../document/elements.ts';
import { cellsOf } from '../../document/layout-table.ts';
import { BREADCRUMB_NAMES, BREADCRUMB_TEXT, REPLY_NAMES } from '../../signs/box-names.ts';
import { CONTACT_ADDRESS, RELATED_TITLE } from '../../signs/links.ts';
import { rowsOfCards } from './own-lists.ts';
import { reasonToRemove } from './removal-reasons.ts';
import type { BlockScore, ScoredPage } from './score-blocks.ts';
import { signalsNamed } from './signals/signals.ts';
import { createPlaceFinder, isLayout, isProse, type Place, SENTENCE, type TextBlock } from './text-blocks.ts';

interface Correction {
  /** Positions of the blocks that it is about. */
  applies: (page: ScoredPage) => readonly number[];
  /** Log-odds added to each, or a function of their words in all. */
  by: number | ((words: number) => number);
}

/** Log-odds: a named menu goes in spite of most other signals. */
const MENU = -4;

/** By the names that reports have for them. */
const CORRECTIONS: Readonly<Record<string, Correction>> = {
  // The way from the home page to this one says where the page is, not what it says.
  breadcrumb: { applies: breadcrumbs, by: MENU },
  // What the page itself calls navigation is not read, unless it is mostly prose.
  menu: { applies: menus, by: MENU },
  // Words that only start a call or a chat say nothing; a bare number is information.
  'contact-button': { applies: contactButtons, by: MENU },
  // What a form for messages asks for is no answer; one around the page is no form, what is for sale is chosen in others.
  form: { applies: formFields, by: MENU },
  // A table that is the page has one cell with the text, and around it logo, menu and last line.
  'table-frame': { applies: framesOfPage, by: -3 },
  // Cards under a title such as «Artículos relacionados» are other pages, once the page itself has said something.
  related: { applies: relatedCards, by: MENU },
  // The weights were learned on long pages; of a page of few words nearly all is content, landmarks aside.
  'small-page': { applies: smallPageBlocks, by: smallPageBonus },
  // A caption in an article repeats what a picture shows; those of a gallery are all that is said of its pictures.
  gallery: { applies: galleryCaptions, by: 3 },
};

/** Positions of the blocks that a rule of the table is about on one page, and what it adds to each. */
export type FoundCorrection = ReturnType<typeof findCorrections>[number];

/** What each correction applies to, in order. The scores of the blocks do not matter. */
export function findCorrections(blocks: readonly TextBlock[], scores: readonly BlockScore[]) {
  return Object.entries(CORRECTIONS).map(([name, { applies, by }]) => {
    const positions = applies({ blocks, scores });
    const words = positions.reduce((sum, position) => sum + (blocks[position]?.words ?? 0), 0);
    return { name, positions, by: typeof by === 'number' ? by : by(words) };
  });
}

/** Corrects the scores in place, rule by rule. */
export function correctScores(found: readonly FoundCorrection[], scores: readonly BlockScore[]): void {
  for (const { name, positions, by } of found) {
    for (const position of positions) {
      const score = scores[position];
      if (!score || by === 0) continue;
      score.score += by;
      score.corrections.push({ name, by });
    }
  }
}

/** Words of a small page, chrome aside. */
const SMALL_PAGE = 150;
const SMALL_PAGE_BONUS = 3;

/** A carousel's list of slides may have the name of a menu, which says nothing about the slides. */
const LANDMARKS = signalsNamed('in:nav', 'in:form', 'in:aside', 'in-page:header', 'in-page:footer');

/** Blocks without evidence that they are chrome, and sentences in a form, which are answers. */
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

/** Captions beside captions, as in a gallery or slides, and those of quotations, which tell who said it. */
export function galleryCaptions(page: ScoredPage): number[] {
  const captionAround = createPlaceFinder(({ element }) => isElement(element, 'figcaption'));
  const captions = page.blocks.map(({ place }) => captionAround(place));
  const first = new Map(captions.map((caption, position) => [caption, position] as const).toReversed());
  const last = new Map(captions.map((caption, position) => [caption, position] as const));
  return page.scores.flatMap(({ signals }, position) => {
    const caption = captions[position];
    if (!caption || signals.some((signal) => LANDMARKS.has(signal))) return [];
    if (caption.parent && holdsElement(caption.parent.element, 'blockquote')) return [position];
    const beside = [captions[(first.get(caption) ?? 0) - 1], captions[(last.get(caption) ?? 0) + 1]];
    return beside.some(Boolean) ? [position] : [];
  });
}

/** A layout table with this share of the page's words is its frame; its cell with this share of them is the page. */
const FRAME_SHARE = 0.6;

/** Words of the longest buttons, title of cards, and breadcrumbs. */
const MAX_BUTTON_WORDS = 12;
const MAX_TITLE_WORDS = 8;
const MAX_TRAIL_WORDS = 16;

/** Lines from the home page on, of links or up to this page. */
export function breadcrumbs({ blocks }: ScoredPage): number[] {
  const titles = blocks.filter(({ tag }) => tag === 'h1').map(({ text }) => text.toLowerCase());
  return positionsOf(blocks, (block) => {
    const last =
      block.text
        .split(/\s[>»›/|→]\s/)
        .at(-1)
        ?.toLowerCase() ?? '';
    return isTrail(block) && (block.linkWords > 0 || titles.some((title) => title.startsWith(last)));
  });
}

/** Blocks in what the page calls navigation, but for breadcrumbs and navigation that is mostly prose. */
export function menus({ blocks }: ScoredPage): number[] {
  const menuAround = createPlaceFinder(isNavigation);
  return positionsOf(blocks, (block) => {
    const menu = menuAround(block.place);
    return menu !== undefined && menu.proseWords * 2 < menu.words && !isTrail(block);
  });
}

/** Short lines of two words or more that consist of links to a call or a chat. */
export function contactButtons({ blocks }: ScoredPage): number[] {
  return positionsOf(blocks, ({ nodes, text, words, linkWords }) => {
    if (words !== linkWords || words > MAX_BUTTON_WORDS || !/\p{L}{2} \p{L}{2}/u.test(text)) return false;
    const targets = linksIn(nodes).map((link) => attribute(link, 'href'));
    return targets.length > 0 && targets.every((target) => CONTACT_ADDRESS.test(target));
  });
}

/** Labels and buttons of a form for messages, and all that stands where readers may comment; not most of the page. */
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

/** Whether a block is a label or button and nothing else. */
function isAsking({ tag, nodes }: TextBlock): boolean {
  if (tag !== 'text') return /^(?:label|button|legend)$/.test(tag);
  return nodes.every((node) =>
    node.type === 'element'
      ? isElement(node, 'label', 'button', 'legend') || !hasText(node)
      : node.type !== 'text' || node.value.trim() === '',
  );
}

/** Cards behind the page's first prose under a title such as «Artículos relacionados», with that title. */
export function relatedCards({ blocks }: ScoredPage): number[] {
  const firstProse = blocks.findIndex(isProse);
  return rowsOfCards(blocks).flatMap((cards) => {
    const positions = cards.flatMap((card) => card.positions);
    const title = Math.min(...positions) - 1;
    const { text, words } = blocks[title] ?? { text: '', words: 0 };
    const isRelated =
      firstProse >= 0 && firstProse < title && words <= MAX_TITLE_WORDS && RELATED_TITLE.test(text.toLowerCase());
    return isRelated ? [title, ...positions] : [];
  });
}

/** What is around the one cell of a layout table that is the page: logo, menu, last line; else nothing. */
export function framesOfPage({ blocks }: ScoredPage): number[] {
  const total = wordsOf(blocks);
  const cells = blocks.map(({ place }) => cellOfFrame(place, total * FRAME_SHARE));
  const own = (cell: Place) => cell.words - cell.linkWords;
  const all = [...new Set(cells.filter((cell) => cell !== undefined))];
  // The page is beside its menu; what has a row to itself is its head or its foot.
  const beside = all.filter(({ parent }) => parent && cellsOf(parent.element).length > 1);
  const [main, ...others] = (beside.length > 0 ? beside : all).sort((a, b) => own(b) - own(a));
  if (!main || own(main) < others.reduce((sum, cell) => sum + own(cell), own(main)) * FRAME_SHARE) return [];
  return positionsOf(blocks, (_, position) => {
    const cell = cells[position];
    return cell !== undefined && cell !== main && cell.proseWords * 2 < cell.words;
  });
}

/** The place's cell in the outermost layout table with at least this many words; `undefined` outside of such tables. */
function cellOfFrame(place: Place, words: number): Place | undefined {
  let cell: Place | undefined;
  let found: Place | undefined;
  for (let at: Place | undefined = place; at; at = at.parent) {
    if (isElement(at.element, 'td', 'th')) cell = at;
    if (isElement(at.element, 'table') && isLayout(at) && at.words >= words) found = cell;
  }
  return found;
}

function isTrail({ text, words }: TextBlock): boolean {
  return words <= MAX_TRAIL_WORDS && BREADCRUMB_TEXT.test(text);
}

function isNavigation({ element }: Place): boolean {
  if (isElement(element, 'nav') || /^(?:navigation|menu|menubar)$/.test(attribute(element, 'role'))) return true;
  return (
    BREADCRUMB_NAMES.test(classAndId(element)) && !isElement(element, 'body', 'h1') && !holdsElement(element, 'h1')
  );
}

const wordsOf = (blocks: readonly TextBlock[]): number => blocks.reduce((sum, { words }) => sum + words, 0);

function positionsOf(blocks: readonly TextBlock[], holds: (block: TextBlock, position: number) => boolean): number[] {
  return blocks.flatMap((block, position) => (holds(block, position) ? [position] : []));
}
