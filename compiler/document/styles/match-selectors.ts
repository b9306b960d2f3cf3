/** Document stage: matches the selectors of a page's sheets. Each costs at most its parts × the page's elements. */

import { remember } from '#shared/remember.ts';
import { MAX_SELECTOR_STEPS } from '../../bounds.ts';
import type { ParsedNode } from '../parse-html.ts';
import { type ElementIndex, type ElementSet, placesOf, stepsBack, stepsOn } from './element-index.ts';
import {
  asksForState,
  childrenOf,
  isAnyOf,
  isPlace,
  isState,
  nameOf,
  parseSelectors,
  type SelectorNode,
  specificityOf,
  toCompounds,
} from './selector-syntax.ts';

export interface SelectorMatch {
  /** Matching elements. A state in the selector, such as `:hover`, counts as fulfilled. */
  elements: ElementSet;
  asksForState: boolean;
  specificity: number;
}

interface Matching {
  index: ElementIndex;
  isStill: boolean;
  /** The one empty set; comparing with it saves a search of the set. */
  nothing: ElementSet;
  /** Counts steps. @throws Error if the total is above the limit */
  spend: (steps: number) => void;
  /** Result of {@link placesOf} for all elements, computed once. */
  places: (isFromEnd: boolean, isByName: boolean) => Int32Array;
}

/**
 * Creates `match` for selector lists of a page, which returns `undefined` if a list is invalid or matches nothing, and
 * `spend`, which counts other work as steps. Both throw an Error once all steps exceed the limit.
 * @param isStill whether the page has no script, so that `:not()` and `:has()` keep their result
 * @param mostSteps limit for the whole page
 */
export function createSelectorMatcher(index: ElementIndex, isStill: boolean, mostSteps = MAX_SELECTOR_STEPS) {
  let steps = 0;
  const matching: Matching = {
    index,
    isStill,
    nothing: new Uint8Array(index.elements.length),
    spend: (count) => {
      steps += count;
      if (steps > mostSteps) throw new Error('its style sheets take too many steps');
    },
    places: (isFromEnd, isByName) => places(`${isFromEnd} ${isByName}`),
  };
  const places = remember((asked: string) => {
    matching.spend(index.elements.length * 4);
    return placesOf(index, { isFromEnd: asked.startsWith('true'), isByName: asked.endsWith('true') });
  });
  const match = remember((text: string): SelectorMatch | undefined => {
    const selectors = parseSelectors(text);
    const elements = selectors && matchAny(selectors, matching);
    if (!selectors || !elements || elements === matching.nothing) return undefined;
    const asks = selectors.some((selector) => asksForState(selector, isStill));
    return { elements, asksForState: asks, specificity: specificityOf(selectors) };
  });
  return { match, spend: matching.spend };
}

/** Returns the elements that match one of the selectors, `nothing` itself if there are none. */
const matchAny = (selectors: readonly SelectorNode[], matching: Matching): ElementSet =>
  selectors
    .map((selector) => matchParts(selector, matching))
    .reduce((a, b) => unionOf(a, b, matching), matching.nothing);

function unionOf(one: ElementSet, other: ElementSet, { nothing, spend }: Matching): ElementSet {
  if (one === nothing || other === nothing) return one === nothing ? other : one;
  spend(one.length);
  const joined = one.slice();
  for (let i = 0; i < joined.length; i++) if (other[i]) joined[i] = 1;
  return joined;
}

function intersectionOf(one: ElementSet, other: ElementSet, { spend }: Matching): ElementSet {
  spend(one.length);
  const common = one.slice();
  for (let i = 0; i < common.length; i++) if (!other[i]) common[i] = 0;
  return common;
}

/** Matches a selector from left to right. Each part is matched among the elements reached by the part before it. */
function matchParts(selector: SelectorNode, matching: Matching): ElementSet {
  const compounds = toCompounds(selector);
  const sets = compounds.map(({ simple }) => matchCompound(simple, matching));
  // Most rules of a site are for other pages.
  if (sets.includes(matching.nothing)) return matching.nothing;
  return sets.reduce((reached, own, at) => {
    const next = stepsOn[compounds[at]?.combinator ?? '']?.(reached, matching.index) ?? matching.nothing;
    return intersectionOf(own, next, matching);
  });
}

/** Matches the argument of `:has()` from right to left. Returns the elements from which it is reached. */
function matchHas(selector: SelectorNode, matching: Matching): ElementSet {
  return (
    toCompounds(selector).reduceRight<ElementSet | undefined>((reached, { combinator, simple }) => {
      const own = matchCompound(simple, matching);
      const both = reached ? intersectionOf(own, reached, matching) : own;
      return stepsBack[combinator || ' ']?.(both, matching.index);
    }, undefined) ?? matching.nothing
  );
}

