/** Pages whose scripts let content fade in when it is scrolled to: there, no opacity says that something is hidden. */

import { readDeclarations } from './declarations.ts';
import type { ReadAttribute } from './hidden-element.ts';
import { isTransparent } from './hiding-style.ts';

/** Attributes by which the common libraries and site builders mark it. */
const ATTRIBUTES = ['data-w-id', 'data-aos', 'data-framer-appear-id', 'data-scroll', 'data-sal', 'data-animation'];
const CLASS = /(?:^|[\s_-])(?:wow|aos|animate[ds]?|animation|fade-?in|reveal|appear|elementor-invisible)(?:$|[\s_-])/i;

/** Whether the element is marked to fade in. */
export function fadesIn(get: ReadAttribute): boolean {
  return ATTRIBUTES.some((name) => get(name) !== undefined) || CLASS.test(get('class') ?? '');
}

/** Whether the element cannot be seen until it has faded in. */
export function isFaded(get: ReadAttribute): boolean {
  const style = get('style');
  return style !== undefined && isTransparent(readDeclarations(style));
}

/** A style attribute as it is once everything has faded in. */
export function withoutOpacity(style: string): string {
  return style.replace(/(^|;)\s*opacity\s*:[^;]*/gi, '$1');
}
