import { describe, expect, it } from 'vitest';
import { factsOf } from '../detect-site.ts';

const textsOf = (path: string, html: string): string[] => factsOf(html, path).links.map(({ text }) => text);

it.each<[path: string, title: string, isKept: boolean]>([
  ['/', 'Luz', true],
  ['/index.php', 'Luz', true],
  ['/es/', 'Luz', true],
  ['/es', 'Luz', true],
  ['/esp/', 'Luz', false],
  ['/es/luz/', 'Luz', false],
  ['/luz/es/', 'Luz', false],
  ['/contacto/', 'Luz', true],
  ['/luz/', 'Contacto', true],
  ['/luz/', 'Aviso legal de la casa', true],
  ['/luz/', 'Contacto en Madrid', false],
  ['/luz/', 'Quien quiera contacto en Madrid', false],
  ['/luz/', 'Contacto | Sol', true],
  ['/carta/', 'Luz', true],
])('links in the text of %s with title «%s» are read: %s', (path, title, isKept) => {
  const html = `<title>${title}</title><main><a href="/x/">Uno</a></main>`;
  expect(textsOf(path, html)).toEqual(isKept ? ['Uno'] : []);
});

it('links in the text are read from a page headed or called «Servicios», breadcrumbs from any page, and asides and other sites from none', () => {
  expect(textsOf('/luz/', '<h1>Servicios</h1><main><a href="/x/">Uno</a></main>')).toEqual(['Uno']);
  const itself = (text: string) => `<nav><a href="/luz/">${text}</a></nav><main><a href="/x/">Uno</a></main>`;
  expect(textsOf('/luz/', itself('Soluciones'))).toContain('Uno');
  expect(textsOf('/luz/', itself('Luz'))).toEqual([]);
  const trail = '<nav class="breadcrumb"><a href="/">Inicio</a></nav>';
  expect(textsOf('/luz/', `${trail}<main><a href="/x/">Uno</a></main>`)).toEqual(['Inicio']);
  expect(textsOf('/', '<aside><a href="/x/">Uno</a></aside>')).toEqual([]);
  expect(textsOf('/', '<a href="https://x.example/">Uno</a>')).toEqual([]);
});

it.each([
  ['<h1>Uno</h1><main><h1>Dos</h1><h1>Tres</h1></main>', 'Dos'],
  ['<div><h1>Uno</h1></div><h1>Dos</h1>', 'Uno'],
  ['<h2>Uno</h2>', ''],
])('the main heading of %s is «%s»', (html, heading) => expect(factsOf(html).mainHeading).toBe(heading));

it.each<[html: string, logo: string | undefined]>([
  ['<a class="logo" href="/">Luz</a>', 'Luz'],
  ['<a rel="home" href="/">Luz</a>', 'Luz'],
  ['<div class="logo"><a href="/">Luz</a></div>', 'Luz'],
  ['<div class="logo"><span><a href="/">Luz</a></span></div>', undefined],
  ['<a class="logo" href="/"><span><img alt=" Luz "></span></a>', 'Luz'],
  ['<a class="logo" href="/"><b></b><img alt="Luz"></a>', 'Luz'],
  ['<a class="logo" href="/">Sol<img alt="Luz"></a>', 'Sol'],
  ['<a class="logo" href="/"><b>Casa</b> <b>Luz</b><small>Nos importas</small></a>', 'Casa Luz'],
  ['<a class="logo" href="/"><b><i>Luz</i><i class="logo-sub">Nos importas</i></b></a>', 'Luz'],
  ['<b class="logo">Luz</b>', undefined],
  ['<a class="menu" href="/">Luz</a>', undefined],
  ['<nav><a href="/">Luz</a></nav>', 'Luz'],
  ['<nav><a href="/index.html">Luz</a></nav>', 'Luz'],
  ['<nav><a href="/luz/">Luz</a></nav>', undefined],
  ['<nav><a href="/#luz">Luz</a></nav>', undefined],
  ['<nav><ul><li>Sol<ul><li><a href="/">Luz</a></li></ul></li></ul></nav>', undefined],
  ['<a class="logo" href="/">mi-logo.png</a><nav><a href="/">Luz</a></nav>', 'Luz'],
  ['<a class="logo" href="/">logo type of Luz</a>', 'type of Luz'],
  ['<a class="logo" href="/">Logotype of Luz</a>', 'Luz'],
])('the logo read from %s is %j', (html, logo) => expect(factsOf(html).logo).toBe(logo));

