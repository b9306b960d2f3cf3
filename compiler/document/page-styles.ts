/** Document stage, step 2: marks what the page's own `<style>` elements hide without a script to open it. */

import type { CheerioAPI } from 'cheerio/slim';
import parse from 'css-tree/parser';
import { attempt } from '#shared/attempt.ts';
import { groupBy } from '#shared/group-by.ts';
import { remember } from '#shared/remember.ts';
import { MAX_STYLE_LENGTH, MAX_STYLE_RULES } from '../bounds.ts';
import { HIDDEN_BY_STYLE } from './owner-rules.ts';
import {
  type Declarations,
  type Hiding,
  hidingOf,
  hidingOfLook,
  isClear,
  lookOf,
  plainLook,
  readDeclarations,
} from './visibility/hiding-style.ts';

/** The rules of so many sheets are remembered: pages of a site share theirs. */
const MAX_SHEETS = 200;
const rulesOf = remember((sheet: string) => readStyleRules(sheet, MAX_STYLE_RULES), MAX_SHEETS);

/** Marks what a page's sheets hide. */
export function markHidden($: CheerioAPI, sheets: readonly string[]): void {
  let left = MAX_STYLE_LENGTH;
  for (const sheet of sheets) {
    left -= sheet.length;
    if (left < 0) return;
    for (const { selector, hiding, isForText, shownBy } of rulesOf(sheet)) {
      // A selector may be none, or one that only browsers know.
      attempt(() =>
        $(selector)
          .filter((_, element) => !isForText || $(element).children().length === 0)
          .filter((_, element) => !shownBy.some((shown) => attempt(() => $(element).is(shown)) ?? true))
          .attr(HIDDEN_BY_STYLE, hiding),
      );
    }
  }
}

export interface StyleRule {
  selector: string;
  hiding: Hiding;
  /** Hides only the element's own text: its children may have a size of their own. */
  isForText: boolean;
  /** Selectors of what other rules show, whatever their state and screen. */
  shownBy: string[];
}

interface ReadRule {
  selector: string;
  /** The first class or id in its last part, or else the last one. */
  key: string;
  declarations: Declarations;
  hiding: Hiding | undefined;
}

/** Deepest nesting of blocks for the parser, which is recursive. */
const MAX_NESTING = 12;
const MAX_SELECTOR_LENGTH = 200;
/** Most selectors that are tried on a page. */
const MAX_SELECTORS = 200;
/** One of a list, with the commas in its brackets. */
const SELECTOR = /(?:[^,(]|\((?:[^()]|\([^()]*\))*\)|\()+/g;
/** States such as `:hover`, and parts that are no elements. */
const STATE = /::?(?!is\b|where\b|first-child|last-child|nth-|only-child|root)[\w-]+/;
const STATES = new RegExp(STATE, 'g');
/** What stands for a selector's element: `.mensaje` in `form .mensaje.enviado`. */
const KEY = /[.#][\w-]+(?=[^\s>+~]*$)|[.#][\w-]+(?![\s\S]*[.#])/;

/** Of the first `most` rules those that hide, unless another undoes them for good: a link that is shown on focus. */
export function readStyleRules(sheet: string, most: number): StyleRule[] {
  if (depthOf(sheet) > MAX_NESTING) return [];
  const found: StyleRule[] = [];
  for (const rules of groupBy(readRules(sheet, most), ({ key }) => key).values()) {
    const showing = rules.filter(({ hiding }) => !hiding);
    for (const { selector, key, declarations, hiding } of rules) {
      if (!hiding || key === '' || STATE.test(selector) || found.length >= MAX_SELECTORS) continue;
      const names = [...declarations.keys()].filter((name) => !/^(?:color|background)/.test(name));
      // The same thing in another state, or on another screen, is shown.
      const undoing = showing.filter((other) => names.some((name) => other.declarations.has(name)));
      if (hiding === 'never' && undoing.length > 0) continue;
      const isForText = !hidingOf(declarations) && lookOf(declarations, plainLook).isTiny;
      const shownBy = undoing.map((other) => other.selector.replace(STATES, ''));
      found.push({ selector, hiding, isForText, shownBy });
    }
  }
  return found;
}

/** How a rule hides; `undefined` for clear letters too, which may show a picture behind them. */
function hidingOfRule(declarations: Declarations): Hiding | undefined {
  const look = lookOf(declarations, plainLook);
  return look.color && isClear(look.color) ? undefined : (hidingOf(declarations) ?? hidingOfLook(look));
}

/** At most `most` rules; no `@font-face` and the like, none for print. */
function readRules(sheet: string, most: number): ReadRule[] {
  const rules: ReadRule[] = [];
  let inFrames = 0;
  const root = parse(sheet, {
    parseValue: false,
    parseAtrulePrelude: false,
    parseRulePrelude: false,
    parseCustomProperty: false,
  }) as unknown as StyleNode;
  const visit = (node: StyleNode): void => {
    if (rules.length >= most) return;
    if (node.type === 'Atrule' && !/^(?:media|supports|layer|container)$/i.test(node.name ?? '')) return;
    // Print shows nothing to visitors.
    if (node.type === 'Atrule' && /\bprint\b/.test(node.prelude?.value ?? '')) return;
    if (node.type === 'Atrule') inFrames++;
    if (node.type === 'Rule') rules.push(...toRules(node, inFrames > 0));
    for (const child of node.block?.children ?? node.children ?? []) if (child.type !== 'Declaration') visit(child);
    if (node.type === 'Atrule') inFrames--;
  };
  visit(root);
  return rules;
}

/** A rule for each selector. One within a condition gets `:state`, as it hides nothing for certain. */
function toRules({ prelude, block }: StyleNode, isConditional: boolean): ReadRule[] {
  const stated = [...(block?.children ?? [])].flatMap(({ type, property, value }) =>
    type === 'Declaration' ? [`${property}:${value?.value ?? ''}`] : [],
  );
  const declarations = readDeclarations(stated.join(';'));
  const hiding = hidingOfRule(declarations);
  return [...(prelude?.value ?? '').matchAll(SELECTOR)]
    .map(([selector]) => selector.trim())
    .filter((selector) => selector !== '' && selector.length <= MAX_SELECTOR_LENGTH)
    .map((selector) => {
      const [key = ''] = KEY.exec(selector) ?? [];
      return { selector: isConditional ? `${selector}:state` : selector, key, declarations, hiding };
    });
}

/** The deepest nesting of brackets. */
function depthOf(sheet: string): number {
  let depth = 0;
  let deepest = 0;
  for (let at = 0; at < sheet.length; at++) {
    const character = sheet.charCodeAt(at);
    if (character === 0x7b || character === 0x28 || character === 0x5b) deepest = Math.max(deepest, ++depth);
    else if (character === 0x7d || character === 0x29 || character === 0x5d) depth = Math.max(0, depth - 1);
  }
  return deepest;
}

/** What is read of css-tree's nodes. */
interface StyleNode {
  type: string;
  name?: string;
  property?: string;
  prelude?: { value?: string } | null;
  value?: { value?: string };
  block?: { children: Iterable<StyleNode> } | null;
  children?: Iterable<StyleNode>;
}
