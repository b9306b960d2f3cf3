import { describe, expect, it } from 'vitest';
import { readBlocks } from '../../../../compiler/company/read/blocks.ts';
import { readPriceList } from '../../../../compiler/company/read/candidates.ts';
import { readDocument } from '../../../../compiler/document/read-document.ts';
import { detectSite } from '../detect-site.ts';

const listOf = (html: string) => {
  const bytes = new TextEncoder().encode(`<html lang="es"><main>${html}</main></html>`);
  const { tree } = readDocument({ path: '/', url: 'https://x.example/', html: bytes, aliases: [] });
  return readPriceList(readBlocks(tree).blocks).map(({ text }) => text);
};

describe('a price has the name', () => {
  it.each<[where: string, html: string, price: string]>([
    ['before its colon', '<p>Corte de pelo: 12 €</p>', 'Corte de pelo: 12 €'],
    ['before dots', '<p>Corte de pelo ..... desde 12,50 €</p>', 'Corte de pelo: desde 12,50 €'],
    ['in the cell before', '<table><tr><td>Corte</td><td>$ 1.200 / mes</td></tr></table>', 'Corte: $ 1.200 / mes'],
    ['with a call before it', '<h2>¡Oferta! Corte</h2><p>12 €</p>', '¡Oferta! Corte: 12 €'],
    ['of the line above', '<h2>Salón</h2><p>Corte de pelo</p><p>12 €</p>', 'Corte de pelo: 12 €'],
    ['of its heading', '<p>Oferta</p><h3>Corte de pelo</h3><p>12 €</p><p>Media hora</p>', 'Corte de pelo: 12 €'],
    ['of its card', '<h3>Uno</h3><p>Inicio</p><p>9 €</p><h3>Dos</h3><p>Avance</p><p>12 €</p>', 'Dos: 12 €'],
    [
      'of the line above, on one of several',
      '<h3>Uno</h3><p>Inicio</p><p>9 €</p><p>Avance</p><p>12 €</p>',
      'Inicio: 9 €',
    ],
    ['and its decimals', '<h3>Chicha</h3><p>3.50 € / Jarra 9.00 €</p>', 'Chicha: 3.50 € / Jarra 9.00 €'],
    ['and its range', '<h3>Juicio</h3><p>$300 - $800</p><h3>Otros</h3><p>$5</p>', 'Juicio: $300 - $800'],
    ['unless it is in a footnote', '<p>Corte: 12 €</p><p>*Suplemento: 2 €</p><p>†Recargo: 3 €</p>', 'Corte: 12 €'],
    ['and the word from above it', '<p>Corte</p><p>Desde</p><p>12 €</p>', 'Corte: Desde 12 €'],
    [
      'of its card, with whom it is for',
      '<div><div class="card"><b>Solo estudiantes</b><h3>Uno</h3><p>9 €</p></div><div class="card"><h3>Dos</h3><p>8 €</p></div></div>',
      'Uno (Solo estudiantes): 9 €',
    ],
    [
      'and the line in brackets below it',
      '<h3>Bono</h3><div><p>12 €</p><em>(vale un mes)</em></div>',
      'Bono: 12 € (vale un mes)',
    ],
    ['but none with another price', '<h3>Bono</h3><p>12 €</p><p>(niños 9 €)</p>', 'Bono: 12 €'],
    ['of its heading, above named ones', '<h3>Corte</h3><p>12 €</p><p>Tinte</p><p>15 €</p>', 'Corte: 12 €'],
    ['before a full stop', '<p>Corte. 12.50 €</p>', 'Corte: 12.50 €'],
    ['of its heading, below another price', '<h3>Corte.</h3><p>Niños: 9 €</p><p>12 €</p>', 'Corte: 12 €'],
  ])('%s', (_, html, price) => expect(listOf(html)).toContain(price));

  it.each<[why: string, html: string]>([
    ['only the word from is', '<p>desde</p><p>12 €</p>'],
    ['several have one heading', '<h2>Corte</h2><p>desde</p><p>12 €</p><p>desde</p><p>15 €</p>'],
    ['nothing is named', '<p>12 €</p>'],
    ['only the word price is', '<h2>Precio</h2><p>Precio: 12 €</p>'],
    ['a question is', '<h2>¿Cuánto cuesta cortarse el pelo?</h2><p>12 €</p>'],
    ['more is told', '<h2>Corte</h2><p>Son 12 € y medio día entero de paciencia con nosotros</p>'],
    [`a name has more than 60 letters`, `<h2>${'a'.repeat(61)}</h2><p>12 €</p>`],
    ['it is no amount', '<h2>Corte</h2><p>12</p>'],
    ['the line above is of the frame', '<footer><p>Corte de pelo</p></footer><p>12 €</p>'],
    ['the line above is below another heading', '<h2>Salón</h2><p>Corte de pelo</p><h2>Precio</h2><p>12 €</p>'],
  ])('and is none where %s', (_, html) => expect(listOf(html)).toEqual([]));

  it('of 60 letters', () =>
    expect(listOf(`<h2>${'a'.repeat(60)}</h2><p>12 €</p>`)).toEqual([`${'a'.repeat(60)}: 12 €`]));
  it('in the main part of a page only', () => expect(listOf('<footer><p>Corte: 12 €</p></footer>')).toEqual([]));
});

