/** Applies one step to the tree of a page, from HTML to HTML, for tests of that step. */

import type { Root } from 'hast';
import { toHtml } from 'hast-util-to-html';
import { expect } from 'vitest';
import { toOriginalTree } from '../../compiler/document/to-content-tree.ts';

/** The rule in words, a body, and the body after the step: `=` if it must stay unchanged. */
export type Row = [rule: string, before: string, after: string];

/** Parses HTML to the tree of its body, without the removals of the document stage. */
export const treeOf = (html: string): Root => toOriginalTree(new TextEncoder().encode(html)).tree;

/** Returns the HTML in the body of a tree. */
export const bodyOf = (tree: Root): string => toHtml(tree).replace(/^<body>|<\/body>$/g, '');

/** Returns the HTML in the body after a change of its tree. */
export function changeHtml(html: string, change: (tree: Root) => void): string {
  const tree = treeOf(html);
  change(tree);
  return bodyOf(tree);
}

/** Returns the test of a row, for `it.each`. Each row gets a new step. */
export const becomes =
  (createStep: () => (tree: Root) => void) =>
  (...[, before, after]: Row): void => {
    expect(changeHtml(before, createStep())).toBe(after === '=' ? before : after);
  };
