/** Choosing content, step 1: reads the content tree as a row of text blocks, each with its place. */

import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { remember } from '#shared/remember.ts';
import {
  attribute,
  hasText,
  holdsBlock,
  holdsElement,
  imagesIn,
  isBlock,
  isElement,
  linksIn,
  textOf,
} from '../../document/elements.ts';
import { countWords } from '../../words/count-words.ts';

/** A run of text that is kept or removed as one: a paragraph, a list item, a table row, a button. */
export interface TextBlock {
  /** Adjacent children of `place.element`. */
  nodes: ElementContent[];
  place: Place;
  /** In one line, never empty. */
  text: string;
  words: number;
  /** Words in links; all of them if a link is around the block. */
  linkWords: number;
  /** The block's element (`p`, `li`, `h2`, `tr`), or the only kind of element in it (`a`, `button`), else `text`. */
  tag: string;
  hasImage: boolean;
  /** Whether all of it is in bold elements. */
  isBold: boolean;
}

/** Minimum words of a text that may be a sentence; a shorter one may be a label. */
export const SENTENCE = 8;

/** Whether a block has enough words and few enough links to be read rather than clicked. */
export function isProse(block: Pick<TextBlock, 'words' | 'linkWords'>): boolean {
  return block.words >= 15 && block.linkWords * 3 < block.words;
}

/** Returns the blocks of a tree, which share its nodes, in document order. Parts without text belong to no block. */
export function toTextBlocks(tree: Root): TextBlock[] {
  const blocks: TextBlock[] = [];
  const blocky = new Set<ElementContent>();
  for (const child of tree.children) if (child.type === 'element') findBlocky(child, blocky);
  const root = toPlace(h('body', tree.children as ElementContent[]), undefined);
  collect(root, blocky, false, blocks);
  for (const block of blocks) {
    const prose = isProse(block) ? block.words : 0;
    for (let place: Place | undefined = block.place; place; place = place.parent) {
      place.words += block.words;
      place.linkWords += block.linkWords;
      place.proseWords += prose;
      place.blocks++;
    }
  }
  return blocks;
}

/** Adds to `blocky` all elements that are or contain a block. Returns whether this one does. */
function findBlocky(element: Element, blocky: Set<ElementContent>): boolean {
  let inside = isBlock(element);
  for (const child of element.children) if (child.type === 'element' && findBlocky(child, blocky)) inside = true;
  if (inside) blocky.add(element);
  return inside;
}

/** Adds the blocks in a place to `blocks`, in document order: runs of inline nodes, code, rows of data tables. */
function collect(place: Place, blocky: ReadonlySet<ElementContent>, inLink: boolean, blocks: TextBlock[]): void {
  const linked = inLink || place.element.tagName === 'a';
  let run: ElementContent[] = [];
  const close = () => {
    const block = toBlock(run, place, linked);
    if (block) blocks.push(block);
    run = [];
  };
  for (const child of place.element.children) {
    if (child.type !== 'element' || !blocky.has(child)) {
      run.push(child);
      continue;
    }
    close();
    if (isElement(child, 'pre') || (isElement(child, 'tr') && !isLayout(place) && !holdsBlocksInCells(child))) {
      const block = toBlock([child], place, linked, child.tagName);
      if (block) blocks.push(block);
    } else {
      collect(toPlace(child, place), blocky, linked, blocks);
    }
  }
  close();
}

/** Whether a row has blocks in its cells. Any other row is one block: half a row means nothing. */
function holdsBlocksInCells(row: Element): boolean {
  return row.children.some((cell) => cell.type === 'element' && cell.children.some((child) => holdsBlock(child)));
}

/** Makes a block of adjacent nodes; `undefined` if they have no text. */
function toBlock(nodes: ElementContent[], place: Place, linked: boolean, tag?: string): TextBlock | undefined {
  const text = textOf(nodes);
  if (!text) return undefined;
  const words = countWords(text);
  const elements = nodes.filter((node): node is Element => node.type === 'element' && hasText(node));
  const bare = nodes.some((node) => node.type === 'text' && node.value.trim());
  const [only] = elements;
  const alone =
    !bare && only && elements.every((element) => element.tagName === only.tagName) ? only.tagName : undefined;
  const makes =
    isBlock(place.element) &&
    !/^(?:div|section|article|main|body|header|footer|nav|aside|form|td|th)$/.test(place.element.tagName);
  return {
    nodes,
    place,
    text,
    words,
    linkWords: linked ? words : countLinkWords(nodes),
    tag: tag ?? (makes ? place.element.tagName : (alone ?? 'text')),
    hasImage: imagesIn(nodes).length > 0,
    isBold: alone === 'strong' || alone === 'b',
  };
}

