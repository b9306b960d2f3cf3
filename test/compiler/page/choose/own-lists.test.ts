import { describe, expect, it } from 'vitest';
import { cardsOfIndex, rowsOfCards } from '../../../../compiler/page/choose/own-lists.ts';
import { readParts } from '../../../../compiler/page/choose/signals/parts.ts';
import { blocksOf, namesOf, words } from './blocks-of.ts';

const card = (name: string, text = 'x') => `<div><h3><a href="/">${name}</a></h3><p>${text}</p></div>`;

describe('rowsOfCards', () => {
  const rows = (html: string) =>
    rowsOfCards(blocksOf(html)).map((cards) => cards.map(({ positions }) => namesOf(blocksOf(html), positions)));
  it.each<[rule: string, html: string, expected: string[][]]>([
    ['finds two boxes side by side, each with a linked heading', card('A') + card('B'), [['A x', 'B x']]],
    ['ignores a single card', card('A'), []],
    [
      'finds two rows of cards',
      `<div>${card('A')}${card('B')}</div><div>${card('C')}${card('D')}</div>`,
      [
        ['A x', 'B x'],
        ['C x', 'D x'],
      ],
    ],
    ['ignores boxes without a heading', '<div><p><a href="/">A</a></p></div><div><p><a href="/">B</a></p></div>', []],
    [
      'ignores boxes with a heading of level 1',
      '<div><h1><a href="/">A</a></h1><p>x</p></div><div><h1><a href="/">B</a></h1><p>x</p></div>',
      [],
    ],
    ['ignores a row if one of its headings is not a link', card('A') + card('B').replace(/<\/?a[^>]*>/g, ''), []],
    [
      'finds cards with a link around the heading',
      '<div><a href="/"><h3>A</h3></a></div><div><a href="/"><h3>B</h3></a></div>',
      [['A', 'B']],
    ],
    [
      'finds cards with the link in a box of the heading',
      '<div><h3><div><a href="/">A</a></div></h3></div><div><h3><div><a href="/">B</a></div></h3></div>',
      [['A', 'B']],
    ],
    ['ignores a row if the name of a card is an invitation', card('A') + card('Llamar ahora'), []],
    ['finds cards of 80 words', card('A', words(79)) + card('B', words(79)), [['A w', 'B w']]],
    ['ignores cards in a menu', `<nav>${card('A')}${card('B')}</nav>`, []],
    ['finds cards whose names have 40 words', card(words(40, 'A')) + card(words(40, 'B')), [['A x', 'B x']]],
    ['ignores cards whose names have 41 words', card(words(41, 'A')) + card(words(41, 'B')), []],
    ['ignores cards whose names have no letters', card('★') + card('☆'), []],
  ])('%s', (_, html, expected) => expect(rows(html)).toEqual(expected));

  it('ignores cards of more than 80 words', () => {
    expect(rows(`<div>${card('A', words(80))}</div><div>${card('B', words(80))}</div>`)).toEqual([]);
  });

  it('cards make a page an index if they have three tenths of its words, not counting menus', () => {
    const row = `<div>${card('A', 'x x')}${card('B', 'x x')}</div>`;
    const index = (rest: string) => cardsOfIndex(blocksOf(row + rest)).length;
    expect(index(`<p>${words(14)}</p>`)).toBe(1);
    expect(index(`<p>${words(15)}</p>`)).toBe(0);
    expect(index(`<p>${words(14)}</p><nav>${words(90)}</nav>`)).toBe(1);
  });
});

it('labels and buttons are parts of a form that asks for a text, also beside an empty icon', () => {
  const form = (html: string) => {
    const blocks = blocksOf(`<p>${words(60)}</p><form><textarea></textarea><div>${html}</div></form>`);
    return readParts(blocks)[1]?.includes('form');
  };
  expect(form('<label>Peso</label> <button>Enviar</button>')).toBe(true);
  expect(form('<label>Peso</label> <button>Enviar</button><i></i>')).toBe(true);
  expect(form('<label>Peso</label> <button>Enviar</button><i>kg</i>')).toBe(false);
});
