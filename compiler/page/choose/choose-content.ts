/** Choosing content, the whole: removes the text blocks of a page that are not content, and records them. */

import type { Element, Root } from 'hast';
import {
  attribute,
  findElement,
  hasText,
  hasTextLike,
  holdsElement,
  imagesIn,
  isElement,
} from '../../document/elements.ts';
import { obeyMarks, type Removals, removeWhere } from '../../document/removals.ts';
import type { PageContext } from '../of-site/page-context.ts';
import { pageRules } from '../page-rules.ts';
import { imageKey } from './block-keys.ts';
import type { Judgement } from './judge-blocks.ts';
import { keepAlone } from './keep-alone.ts';
import { keepOnSite } from './keep-on-site.ts';
import { removeBlocks } from './remove-blocks.ts';
import type { TextBlock } from './text-blocks.ts';

/** The text blocks of a tree, each with its judgement by this page alone. */
export interface JudgedPage {
  blocks: readonly TextBlock[];
  judgements: readonly Judgement[];
}

/**
 * Removes from the tree, recorded by rule: nodes outside of the owner's root, the frame of a main part without text,
 * blocks that are not content (never all of a page), and images that pages share. Empties the losses first: those
 * outside of the root are the owner's wish. A page alone has no `context`: then the fitted scores choose, and no
 * images go.
 */
export function chooseContent(
  tree: Root,
  { blocks, judgements }: JudgedPage,
  { context, isHome }: { context: PageContext | undefined; isHome: boolean },
  removals: Removals,
): void {
  removeOutsideRoot(tree, removals);
  if (!isHome && pageRules.applies('frame-around-nothing')) removeAroundNothing(tree, removals);
  const rules = context
    ? keepOnSite(blocks, judgements, context, isHome)
    : keepAlone(blocks, judgements).map((isKept, at) =>
        isKept ? undefined : (judgements[at]?.reasons[0]?.name ?? 'unlike-content'),
      );
  removeBlocks(tree, blocks, rules, removals);
  if (context && pageRules.applies('shared-images')) removeImages(tree, context, removals);
}

/** Removes the frame of a page whose main part has no text: menus, footers, headers without its title. */
function removeAroundNothing(tree: Root, removals: Removals): void {
  const isMain = (element: Element) => isElement(element, 'main') || attribute(element, 'role') === 'main';
  const main = findElement(tree, isMain);
  if (!main || hasTextLike(main, /\p{L}/u)) return;
  removeWhere(tree, removals, (element) => {
    const isFrame = isElement(element, 'header', 'footer', 'nav') && attribute(element, 'dataVitrina') !== 'keep';
    return isFrame && !holdsElement(element, 'h1', 'main') ? `landmark-${element.tagName}` : undefined;
  });
}

/** Removes images in the frame of the site, or that another page shows for all, and links that hold only such. */
function removeImages(tree: Root, { elsewhere, frame }: PageContext, removals: Removals): void {
  const isShared = (image: Element) => [elsewhere, frame].some((keys) => keys.has(imageKey(image)));
  removeWhere(tree, removals, (element) => {
    const images = isElement(element, 'img') ? [element] : isElement(element, 'a') ? imagesIn([element]) : [];
    return images.length > 0 && !hasText(element) && images.every(isShared) ? 'site-template' : undefined;
  });
}

/** Removes nodes outside of elements marked `data-vitrina="root"` or `keep`, if the page has a root. */
function removeOutsideRoot(tree: Root, removals: Removals): void {
  const root = findElement(tree, (element) => attribute(element, 'dataVitrina') === 'root');
  if (root) obeyMarks(tree, removals, 'outside-root', true);
  // A removal that the owner asked for is not a loss.
  removals.losses.length = 0;
}
