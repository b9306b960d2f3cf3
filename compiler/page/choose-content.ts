/** Page stage: decides which text of a page is content. */

import type { Root } from 'hast';
import { attribute, classAndId, isElement } from './elements.ts';
import { type Removals, removeWhere } from './removals.ts';

/** Takes out of the tree what is not content, noting each part in `removals`. */
export function chooseContent(tree: Root, { removals }: { removals: Removals }): void {
  removeWhere(tree, removals, (element, path) => {
    const inMain = path.some((ancestor) => isElement(ancestor, 'main', 'article'));
    const role = attribute(element, 'role');
    if (isElement(element, 'nav') || role === 'navigation') return 'landmark-nav';
    if (!inMain && (isElement(element, 'header') || role === 'banner')) return 'landmark-header';
    if (!inMain && (isElement(element, 'footer') || role === 'contentinfo')) return 'landmark-footer';
    if (isElement(element, 'aside') || role === 'complementary') return 'landmark-aside';
    if (isElement(element, 'form')) return 'form';
    if (/cookie|consent|gdpr/.test(classAndId(element))) return 'consent';
    return undefined;
  });
}
