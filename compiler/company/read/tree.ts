/** Company stage, in a worker: walking a document, however deeply it is nested. */

import type { Cheerio, CheerioAPI } from 'cheerio';

/** A node of a parsed document. */
export type DocumentNode = ReturnType<ReturnType<CheerioAPI['root']>['contents']> extends Cheerio<infer N> ? N : never;
export type ElementNode = Extract<DocumentNode, { attribs: unknown }>;

/**
 * Visits a node and all below it, in document order, without recursion: broken pages nest tens of thousands deep.
 * @param enter called before the children; `false` leaves them out, and the call of `leave`
 * @param leave called after the children
 */
export function walkTree(
  root: DocumentNode,
  enter: (node: DocumentNode) => boolean,
  leave: (node: DocumentNode) => void = () => {},
): void {
  const open: { node: DocumentNode; next: number }[] = [];
  const visit = (node: DocumentNode): void => {
    if (enter(node)) open.push({ node, next: 0 });
  };
  visit(root);
  for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
    const child = 'children' in top.node ? top.node.children[top.next++] : undefined;
    if (child !== undefined) visit(child);
    else {
      open.pop();
      leave(top.node);
    }
  }
}

/** Class names and id of an element, lower case, as one text. */
export function tokensOf(element: ElementNode): string {
  return `${element.attribs.class ?? ''} ${element.attribs.id ?? ''}`.toLowerCase();
}

/** The elements around a node, the nearest first. */
export function* ancestorsOf(node: DocumentNode): Generator<ElementNode> {
  for (let around = node.parent; around !== null; around = around.parent) if ('attribs' in around) yield around;
}

/**
 * All elements below a node, in document order; what a template holds is on no page. One walk serves many questions:
 * selectors are slow on deep pages.
 */
export function elementsOf(root: DocumentNode): ElementNode[] {
  const elements: ElementNode[] = [];
  walkTree(root, (node) => {
    if ('attribs' in node) elements.push(node);
    return !('name' in node) || node.name !== 'template';
  });
  return elements;
}
