/** Choosing content: what the rest of the site says about a block. Text that stands on most pages is chrome. */

import type { SiteTemplate } from '../learn-template.ts';
import { hashText } from './hash-text.ts';
import type { TextBlock } from './text-blocks.ts';

/** Below the first share of pages repetition means nothing (a service's standing paragraph), above the second all. */
const FEW = 0.35;
const MOST = 0.8;

/** Log-odds that repetition on the site adds to a block: down to −12 for text on every page, 0 for text seen only here. */
export function repetitionOf(block: TextBlock, template: SiteTemplate): number {
  const share = template.repeated.get(blockKey(block)) ?? 0;
  if (share <= FEW) return 0;
  const degree = Math.min(1, (share - FEW) / (MOST - FEW));
  // Three pages that agree prove less than thirty.
  const confidence = Math.min(1, template.pages / 6);
  return -12 * degree * confidence;
}

/** What makes two blocks on two pages the same: their text, and what kind of element makes them. */
export function blockKey(block: TextBlock): number {
  return hashText(`${block.tag}\n${block.text}`);
}
