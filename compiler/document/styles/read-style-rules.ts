/** Document stage: reads the rules of a style sheet that may change whether a text can be seen. */

import parse from 'css-tree/parser';
import { remember } from '#shared/remember.ts';
import { toOneLine } from '#shared/short-text.ts';
import { MAX_STYLE_RULES } from '../../bounds.ts';
import { type Declarations, readDeclarations } from '../visibility/declarations.ts';
import { hidingOf } from '../visibility/hiding-style.ts';
import { hidingOfLook, LOOKS, lookOf, plainLook } from '../visibility/text-look.ts';

export interface StyleRule {
  selector: string;
  /** First class or id in the last part of the selector, else the last one before; `''` for a selector without any. */
  key: string;
  declarations: Declarations;
  /** Whether the rule hides its element, alone or together with others. */
  mayHideBox: boolean;
  /** Whether the rule alone makes text unreadable. */
  hidesText: boolean;
  /** Whether the rule depends on the window or the browser. */
  isConditional: boolean;
  isImportant: boolean;
  isLayered: boolean;
}

/** Rules of one sheet; shared among pages, so not to be changed. */
export interface Sheet {
  rules: readonly StyleRule[];
  /** Whether all rules were read: none beyond the bounds, and no `@import`. */
  isWhole: boolean;
}

/** Maximum nesting of blocks; the parser is recursive. */
const MAX_NESTING = 12;
const MAX_SELECTOR_LENGTH = 200;

