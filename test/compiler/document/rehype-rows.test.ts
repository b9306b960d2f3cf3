/** Document stage: parts of a line that only layout sets apart. */

import { describe, expect, it } from 'vitest';
import { rehypeRows } from '../../../compiler/document/passes/seen/rehype-rows.ts';
import { changeHtml } from '../change-html.ts';

describe('rehypeRows', () => {
  it.each<[rule: string, row: string, isApart: boolean]>([
    ['two words in a row of Tailwind are separated', '<p class="md:flex"><b>norte</b><b>sur</b></p>', true],
    [
      'two words in a row of Bootstrap are separated',
      '<p class="d-inline-flex gap-2"><b>norte</b><b>sur</b></p>',
      true,
    ],
    ['two words in a grid are separated', '<p class="grid"><b>norte</b><b>sur</b></p>', true],
    [
      'two words in a row by its style are separated',
      '<p style="color:red;display:flex"><b>norte</b><b>sur</b></p>',
      true,
    ],
    ['two words in a grid by its style are separated', '<p style="display: grid"><b>norte</b><b>sur</b></p>', true],
    [
      'two words behind a text in an inline row by its style are separated',
      '<p style="display:inline-flex">x<b>norte</b><b>sur</b></p>',
      true,
    ],
    [
      'two words behind a text in a row by a style with blanks are separated',
      '<p style="display : flex">x<b>norte</b><b>sur</b></p>',
      true,
    ],
    [
      'two words behind a text in a block by its style are joined',
      '<p style="display:block">x<b>norte</b><b>sur</b></p>',
      false,
    ],
    [
      'two words behind a text in an element with the class flexible are joined',
      '<p class="flexible">x<b>norte</b><b>sur</b></p>',
      false,
    ],
    ['a text and an element in a row are separated', '<p class="flex">norte<b>sur</b></p>', true],
    ['a text and its note in a row are separated', '<p class="flex"><b>norte.</b><b>(sur)</b></p>', true],
    ['a text that ends with a slash is joined to the next', '<p class="flex"><b>norte/</b><b>sur</b></p>', false],
    ['two words without other text are separated', '<p><b>norte</b><b>sur</b></p>', true],
    ['a word and its ending are joined', '<p>norte<b>sur</b></p>', false],
    ['a text and its remark are separated', '<p>Vacunas<b>Para perros y gatos</b></p>', true],
    ['a name and its extension are separated', '<p>atención al cliente<b>Ext. 394</b></p>', true],
    ['a brand and its model are joined', '<p>i<b>Phone 15</b></p>', false],
    ['a brand of two words is joined', '<p>norte<b>Sur</b></p>', false],
    ['capitals before a text are joined', '<p>NORTE<b>Sur y este</b></p>', false],
    ['two numbers before a currency are separated', '<p><b>32</b><b>50</b> €</p>', true],
    ['two digits before a currency are joined', '<p><b>3</b><b>2</b> €</p>', false],
    ['a letter and the rest of its word are joined', '<p><b>n</b><b>orte</b></p>', false],
    ['a number and its sign are joined', '<p class="flex"><b>70</b><b>%</b></p>', false],
    ['a plus and its number are joined', '<p class="flex"><b>+</b><b>70 años</b></p>', false],
    ['two times are separated', '<p class="flex"><b>8:30</b><b>16:00</b></p>', true],
    ['two shares are separated', '<p class="flex"><b>−10%</b><b>-20%</b></p>', true],
    ['a word and a share are separated', '<p class="flex"><b>Tarifa</b><b>-20%</b></p>', true],
    ['an amount and a dash are separated', '<p class="flex"><b>$17.000</b><b>-</b></p>', true],
    ['two dashes are separated', '<p class="flex"><b>-</b><b>-</b></p>', true],
    ['an amount and its cents are joined', '<p class="flex"><b>12</b><b>,50</b></p>', false],
    ['hours and minutes are joined', '<p class="flex"><b>12:</b><b>50</b></p>', false],
    ['a number and a plus are joined', '<p class="flex"><b>70</b><b>+</b></p>', false],
    ['a currency and its amount are joined', '<p class="flex"><b>$</b><b>100 pesos</b></p>', false],
    ['a letter in its own font and its word are joined', '<p><font><b>E</b></font><b>l taller</b></p>', false],
    ['a number and a raised letter are joined', '<p class="flex"><b>12</b><sup>a</sup></p>', false],
  ])('knows which parts belong together: %s', (_, html, isApart) => {
    const row = html.replace(/(?<=[>\p{L}])(?=<(?:b|sup)>(?!.*<(?:b|sup)>))/u, isApart ? ' ' : '');
    expect(changeHtml(html, rehypeRows())).toBe(row);
  });

  it.each([
    ['before a list', '<div><b>190</b><b>€</b><b>el bono</b><ul><li>x</li></ul></div>', '190</b> <b>€</b> <b>el bono'],
    ['behind a paragraph', '<div><p>x</p><b>190</b><b>el bono</b></div>', '190</b> <b>el bono'],
    ['with raised cents', '<div><b>42</b>⁵⁰<b>€</b><b>por sesión</b></div>', '42</b>⁵⁰ <b>€</b> <b>por sesión'],
  ])('separates the parts of a line beside blocks: %s', (_, html, parts) => {
    expect(changeHtml(html, rehypeRows())).toContain(parts);
  });

  it('does not separate a text and an element before a list', () => {
    const html = '<div>norte<b>sur</b><ul><li>x</li></ul></div>';
    expect(changeHtml(html, rehypeRows())).toBe(html);
  });
});
