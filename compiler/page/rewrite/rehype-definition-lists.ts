/** Page stage, rewriting: turns a definition list into a list of bold terms, each with its definitions. */

import type { Element, ElementContent, Root } from 'hast';
import { holdsBlock, isElement, textOf, visitElements } from '../../document/elements.ts';

/** Turns `dl` into `ul` of `**term**: definition`. Definitions that hold blocks go below their term. */
export function rehypeDefinitionLists() {
  return (tree: Root): void =>
    visitElements(tree, (element) => {
      if (!isElement(element, 'dl')) return;
      Object.assign(element, { tagName: 'ul', properties: {}, children: itemsOf(element) });
    });
}

/** Returns an item for each run of terms with its definitions, in the order of the list. */
function itemsOf(list: Element): Element[] {
  const parts = list.children.flatMap((child) => (isElement(child, 'div') ? child.children : [child]));
  // Some lists put a figure above its name.
  const opensWithTerm = !isElement(
    parts.find((part) => isElement(part, 'dt', 'dd')),
    'dd',
  );
  const items: Element[] = [];
  let terms: Element[] = [];
  let definitions: Element[] = [];
  const close = () => {
    const item = toItem(terms, definitions);
    if (item) items.push(item);
    terms = [];
    definitions = [];
  };
  for (const part of parts) {
    if (part.type !== 'element') continue;
    const isTerm = part.tagName === 'dt';
    if (isTerm === opensWithTerm && (isTerm ? definitions : terms).length > 0) close();
    (isTerm ? terms : definitions).push(part);
  }
  close();
  return items;
}

/** Makes an item `**term, term**: definition`. Several definitions, or blocks, come after it. `undefined` if empty. */
function toItem(terms: Element[], definitions: Element[]): Element | undefined {
  const children: ElementContent[] = [];
  for (const term of terms.filter((part) => textOf(part))) {
    if (term.children.some(holdsBlock)) {
      children.push({ ...term, tagName: 'div' });
      continue;
    }
    if (children.length > 0) children.push(text(', '));
    children.push({ type: 'element', tagName: 'strong', properties: {}, children: term.children });
  }
  const [only, ...others] = definitions;
  if (only && others.length === 0 && !only.children.some(holdsBlock) && children.length > 0) {
    if (textOf(only)) children.push(text(/[:.?!]$/.test(terms.map(textOf).join('')) ? ' ' : ': '), ...only.children);
  } else {
    children.push(
      ...definitions.map((part): Element => ({ ...part, tagName: part.tagName === 'dd' ? 'div' : part.tagName })),
    );
  }
  return children.length > 0 ? { type: 'element', tagName: 'li', properties: {}, children } : undefined;
}

const text = (value: string): ElementContent => ({ type: 'text', value });
