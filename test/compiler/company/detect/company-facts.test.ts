import { describe, expect, test } from 'vitest';
import { detectSite } from '../detect-site.ts';

const company = (path: string, title: string, main: string) =>
  detectSite({
    '/': '<html lang="es"><title>Luz</title></html>',
    [path]: `<html lang="es"><title>${title}</title><main><h1>${title}</h1>${main}</main></html>`,
  }).company;

describe('how a service is asked for', () => {
  test.each([
    ['Envíenos referencias y cantidades con este formulario y recibirá nuestra oferta.'],
    ['Traiga su equipo sin cita o escríbanos por WhatsApp.'],
    ['Reserva tu cita aquí mismo o escríbenos por WhatsApp.'],
  ])('is told in the words of any trade: %s', (sentence) => {
    expect(company('/contacto/', 'Contacto', `<p>${sentence}</p>`).how_to_ask).toBe(sentence);
  });
  test('is not what others do', () => {
    const told = (who: string) =>
      company('/contacto/', 'Contacto', `<p>${who} se reservan por WhatsApp, por teléfono o con un formulario.</p>`)
        .how_to_ask;
    expect(told('Las mesas')).toBeDefined();
    expect(told('La mayoría de las casas de la villa')).toBeUndefined();
  });
});

test('how to come is not how to ask', () => {
  const told = (text: string) =>
    detectSite({ '/': `<html lang="en"><title>Luz</title><h1>Contact</h1><p>${text}</p></html>` }, { language: 'en' })
      .company.how_to_ask;
  const form = 'your appointment and fill out the request form to send us.';
  expect(told(`Please arrive before ${form}`)).toBeUndefined();
  expect(told(`Please book ${form}`)).toBe(`Please book ${form}`);
});

test('a shop is told as one, also where nothing else is known', () => {
  const shop = (label: string) => company('/vino/', 'Vino', `<a href="/carrito/">${label}</a>`).service_model;
  expect(shop('Comprar')).toEqual({ description: 'Comprar', online_booking: true });
  expect(shop('Cesta')).toBeUndefined();
});

test('an amount that does not say what for is no price', () => {
  const told = (text: string) => company('/precios/', 'Precios', `<p>${text}</p>`).prices;
  for (const amount of ['$400.000 COP', '400 MXN', 'desde S/ 80 soles', '90 dólares', '$ 900 ARS'])
    expect([told(`Precio: ${amount}`), told(`Precio del salón: ${amount}`)]).toEqual([
      undefined,
      `Precio del salón: ${amount}`,
    ]);
});

test('a warranty tells how the service works, also where nothing else is known', () => {
  const model = (text: string) => company('/garantia/', 'Garantía', `<p>${text}</p>`).service_model;
  const text = 'Todas las obras tienen una garantía de 2 años en mano de obra.';
  expect(model(text)).toEqual({ description: text, warranty: text, online_booking: false });
  expect(model(`${text}</p><p><a href="/carrito/">Comprar</a>`)).toMatchObject({
    description: text,
    online_booking: true,
  });
  expect(model('Garantía de calidad en todo.')).toBeUndefined();
});

test('what a page of no known purpose tells of whoever quotes is no fact of the business', () => {
  const text = 'Un profesional serio te da un presupuesto claro. Garantía de 2 años en toda la obra.';
  expect(company('/cuanto-cobra/', 'Cuánto cobra un pintor', `<p>${text}</p>`)).not.toHaveProperty('service_model');
  expect(company('/como-trabajamos/', 'Cómo trabajamos', `<p>${text}</p>`)).toHaveProperty('service_model');
});

test('the tax on one price is no note on taxes', () => {
  expect(company('/vacunas/', 'Vacunas', '<p>Vacuna de la rabia: 35 €, IVA incluido.</p>')).not.toHaveProperty('tax');
});

test('what stands between dots beside the note on taxes is none', () => {
  const line = 'Según temporada &nbsp;·&nbsp; Precios con IVA incluido &nbsp;·&nbsp; Reservas: 982 00 00 00';
  expect(company('/precios/', 'Precios', `<p>${line}</p>`).tax).toBe('Precios con IVA incluido');
});

test('the legal notice keeps the holder, whatever the line is called, and what lets a profession work', () => {
  const lines = [
    'Responsable: Rosa Luz Prieto.',
    'Nombre comercial: Casa Luz.',
    'NIF: 00000000T.',
    'B27000111.',
    'Colegio profesional: Colegio de la Abogacía de Lugo.',
  ];
  expect(company('/aviso-legal/', 'Aviso legal', `<p>${lines.join(' ')}</p>`).legal_notice).toBe(lines.join(' '));
  const below = (text: string) =>
    company('/aviso-legal/', 'Aviso legal', `<h2>Titular</h2><p>${text}</p>`).legal_notice;
  const holder = 'Rosa de la Luz Prieto, autónoma, calle Mayor, 5.';
  expect([below(holder), below('Autónoma, calle Mayor, 5.')]).toEqual([holder, undefined]);
});

