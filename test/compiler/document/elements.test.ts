/** Document stage: what is told of an element without writing its text. */

import fc from 'fast-check';
import type { Element, ElementContent, Text } from 'hast';
import { h } from 'hastscript';
import { expect, it } from 'vitest';
import { hasTextLike, isTextLonger, textOf } from '../../../compiler/document/elements.ts';

/** Elements within elements, with texts of letters, figures, signs and white space. */
const { trees } = fc.letrec<{ trees: Element; nodes: ElementContent }>((tie) => ({
  trees: fc
    .tuple(fc.constantFrom('p', 'span', 'li', 'button'), fc.array(tie('nodes'), { maxLength: 4 }))
    .map(([name, nodes]) => h(name, nodes)),
  nodes: fc.oneof(
    { maxDepth: 4 },
    fc
      .string({ unit: fc.constantFrom('a', 'ñ', '9', '·', ' ', '\n', '\u00a0', '𝒜') })
      .map((value): Text => ({ type: 'text', value })),
    tie('trees'),
  ),
}));

it('isTextLonger is only true if the written text is longer than the limit', () => {
  fc.assert(
    fc.property(trees, fc.nat(40), (tree, limit) => {
      if (isTextLonger(tree, limit)) expect(textOf(tree).length).toBeGreaterThan(limit);
    }),
  );
});

it('isTextLonger is true for a text of 19 characters and the limit 18, and false for 19', () => {
  const paragraph = h('p', ' Se abre \n a las nueve ');
  expect([18, 19].map((limit) => isTextLonger(paragraph, limit))).toEqual([true, false]);
});

it('hasTextLike finds a letter just in elements whose written text has one', () => {
  fc.assert(
    fc.property(trees, (tree) => {
      expect(hasTextLike(tree, /\p{L}/u)).toBe(/\p{L}/u.test(textOf(tree)));
    }),
  );
});
