import { expect, it } from 'vitest';
import { compilePage } from '../page/compile-page.ts';

const markdownOf = (price: string): string =>
  compilePage(`<main><h1>Mesa</h1><p>Una mesa de roble para seis personas.</p><p>${price}</p></main>`).markdown;

it.each<[what: string, html: string]>([
  ['on the price itself', '<del aria-hidden="true">40 €</del> <span>35 €</span>'],
  ['on a box around the price', '<span aria-hidden="true"><s>40 €</s></span> <span>35 €</span>'],
])('an old price with aria-hidden is written as struck through: %s', (_, html) => {
  expect(markdownOf(html)).toContain('~~40 €~~ 35 €');
});

it.each<[what: string, html: string]>([
  ['has more words than the old price', '<span aria-hidden="true">Otra mesa, antes <del>40 €</del></span> 35 €'],
  ['has no text', '<span aria-hidden="true"><img src="/adorno.png" alt="Adorno"></span> 35 €'],
])('an element with aria-hidden before a price is removed if it %s', (_, html) => {
  expect(markdownOf(html)).not.toMatch(/40|Adorno/);
});
