/** Document stage, a pass: a form around the whole page, as WebForms and old shops have it, is no form. */

import type { Element, Root } from 'hast';
import { holdsElement, isElement, rename, textOf, visitElements } from '../elements.ts';

/** What a form in a page does not hold. */
const PARTS = ['h1', 'h2', 'main', 'nav', 'header', 'footer', 'table'];

/** Turns a form that holds most of the page's text, and a heading or a part of the page's frame, into a `div`. */
export function rehypePageForms() {
  return (tree: Root): void => {
    let total: number | undefined;
    const isPage = (form: Element): boolean => {
      total ??= textOf(tree).length;
      return textOf(form).length * 2 > total && holdsElement(form, ...PARTS);
    };
    visitElements(tree, (element) => {
      if (!isElement(element, 'form') || !isPage(element)) return;
      delete element.properties.dataAsks;
      rename(element, 'div');
    });
  };
}
