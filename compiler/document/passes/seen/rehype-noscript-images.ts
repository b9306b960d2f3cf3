/** Document stage, a pass: moves images out of `<noscript>`, beside the place where a script would load them. */

import type { Element, ElementContent, Root } from 'hast';
import { attribute, hasText, imagesIn, isElement, replaceElements, visitElements } from '../../elements.ts';
import { sourceOf } from '../../embedded/image-sources.ts';

/**
 * Replaces each `noscript` in the content that has no text by its images, without those whose file the page has. An
 * image without an address before it gets the address instead.
 */
export function rehypeNoscriptImages() {
  return (tree: Root): void => {
    const seen = new Set<string>();
    visitElements(tree, (element, path) => {
      const isShown = isElement(element, 'img') && !path.some((one) => isElement(one, 'noscript'));
      if (isShown && hasSource(element)) seen.add(fileOf(element));
    });
    const open = (node: Root | Element, isInContent: boolean): void =>
      replaceElements(node, (child, before) => {
        if (!isElement(child, 'noscript')) {
          open(child, isInContent || !isElement(child, 'body'));
          return [child];
        }
        // A child of the body counts visitors, or is for the page as a whole.
        if (!isInContent || hasText(child)) return [child];
        return imagesIn(child.children).filter((image) => isNew(image, before.findLast(isAnImage), seen));
      });
    open(tree, false);
  };
}

const isAnImage = (node: ElementContent): node is Element => isElement(node, 'img');

/** Whether an image has an address, one for a lazy loader included. */
const hasSource = (image: Element): boolean => sourceOf(image) !== '';

/** Returns the name of an image's file, which its copies in other folders share. */
const fileOf = (image: Element): string => sourceOf(image).replace(/^.*\/(?=[^/])/s, '');

/**
 * Whether an image is to be put on the page, since its file is new; adds that to `seen`. An image `before` without an
 * address is the same: it gets the address, and the result is `false`.
 */
function isNew(image: Element, before: Element | undefined, seen: Set<string>): boolean {
  if (sourceOf(image) === '' || seen.has(fileOf(image))) return false;
  seen.add(fileOf(image));
  if (!before || hasSource(before)) return true;
  before.properties.src = attribute(image, 'src');
  return false;
}
