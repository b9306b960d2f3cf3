import { describe, expect, it } from 'vitest';
import { cardsOfIndex, rowsOfCards } from '../../../../compiler/page/choose/own-lists.ts';
import { readParts } from '../../../../compiler/page/choose/signals/parts.ts';
import { blocksOf, namesOf, words } from './blocks-of.ts';

const card = (name: string, text = 'x') => `<div><h3><a href="/">${name}</a></h3><p>${text}</p></div>`;

describe('cards', () => {
  const rows = (html: string) =>
    rowsOfCards(blocksOf(html)).map((cards) => cards.map(({ positions }) => namesOf(blocksOf(html), positions)));
  it.each<[rule: string, html: string, expected: string[][]]>([
    ['stand beside one another, each with a linked heading', card('A') + card('B'), [['A x', 'B x']]],
    ['do not stand alone', card('A'), []],
    [
      'stand in rows',
      `<div>${card('A')}${card('B')}</div><div>${card('C')}${card('D')}</div>`,
      [
        ['A x', 'B x'],
        ['C x', 'D x'],
      ],
    ],
    ['have a heading', '<div><p><a href="/">A</a></p></div><div><p><a href="/">B</a></p></div>', []],
    [
      'have a heading of a section',
      '<div><h1><a href="/">A</a></h1><p>x</p></div><div><h1><a href="/">B</a></h1><p>x</p></div>',
      [],
    ],
    ['have a heading that is a link', card('A') + card('B').replace(/<\/?a[^>]*>/g, ''), []],
    [
      'have a link around their heading',
      '<div><a href="/"><h3>A</h3></a></div><div><a href="/"><h3>B</h3></a></div>',
      [['A', 'B']],
    ],
    [
      'have a heading around what names them',
      '<div><h3><div><a href="/">A</a></div></h3></div><div><h3><div><a href="/">B</a></div></h3></div>',
      [['A', 'B']],
    ],
    ['have a name that does not invite', card('A') + card('Llamar ahora'), []],
    ['hold 80 words', card('A', words(79)) + card('B', words(79)), [['A w', 'B w']]],
    ['do not stand in menus', `<nav>${card('A')}${card('B')}</nav>`, []],
    ['have a name of 40 words', card(words(40, 'A')) + card(words(40, 'B')), [['A x', 'B x']]],
    ['have no name of 41 words', card(words(41, 'A')) + card(words(41, 'B')), []],
    ['have a name with words', card('★') + card('☆'), []],
  ])('%s', (_, html, expected) => expect(rows(html)).toEqual(expected));

  it('hold 80 words at most: longer ones are texts, their headings alone no card', () => {
    expect(rows(`<div>${card('A', words(80))}</div><div>${card('B', words(80))}</div>`)).toEqual([]);
  });

  it('make an index of a page of which they are three tenths', () => {
    const row = `<div>${card('A', 'x x')}${card('B', 'x x')}</div>`;
    const index = (rest: string) => cardsOfIndex(blocksOf(row + rest)).length;
    expect(index(`<p>${words(14)}</p>`)).toBe(1);
    expect(index(`<p>${words(15)}</p>`)).toBe(0);
    expect(index(`<p>${words(14)}</p><nav>${words(90)}</nav>`)).toBe(1);
  });
});

it('labels and buttons are of a form that asks for a text, also beside an icon', () => {
  const form = (html: string) => {
    const blocks = blocksOf(`<p>${words(60)}</p><form><textarea></textarea><div>${html}</div></form>`);
    return readParts(blocks)[1]?.includes('form');
  };
  expect(form('<label>Peso</label> <button>Enviar</button>')).toBe(true);
  expect(form('<label>Peso</label> <button>Enviar</button><i></i>')).toBe(true);
  expect(form('<label>Peso</label> <button>Enviar</button><i>kg</i>')).toBe(false);
});
