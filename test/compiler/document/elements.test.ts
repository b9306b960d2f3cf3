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

it('a text that counts as longer than a limit is longer as it is written', () => {
  fc.assert(
    fc.property(trees, fc.nat(40), (tree, limit) => {
      if (isTextLonger(tree, limit)) expect(textOf(tree).length).toBeGreaterThan(limit);
    }),
  );
});

it('a text of one run is longer than each smaller length, and than no other', () => {
  const paragraph = h('p', ' Se abre \n a las nueve ');
  expect([18, 19].map((limit) => isTextLonger(paragraph, limit))).toEqual([true, false]);
});

it('a pattern of one sign is found in the texts of an element just where it is in its written text', () => {
  fc.assert(
    fc.property(trees, (tree) => {
      expect(hasTextLike(tree, /\p{L}/u)).toBe(/\p{L}/u.test(textOf(tree)));
    }),
  );
});
