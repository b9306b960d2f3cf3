/** Document stage, a pass: images that stand in `<noscript>` beside the place where a script would load them. */

import type { Element, ElementContent, Root } from 'hast';
import { attribute, hasText, imagesIn, isElement, replaceElements, visitElements } from '../../elements.ts';
import { sourceOf } from '../../embedded/image-sources.ts';

/** Takes each such image out, unless the page has it; an image without an address gets the one that follows it. */
export function rehypeNoscriptImages() {
  return (tree: Root): void => {
    const seen = new Set<string>();
    visitElements(tree, (element, path) => {
      const isShown = isElement(element, 'img') && !path.some((one) => isElement(one, 'noscript'));
      if (isShown && isScripted(element)) seen.add(fileOf(element));
    });
    const open = (node: Root | Element, isInContent: boolean): void =>
      replaceElements(node, (child, before) => {
        if (!isElement(child, 'noscript')) {
          open(child, isInContent || !isElement(child, 'body'));
          return [child];
        }
        // Right in the body it counts visitors, or is for the page as a whole.
        if (!isInContent || hasText(child)) return [child];
        return imagesIn(child.children).filter((image) => isNew(image, before.findLast(isAnImage), seen));
      });
    open(tree, false);
  };
}

const isAnImage = (node: ElementContent): node is Element => isElement(node, 'img');

const isScripted = (image: Element): boolean => sourceOf(image) !== '';

/** The name of the file, which copies in several sizes and folders share. */
const fileOf = (image: Element): string => sourceOf(image).replace(/^.*\/(?=[^/])/s, '');

/** Whether an image is not on the page yet; one before it without an address is this one, and gets it. */
function isNew(image: Element, before: Element | undefined, seen: Set<string>): boolean {
  if (sourceOf(image) === '' || seen.has(fileOf(image))) return false;
  seen.add(fileOf(image));
  if (!before || isScripted(before)) return true;
  before.properties.src = attribute(image, 'src');
  return false;
}