/** Returns the elements that match all simple selectors of a compound. States such as `:hover` count as fulfilled. */
function matchCompound(simple: readonly SelectorNode[], matching: Matching): ElementSet {
  const { index, isStill, nothing, spend } = matching;
  const lists = simple.flatMap((one) => {
    const key = keyOf(one);
    return key === undefined ? [] : [index.byKey.get(key) ?? []];
  });
  const [fewest] = lists.sort((a, b) => a.length - b.length);
  if (fewest?.length === 0) return nothing;
  const tests = simple.flatMap((one) => (isState(one, isStill) && !isAnyOf(one) ? [] : [toTest(one, matching)]));
  spend((fewest?.length ?? index.elements.length) * (tests.length + 1));
  const set = new Uint8Array(index.elements.length);
  for (const i of fewest ?? index.elements.keys()) if (tests.every((holds) => holds(i))) set[i] = 1;
  return set;
}

/** Returns the index key of a class, id or name selector; `undefined` for other selectors. */
function keyOf(node: SelectorNode): string | undefined {
  if (node.type === 'ClassSelector') return `.${nameOf(node)}`;
  if (node.type === 'IdSelector') return `#${nameOf(node)}`;
  return node.type === 'TypeSelector' && nameOf(node) !== '*' ? nameOf(node) : undefined;
}

/** Creates the test of one simple selector for an element's number. */
function toTest(node: SelectorNode, matching: Matching): (element: number) => boolean {
  const { elements, parents, keys } = matching.index;
  const key = keyOf(node);
  if (key !== undefined) return (i) => keys[i]?.has(key) === true;
  if (node.type === 'TypeSelector') return () => true;
  if (node.type === 'AttributeSelector') return (i) => hasAttribute(elements[i] as ParsedNode, node, matching.spend);
  const name = nameOf(node);
  if (name === 'root') return (i) => parents[i] === -1;
  if (name === 'empty') return (i) => isEmpty(elements[i] as ParsedNode);
  const [argument] = childrenOf(node);
  if (isPlace(node)) return toPlaceTest(name, argument, matching);
  if (name !== 'has') {
    const set = matchAny(childrenOf(argument), matching);
    return name === 'not' ? (i) => set[i] === 0 : (i) => set[i] === 1;
  }
  const sets = childrenOf(argument).map((selector) => matchHas(selector, matching));
  return (i) => sets.some((set) => set[i] === 1);
}

const isEmpty = ({ children = [] }: ParsedNode): boolean =>
  !children.some(({ name, type, data }) => name !== undefined || (type === 'text' && data !== ''));

/** Creates the test of `:first-child`, `:nth-last-of-type()` and similar pseudo-classes. */
function toPlaceTest(name: string, argument: SelectorNode | undefined, matching: Matching) {
  const counted = argument?.selector ? matchAny(childrenOf(argument.selector), matching) : undefined;
  const isByName = name.endsWith('type');
  const toPlaces = (isFromEnd: boolean): Int32Array => {
    if (!counted) return matching.places(isFromEnd, isByName);
    matching.spend(counted.length * 4);
    return placesOf(matching.index, { isFromEnd, isByName, counted });
  };
  const places = toPlaces(/last/.test(name));
  if (name.startsWith('nth')) return (i: number) => isNth(places[i] as number, argument?.nth);
  const others = name.startsWith('only') ? toPlaces(true) : places;
  return (i: number) => places[i] === 1 && others[i] === 1;
}

/** Whether a position, from 1, matches `An+B` (CSS Syntax 3, §6). */
function isNth(place: number, nth: SelectorNode['nth']): boolean {
  const words: Readonly<Record<string, readonly [number, number]>> = { even: [2, 0], odd: [2, 1] };
  const [a, b] = words[nth?.name?.toLowerCase() ?? ''] ?? [Number(nth?.a ?? 0), Number(nth?.b ?? 0)];
  const rest = place - b;
  return place > 0 && (a === 0 ? rest === 0 : rest % a === 0 && rest / a >= 0);
}

/** Whether an element matches an attribute selector: `[name]`, or with any of CSS's operators and the flag `i`. */
function hasAttribute({ attribs = {} }: ParsedNode, node: SelectorNode, spend: Matching['spend']): boolean {
  const stated = attribs[nameOf(node)];
  if (stated === undefined || !node.matcher) return stated !== undefined;
  spend(1 + stated.length / 16);
  const fold = (text: string): string => (node.flags?.toLowerCase() === 'i' ? text.toLowerCase() : text);
  const asked = fold((node.value?.type === 'String' ? node.value.value : node.value?.name) ?? '');
  const value = fold(stated);
  switch (node.matcher) {
    case '=':
      return value === asked;
    case '~=':
      return asked !== '' && value.split(/\s+/).includes(asked);
    case '|=':
      return value === asked || value.startsWith(`${asked}-`);
    case '^=':
      return asked !== '' && value.startsWith(asked);
    case '$=':
      return asked !== '' && value.endsWith(asked);
    default:
      return asked !== '' && value.includes(asked);
  }
}
