/** Document stage, step 2: what the page's own `<style>` elements hide where no script is meant to open it, marked on the elements themselves. */

import type { CheerioAPI } from 'cheerio/slim';
import { MAX_STYLE_LENGTH, MAX_STYLE_RULES } from '../bounds.ts';
import { hashText } from '../hash-text.ts';
import { HIDDEN_BY_STYLE } from './owner-rules.ts';
import { readStyleRules, type StyleRule } from './visibility/style-rules.ts';

/** Sheets that are remembered: pages of a site share theirs. */
const REMEMBERED = 50;

/** Marks what the sheets hide. */
export type MarkHidden = ($: CheerioAPI, sheets: readonly string[]) => void;

/** Remembers what sheets say, for the pages that follow. */
export function createStyleMarker(): MarkHidden {
  const known = new Map<number, readonly StyleRule[]>();
  const rulesOf = (sheet: string): readonly StyleRule[] => {
    const key = hashText(sheet);
    const rules = known.get(key) ?? readStyleRules(sheet, MAX_STYLE_RULES);
    known.delete(key);
    known.set(key, rules);
    for (const oldest of known.keys()) if (known.size > REMEMBERED) known.delete(oldest);
    return rules;
  };
  return ($, sheets) => {
    let left = MAX_STYLE_LENGTH;
    for (const sheet of sheets) {
      left -= sheet.length;
      if (left < 0) return;
      for (const { selector, hiding, isForText } of rulesOf(sheet)) {
        try {
          $(selector)
            .filter((_, element) => !isForText || $(element).children().length === 0)
            .attr(HIDDEN_BY_STYLE, hiding);
        } catch {
          // A selector that is none, or that only browsers know.
        }
      }
    }
  };
}
