/** Document stage: a page as the site sends it, before any pass, for those who show what was taken out. */

import type { Root } from 'hast';
import { createRemovals } from '../removals.ts';
import { toContentTree } from '../to-content-tree.ts';
import { type ParsedNode, parseHtml } from './parse-html.ts';

/** The body of the page as hast. */
export function toOriginalTree(html: Uint8Array): Root {
  const { $ } = parseHtml(html);
  return toContentTree($('body')[0] as unknown as ParsedNode | undefined, createRemovals()).tree;
}
