/** Document stage: what the passes share. */

import type { Element } from 'hast';
import type { DocumentLink, LinkBase } from '../read-links.ts';
import type { Removals } from '../removals.ts';

/** What the passes know beside the tree, and where the reading ones write. */
export interface PassContext {
  removals: Removals;
  /** What the page's links are resolved against. */
  page: LinkBase;
  /** The elements of each located text. */
  toLocate: ReadonlyMap<string, readonly Element[]>;
  links: Map<Element, DocumentLink>;
  located: Record<string, string>;
}
