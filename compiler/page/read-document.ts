/** The page stage, first part: the HTML of one address → the document as its owner lets others read it. */

import type { CheerioAPI } from 'cheerio';
import type { Root } from 'hast';
import type { ContentRules, Diagnostic } from '../model.ts';
import { markOwnerRules } from './prepare/mark-owner-rules.ts';
import { prepareTree } from './prepare/prepare-tree.ts';
import { parseHtml } from './read/parse-html.ts';
import { createRemovals, type Removals } from './removals.ts';

export interface PageDocument {
  /** To be asked for whatever the page says outside of its text. What the owner dropped is not in it. */
  $: CheerioAPI;
  /** What a visitor can read. */
  tree: Root;
  /** What was left out of the tree; what the page stage leaves out is added. */
  removals: Removals;
  /** Characters at the end of a huge page that were not read. */
  unread: number;
  /** The owner's selectors that matched something; see `reportUnmatched`. */
  matched: string[];
  /** Complaints about the owner's selectors. */
  diagnostics: Diagnostic[];
}

/** Reads a page once, for all who have a question to it. Total: any bytes give a document. */
export function readDocument(html: Uint8Array, rules: ContentRules): PageDocument {
  const { $, unread } = parseHtml(html);
  const { matched, diagnostics } = markOwnerRules($, rules);
  const removals = createRemovals();
  const tree = prepareTree($, removals);
  // Only now: the tree has the record of what goes.
  $('[data-vitrina="drop"]').remove();
  return { $, tree, removals, unread, matched, diagnostics };
}
