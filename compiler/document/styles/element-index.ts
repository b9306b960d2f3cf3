/** Document stage: numbers the elements of a page in document order, for matching selectors. */

import type { ParsedNode } from '../parse-html.ts';

/** Set of elements by number: 1 for a member, else 0. */
export type ElementSet = Uint8Array;

export type ElementIndex = ReturnType<typeof indexElements>;

/**
 * Numbers the elements below a document. `parents` and `previous` hold the number of the parent and the sibling before,
 * -1 for none.
 */
export function indexElements(root: ParsedNode) {
  const elements: ParsedNode[] = [];
  const parents: number[] = [];
  const previous: number[] = [];
  /** Numbers of the elements with a `.class`, `#id` or name. */
  const byKey = new Map<string, number[]>();
  /** Keys of each element, by its number. */
  const keys: ReadonlySet<string>[] = [];
  const enter = (node: ParsedNode, parent: number, before: number): number => {
    const number = elements.push(node) - 1;
    parents.push(parent);
    previous.push(before);
    const own = keysOf(node);
    keys.push(own);
    for (const key of own) {
      const known = byKey.get(key);
      if (known) known.push(number);
      else byKey.set(key, [number]);
    }
    return number;
  };
  const open = [{ node: root, number: -1, next: 0, last: -1 }];
  for (let frame = open.at(-1); frame; frame = open.at(-1)) {
    const child = frame.node.children?.[frame.next++];
    if (child === undefined) open.pop();
    else if (child.name !== undefined && child.attribs) {
      frame.last = enter(child, frame.number, frame.last);
      open.push({ node: child, number: frame.last, next: 0, last: -1 });
    }
  }
  return { elements, parents: Int32Array.from(parents), previous: Int32Array.from(previous), keys, byKey };
}

/** Returns the name of an element in lower case, its `#id` and each `.class`. */
function keysOf({ name = '', attribs = {} }: ParsedNode): Set<string> {
  const keys = new Set([name.toLowerCase()]);
  if (attribs.id) keys.add(`#${attribs.id}`);
  for (const one of (attribs.class ?? '').split(/\s+/)) if (one !== '') keys.add(`.${one}`);
  return keys;
}

/** Returns the elements that are in any of the sets. */
export function unite(sets: readonly { elements: ElementSet }[], { elements: all }: ElementIndex): ElementSet {
  const united = new Uint8Array(all.length);
  for (const { elements } of sets) for (let i = 0; i < united.length; i++) if (elements[i]) united[i] = 1;
  return united;
}

type Step = (from: ElementSet, index: ElementIndex) => ElementSet;

/** Steps by combinator: from a set to the elements that are related to a member as `a combinator b` says. */
export const stepsOn: Readonly<Record<string, Step>> = {
  ' ': (from, { parents }) => stepOn(from, parents, true),
  '>': (from, { parents }) => stepOn(from, parents, false),
  '+': (from, { previous }) => stepOn(from, previous, false),
  '~': (from, { previous }) => stepOn(from, previous, true),
};

/**
 * Returns the elements whose place is in the set.
 * @param places number of the parent or previous sibling of each element
 * @param isFurther whether steps repeat, as with a blank or `~`
 */
function stepOn(from: ElementSet, places: Int32Array, isFurther: boolean): ElementSet {
  const to = new Uint8Array(from.length);
  for (let i = 0; i < to.length; i++) {
    const place = places[i] as number;
    if (place >= 0 && (from[place] || (isFurther && to[place]))) to[i] = 1;
  }
  return to;
}

/** Steps back by combinator: from a set to the elements that a member is related to. */
export const stepsBack: Readonly<Record<string, Step>> = {
  ' ': (from, { parents }) => stepBack(from, parents, true),
  '>': (from, { parents }) => stepBack(from, parents, false),
  '+': (from, { previous }) => stepBack(from, previous, false),
  '~': (from, { previous }) => stepBack(from, previous, true),
};

/** Returns the places of the members, or with `isFurther` also the places of those, and so on. */
function stepBack(from: ElementSet, places: Int32Array, isFurther: boolean): ElementSet {
  const to = new Uint8Array(from.length);
  for (let i = to.length - 1; i >= 0; i--) {
    const place = places[i] as number;
    if (place >= 0 && (from[i] || (isFurther && to[i]))) to[place] = 1;
  }
  return to;
}

/**
 * Returns the position of each element among its siblings, from 1, optionally only among `counted` ones or those of the
 * same name; 0 for elements that are not counted.
 */
export function placesOf(
  { elements, parents }: ElementIndex,
  { isFromEnd, isByName, counted }: { isFromEnd: boolean; isByName: boolean; counted?: ElementSet | undefined },
): Int32Array {
  const places = new Int32Array(elements.length);
  const counts = new Map<string | number, number>();
  for (let step = 0; step < places.length; step++) {
    const i = isFromEnd ? places.length - 1 - step : step;
    if (counted && !counted[i]) continue;
    const parent = parents[i] as number;
    const among = isByName ? `${parent} ${elements[i]?.name}` : parent;
    const place = (counts.get(among) ?? 0) + 1;
    counts.set(among, place);
    places[i] = place;
  }
  return places;
}
