/** Report stage, in a worker: what a check has to know of a page's document and the published page no longer tells. */

import type { Element, Root } from 'hast';
import type { PagePath } from '#shared/page.ts';
import { attribute, isElement } from '../document/elements.ts';
import type { Document } from '../document/read-document.ts';

export interface PageMarkup {
  path: PagePath;
  /** Text of the document's title; empty when there is none. */
  title: string;
  /** Addresses, as written, of images that have no `alt` attribute at all (an empty one marks decoration). Each once. */
  imagesWithoutAlt: string[];
}

/** Longer addresses are cut. */
const MAX_ADDRESS = 300;

/** Reads what the checks of a site look at. */
export function readPageMarkup({ path, head, tree }: Pick<Document, 'path' | 'head' | 'tree'>): PageMarkup {
  const images = new Set<string>();
  const walk = (node: Root | Element): void => {
    for (const child of node.children) {
      if (child.type !== 'element') continue;
      if (isElement(child, 'img') && child.properties.alt === undefined && isContent(child)) {
        const address = attribute(child, 'src') || attribute(child, 'dataSrc') || attribute(child, 'srcSet');
        images.add(address.slice(0, MAX_ADDRESS));
      }
      walk(child);
    }
  };
  walk(tree);
  return { path, title: head.documentTitle, imagesWithoutAlt: [...images] };
}

/** Counting pixels and what is marked as decoration need no text. */
function isContent(image: Element): boolean {
  const isPixel = attribute(image, 'width') === '1' && attribute(image, 'height') === '1';
  const isDecoration = ['presentation', 'none'].includes(attribute(image, 'role'));
  return !isPixel && !isDecoration && attribute(image, 'ariaHidden') !== 'true';
}
