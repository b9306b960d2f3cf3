/** Company stage, in a worker: what of a document a visitor sees, as far as its own markup tells. */

import { isScreenReaderOnly, namesFold } from '../../visibility/class-names.ts';
import { hidingOfElement, lookOfElement, type ReadAttribute } from '../../visibility/hidden-element.ts';
import { hidingOfLook, type Look, plainLook } from '../../visibility/look.ts';
import { ancestorsOf, type DocumentNode, type ElementNode, tokensOf } from './tree.ts';

const reader =
  ({ attribs }: ElementNode): ReadAttribute =>
  (name) =>
    attribs[name];

/** Whether the element hides itself with all below it. What a visitor opens is not hidden. */
export function isHidden(element: ElementNode): boolean {
  const { attribs, name } = element;
  if (name === 'dialog' || attribs.role === 'dialog') return true;
  const hiding = hidingOfElement(reader(element));
  if (hiding === 'never') return true;
  // Panels of tabs are hidden until they are chosen: they are content all the same.
  if (attribs.role === 'tabpanel' || namesFold(tokensOf(element))) return false;
  if (isScreenReaderOnly(attribs.class ?? '')) return !/^h[1-6]$/.test(name);
  return hiding === 'folded' || attribs['aria-hidden'] === 'true';
}

/** The look of the text in an element, inside of what is around it. */
export function lookIn(element: ElementNode, around: Look): Look {
  const look = lookOfElement(reader(element), around);
  return look.isInvisible && namesFold(tokensOf(element)) ? { ...look, isInvisible: false } : look;
}

/** Whether text directly in an element is hidden by the styles around it. */
export function isUnreadable(look: Look): boolean {
  return look !== plainLook && hidingOfLook(look) !== undefined;
}

/** Whether an element, or anything around it, is hidden. */
export function isInHidden(element: ElementNode): boolean {
  if (isHidden(element)) return true;
  for (const around of ancestorsOf(element)) if (isHidden(around)) return true;
  return isUnreadable(lookAround(element));
}

/** The look that the styles around a node and its own give to its text. */
export function lookAround(node: DocumentNode): Look {
  const styled = [...ancestorsOf(node)].reverse();
  if ('attribs' in node) styled.push(node);
  return styled.reduce((look, element) => lookIn(element, look), plainLook);
}
