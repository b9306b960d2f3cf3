/** One change of the tree of a page, from HTML to HTML, for tests of a single step. */

import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { expect } from 'vitest';
import { toOriginalTree } from '../../compiler/document/to-content-tree.ts';

/** A rule in words, a body, and what becomes of it: `=` when nothing does. */
export type Row = [rule: string, before: string, after: string];

export const treeOf = (html: string): Root => toOriginalTree(new TextEncoder().encode(html)).tree;

/** What stands in the body. */
export const bodyOf = (tree: Root): string => toHtml(tree).replace(/^<body>|<\/body>$/g, '');

/** What stands in the body once the tree has been changed. */
export function changeHtml(html: string, change: (tree: Root) => void): string {
  const tree = treeOf(html);
  change(tree);
  return bodyOf(tree);
}

/** The test of each row, with a step of its own. */
export const becomes =
  (createStep: () => (tree: Root) => void) =>
  (...[, before, after]: Row): void => {
    expect(changeHtml(before, createStep())).toBe(after === '=' ? before : after);
  };
