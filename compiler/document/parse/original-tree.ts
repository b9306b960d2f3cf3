/** Document stage: a page as the site sends it, before any pass, for those who show what was taken out. */

import type { Root } from 'hast';
import type { Removal } from '../../model.ts';
import { createRemovals } from '../removals.ts';
import { toContentTree } from '../to-content-tree.ts';
import { type ParsedNode, parseHtml } from './parse-html.ts';

/** The body of the page as hast, and the texts that such a tree never holds: fields of forms, drawings. */
export function toOriginalTree(html: Uint8Array): { tree: Root; unshown: Removal[] } {
  const { $ } = parseHtml(html);
  const removals = createRemovals();
  const { tree } = toContentTree($('body')[0] as unknown as ParsedNode | undefined, removals);
  return { tree, unshown: removals.list() };
}
