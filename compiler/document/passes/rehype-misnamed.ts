/** Document stage, a pass: elements that are not what they are called: anchors that are no links, a form that is the page. */

import type { Element, Root } from 'hast';
import { attribute, holdsElement, isElement, rename, textOf, visitElements } from '../elements.ts';

/** What a form in a page does not hold. */
const PARTS = ['h1', 'h2', 'main', 'nav', 'header', 'footer', 'table'];

/**
 * Turns `<a name="…">`, and one that leads nowhere, into a span: left open, it goes round all that follows it. Turns a
 * form with most of the page's text, and a heading or a part of its frame, into a `div`: WebForms have one.
 */
export function rehypeMisnamed() {
  return (tree: Root): void => {
    let total: number | undefined;
    const isPage = (form: Element): boolean => {
      total ??= textOf(tree).length;
      return textOf(form).length * 2 > total && holdsElement(form, ...PARTS);
    };
    visitElements(tree, (element) => {
      const name = attribute(element, 'name');
      if (isElement(element, 'a') && element.properties.href === undefined && (name || opensNothing(element))) {
        if (name) element.properties.id ||= name;
        rename(element, 'span');
      } else if (isElement(element, 'form') && isPage(element)) {
        delete element.properties.dataAsks;
        rename(element, 'div');
      }
    });
  };
}

/** Whether nothing tells that a script makes it a control. */
const opensNothing = ({ properties }: Element): boolean =>
  !Object.keys(properties).some((name) => /^(?:role|tabindex|aria|data)/i.test(name));
