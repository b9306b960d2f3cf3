/** Page stage, rewriting: turns a heading whose `dataVitrinaOpens` is an address into a link to it. */

import type { Root } from 'hast';
import { attribute, hasText, holdsBlock, visitElements } from '../../document/elements.ts';

/** Puts the content of such headings into a link, unless it has blocks, no text, or is in a link already. */
export function rehypeOpeningHeadings() {
  return (tree: Root): void =>
    visitElements(tree, (heading, path) => {
      const href = attribute(heading, 'dataVitrinaOpens');
      if (!href || !hasText(heading) || heading.children.some(holdsBlock)) return;
      if (path.some(({ tagName }) => tagName === 'a')) return;
      heading.children = [{ type: 'element', tagName: 'a', properties: { href }, children: heading.children }];
    });
}
