/** Document stage: parts of a line that only layout sets apart. */

import { describe, expect, it } from 'vitest';
import { rehypeRows } from '../../../compiler/document/passes/seen/rehype-rows.ts';
import { changeHtml } from '../change-html.ts';

describe('parts of lines', () => {
  it.each<[rule: string, row: string, isApart: boolean]>([
    ['a row of the common frameworks', '<p class="md:flex"><b>norte</b><b>sur</b></p>', true],
    ['one of another', '<p class="d-inline-flex gap-2"><b>norte</b><b>sur</b></p>', true],
    ['a grid', '<p class="grid"><b>norte</b><b>sur</b></p>', true],
    ['its own style', '<p style="color:red;display:flex"><b>norte</b><b>sur</b></p>', true],
    ['a text and a part', '<p class="flex">norte<b>sur</b></p>', true],
    ['a part and its note', '<p class="flex"><b>norte.</b><b>(sur)</b></p>', true],
    ['a part that ends in a sign', '<p class="flex"><b>norte/</b><b>sur</b></p>', false],
    ['nothing but elements in a line', '<p><b>norte</b><b>sur</b></p>', true],
    ['a text and a part of its line', '<p>norte<b>sur</b></p>', false],
    ['a text and its remark', '<p>Vacunas<b>Para perros y gatos</b></p>', true],
    ['a name and its extension', '<p>atención al cliente<b>Ext. 394</b></p>', true],
    ['a brand and its model', '<p>i<b>Phone 15</b></p>', false],
    ['a brand of two words', '<p>norte<b>Sur</b></p>', false],
    ['a text in capitals', '<p>NORTE<b>Sur y este</b></p>', false],
    ['two figures in a line with a text', '<p><b>32</b><b>50</b> €</p>', true],
    ['digits that count', '<p><b>3</b><b>2</b> €</p>', false],
    ['letters that move', '<p><b>n</b><b>orte</b></p>', false],
    ['a figure and its sign', '<p class="flex"><b>70</b><b>%</b></p>', false],
    ['a sign and its figure', '<p class="flex"><b>+</b><b>70 años</b></p>', false],
    ['two times', '<p class="flex"><b>8:30</b><b>16:00</b></p>', true],
    ['two shares', '<p class="flex"><b>−10%</b><b>-20%</b></p>', true],
    ['a word and a share', '<p class="flex"><b>Tarifa</b><b>-20%</b></p>', true],
    ['a sum and no sum', '<p class="flex"><b>$17.000</b><b>-</b></p>', true],
    ['no sum and no sum', '<p class="flex"><b>-</b><b>-</b></p>', true],
    ['a sum and its cents', '<p class="flex"><b>12</b><b>,50</b></p>', false],
    ['hours and minutes', '<p class="flex"><b>12:</b><b>50</b></p>', false],
    ['a figure and more', '<p class="flex"><b>70</b><b>+</b></p>', false],
    ['a currency and its sum', '<p class="flex"><b>$</b><b>100 pesos</b></p>', false],
    ['a letter and its word', '<p><font><b>E</b></font><b>l taller</b></p>', false],
    ['a raised letter', '<p class="flex"><b>12</b><sup>a</sup></p>', false],
  ])('in a row parts are words of their own: %s', (_, html, isApart) => {
    const row = html.replace(/(?<=[>\p{L}])(?=<(?:b|sup)>(?!.*<(?:b|sup)>))/u, isApart ? ' ' : '');
    expect(changeHtml(html, rehypeRows())).toBe(row);
  });

  it.each([
    ['before a list', '<div><b>190</b><b>€</b><b>el bono</b><ul><li>x</li></ul></div>', '190</b> <b>€</b> <b>el bono'],
    ['behind a paragraph', '<div><p>x</p><b>190</b><b>el bono</b></div>', '190</b> <b>el bono'],
    ['with raised cents', '<div><b>42</b>⁵⁰<b>€</b><b>por sesión</b></div>', '42</b>⁵⁰ <b>€</b> <b>por sesión'],
  ])('a line beside blocks is a row of its own: %s', (_, html, parts) => {
    expect(changeHtml(html, rehypeRows())).toContain(parts);
  });

  it('keeps a line with a text in one piece when a block follows', () => {
    const html = '<div>norte<b>sur</b><ul><li>x</li></ul></div>';
    expect(changeHtml(html, rehypeRows())).toBe(html);
  });
});
