import { expect, it } from 'vitest';
import { compilePage } from '../page/compile-page.ts';

const markdownOf = (price: string): string =>
  compilePage(`<main><h1>Mesa</h1><p>Una mesa de roble para seis personas.</p><p>${price}</p></main>`).markdown;

it.each<[what: string, html: string]>([
  ['the old price itself', '<del aria-hidden="true">40 €</del> <span>35 €</span>'],
  ['the box of the old price', '<span aria-hidden="true"><s>40 €</s></span> <span>35 €</span>'],
])('an old price that is kept from listeners is struck: %s', (_, html) => {
  expect(markdownOf(html)).toContain('~~40 €~~ 35 €');
});

it.each<[what: string, html: string]>([
  ['says more than an old price', '<span aria-hidden="true">Otra mesa, antes <del>40 €</del></span> 35 €'],
  ['says nothing', '<span aria-hidden="true"><img src="/adorno.png" alt="Adorno"></span> 35 €'],
])('what is kept from listeners goes where it %s', (_, html) => {
  expect(markdownOf(html)).not.toMatch(/40|Adorno/);
});