/** Matches one selector of a list, with the commas inside its brackets. */
const SELECTOR = /(?:[^,(]|\((?:[^()]|\([^()]*\))*\)|\()+/g;
/** Matches the key of a selector: `.mensaje` in `form .mensaje.enviado`. */
const KEY = /[.#][\w-]+(?=[^\s>+~]*$)|[.#][\w-]+(?![\s\S]*[.#])/;

/** Properties that can hide or show an element. */
const RELEVANT =
  /^(?:display|text-decoration(?:-line)?|vertical-align|visibility|content-visibility|opacity|filter|position|top|right|bottom|left|inset|inset-inline-start|margin(?:-\w+)?|padding(?:-\w+)?|text-indent|flex(?:-grow)?|(?:max-|min-)?(?:width|height)|overflow(?:-[xy])?|grid-(?:area|row|column)|clip|clip-path|-webkit-clip-path|transform|-webkit-transform|translate|scale|zoom|transition|animation(?:-name)?|will-change)$/;

const isRelevant = (property: string): boolean => RELEVANT.test(property) || LOOKS.test(property);

/** Matches a media condition that is met in any window: a screen of any usual width. */
const ALWAYS =
  /^(?:(?:only )?(?:screen|all)|not print)? ?(?:(?:and ?)?\( ?min-width ?: ?(?:[0-2]?\d{0,2}|3[01]\d|320)(?:px)? ?\))?$/i;

/** Maximum sheets whose rules are remembered; pages of a site share theirs. */
const MAX_REMEMBERED_SHEETS = 50;

/**
 * Reads the rules of a sheet in their order, one or two per selector, within the bounds. Leaves out those for print,
 * those that cannot hide, show, colour or shape, and very long selectors. A sheet nested too deeply has none.
 */
export const readStyleRules = remember((sheet: string): Sheet => {
  if (depthOf(sheet) > MAX_NESTING) return { rules: [], isWhole: false };
  const rules: StyleRule[] = [];
  const root = parse(sheet, {
    parseValue: false,
    parseAtrulePrelude: false,
    parseRulePrelude: false,
    parseCustomProperty: false,
  }) as unknown as StyleNode;
  const within = { selector: '', isConditional: false, isLayered: false };
  const isWhole = addRules(root, rules, within) && !/@import\b/i.test(sheet);
  return { rules, isWhole };
}, MAX_REMEMBERED_SHEETS);

/** Context of a rule. */
interface Around {
  /** Selector of the rule around it; empty at the top. */
  selector: string;
  isConditional: boolean;
  isLayered: boolean;
}

/** Adds the rules below a node to `rules`. Returns `false` if there are more than {@link MAX_STYLE_RULES}. */
function addRules(node: StyleNode, rules: StyleRule[], around: Around): boolean {
  const children = [...(node.block?.children ?? node.children ?? [])];
  return children.every((child) => {
    if (child.type === 'Atrule') {
      const inside = withinAtRule(child, around);
      return !inside || addRules(child, rules, inside);
    }
    if (child.type !== 'Rule') return true;
    const selector = toNested(child.prelude?.value ?? '', around.selector);
    for (const rule of toRules(child, selector, around)) {
      if (rules.length >= MAX_STYLE_RULES) return false;
      rules.push(rule);
    }
    return addRules(child, rules, { ...around, selector });
  });
}

/** Returns the context inside an at-rule; `undefined` for print, `@font-face` and similar. */
function withinAtRule({ name = '', prelude }: StyleNode, around: Around): Around | undefined {
  const condition = prelude?.value ?? '';
  switch (name.toLowerCase()) {
    case 'layer':
      return { ...around, isLayered: true };
    case 'media':
      // Rules for print do not apply on a screen.
      if (/^\s*(?:only\s+)?print\b/i.test(condition)) return undefined;
      return ALWAYS.test(toOneLine(condition)) ? around : { ...around, isConditional: true };
    case 'supports':
      return /\bnot\b|-(?:webkit|moz|ms)-/i.test(condition) ? { ...around, isConditional: true } : around;
    case 'container':
      return { ...around, isConditional: true };
    default:
      return undefined;
  }
}

/** Writes a nested selector as a standalone one (CSS Nesting 1, §3). */
function toNested(selector: string, around: string): string {
  if (around === '') return selector;
  return selector.includes('&') ? selector.replaceAll('&', `:is(${around})`) : `:is(${around}) ${selector}`;
}

/** Creates a rule per selector, and a second one for its `!important` declarations. */
function toRules({ block }: StyleNode, prelude: string, { isConditional, isLayered }: Around): StyleRule[] {
  const stated: Record<'usual' | 'important', string[]> = { usual: [], important: [] };
  for (const { type, property = '', value, important } of block?.children ?? [])
    if (type === 'Declaration' && isRelevant(property.toLowerCase()))
      stated[important ? 'important' : 'usual'].push(`${property}:${value?.value ?? ''}`);
  const parts = Object.entries(stated).filter(([, declarations]) => declarations.length > 0);
  if (parts.length === 0) return [];
  const selectors = (prelude.match(SELECTOR) ?? [])
    .map((selector) => selector.trim())
    .filter((selector) => selector !== '' && selector.length <= MAX_SELECTOR_LENGTH);
  return parts.flatMap(([kind, stated]) => {
    const declarations = readDeclarations(stated.join(';'));
    const shared = {
      declarations,
      mayHideBox: hidingOf(new Map([...SAID_BY_OTHERS, ...declarations]), true) !== undefined,
      hidesText: hidingOfLook(lookOf(declarations, plainLook, true)) !== undefined,
      isConditional,
      isImportant: kind === 'important',
      isLayered,
    };
    return selectors.map((selector) => ({ selector, key: KEY.exec(selector)?.[0] ?? '', ...shared }));
  });
}

/** Declarations that other rules may add, assumed when a rule is tested for hiding. */
const SAID_BY_OTHERS = [
  ['overflow', 'hidden'],
  ['position', 'fixed'],
] as const;

/** Returns the maximum nesting of brackets. */
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

/** The properties of css-tree's nodes that are used here. */
interface StyleNode {
  type: string;
  name?: string;
  property?: string;
  important?: boolean | string;
  prelude?: { value?: string } | null;
  value?: { value?: string };
  block?: { children: Iterable<StyleNode> } | null;
  children?: Iterable<StyleNode>;
}
