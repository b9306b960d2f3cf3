/** Tells boxes whose children style puts side by side. */

import type { Element } from 'hast';
import { attribute } from '../elements.ts';

/** Whether the children are in a row, by a class of common frameworks or an inline style. */
export const laysOut = (element: Element): boolean =>
  /(?:^|\s)(?:\w+:)?(?:d-)?(?:inline-)?(?:flex|grid)(?:\s|$)/.test(attribute(element, 'className')) ||
  /\bdisplay\s*:\s*(?:inline-)?(?:flex|grid)/.test(attribute(element, 'style'));
