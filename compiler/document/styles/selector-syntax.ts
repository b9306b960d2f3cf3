/** Document stage: parses selectors (Selectors 4), and tells which parts depend on a state of the page. */

import parse from 'css-tree/selector-parser';
import { ident } from 'css-tree/utils';
import { attempt } from '#shared/attempt.ts';

/** The properties of css-tree's nodes that are used here. */
export interface SelectorNode {
  type: string;
  name: string | { name: string };
  children?: Iterable<SelectorNode> | null;
  matcher?: string | null;
  /** Value of an attribute selector. */
  value?: { type: string; name: string; value: string } | null;
  flags?: string | null;
  nth?: { type: string; name?: string; a?: string | null; b?: string | null };
  /** Selector after `of` in `:nth-child()`. */
  selector?: SelectorNode | null;
}

/** Simple selectors between two combinators. */
export interface Compound {
  /** Combinator before the compound; empty for the first, unless the selector is relative. */
  combinator: string;
  simple: SelectorNode[];
}

export const childrenOf = (node: SelectorNode | undefined): SelectorNode[] => [...(node?.children ?? [])];

/** Returns the name of a class, id, pseudo-class, attribute, or element without its namespace; unescaped. */
export function nameOf({ type, name }: SelectorNode): string {
  const written = typeof name === 'string' ? name : name.name;
  const decoded = ident.decode(written.slice(written.indexOf('|') + 1));
  return type === 'ClassSelector' || type === 'IdSelector' ? decoded : decoded.toLowerCase();
}

/** Whether a pseudo-class matches any selector of its list: `:is()`, `:where()`. */
export const isAnyOf = (node: SelectorNode): boolean => /^(?:is|where|matches|-webkit-any)$/.test(nameOf(node));

/** Whether a pseudo-class asks for a position among siblings: `:first-child`, `:nth-of-type()`. */
export const isPlace = (node: SelectorNode): boolean =>
  /^(?:(?:first|last|only)-(?:child|of-type)|nth-(?:last-)?(?:child|of-type))$/.test(nameOf(node));

/** Parses a selector list; `undefined` if it or one of its selectors is invalid. */
export function parseSelectors(text: string): SelectorNode[] | undefined {
  const list = attempt(() => parse(text, { context: 'selectorList' })) as unknown as SelectorNode | undefined;
  return list && areSelectors(list) ? childrenOf(list) : undefined;
}

/** Whether a parsed list has selectors, and all are valid; relative ones may begin with a combinator. */
function areSelectors(list: SelectorNode | undefined, isRelative = false): boolean {
  const selectors = childrenOf(list);
  return selectors.length > 0 && selectors.every((selector) => isSelector(selector, isRelative));
}

function isSelector(selector: SelectorNode, isRelative: boolean): boolean {
  const parts = childrenOf(selector);
  const isBetween = (at: number): boolean =>
    at < parts.length - 1 && (at > 0 ? parts[at - 1]?.type !== 'Combinator' : isRelative);
  return (
    selector.type === 'Selector' &&
    parts.length > 0 &&
    parts.every((part, at) => (part.type === 'Combinator' ? isBetween(at) : isSimple(part)))
  );
}

/** Whether a node is a simple selector with valid arguments, or a pseudo-class that is not evaluated. */
function isSimple(node: SelectorNode): boolean {
  if (node.type !== 'PseudoClassSelector') return /^(?:Type|Class|Id|Attribute|PseudoElement)Selector$/.test(node.type);
  const [argument] = childrenOf(node);
  if (isPlace(node)) return !argument?.selector || areSelectors(argument.selector);
  return !(isAnyOf(node) || /^(?:not|has)$/.test(nameOf(node))) || areSelectors(argument, nameOf(node) === 'has');
}

/**
 * Whether a simple selector depends on a state of the page: `[open]`, a pseudo-element, or a pseudo-class other than of
 * structure, such as `:hover`. @param isStill whether no script runs, so that `:not()` and `:has()` keep their result
 */
export function isState(node: SelectorNode, isStill: boolean): boolean {
  if (node.type === 'PseudoElementSelector') return true;
  if (node.type === 'AttributeSelector') return nameOf(node) === 'open';
  if (node.type !== 'PseudoClassSelector' || isPlace(node) || /^(?:root|empty)$/.test(nameOf(node))) return false;
  if (!isAnyOf(node) && !(isStill && /^(?:not|has)$/.test(nameOf(node)))) return true;
  return childrenOf(childrenOf(node)[0]).some((selector) => asksForState(selector, isStill));
}

/** Whether a simple selector in a complex one depends on a state of the page. */
export const asksForState = (selector: SelectorNode, isStill: boolean): boolean =>
  childrenOf(selector).some((node) => isState(node, isStill));

/**
 * Divides a complex selector at its combinators, in order. One at the beginning, as in `:has(> p)`, goes to the first.
 */
export function toCompounds(selector: SelectorNode): Compound[] {
  const compounds: Compound[] = [];
  let combinator = '';
  for (const part of childrenOf(selector)) {
    const last = compounds.at(-1);
    if (part.type === 'Combinator') combinator = nameOf(part);
    else if (last && combinator === '') last.simple.push(part);
    else {
      compounds.push({ combinator, simple: [part] });
      combinator = '';
    }
  }
  return compounds;
}

/**
 * Returns the specificity of the most specific selector as one number: id 1,000,000, class 1,000, name 1 (Selectors 4,
 * §17).
 */
export const specificityOf = (selectors: readonly SelectorNode[]): number =>
  Math.max(0, ...selectors.map((selector) => childrenOf(selector).reduce((sum, node) => sum + weightOf(node), 0)));

/** Returns the specificity of a simple selector as one number; 0 for a combinator. */
function weightOf(node: SelectorNode): number {
  const name = node.type === 'Combinator' ? '' : nameOf(node);
  if (node.type === 'IdSelector') return 1e6;
  if (node.type === 'ClassSelector' || node.type === 'AttributeSelector') return 1e3;
  if (node.type === 'TypeSelector') return name === '*' ? 0 : 1;
  if (node.type !== 'PseudoClassSelector') return node.type === 'PseudoElementSelector' ? 1 : 0;
  const [argument] = childrenOf(node);
  if (name === 'where') return 0;
  if (isAnyOf(node) || name === 'not' || name === 'has') return specificityOf(childrenOf(argument));
  return 1e3 + (argument?.selector ? specificityOf(childrenOf(argument.selector)) : 0);
}
