/** Page stage, rewriting: a definition list becomes a list of bold terms, each with its definitions. */

import type { Element, ElementContent, Root } from 'hast';
import { holdsBlock, isElement, textOf, visitElements } from '../../document/elements.ts';

/** `dl` → `ul` of `**term**: definition`; definitions that hold blocks stand below their term. */
export function rehypeDefinitionLists() {
  return (tree: Root): void =>
    visitElements(tree, (element) => {
      if (!isElement(element, 'dl')) return;
      Object.assign(element, { tagName: 'ul', properties: {}, children: itemsOf(element) });
    });
}

/** An item for each run of terms with its definitions, whichever of these the list puts first. */
function itemsOf(list: Element): Element[] {
  const parts = list.children.flatMap((child) => (isElement(child, 'div') ? child.children : [child]));
  // Some set the figure above what it is.
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

/** `**term, term**: definition`; definitions that are several or hold blocks follow as blocks. `undefined` if empty. */
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