const countLinkWords = (nodes: readonly ElementContent[]): number =>
  linksIn(nodes).reduce((sum, link) => sum + countWords(textOf(link)), 0);

/** An element that holds blocks, with counts of all the blocks in it. */
export interface Place {
  element: Element;
  parent: Place | undefined;
  depth: number;
  words: number;
  linkWords: number;
  blocks: number;
  /** Words in blocks that read like prose. */
  proseWords: number;
}

/** Makes a place with all counts at zero. */
function toPlace(element: Element, parent: Place | undefined): Place {
  return { element, parent, depth: (parent?.depth ?? -1) + 1, words: 0, linkWords: 0, proseWords: 0, blocks: 0 };
}

/** Returns the place itself, or the nearest around it, for which `holds` is true; `undefined` without one. */
export function nearest(place: Place, holds: (place: Place) => boolean): Place | undefined {
  for (let at: Place | undefined = place; at; at = at.parent) if (holds(at)) return at;
  return undefined;
}

/** Creates a function like `nearest` for many places, which calls `holds` once for each. */
export function createPlaceFinder(holds: (place: Place) => boolean): (place: Place) => Place | undefined {
  const find = remember((place: Place): Place | undefined =>
    holds(place) ? place : place.parent && find(place.parent),
  );
  return find;
}

/** Whether one link is around several blocks: a name and its description. */
export function isInCard(place: Place): boolean {
  return (nearest(place, ({ element }) => isElement(element, 'a'))?.blocks ?? 0) > 1;
}

/** Whether links hold at least two thirds of the words in a place, as they do in menus. */
export const isMostlyLinks = ({ words, linkWords }: Place): boolean => linkWords * 3 >= words * 2;

/** Whether the nearest table only lays out the page: its cells have nothing else in common. */
export function isLayout(place: Place): boolean {
  const table = nearest(place, ({ element }) => isElement(element, 'table'));
  return table !== undefined && attribute(table.element, 'role') === 'presentation';
}

/** Whether a menu, header, footer or aside is around a place. */
export function isInLandmark(place: Place): boolean {
  return nearest(place, ({ element }) => isElement(element, 'nav', 'header', 'footer', 'aside')) !== undefined;
}

/** Whether a place is the box itself, or inside it. */
export function isWithin(place: Place, box: Place): boolean {
  for (let at: Place | undefined = place; at && at.depth >= box.depth; at = at.parent) if (at === box) return true;
  return false;
}

/** Whether a menu, footer, form or aside is around a place; not an aside in the content or with a text of its own. */
export function isOutsideContent(place: Place): boolean {
  let isAside = false;
  let part: Place | undefined;
  for (let at: Place | undefined = place; at; at = at.parent) {
    const { tagName } = at.element;
    if (tagName === 'nav' || tagName === 'footer' || tagName === 'form') return true;
    if (tagName === 'aside') isAside = !isTextOfItsOwn(part ?? at);
    else if (tagName === 'main' || tagName === 'article' || tagName === 'section') {
      isAside = false;
      part = at;
    }
  }
  return isAside;
}

/** Whether a place is mostly prose below a heading of its own. */
const isTextOfItsOwn = ({ element, words, proseWords }: Place): boolean =>
  proseWords * 2 >= words && holdsElement(element, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6');

/** Whether a block is a text to read: no button, and less than half of its words are links. */
export const isRead = ({ tag, words, linkWords }: TextBlock): boolean => tag !== 'button' && linkWords * 2 < words;

/** Whether a block is a text to read in the content of the page: see {@link isRead} and {@link isOutsideContent}. */
export const isRunningText = (block: TextBlock): boolean => isRead(block) && !isOutsideContent(block.place);

/** Counts the words of all blocks together. */
export const wordsOf = (blocks: readonly TextBlock[]): number => blocks.reduce((sum, { words }) => sum + words, 0);
