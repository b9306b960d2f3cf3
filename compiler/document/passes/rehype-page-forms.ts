/** Document stage, a pass: a form around the whole page, as WebForms and old shops have it, is no form. */

import type { Element, Root } from 'hast';
import { isElement, rename, textOf } from '../elements.ts';

/** Turns a form that holds most of the page's text, and a heading or a part of the page's frame, into a `div`. */
export function rehypePageForms() {
  return (tree: Root): void => {
    let total: number | undefined;
    const isPage = (form: Element): boolean => {
      total ??= textOf(tree).length;
      return textOf(form).length * 2 > total && holdsPart(form);
    };
    const walk = (node: Root | Element): void => {
      for (const child of node.children) {
        if (child.type !== 'element') continue;
        if (isElement(child, 'form') && isPage(child)) {
          delete child.properties.dataAsks;
          rename(child, 'div');
        }
        walk(child);
      }
    };
    walk(tree);
  };
}

function holdsPart(node: Element): boolean {
  return node.children.some(
    (child) =>
      child.type === 'element' &&
      (isElement(child, 'h1', 'h2', 'main', 'nav', 'header', 'footer', 'table') || holdsPart(child)),
  );
}
