/** Document stage: finds buttons that are titles, without ARIA: the panel of each follows it. */

import type { Element, Root } from 'hast';
import { AROUND_NAMES } from '../../signs/box-names.ts';
import { FOLDED } from '../../signs/hidden.ts';
import { LOOK, ONWARD } from '../../signs/links.ts';
import { classAndId, hasText, holdsElement, isElement, textOf, unlinkedLength } from '../elements.ts';

/** Maximum boxes around a button that is a title. */
const MAX_WRAPPERS = 3;

/**
 * Returns the buttons among the children of a node, alone in a box or not, that are titles of the part after them: one
 * of both is named as a part of an accordion, and the part is a text, not a menu, a dialog or a form.
 */
export function foldTitles({ children }: Root | Element): Set<Element> {
  const titles = new Set<Element>();
  const shown = children.filter(hasText);
  shown.forEach((child, at) => {
    const title = child.type === 'element' ? onlyButton(child) : undefined;
    const panel = shown[at + 1];
    if (title && panel?.type === 'element' && opens(title, panel)) titles.add(title);
  });
  return titles;
}

/** Returns a button, or the one that is all text of a box; `undefined` for others. */
function onlyButton(box: Element, wrappers = MAX_WRAPPERS): Element | undefined {
  if (isElement(box, 'button')) return box;
  const [only, ...others] = box.children.filter(hasText);
  if (wrappers === 0 || !isElement(box, 'div', 'span', 'header', 'dt')) return undefined;
  return only?.type === 'element' && others.length === 0 ? onlyButton(only, wrappers - 1) : undefined;
}

function opens(title: Element, panel: Element): boolean {
  const text = textOf(title);
  if (!/\p{L}{2}/u.test(text) || ONWARD.test(text) || LOOK.test(text)) return false;
  const names = classAndId(panel);
  return (
    (FOLDED.test(classAndId(title)) || FOLDED.test(names)) &&
    !isElement(panel, 'a', 'button', 'form', 'nav') &&
    onlyButton(panel) === undefined &&
    !AROUND_NAMES.dialog.test(names) &&
    !holdsElement(panel, 'form', 'nav') &&
    unlinkedLength(panel) * 2 > textOf(panel).length
  );
}
