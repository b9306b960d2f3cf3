/** Whether a page shows an element to its visitors, by the element's own attributes, once all that fades in has done so. */

import type { Element } from 'hast';
import { attribute } from '../elements.ts';
import { readDeclarations } from './declarations.ts';
import { type Hiding, hidingOf, isTransparent } from './hiding-style.ts';
import { type Look, lookOf } from './look.ts';

/** How the element hides itself with all below it. What it hands down to its text is its look. */
export function hidingOfElement(element: Element): Hiding | undefined {
  return element.properties.hidden === undefined ? hidingOf(readDeclarations(attribute(element, 'style'))) : 'folded';
}

/** What text below the element looks like, inside of what is around it. */
export function lookOfElement({ properties }: Element, around: Look): Look {
  const { style, bgcolor, color = properties.text } = properties;
  if (style === undefined && bgcolor === undefined && color === undefined) return around;
  const presented = [bgcolor && `background:${bgcolor}`, color && `color:${color}`, style];
  return lookOf(readDeclarations(presented.filter(Boolean).join(';')), around);
}

/** Attributes by which the common libraries and site builders mark what fades in when it is scrolled to. */
const FADING = ['dataWId', 'dataAos', 'dataFramerAppearId', 'dataScroll', 'dataSal', 'dataAnimation'];
const FADING_NAMES =
  /(?:^|[\s_-])(?:wow|aos|animate[ds]?|animation|fade-?in|reveal|appear|elementor-invisible)(?:$|[\s_-])/i;

/** Whether the element is marked to fade in: on such a page no opacity says that something is hidden. */
export const fadesIn = (element: Element): boolean =>
  FADING.some((name) => element.properties[name] !== undefined) || FADING_NAMES.test(attribute(element, 'className'));

/** Whether the element cannot be seen until it has faded in. */
export const isFaded = (element: Element): boolean => isTransparent(readDeclarations(attribute(element, 'style')));

/** A style attribute as it is once everything has faded in. */
export const withoutOpacity = (style: string): string => style.replace(/(^|;)\s*opacity\s*:[^;]*/gi, '$1');
