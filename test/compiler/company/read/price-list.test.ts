import { describe, expect, it } from 'vitest';
import { readBlocks } from '../../../../compiler/company/read/blocks.ts';
import { amountOf, readPriceList } from '../../../../compiler/company/read/price-list.ts';
import { readDocument } from '../../../../compiler/document/read-document.ts';
import { detectSite } from '../detect-site.ts';

const listOf = (html: string) => {
  const bytes = new TextEncoder().encode(`<html lang="es"><main>${html}</main></html>`);
  const { tree } = readDocument({ path: '/', url: 'https://x.example/', html: bytes, aliases: [] });
  return readPriceList(readBlocks(tree).blocks).map(({ text }) => text);
};

describe('readPriceList', () => {
  it.each<[where: string, html: string, price: string]>([
    ['reads a name before a colon', '<p>Corte de pelo: 12 €</p>', 'Corte de pelo: 12 €'],
    ['reads a name before dots', '<p>Corte de pelo ..... desde 12,50 €</p>', 'Corte de pelo: desde 12,50 €'],
    ['keeps a range of amounts', '<p>Correa a medida: 35–60 €</p>', 'Correa a medida: 35–60 €'],
    [
      'keeps a range of amounts in a list',
      '<ul><li>Correa <b>35-60 €</b></li><li>Pila <b>9 €</b></li></ul>',
      'Correa: 35-60 €',
    ],
    [
      'reads a name and an amount of a list item',
      '<ul><li>Baño <b>26 €</b></li><li>Uñas <b>12 €</b></li></ul>',
      'Baño: 26 €',
    ],
    [
      'puts a blank between «desde» and the amount',
      '<ul><li><i>Baño</i> <b><small>desde</small>26 €</b></li><li><i>Uñas</i> <b><small>desde</small>12 €</b></li></ul>',
      'Baño: desde 26 €',
    ],
    [
      'names the columns of several amounts',
      '<table><tr><td>Noches</td><td>Baja</td><td>Alta</td></tr><tr><td>Dos noches</td><td>310 €</td><td>1.150 €</td></tr></table>',
      'Dos noches: Baja 310 €, Alta 1.150 €',
    ],
    [
      'adds the currency of the column',
      '<table><tr><th>Curso</th><th>Semanas</th><th>Euros</th></tr><tr><td>Torno</td><td>10</td><td>240</td></tr></table>',
      'Torno: 240 Euros',
    ],
    [
      'takes the heading before one that is an amount',
      '<div><h4>Empanada</h4><h4>$2.800</h4></div><div><h4>Trucha</h4><h4>$19.700</h4></div>',
      'Empanada: $2.800',
    ],
    [
      'takes the heading of the card, not the line between it and the amount',
      '<div class="row"><div class="card"><h3>Bono</h3><span>Caduca al año</span><p>90 €</p></div><div class="card"><h3>Clase</h3><p>9 €</p><p>Sin bono: 12 €</p></div></div>',
      'Bono: 90 €',
    ],
    [
      'reads a name in the cell before',
      '<table><tr><td>Corte</td><td>$ 1.200 / mes</td></tr></table>',
      'Corte: $ 1.200 / mes',
    ],
    ['keeps an exclamation before the name', '<h2>¡Oferta! Corte</h2><p>12 €</p>', '¡Oferta! Corte: 12 €'],
    ['takes the line above', '<h2>Salón</h2><p>Corte de pelo</p><p>12 €</p>', 'Corte de pelo: 12 €'],
    [
      'takes the heading above',
      '<p>Oferta</p><h3>Corte de pelo</h3><p>12 €</p><p>Media hora</p>',
      'Corte de pelo: 12 €',
    ],
    [
      'takes the heading of a card among others',
      '<h3>Uno</h3><p>Inicio</p><p>9 €</p><h3>Dos</h3><p>Avance</p><p>12 €</p>',
      'Dos: 12 €',
    ],
    [
      'takes the line above if a heading has several prices',
      '<h3>Uno</h3><p>Inicio</p><p>9 €</p><p>Avance</p><p>12 €</p>',
      'Inicio: 9 €',
    ],
    [
      'keeps decimals and a second amount',
      '<h3>Chicha</h3><p>3.50 € / Jarra 9.00 €</p>',
      'Chicha: 3.50 € / Jarra 9.00 €',
    ],
    ['keeps a range in dollars', '<h3>Juicio</h3><p>$300 - $800</p><h3>Otros</h3><p>$5</p>', 'Juicio: $300 - $800'],
    ['ignores footnotes', '<p>Corte: 12 €</p><p>*Suplemento: 2 €</p><p>†Recargo: 3 €</p>', 'Corte: 12 €'],
    ['joins «Desde» from the line between', '<p>Corte</p><p>Desde</p><p>12 €</p>', 'Corte: Desde 12 €'],
    [
      'adds for whom a card is, in brackets',
      '<div><div class="card"><b>Solo estudiantes</b><h3>Uno</h3><p>9 €</p></div><div class="card"><h3>Dos</h3><p>8 €</p></div></div>',
      'Uno (Solo estudiantes): 9 €',
    ],
    [
      'adds the line in brackets below',
      '<h3>Bono</h3><div><p>12 €</p><em>(vale un mes)</em></div>',
      'Bono: 12 € (vale un mes)',
    ],
    ['leaves out a line in brackets with another price', '<h3>Bono</h3><p>12 €</p><p>(niños 9 €)</p>', 'Bono: 12 €'],
    [
      'takes the heading of an amount above named ones',
      '<h3>Corte</h3><p>12 €</p><p>Tinte</p><p>15 €</p>',
      'Corte: 12 €',
    ],
    ['reads an amount before a full stop', '<p>Corte. 12.50 €</p>', 'Corte: 12.50 €'],
    ['takes the heading of an amount below a named one', '<h3>Corte.</h3><p>Niños: 9 €</p><p>12 €</p>', 'Corte: 12 €'],
  ])('%s', (_, html, price) => expect(listOf(html)).toContain(price));

  it.each<[why: string, html: string]>([
    ['only «desde» is before it', '<p>desde</p><p>12 €</p>'],
    ['two amounts have one heading', '<h2>Corte</h2><p>desde</p><p>12 €</p><p>desde</p><p>15 €</p>'],
    ['it has no name', '<p>12 €</p>'],
    ['only «Precio» is its name', '<h2>Precio</h2><p>Precio: 12 €</p>'],
    ['a question is its name', '<h2>¿Cuánto cuesta cortarse el pelo?</h2><p>12 €</p>'],
    ['the line has more words', '<h2>Corte</h2><p>Son 12 € y medio día entero de paciencia con nosotros</p>'],
    [`its name has more than 60 letters`, `<h2>${'a'.repeat(61)}</h2><p>12 €</p>`],
    ['a sentence ends in it', '<h2>Luz</h2><p>Desde entonces todo sale por 12 €</p>'],
    [
      'the table is about grants',
      '<table><tr><th>Obra</th><th>Ayuda</th></tr><tr><td>Ventana</td><td>800 €</td></tr></table>',
    ],
    ['the heading is «Salarios»', '<h2>Salarios</h2><p>Oficial de primera: 1.800 €</p>'],
    ['it is a deposit', '<h2>Tarifas</h2><p>Fianza: 100 €</p>'],
    ['it has no currency', '<h2>Corte</h2><p>12</p>'],
    ['the line above is in the footer', '<footer><p>Corte de pelo</p></footer><p>12 €</p>'],
    ['the line above is below another heading', '<h2>Salón</h2><p>Corte de pelo</p><h2>Precio</h2><p>12 €</p>'],
  ])('reads no amount if %s', (_, html) => expect(listOf(html)).toEqual([]));

  it('reads an amount whose name has 60 letters', () =>
    expect(listOf(`<h2>${'a'.repeat(60)}</h2><p>12 €</p>`)).toEqual([`${'a'.repeat(60)}: 12 €`]));
  it('ignores the footer', () => expect(listOf('<footer><p>Corte: 12 €</p></footer>')).toEqual([]));
});

