/** Choosing content, a part of step 1: the places that text blocks stand in, and questions about what is around them. */

import type { Element } from 'hast';
import { attribute, isElement } from '../../document/elements.ts';

/** An element that holds blocks, and what it holds in all. */
export interface Place {
  element: Element;
  parent: Place | undefined;
  depth: number;
  words: number;
  linkWords: number;
  blocks: number;
  /** Words of its blocks that read like prose. */
  proseWords: number;
}

/** A place of which nothing has been counted yet. */
export function toPlace(element: Element, parent: Place | undefined): Place {
  return { element, parent, depth: (parent?.depth ?? -1) + 1, words: 0, linkWords: 0, proseWords: 0, blocks: 0 };
}

/** The place itself, or the nearest around it, for which it holds. */
export function nearest(place: Place, holds: (place: Place) => boolean): Place | undefined {
  for (let at: Place | undefined = place; at; at = at.parent) if (holds(at)) return at;
  return undefined;
}

/** Finds the same for many places; each place is asked once, however many blocks stand in it. */
export function createPlaceFinder(holds: (place: Place) => boolean): (place: Place) => Place | undefined {
  const known = new Map<Place, Place | undefined>();
  const find = (place: Place): Place | undefined => {
    if (known.has(place)) return known.get(place);
    const found = holds(place) ? place : place.parent && find(place.parent);
    known.set(place, found);
    return found;
  };
  return find;
}

/** Finds the outermost place around each, itself included, for which it holds; the whole page is none. */
export function createOutermostFinder(holds: (place: Place) => boolean): (place: Place) => Place | undefined {
  const around = createPlaceFinder((place) => !isElement(place.element, 'body') && holds(place));
  return (place) => {
    let found: Place | undefined;
    for (let at = around(place); at; at = at.parent && around(at.parent)) found = at;
    return found;
  };
}

/** Whether one link holds more than what stands there: a name and what is said of it. */
export function isInCard(place: Place): boolean {
  return (nearest(place, ({ element }) => isElement(element, 'a'))?.blocks ?? 0) > 1;
}

/** Whether the nearest table only lays out the page: what stands side by side in it has nothing else in common. */
export function isLayout(place: Place): boolean {
  const table = nearest(place, ({ element }) => isElement(element, 'table'));
  return table !== undefined && attribute(table.element, 'role') === 'presentation';
}

/** Whether a menu, header, footer or aside is around it. */
export function isInLandmark(place: Place): boolean {
  return nearest(place, ({ element }) => isElement(element, 'nav', 'header', 'footer', 'aside')) !== undefined;
}

/** Whether a place is another one, or stands in it. */
export function isWithin(place: Place, box: Place): boolean {
  for (let at: Place | undefined = place; at && at.depth >= box.depth; at = at.parent) if (at === box) return true;
  return false;
}
