/** Document stage: the cents of an amount, which price tables show smaller. */

import { expect, it } from 'vitest';
import { rehypeShapes } from '../../../compiler/document/passes/seen/rehype-shapes.ts';
import { changeHtml } from '../change-html.ts';

it.each([
  ['of Elementor', '<b>38</b><div class="x__after-price"><span class="x__fractional-part">50</span></div><i>€</i>'],
  ['in a line', '<b>38</b><span class="price-decimals">50</span><i>€</i>'],
  ['in Spanish', '<b>38</b><small class="centimos">50</small><i>€</i>'],
])('two digits that are named as cents are raised: %s', (_, html) => {
  expect(changeHtml(`<div>${html}</div>`, rehypeShapes())).toBe('<div><b>38</b>⁵⁰<i>€</i></div>');
});

it('a box of the cents and the period is in the line of the amount', () => {
  const html = '<div><b>38</b><div><span class="x__fractional-part">50</span><i>al mes</i></div></div>';
  expect(changeHtml(html, rehypeShapes())).toBe('<div><b>38</b>⁵⁰<i>al mes</i></div>');
});

it.each([
  ['with another name', '<b>38</b><span class="after-price">50</span>'],
  ['of more than two digits', '<b>38</b><span class="cents">500</span>'],
  ['with words', '<b>38</b><span class="decimals">50 cts</span>'],
])('other parts stay: %s', (_, html) => {
  expect(changeHtml(`<div>${html}</div>`, rehypeShapes())).toBe(`<div>${html}</div>`);
});
