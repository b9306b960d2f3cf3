/** Page stage, Markdown tree: puts exactly one main heading first, and removes meaningless headings. */

import type { Heading, Link, Parents, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';

/** Maximum characters of an eyebrow, a short line above a heading. */
const MAX_EYEBROW_LENGTH = 80;

/**
 * Orders the headings of a tidy tree, in place: one of level 1 first, the others at least of level 2. It is `title`,
 * `…` if that is empty, unless the tree has one near its start. Removes headings without letters or figures, and
 * headings, sections and lines above a heading that only repeat.
 */
export function orderHeadings(tree: Root, title: string): void {
  putMainHeadingFirst(tree, title);
  const kept: RootContent[] = [];
  for (const [at, child] of tree.children.entries()) {
    const last = kept.at(-1);
    if (at === 1 && last && tree.children.length > 2 && isEyebrow(child, last) && !holdsImage(child)) continue;
    if (child.type !== 'heading') kept.push(child);
    else if (!/[\p{L}\p{N}]/u.test(textOf(child)) && kept.length > 0) continue;
    else if (last?.type === 'heading' && says(last, child)) last.data ??= child.data;
    else if (isOpening(kept, tree.children, at)) kept.splice(lastHeading(kept), Infinity, child);
    else {
      if (isEyebrow(last, child)) kept.pop();
      kept.push(child);
    }
  }
  tree.children = kept;
}

const lastHeading = (nodes: readonly RootContent[]): number => nodes.findLastIndex(({ type }) => type === 'heading');

/** Whether the last section is repeated from the node at `at` on, such as a card and the box that it opens. */
function isOpening(kept: readonly RootContent[], all: readonly RootContent[], at: number): boolean {
  const from = lastHeading(kept);
  const isRepeated = (node: RootContent, position: number): boolean => {
    const again = all[at + position];
    return again !== undefined && fold(node) !== '' && says(node, again);
  };
  return from > 0 && kept.slice(from).every(isRepeated);
}

const fold = (node: RootContent): string =>
  textOf(node)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether two nodes have the same text, signs and case aside. */
const says = (node: RootContent, other: RootContent): boolean => fold(node) === fold(other);

/** Whether a node is a short paragraph that says the same as a heading, signs and case aside. */
const isEyebrow = (node: RootContent | undefined, heading: RootContent): boolean =>
  node?.type === 'paragraph' && textOf(node).length <= MAX_EYEBROW_LENGTH && says(node, heading);

const holdsImage = (node: RootContent): boolean => textOf(node) !== textOf(node, { includeImageAlt: false });

/** Maximum nodes above the main heading of a page. */
const MAX_LINES_ABOVE = 3;

/** Whether a node above the main heading may belong to it: a picture, an eyebrow, a breadcrumb. */
const isAbove = (node: RootContent): boolean =>
  !/[\p{L}\p{N}]/u.test(textOf(node, { includeImageAlt: false })) || isEyebrowLike(node);

/** Whether a node is a short paragraph that is not a sentence. */
const isEyebrowLike = (node: RootContent): boolean =>
  node.type === 'paragraph' &&
  textOf(node, { includeImageAlt: false }).length <= MAX_EYEBROW_LENGTH &&
  !/[.!?…]$/.test(textOf(node, { includeImageAlt: false }).trim());

/** Makes the main heading of the tree, else `title`, the first child, and turns all other `h1` into `h2`. */
function putMainHeadingFirst(tree: Root, title: string): void {
  let main = takeMainHeading(tree);
  demote(tree);
  if (!main) {
    main = { type: 'heading', depth: 1, children: [{ type: 'text', value: title || '…' }] };
    const [first] = tree.children;
    // The first heading of the content often says the same one level lower.
    if (first?.type === 'heading' && says(first, main)) {
      main = { ...first, depth: 1 };
      tree.children.shift();
    }
  }
  tree.children.unshift(main);
}

/**
 * Removes the first top-level `h1` with letters or digits, and an eyebrow above it, and returns it without links;
 * `undefined` if it is below more than {@link MAX_LINES_ABOVE} or a sentence.
 */
function takeMainHeading(tree: Root): Heading | undefined {
  const position = tree.children.findIndex(
    (child) => child.type === 'heading' && child.depth === 1 && /[\p{L}\p{N}]/u.test(textOf(child)),
  );
  const above = tree.children.slice(0, Math.max(0, position));
  if (position < 0 || above.length > MAX_LINES_ABOVE || !above.every(isAbove)) return undefined;
  const [heading] = tree.children.splice(position, 1) as [Heading];
  // The page's name may be a link to itself or to the home page.
  heading.children = heading.children.flatMap((child) => (child.type === 'link' ? child.children : [child]));
  if (isEyebrow(tree.children[position - 1], heading)) tree.children.splice(position - 1, 1);
  return heading;
}

/** Turns all headings of level 1 below a node into level 2, in place. */
function demote(node: Parents): void {
  for (const child of node.children as (RootContent | Link)[]) {
    if (child.type === 'heading' && child.depth === 1) child.depth = 2;
    else if ('children' in child) demote(child);
  }
}
