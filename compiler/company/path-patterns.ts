/** Company stage: which paths the owner's patterns mean. */

import type { PagePath } from '#shared/page.ts';

/**
 * Whether a path fits some pattern and no pattern after `!`. `*` stands for characters of one segment, `**` for any; a
 * slash at the end makes no difference.
 */
export function matchesPatterns(path: PagePath, patterns: readonly string[]): boolean {
  const fits = (pattern: string): boolean => toExpression(pattern).test(path.replace(/(.)\/$/, '$1'));
  const [out, ins] = [
    patterns.filter((pattern) => pattern.startsWith('!')),
    patterns.filter((pattern) => !pattern.startsWith('!')),
  ];
  return ins.some(fits) && !out.some((pattern) => fits(pattern.slice(1)));
}

function toExpression(pattern: string): RegExp {
  const source = pattern
    .replace(/(.)\/$/, '$1')
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*+/g, (stars) => (stars.length > 1 ? '.*' : '[^/]*'));
  return new RegExp(`^${source}$`);
}
