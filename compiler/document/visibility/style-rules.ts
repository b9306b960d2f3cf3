/** A style sheet → the selectors of what it hides, as far as one rule alone says so. In time linear in its length. */

import parse from 'css-tree/parser';
import { groupBy } from '../../group-by.ts';
import { isClear } from './css-color.ts';
import { type Declarations, readDeclarations } from './declarations.ts';
import { type Hiding, hidingOf } from './hiding-style.ts';
import { hidingOfLook, lookOf, plainLook } from './look.ts';

export interface StyleRule {
  selector: string;
  hiding: Hiding;
  /** Only text right in the element: what stands in it may have a size of its own. */
  isForText: boolean;
}

interface ReadRule {
  selector: string;
  /** The last class or id that it names. */
  key: string;
  declarations: Declarations;
  hiding: Hiding | undefined;
}

/** Blocks within blocks that the parser, which calls itself for each, is given. */
const DEEPEST = 12;
const LONGEST_SELECTOR = 200;
/** Selectors that are looked for in a page. */
const MOST_SELECTORS = 200;
/** What only holds while something is done with the element, and parts that are no elements. */
const STATE = /::?(?!is\b|where\b|first-child|last-child|nth-|only-child|root)[\w-]+/;

/** Rules that hide, those that another rule takes back left out: a menu that opens, a link that is shown when it is reached. */
export function readStyleRules(sheet: string, most: number): StyleRule[] {
  if (depthOf(sheet) > DEEPEST) return [];
  const found: StyleRule[] = [];
  for (const rules of groupBy(readRules(sheet, most), ({ key }) => key).values()) {
    const showing = rules.filter(({ hiding }) => !hiding);
    for (const { selector, key, declarations, hiding } of rules) {
      if (!hiding || key === '' || STATE.test(selector) || found.length >= MOST_SELECTORS) continue;
      const names = [...declarations.keys()].filter((name) => !/^(?:color|background)/.test(name));
      // The same thing in another state, or on another screen, is shown.
      if (showing.some((other) => names.some((name) => other.declarations.has(name)))) continue;
      found.push({ selector, hiding, isForText: !hidingOf(declarations) && lookOf(declarations, plainLook).isTiny });
    }
  }
  return found;
}

function hidingOfRule(declarations: Declarations): Hiding | undefined {
  const look = lookOf(declarations, plainLook);
  // Letters that are clear may show a picture behind them.
  return look.color && isClear(look.color) ? undefined : (hidingOf(declarations) ?? hidingOfLook(look));
}

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

/** What stands in a condition hides nothing for certain, but may show. */
function toRules({ prelude, block }: StyleNode, isConditional: boolean): ReadRule[] {
  const stated = [...(block?.children ?? [])].flatMap(({ type, property, value }) =>
    type === 'Declaration' ? [`${property}:${value?.value ?? ''}`] : [],
  );
  const declarations = readDeclarations(stated.join(';'));
  const hiding = hidingOfRule(declarations);
  return (prelude?.value ?? '')
    .split(/,(?![^(]*\))/)
    .map((selector) => selector.trim())
    .filter((selector) => selector !== '' && selector.length <= LONGEST_SELECTOR)
    .map((selector) => {
      const key = selector.match(/[.#][\w-]+/g)?.at(-1) ?? '';
      return { selector: isConditional ? `${selector}:state` : selector, key, declarations, hiding };
    });
}

/** Blocks that are open at once. */
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
