/** Document stage, step 2: marks elements that a page's own `<style>` elements hide, and the look of its text. */

import { MAX_STYLE_LENGTH } from '../../bounds.ts';
import { HIDDEN_BY_STYLE } from '../owner-rules.ts';
import type { ParsedNode } from '../parse-html.ts';
import { type Declarations, readDeclarations } from '../visibility/declarations.ts';
import { type Hiding, hidingOf } from '../visibility/hiding-style.ts';
import { hidingOfLook, isClear, lookOf, plainLook } from '../visibility/text-look.ts';
import { cascade, type PlacedRule } from './cascade.ts';
import { type ElementIndex, type ElementSet, indexElements, unite } from './element-index.ts';
import { markLooks, markLooksWithin } from './mark-looks.ts';
import { markShapes } from './mark-shapes.ts';
import { createSelectorMatcher } from './match-selectors.ts';
import type { PageMeans } from './page-means.ts';
import { readStyleRules, type StyleRule } from './read-style-rules.ts';

/** Cost of one rule in a cascade, in steps of a selector. */
const STEPS_TO_CASCADE = 20;

/**
 * Sets attributes on the elements that the page's own sheets hide, shape, or, where it matters, colour:
 * `HIDDEN_BY_STYLE`, `SHAPE_BY_STYLE`, `LOOK_BY_STYLE`.
 * @throws Error if its sheets take too many steps
 */
export function markStyles(root: ParsedNode, { sheets, isStyledElsewhere, isStill }: PageMeans): void {
  const { rules, isWhole } = readStyleSheets(sheets);
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
    const about = placed.filter(({ elements }) => elements[element] === 1);
    spend(placed.length + about.length * STEPS_TO_CASCADE);
    return about;
  };
  const coloured = markHidden(index, placed, { rulesAbout, isUndone: createUndoing(rules), spend, isStill, isPlain });
  markShapes(index, placed, rulesAbout);
  if (isPlain) markLooks(index, placed, rulesAbout);
  else if (coloured.includes(1)) markLooksWithin(coloured, index, rulesAbout);
}

/**
 * Reads the rules of sheets in their order, up to the sheet that exceeds {@link MAX_STYLE_LENGTH}, and whether all
 * were.
 */
function readStyleSheets(sheets: readonly string[]): { rules: StyleRule[]; isWhole: boolean } {
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

/** Compares two rules, the weaker first (CSS Cascade 5, §6.1). */
function byPrecedence(a: StyleRule & { specificity: number }, b: typeof a): number {
  const layer = (rule: StyleRule) => Number(rule.isLayered === rule.isImportant);
  return Number(a.isImportant) - Number(b.isImportant) || layer(a) - layer(b) || a.specificity - b.specificity;
}

interface Marking {
  rulesAbout: (element: number) => PlacedRule[];
  /** Whether a rule hides an element that a script may show. */
  isUndone: (rule: StyleRule) => boolean;
  spend: (steps: number) => void;
  isStill: boolean;
  /** Whether the page has no script and all its styles are known, so that all text gets a look. */
  isPlain: boolean;
}

/**
 * Sets `HIDDEN_BY_STYLE` on the elements that sheets, not their `style` attribute, hide in every state.
 * @returns unmarked elements with unreadable text, whose children may have other colours
 */
function markHidden(index: ElementIndex, placed: readonly PlacedRule[], marking: Marking): ElementSet {
  const { rulesAbout, isUndone, spend, isStill, isPlain } = marking;
  const hide = (style: Declarations, about: readonly PlacedRule[]): Hiding | undefined =>
    hidingOf(style, isStill) ??
    (isPlain || !about.some(({ isSure, hidesText }) => isSure && hidesText) ? undefined : hidingOfText(style, isStill));
  const doubtful = unite(
    placed.filter(({ isSure, mayHideBox, hidesText }) => isSure && (mayHideBox || hidesText)),
    index,
  );
  const coloured = new Uint8Array(index.elements.length);
  for (const [number, element] of index.elements.entries()) {
    if (!doubtful[number]) continue;
    const about = rulesAbout(number);
    const styleBy = (isCounted: (rule: PlacedRule) => boolean) => cascade(element, about.filter(isCounted));
    const style = styleBy(({ isSure }) => isSure);
    const hiding = hide(style, about);
    const { attribs = {}, children = [] } = element;
    // The `style` attribute is evaluated later, with the tree.
    if (!hiding || hidingOf(readDeclarations(attribs.style ?? ''), isStill)) continue;
    const others = about.filter(({ isSure }) => !isSure);
    spend(about.length * STEPS_TO_CASCADE * (others.length + 1));
    // An element that is visible in another state or window is kept.
    const isShownBy = (shown: readonly PlacedRule[]) =>
      !hide(
        styleBy((rule) => rule.isSure || shown.includes(rule)),
        about,
      );
    if (others.some((one) => isShownBy([one])) || isShownBy(others)) continue;
    if (!isStill && hiding === 'never' && about.some((rule) => rule.isSure && isUndone(rule))) continue;
    const hasParts = !hidingOf(style, isStill) && children.some(({ name }) => name !== undefined);
    // A sheet that is not read may make the children of this element larger or visible.
    if (hasParts && (lookOf(style, plainLook).isTiny || (isStill && hiding === 'folded'))) continue;
    if (hasParts && hiding === 'never') coloured[number] = 1;
    else attribs[HIDDEN_BY_STYLE] = isStill ? 'never' : hiding;
  }
  return coloured;
}

/** Returns how a style hides its text; `undefined` if it does not, or shows a picture instead. */
function hidingOfText(style: Declarations, isStill: boolean): Hiding | undefined {
  const look = lookOf(style, plainLook, isStill);
  const ground = `${style.get('background')} ${style.get('background-image')}`;
  return look.color && isClear(look.color) && /url|gradient/.test(ground) ? undefined : hidingOfLook(look);
}

/**
 * Creates a test for hiding rules that a script may undo: another rule for the same class or id sets one of its
 * properties and hides nothing.
 */
function createUndoing(rules: readonly StyleRule[]): (rule: StyleRule) => boolean {
  const shown = new Map<string, Set<string>>();
  for (const { key, declarations, mayHideBox } of rules) {
    if (mayHideBox) continue;
    const names = shown.get(key) ?? new Set();
    shown.set(key, names);
    for (const name of declarations.keys()) if (!/^(?:color|background)/.test(name)) names.add(name);
  }
  return ({ key, declarations, mayHideBox }) =>
    mayHideBox && [...declarations.keys()].some((name) => shown.get(key)?.has(name));
}