describe('a list of prices is told', () => {
  const prices = (site: Record<string, string>) =>
    detectSite(
      Object.fromEntries(
        Object.entries(site).map(([path, main]) => [
          path,
          `<html lang="es"><title>Casa Luz</title><main>${main}</main>`,
        ]),
      ),
    ).company.prices;
  const list = '<p>Corte: 12 €</p><p>Tinte: 30 €</p><p>Corte: 12 €</p>';

  it('whole and once, of the page on prices', () => {
    expect(prices({ '/': 'Hola', '/precios/': list })).toBe('Corte: 12 €; Tinte: 30 €');
  });
  it('of the page on prices rather than of the home page', () => {
    expect(prices({ '/': '<h2>Tarifas</h2><p>Corte: 0 €</p>', '/precios/': list })).toBe('Corte: 12 €; Tinte: 30 €');
  });
  it('of the home page below a heading on prices only', () => {
    expect(prices({ '/': `<h2>Tarifas</h2>${list}` })).toBe('Corte: 12 €; Tinte: 30 €');
    expect(prices({ '/': `<h2>Tarifas</h2><h3>Salón</h3>${list}` })).toBe('Corte: 12 €; Tinte: 30 €');
    expect(prices({ '/': `<h2>Salón</h2>${list}` })).toBeUndefined();
    expect(prices({ '/': `<h2>Tarifas</h2><h2>Salón</h2>${list}` })).toBeUndefined();
    expect(prices({ '/': `<h2>Tarifas</h2><h3>Uno</h3><h2>Salón</h2><h3>Dos</h3>${list}` })).toBeUndefined();
    expect(prices({ '/': 'Hola', '/obras/': `<h2>Tarifas</h2>${list}` })).toBeUndefined();
  });
  it('after what the site says of its prices in a sentence', () => {
    expect(prices({ '/precios/': `${list}<p>Los precios son orientativos.</p>` })).toBe(
      'Los precios son orientativos.',
    );
  });
  it('up to 600 letters, and left to its page beyond', () => {
    const line = (size: number) => `<p>${'a'.repeat(size - 6)}: 12 €</p>`;
    const site = (last: number) => ({
      '/': 'Hola',
      '/precios/': Array.from({ length: 10 }, (_, at) =>
        line(at ? 58 : last).replace('a', String.fromCharCode(98 + at)),
      ).join(''),
    });
    expect(prices(site(60))).toHaveLength(600);
    expect(prices(site(61))).toBeUndefined();
  });
});
