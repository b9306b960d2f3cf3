/** Document stage, a pass: renames misused elements: anchors that are no links, a form that is the page. */

import type { Element, Root } from 'hast';
import { attribute, holdsElement, isElement, rename, textOf, visitElements } from '../elements.ts';

/** Elements that an ordinary form does not contain. */
const PARTS = ['h1', 'h2', 'main', 'nav', 'header', 'footer', 'table'];

/** `<a>` without `href` becomes a span: left open, it holds all that follows. A form round the page becomes a `div`. */
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

/** Whether no attribute suggests a control of a script. */
const opensNothing = ({ properties }: Element): boolean =>
  !Object.keys(properties).some((name) => /^(?:role|tabindex|aria|data)/i.test(name));