describe('prices of the company, read from a list,', () => {
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

  it('are those of the page on prices, each once', () => {
    expect(prices({ '/': 'Hola', '/precios/': list })).toBe('Corte: 12 €; Tinte: 30 €');
  });
  it('are those of the page on prices, not of the home page', () => {
    expect(prices({ '/': '<h2>Tarifas</h2><p>Corte: 0 €</p>', '/precios/': list })).toBe('Corte: 12 €; Tinte: 30 €');
  });
  it('are those of the home page only below «Tarifas»', () => {
    expect(prices({ '/': `<h2>Tarifas</h2>${list}` })).toBe('Corte: 12 €; Tinte: 30 €');
    expect(prices({ '/': `<h2>Tarifas</h2><h3>Salón</h3>${list}` })).toBe('Corte: 12 €; Tinte: 30 €');
    expect(prices({ '/': `<h2>Salón</h2>${list}` })).toBeUndefined();
    expect(prices({ '/': `<h2>Tarifas</h2><h2>Salón</h2>${list}` })).toBeUndefined();
    expect(prices({ '/': `<h2>Tarifas</h2><h3>Uno</h3><h2>Salón</h2><h3>Dos</h3>${list}` })).toBeUndefined();
  });
  it('are those below «Tarifas» of another page, which is then the page of prices', () => {
    const { company } = detectSite({
      '/': '<html lang="es"><title>Casa Luz</title></html>',
      '/obras/': `<html lang="es"><title>Obras</title><main><h2>Tarifas</h2>${list}</main></html>`,
    });
    expect(company.prices).toBe('Corte: 12 €; Tinte: 30 €');
    expect(company.prices_page).toMatch(/\/obras\/$/);
    expect(prices({ '/': 'Hola', '/blog/obras/': `<h2>Tarifas</h2>${list}` })).toBeUndefined();
  });
  it('stand behind the name of the thing that their page is about, which is no page of prices', () => {
    const menu = '<nav><a href="/yoga/">Yoga</a><a href="/danza/">Danza</a></nav>';
    const of = (name: string, price: number) =>
      `<html lang="es"><title>${name}</title>${menu}<main><h1>${name}</h1><h2>Precios</h2><ul><li>Mes: ${price} €</li><li>Clase: ${price - 15} €</li></ul></main></html>`;
    const { company } = detectSite({
      '/': `<html lang="es"><title>Casa Luz</title>${menu}</html>`,
      '/yoga/': of('Yoga', 30),
      '/danza/': of('Danza', 40),
    });
    expect(company.prices).toBe('Danza, Mes: 40 €; Danza, Clase: 25 €; Yoga, Mes: 30 €; Yoga, Clase: 15 €');
    expect(company.prices_page).toBeUndefined();
  });
  it('stand behind their headings if names repeat', () => {
    const card = (name: string, price: number) => `<div><h4>${name}</h4><p>Una sesión: ${price} €</p></div>`;
    expect(prices({ '/precios/': `<h2>Precios</h2>${card('Adultos', 40)}${card('Pareja', 60)}` })).toContain(
      'Pareja, Una sesión: 60 €',
    );
  });
  it('are those of cards that are links, with the unit below the amount', () => {
    const card = (name: string) =>
      `<div class="card"><a href="/contacto/"><h3>${name}</h3><p>Con lavado y secado.</p><div>12 €</div></a></div>`;
    expect(prices({ '/': 'Hola', '/precios/': `${card('Corte')}${card('Tinte')}` })).toBe('Corte: 12 €; Tinte: 12 €');
    expect(
      prices({ '/': 'Hola', '/precios/': '<h2>Planes</h2><div>Mayor</div><div>12 €</div><div>por mes</div>' }),
    ).toBe('Mayor: 12 € por mes');
  });
  it('are three cards of the home page without such a heading, unless it asks for gifts', () => {
    const cards = (...names: string[]) => names.map((name) => `<li>${name}: 12 €</li>`).join('');
    expect(prices({ '/': `<h2>Salón</h2><ul>${cards('Corte', 'Tinte', 'Rizo')}</ul>` })).toBe(
      'Corte: 12 €; Tinte: 12 €; Rizo: 12 €',
    );
    expect(prices({ '/': `<h2>Salón</h2><ul>${cards('Corte', 'Tinte')}</ul>` })).toBeUndefined();
    expect(prices({ '/': `<h2>Dona ahora</h2><ul>${cards('Amiga', 'Socia', 'Madrina')}</ul>` })).toBeUndefined();
  });
  it('follow a rule on prices, and replace a sentence with one amount', () => {
    expect(prices({ '/': 'Hola', '/precios/': `${list}<p>Los precios son orientativos.</p>` })).toBe(
      'Los precios son orientativos. Corte: 12 €; Tinte: 30 €',
    );
    expect(prices({ '/': 'Hola', '/precios/': `<p>El precio de la visita es de 20 € fijos.</p>${list}` })).toBe(
      'Corte: 12 €; Tinte: 30 €',
    );
  });
  it('are all of ten rows up to 600 characters, else the lowest and the highest', () => {
    const rows = (count: number, length = 1) => ({
      '/': 'Hola',
      '/precios/': Array.from(
        { length: count },
        (_, at) =>
          `<p>${'abcdefghijk'.charAt(at).repeat(length)}uz: ${at === 4 ? '1.020' : at + 3}${at === 1 ? ',50' : ''} €</p>`,
      ).join(''),
    });
    expect(prices(rows(10))?.split('; ')).toHaveLength(10);
    expect(prices(rows(11))).toBe('auz: 3 € … euz: 1.020 €');
    expect(prices(rows(10, 58))).toMatch(/^a{58}uz: 3 € … e{58}uz: 1\.020 €$/);
  });
});

it.each([
  ['35–60 €', 35],
  ['desde 1.200,50 €', 1200.5],
  ['$ 3,500', 3500],
  ['sin precio', 0],
])('amountOf reads the first figure of «%s»', (text, amount) => expect(amountOf(text)).toBe(amount));
