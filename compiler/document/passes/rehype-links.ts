/** Document stage, a pass that only reads: the links of the page, submenus that are not open included. */

import type { Root } from 'hast';
import { readLinks } from '../read-links.ts';
import type { PassContext } from './pass-context.ts';

/** Notes the links of the tree. */
export function rehypeLinks({ page, links }: Pick<PassContext, 'page' | 'links'>) {
  return (tree: Root): void => {
    for (const [element, link] of readLinks(tree, page)) links.set(element, link);
  };
}
