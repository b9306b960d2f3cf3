/** Document stage, a pass: renames misused elements: anchors without a link, a form around the page, aside titles. */

import type { Element, Root } from 'hast';
import { attribute, holdsElement, isElement, rename, textOf, visitElements } from '../elements.ts';

/** Elements that an ordinary form does not contain. */
const PARTS = ['h1', 'h2', 'main', 'nav', 'header', 'footer', 'table'];

/**
 * Renames `<a>` without `href` to `span`, its `name` to `id`: left open, it holds all that follows. A control of a
 * script stays. A form around the page becomes a `div`, without `dataAsks`. The `h1` of an aside beside the main part
 * becomes an `h2`: it is not the title of the page.
 */
export function rehypeMisnamed() {
  return (tree: Root): void => {
    let total: number | undefined;
    const isPage = (form: Element): boolean => {
      total ??= textOf(tree).length;
      return textOf(form).length * 2 > total && holdsElement(form, ...PARTS);
    };
    const isBeside = (path: readonly Element[]): boolean =>
      path.some((around) => isElement(around, 'aside')) && !path.some((around) => isElement(around, 'main'));
    visitElements(tree, (element, path) => {
      const name = attribute(element, 'name');
      if (isElement(element, 'a') && element.properties.href === undefined && (name || opensNothing(element))) {
        if (name) element.properties.id ||= name;
        rename(element, 'span');
      } else if (isElement(element, 'form') && isPage(element)) {
        delete element.properties.dataAsks;
        rename(element, 'div');
      } else if (isElement(element, 'h1') && isBeside(path) && holdsElement(tree, 'main')) {
        rename(element, 'h2');
      }
    });
  };
}

/** Whether no attribute suggests a control of a script. */
const opensNothing = ({ properties }: Element): boolean =>
  !Object.keys(properties).some((name) => /^(?:role|tabindex|aria|data)/i.test(name));
