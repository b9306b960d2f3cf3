/** Document stage, step 2: turns the owner's selectors into the marks that an author can also put in a page. */

import { type CheerioAPI, load } from 'cheerio/slim';
import { attempt } from '#shared/attempt.ts';
import { type ContentRules, complain, type Diagnostic } from '../model.ts';
import { parseSelectors } from './styles/selector-syntax.ts';

const MARK = 'data-vitrina';
const MARKS = /^(?:root|drop|keep)$/;
/** Attribute of elements that the page's sheets hide: `never` for good, `folded` until a script shows them. */
export const HIDDEN_BY_STYLE = `${MARK}-style`;
/** Attribute with the declarations of those sheets about the look of text. */
export const LOOK_BY_STYLE = `${MARK}-look`;
/** Attribute with shapes by those sheets: `block` (on a line of its own), `struck` (out), `raised`, `lowered`. */
export const SHAPE_BY_STYLE = `${MARK}-shape`;

/**
 * Removes marks with unknown values and those that only the compiler sets; writes the others in lower case.
 * @param html text of the page, which tells quickly whether there are any
 */
export function cleanMarks($: CheerioAPI, html: string): void {
  // Few pages hold any: looking for them in the text costs less than asking for them in the tree.
  if (!/data-vitrina/i.test(html)) return;
  for (const mark of [HIDDEN_BY_STYLE, LOOK_BY_STYLE, SHAPE_BY_STYLE]) $(`[${mark}]`).removeAttr(mark);
  $(`[${MARK}]`).attr(MARK, (_, value) => {
    const mark = value.trim().toLowerCase();
    return MARKS.test(mark) ? mark : null;
  });
}

/**
 * Sets `data-vitrina` where the owner's selectors match, unless the page or an earlier rule did: `root`, then `drop`,
 * then `keep`. Returns the selectors that match an element, marked before or not; an invalid one matches nothing.
 */
export function markOwnerRules($: CheerioAPI, rules: ContentRules): string[] {
  const matched: string[] = [];
  for (const { selector, value } of selectorsOf(rules)) {
    const found = attempt(() => $(selector));
    if (found?.length) matched.push(selector);
    found?.filter((_, element) => $(element).attr(MARK) === undefined).attr(MARK, value);
  }
  return matched;
}

/** Warns about each of the owner's selectors that matched on no page. @param matched selectors that matched, by page */
export function reportUnmatched(rules: ContentRules, matched: Iterable<readonly string[]>): Diagnostic[] {
  const found = new Set([...matched].flat());
  return selectorsOf(rules)
    .filter(({ selector }) => !found.has(selector))
    .map(({ field, selector }) => complain('warning', 'selector-matches-nothing', field, { selector }));
}

/** Lists the owner's selectors, each with its config field and mark. */
const selectorsOf = ({ root, drop, keep }: ContentRules): { field: string; selector: string; value: string }[] => [
  ...(root ? [{ field: 'content.root', selector: root, value: 'root' }] : []),
  ...drop.map((selector, index) => ({ field: `content.drop[${index}]`, selector, value: 'drop' })),
  ...keep.map((selector, index) => ({ field: `content.keep[${index}]`, selector, value: 'keep' })),
];

const nothing = load('');

/** Whether a text is a selector for cheerio and by the grammar, since cheerio accepts mistakes such as `..promo`. */
export const isSelector = (text: string): boolean =>
  parseSelectors(text) !== undefined && attempt(() => nothing(text)) !== undefined;