it.each<[text: string, name: string | undefined]>([
  ['© Luz', 'Luz'],
  ['© 2019-2024 Luz', 'Luz'],
  ['(c) 2024 - Luz | Aviso', 'Luz'],
  ['Copyright © Luz 2024', 'Luz'],
  ['© Luz, S.L. Todos los derechos', 'Luz'],
  ['© Luz. Todos los derechos', 'Luz'],
  ['© Luz-Sol - Web de Tema', 'Luz-Sol'],
  ['Copyright All Rights Reserved Luz', 'Luz'],
  ['© 2024 Todos los derechos reservados. Luz', 'Luz'],
  ['© Todos los derechos reservados', undefined],
  ['2024 Luz', undefined],
])('the line «%s» has the copyright holder %j', (text, name) =>
  expect(factsOf(`<p>Hola</p><p>${text}</p>`).copyright).toBe(name),
);

describe('factsOf', () => {
  it('reads language, title and site name of the head, and gives none for a page without', () => {
    const full = factsOf('<html lang="es-ES"><title>Luz</title><meta property="og:site_name" content="Sol">');
    expect([full.language, full.documentTitle, full.siteName]).toEqual(['es', 'Luz', 'Sol']);
    const { language, siteName, logo, copyright, lead, responsibilities } = factsOf('<p>Hola</p>');
    expect(
      [language, siteName || undefined, logo, copyright, lead, responsibilities].filter((one) => one !== undefined),
    ).toEqual([]);
  });
  it('reads the lead of the home page only', () => {
    const html = '<h1>Luz</h1><p>Hacemos muebles a medida en el barrio viejo de Lugo.</p>';
    expect(factsOf(html, '/').lead).toMatch(/^Hacemos/);
    expect(factsOf(html, '/luz/').lead).toBeUndefined();
  });
});

describe('saleSigns', () => {
  const signs = (html: string) => factsOf(html).saleSigns;
  it.each<[html: string, desks: string[]]>([
    ['<iframe src="https://calendly.com/luz"></iframe>', ['iframe of calendly.com']],
    ['<form action="https://www.PayPal.com/donate"></form>', ['form of paypal.com/donate']],
    ['<iframe src="https://maps.example/luz"></iframe>', []],
    ['<form action="https://www.paypal.com/donate"></form>', ['form of paypal.com/donate']],
    ['<div data-action="https://www.paypal.com/donate"></div>', []],
    ['<a href="/x" data-product_id="1">Uno</a>', ['add to cart']],
    ['<a href="/x" class="add-to-cart">Uno</a>', ['add to cart']],
    ['<a href="/cesta/">Uno</a><a href="/carrito/">Dos</a>', ['link to carrito', 'link to cesta']],
    ['<a href="/mi-carrito/">Uno</a>', []],
    ['<a href="/carrito-de-bebe/">Uno</a>', []],
    ['<a href="/CARRITO/">Uno</a>', ['link to carrito']],
  ])('of %s have the desks %j', (html, desks) => expect(signs(html).desks.map(({ sign }) => sign)).toEqual(desks));

  it.each([
    ...[
      'calendly.com/luz',
      'outlook.office365.com/owa/calendar/bookings.microsoft/',
      'luz.simplybook.me',
      'booksy.com/es',
    ],
    ...['widget.treatwell.es', 'luz.setmore.com', 'luz.acuityscheduling.com', 'luz.reservio.com', 'www.fresha.com/luz'],
    ...['www.doctoralia.es/luz', 'widget.thefork.com', 'www.covermanager.com/luz', 'checkout.stripe.com/c'],
    ...['buy.stripe.com/x', 'www.paypal.com/cgi-bin/webscr', 'www.paypal.com/paypalme/luz', 'sis.redsys.es/sis'],
    ...['luz.shopify.com', 'app.ecwid.com/script.js', 'cdn.snipcart.com/x'],
  ])('have a desk for a frame of %s', (address) =>
    expect(signs(`<iframe src="https://${address}"></iframe>`).desks).toHaveLength(1),
  );
  it.each(['www.paypal.com/about', 'stripe.com', 'www.reservios.example'])(
    'have no desk for a frame of %s',
    (address) => expect(signs(`<iframe src="https://${address}"></iframe>`).desks).toEqual([]),
  );

  it('keep the label of the first link to a cart that invites', () => {
    const link = (text: string) => `<a href="/carrito/${text.length}/">${text}</a>`;
    const labels = (...texts: string[]) => signs(texts.map(link).join('')).desks.map(({ label }) => label);
    expect(labels('Uno', 'Tienda', 'Comprar')).toEqual(['Tienda']);
  });
  it('have the first invitation of a link or button to book', () => {
    expect(signs('<a href="/x/">Reservar</a><button>Reservar ahora</button>').invitation).toBe('Reservar');
    expect(signs('<button>Reservar ahora</button>').invitation).toBe('Reservar ahora');
    expect(signs('<b>Reservar ahora</b><button>Enviar</button>')).not.toHaveProperty('invitation');
  });
});

it.each([
  ['es-ES', 'es'],
  ['zxx', undefined],
  ['und', undefined],
  ['mul', undefined],
])('factsOf reads the stated language %j as %j', (stated, language) =>
  expect(factsOf(`<html lang="${stated}"><p>Luz</p></html>`).language).toBe(language),
);