test('the legal notice is no holder of an account, whom a page of no known purpose names', () => {
  const noticeOf = (path: string, text: string) =>
    company(path, 'Apoyo', `<h2>Transferencia</h2><p>${text}</p>`).legal_notice;
  expect(noticeOf('/apoyo/', 'Nombre del titular: Ana Luz')).toBeUndefined();
  expect(noticeOf('/contacto/', 'Titular: Ana Luz')).toBe('Titular: Ana Luz');
  expect(noticeOf('/apoyo/', 'Titular: Ana Luz. NIF: 00000000T')).toBe('Titular: Ana Luz. NIF: 00000000T');
  expect(noticeOf('/apoyo/', 'Titular: Casa Luz, S.L.')).toBe('Titular: Casa Luz, S.L.');
});

test('the legal notice is no list of companies, though their lines together would make one', () => {
  const list = (...lines: string[]) => lines.map((line) => `<li>${line}</li>`).join('');
  const clients = ['Tanques Luz S.A.', 'Pardo y Sol S.A.', 'Ríos Hermanos S.L.', 'Casa Mar S.A.'];
  expect(company('/clientes/', 'Clientes', list(...clients))).not.toHaveProperty('legal_notice');
  expect(company('/clientes/', 'Luz', list('Titular: Casa Luz S.L.', 'Calle Mayor, 5')).legal_notice).toMatch(
    /^Titular/,
  );
});

describe('the price note', () => {
  test('is no term of cancellation and nothing that does not depend', () => {
    const { prices } = company(
      '/tarifas/',
      'Tarifas',
      '<p>Precios por habitación y noche, desayuno incluido.</p><p>Cancelación gratuita hasta siete días antes.</p><p>Las tasas se pagan aparte y no dependen de nosotros.</p>',
    );
    expect(prices).toBe('Precios por habitación y noche, desayuno incluido.');
  });
  test('is nothing that began in a year, or on a day', () => {
    const { prices } = company('/tarifas/', 'Tarifas', '<p>Guisamos sin prisa desde 1968.</p>');
    expect(prices).toBeUndefined();
    const english = detectSite(
      { '/': '<html lang="en"><title>Luz</title><h1>Rates</h1><p>Closed from 10 January to 15 February.</p></html>' },
      { language: 'en' },
    );
    expect(english.company).not.toHaveProperty('prices');
  });
  test('is the price of one thing, with its name, where no page tells those of all', () => {
    expect(company('/grupos/', 'Menús de grupo', '<p>Menús de grupo desde 28 € por persona.</p>').prices).toBe(
      'Menús de grupo desde 28 € por persona',
    );
    expect(company('/bodas/', 'Bodas', '<p>El cubierto cuesta desde 90 €.</p>').prices).toBe(
      'Bodas: El cubierto cuesta desde 90 €',
    );
  });
  test.each([
    'Ahorra hasta 300 € al año en la factura, con un coste fijo.',
    'El coste de la ayuda: hasta 3.000 € por persona desde enero.',
    'Las multas van desde 600 € por persona.',
  ])('is no amount that is nobody’s price: «%s»', (text) =>
    expect(company('/grupos/', 'Grupos', `<p>${text}</p>`)).not.toHaveProperty('prices'),
  );
  test('is no step of asking, and no free quote', () => {
    for (const text of [
      'Te respondemos con el precio cerrado.',
      'Presupuesto gratuito y sin compromiso.',
      'La visita es gratis, para darle un precio exacto.',
    ])
      expect(company('/tarifas/', 'Tarifas', `<p>${text}</p>`)).not.toHaveProperty('prices');
  });
  test('stays where pages disagree on a free visit', () => {
    const page = (title: string, text: string) =>
      `<html lang="es"><title>${title} | Luz</title><h1>${title}</h1><p>${text}</p></html>`;
    const { company: told } = detectSite({
      '/': page('Luz', 'El desplazamiento es gratis.'),
      '/precios/': page('Precios', 'Corte: 12 €</p><p>Tinte: 30 €</p><p>El desplazamiento se cobra aparte.'),
    });
    expect(told.prices).toBe('Corte: 12 €; Tinte: 30 €');
  });
});

test('the mark of a footnote is no part of a fact', () => {
  expect(company('/tarifas/', 'Tarifas', '<p>* Precios sin IVA (21 %).</p>').tax).toBe('Precios sin IVA (21 %).');
});

test('who works is told in any trade', () => {
  const sentence = 'Todos los tratamientos los realizan odontólogos colegiados de la clínica.';
  const site = company('/como-trabajamos/', 'Cómo trabajamos', `<p>${sentence}</p>`);
  expect(site.service_model?.performed_by).toBe(sentence);
});
