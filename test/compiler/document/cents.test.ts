/** Document stage: the cents of an amount, which price tables show smaller. */

import { expect, it } from 'vitest';
import { rehypeShapes } from '../../../compiler/document/passes/seen/rehype-shapes.ts';
import { changeHtml } from '../change-html.ts';

it.each([
  [
    'in a box of Elementor',
    '<b>38</b><div class="x__after-price"><span class="x__fractional-part">50</span></div><i>€</i>',
  ],
  ['in an inline element', '<b>38</b><span class="price-decimals">50</span><i>€</i>'],
  ['with a Spanish class name', '<b>38</b><small class="centimos">50</small><i>€</i>'],
])('two digits with the class name of cents become superscript: %s', (_, html) => {
  expect(changeHtml(`<div>${html}</div>`, rehypeShapes())).toBe('<div><b>38</b>⁵⁰<i>€</i></div>');
});

it('cents in a box with the period are joined to the amount as superscript', () => {
  const html = '<div><b>38</b><div><span class="x__fractional-part">50</span><i>al mes</i></div></div>';
  expect(changeHtml(html, rehypeShapes())).toBe('<div><b>38</b>⁵⁰<i>al mes</i></div>');
});

it.each([
  ['with another class name', '<b>38</b><span class="after-price">50</span>'],
  ['with more than two digits', '<b>38</b><span class="cents">500</span>'],
  ['with a word', '<b>38</b><span class="decimals">50 cts</span>'],
])('a part after an amount stays as it is: %s', (_, html) => {
  expect(changeHtml(`<div>${html}</div>`, rehypeShapes())).toBe(`<div>${html}</div>`);
});
