/** Document stage, step 2: marks what a page's own `<style>` elements hide, and how they make its text look. */

import { MAX_STYLE_LENGTH } from '../../bounds.ts';
import { HIDDEN_BY_STYLE } from '../owner-rules.ts';
import type { ParsedNode } from '../parse-html.ts';
import type { Declarations } from '../visibility/declarations.ts';
import { type Hiding, hidingOf } from '../visibility/hiding-style.ts';
import { hidingOfLook, isClear, lookOf, plainLook } from '../visibility/text-look.ts';
import { cascade, type PlacedRule } from './cascade.ts';
import { type ElementIndex, indexElements, unite } from './element-index.ts';
import { markLooks } from './mark-looks.ts';
import { createSelectorMatcher } from './match-selectors.ts';
import type { PageMeans } from './page-means.ts';
import { readStyleRules, type StyleRule } from './read-style-rules.ts';

/** Marks elements of a document. @throws Error when its sheets take too many steps */
export function markStyles(root: ParsedNode, { sheets, isStyledElsewhere, isStill }: PageMeans): void {
  const { rules, isWhole } = readSheets(sheets);
  const isPlain = isStill && !isStyledElsewhere && isWhole;
  if (rules.length === 0 && !isPlain) return;
  const index = indexElements(root);
  const { match, spend } = createSelectorMatcher(index, isStill);
  const placed = rules
    .flatMap((rule) => {
      const found = match(rule.selector);
      if (!found) return [];
      const { elements, specificity, asksForState } = found;
      return [{ ...rule, elements, specificity, isSure: !rule.isConditional && !asksForState }];
    })
    .sort(byPrecedence);
  const rulesAbout = (element: number): PlacedRule[] => {
    spend(placed.length);
    return placed.filter(({ elements }) => elements[element] === 1);
  };
  markHidden(index, placed, { rulesAbout, isUndone: createUndoing(rules), spend, isStill, isPlain });
  if (isPlain) markLooks(index, placed, rulesAbout);
}

/** The rules of all sheets in their order, and whether these are all that the page has. */
function readSheets(sheets: readonly string[]): { rules: StyleRule[]; isWhole: boolean } {
  let left = MAX_STYLE_LENGTH;
  let isWhole = true;
  const rules = sheets.flatMap((text) => {
    left -= text.length;
    const sheet = left < 0 ? { rules: [], isWhole: false } : readStyleRules(text);
    isWhole &&= sheet.isWhole;
    return sheet.rules;
  });
  return { rules, isWhole };
}

/** The weakest first (CSS Cascade 5, §6.1). */
function byPrecedence(a: StyleRule & { specificity: number }, b: typeof a): number {
  const layer = (rule: StyleRule) => Number(rule.isLayered === rule.isImportant);
  return Number(a.isImportant) - Number(b.isImportant) || layer(a) - layer(b) || a.specificity - b.specificity;
}

interface Marking {
  rulesAbout: (element: number) => PlacedRule[];
  /** Whether a rule hides what a script may show. */
  isUndone: (rule: StyleRule) => boolean;
  spend: (steps: number) => void;
  isStill: boolean;
  /** Whether the look of all text is known besides. */
  isPlain: boolean;
}

/** Marks what the page hides for certain. */
function markHidden(index: ElementIndex, placed: readonly PlacedRule[], marking: Marking): void {
  const { rulesAbout, isUndone, spend, isStill, isPlain } = marking;
  const hide = ({ children = [] }: ParsedNode, style: Declarations): Hiding | undefined =>
    hidingOf(style, isStill) ?? (isPlain ? undefined : hidingOfText(style, children.some(isElement), isStill));
  const doubtful = unite(
    placed.filter(({ mayHide, isSure }) => mayHide && isSure),
    index,
  );
  for (const [number, element] of index.elements.entries()) {
    if (!doubtful[number]) continue;
    const about = rulesAbout(number);
    const hideBy = (isCounted: (rule: PlacedRule) => boolean) =>
      hide(element, cascade(element, about.filter(isCounted)));
    const hiding = hideBy(({ isSure }) => isSure);
    if (!hiding) continue;
    const others = about.filter(({ isSure }) => !isSure);
    spend(about.length * (others.length + 1));
    // What another state or another screen shows can be seen.
    if (others.some((one) => !hideBy((rule) => rule.isSure || rule === one)) || !hideBy(() => true)) continue;
    if (!isStill && hiding === 'never' && about.some(isUndone)) continue;
    if (element.attribs) element.attribs[HIDDEN_BY_STYLE] = isStill ? 'never' : hiding;
  }
}

const isElement = ({ name }: ParsedNode): boolean => name !== undefined;

/** How a style hides text that other sheets may give another size or ground, most of all in elements below. */
function hidingOfText(declarations: Declarations, hasParts: boolean, isStill: boolean): Hiding | undefined {
  const look = lookOf(declarations, plainLook, isStill);
  const hiding = hidingOfLook(look);
  const showsPicture = look.color && isClear(look.color) && /url|gradient/.test(groundOf(declarations));
  if (showsPicture || (hasParts && (look.isTiny || (isStill && hiding === 'folded')))) return undefined;
  return hiding;
}

const groundOf = (declarations: Declarations): string =>
  `${declarations.get('background')} ${declarations.get('background-image')}`;

/** Tells whether a rule hides what a script may show: another rule for the same thing sets the same, and hides nothing. */
function createUndoing(placed: readonly StyleRule[]): (rule: StyleRule) => boolean {
  const shown = new Map<string, Set<string>>();
  for (const { key, declarations, mayHide } of placed) {
    if (mayHide) continue;
    const names = shown.get(key) ?? new Set();
    shown.set(key, names);
    for (const name of declarations.keys()) if (!/^(?:color|background)/.test(name)) names.add(name);
  }
  return ({ key, declarations, mayHide }) =>
    mayHide && [...declarations.keys()].some((name) => shown.get(key)?.has(name));
}
