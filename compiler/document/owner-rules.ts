/** Document stage, step 2: the owner's selectors become the marks that an author can also put in a page. */

import { type CheerioAPI, load } from 'cheerio/slim';
import { attempt } from '#shared/attempt.ts';
import { type ContentRules, complain, type Diagnostic } from '../model.ts';
import { parseSelectors } from './styles/selector-syntax.ts';

const MARK = 'data-vitrina';
const MARKS = /^(?:root|drop|keep)$/;
/** What the page's own style sheets hide: `never` is shown to nobody; `folded` may be opened or fit other screens. */
export const HIDDEN_BY_STYLE = `${MARK}-style`;
/** How they make text look, as declarations. */
export const LOOK_BY_STYLE = `${MARK}-look`;
/** What they make of an element in a line: `block` stands on a line of its own, `struck` is struck out. */
export const SHAPE_BY_STYLE = `${MARK}-shape`;

/** Removes marks with other values than an author's, in lower case after it, and those that only the compiler makes. */
export function cleanMarks($: CheerioAPI, html: string): void {
  // Few pages hold any: looking for them in the text costs less than asking for them in the tree.
  if (!/data-vitrina/i.test(html)) return;
  for (const mark of [HIDDEN_BY_STYLE, LOOK_BY_STYLE, SHAPE_BY_STYLE]) $(`[${mark}]`).removeAttr(mark);
  $(`[${MARK}]`).attr(MARK, (_, value) => {
    const mark = value.trim().toLowerCase();
    return MARKS.test(mark) ? mark : null;
  });
}

/** Sets `data-vitrina` where selectors match, unless the page did. Returns those that do; an invalid one does not. */
export function markOwnerRules($: CheerioAPI, rules: ContentRules): string[] {
  const matched: string[] = [];
  for (const { selector, value } of selectorsOf(rules)) {
    const found = attempt(() => $(selector));
    if (found?.length) matched.push(selector);
    found?.filter((_, element) => $(element).attr(MARK) === undefined).attr(MARK, value);
  }
  return matched;
}

/** Complains about the owner's selectors that matched nothing on any page; `matched` is what each page reported. */
export function reportUnmatched(rules: ContentRules, matched: Iterable<readonly string[]>): Diagnostic[] {
  const found = new Set([...matched].flat());
  return selectorsOf(rules)
    .filter(({ selector }) => !found.has(selector))
    .map(({ field, selector }) => complain('warning', 'selector-matches-nothing', field, { selector }));
}

/** The owner's selectors, each with its config field and mark. */
const selectorsOf = ({ root, drop, keep }: ContentRules): { field: string; selector: string; value: string }[] => [
  ...(root ? [{ field: 'content.root', selector: root, value: 'root' }] : []),
  ...drop.map((selector, index) => ({ field: `content.drop[${index}]`, selector, value: 'drop' })),
  ...keep.map((selector, index) => ({ field: `content.keep[${index}]`, selector, value: 'keep' })),
];

const nothing = load('');

/** Whether a text is a selector by the grammar, of which cheerio forgives a lot (`..promo`), and cheerio takes it. */
export const isSelector = (text: string): boolean =>
  parseSelectors(text) !== undefined && attempt(() => nothing(text)) !== undefined;
