/** Choosing content on a site: prices beside buttons, and buttons that are a list. */

import { describe, expect, it } from 'vitest';
import { compilePage, compileSite } from '../compile-page.ts';

const prose = 'Tejemos a mano mantas y bufandas con lana de oveja de la comarca, y cada pieza lleva su nombre.';
const around = (name: string, main: string) => `<main><h1>${name}</h1><p>${prose} Hoy, ${name}.</p>${main}</main>`;
const button = (text: string, href: string) => `<a class="btn btn-primary" href="${href}">${text}</a>`;

describe('product pages', () => {
  const product = (name: string) =>
    `<div class="item"><h2>${name}</h2><span>40 € 35 €</span> <a class="button" href="?add=${name}">Añadir al carrito</a></div>`;
  const names = ['Manta', 'Bufanda', 'Gorro', 'Guante'];
  const pages = compileSite(
    Object.fromEntries(names.map((name) => [`/${name}/`, around(`Página de ${name}`, names.map(product).join(''))])),
  );

  it('show a price beside «Añadir al carrito» on at least one page, if several pages have it', () => {
    expect([...pages.values()].some(({ markdown }) => markdown.includes('35 €'))).toBe(true);
  });

  it.each(['?add-to-cart=40', '/manta/?lang=es&add-to-cart=40', '?add_to_wishlist=7'])(
    'leave out a button whose address puts a thing into the cart: %s',
    (href) => {
      const card = `<li><h2>Manta</h2><span>35 €</span> <a class="button" href="${href}">Añadir al carrito</a></li>`;
      const { markdown } = compileSite({ '/': around('Tienda', `<ul>${card}</ul>`) }).get('/') ?? {};
      expect(markdown).toContain('35 €');
      expect(markdown).not.toContain('carrito');
    },
  );

  it.each([
    ['of a heading', '<h2><a href="?add-to-cart=40">Manta de lana</a></h2>', 'Manta de lana'],
    ['of a picture', '<a href="?add-to-cart=40"><img src="/manta.jpg" alt="Manta de lana"></a>', 'manta.jpg'],
    ['of a line with a price', '<p><a href="?add-to-cart=40">Manta, 35 €</a></p>', '35 €'],
  ])('keep the content %s that links to the cart', (_, html, kept) => {
    expect(compileSite({ '/': around('Tienda', html) }).get('/')?.markdown).toContain(kept);
  });
});

describe('three buttons side by side', () => {
  const markdownOf = (...buttons: string[]) =>
    compileSite({ '/': around('Inicio', `<div class="row">${buttons.join(' ')}</div>`) }).get('/')?.markdown ?? '';

  it('become a list of links if each leads to a page', () => {
    const found = markdownOf(
      button('Mantas', '/mantas/'),
      button('Bufandas', '/bufandas/'),
      button('Gorros', '/gorros/'),
    );
    expect(found).toContain('[Bufandas](');
  });

  it.each<[why: string, buttons: string[]]>([
    ['there are only two', [button('Mantas', '/mantas/'), button('Bufandas', '/bufandas/')]],
    [
      'one of them calls',
      [button('Mantas', '/mantas/'), button('Gorros', '/gorros/'), button('Bufandas', 'tel:+34600000000')],
    ],
    ['all lead to the same page', ['Mantas', 'Bufandas', 'Gorros'].map((name) => button(name, '/tienda/'))],
  ])('become no list of links if %s', (_, buttons) => expect(markdownOf(...buttons)).not.toContain('Bufandas]'));

  it.each([
    ['a ground', false, 'rounded-lg px-4 bg-black'],
    ['a border', false, 'rounded-full px-6 border'],
    ['neither ground nor border', true, 'rounded-full px-6'],
    ['a border but no width', true, 'rounded-full border'],
  ])(
    'are recognized by round corners, a width, and a ground or border: two links with %s stay: %s',
    (_, stay, classes) => {
      const links = ['Mantas', 'Bufandas'].map((name) => `<a class="${classes}" href="/${name}/">${name}</a>`);
      expect(markdownOf(...links).includes('Bufandas]')).toBe(stay);
    },
  );
});

describe('a line that leads up to a removed button', () => {
  const story = '<p>El taller abrió en 1994 y repara hornos de panadería en toda la provincia de Soria.</p>'.repeat(2);
  const button = '<a href="https://wa.me/34600000000" class="btn">Pedir cita por WhatsApp</a>';
  const told = (box: string) => compilePage(`<main><h1>Hornos</h1>${story}<div>${box}${button}</div></main>`).markdown;
  it.each([
    ['ends with a colon', '<p>Descarga nuestro catálogo aquí:</p>'],
    ['is a question and an invitation', '<p>¿Tienes dudas? Pregúntanos</p>'],
    ['only asks', '<p>¿No sabes qué horno te conviene?</p>'],
  ])('is removed with the button if it %s', (_, line) => expect(told(line)).toBe(told('')));
  it.each([
    ['says more than an invitation', '<p>¿Tienes un horno viejo? Pregúntanos. Lo recogemos gratis.</p>'],
    ['says what the visitor gets', '<p>¿Vienes mañana? Llámanos y te guardamos sitio.</p>'],
    ['has a figure', '<p>Abrimos los 365 días:</p>'],
    ['is all that a heading has', '<h2>Recogida</h2><p>¿Tienes un horno que ya no usas?</p>'],
    ['leads up to a picture too', '<p>Escanea este código:</p><img src="/qr.png" alt="Código de pago">'],
  ])('stays without the button if it %s', (_, line) => expect(told(line)).not.toBe(told('')));
});

describe('a link drawn as a button', () => {
  const contact = (link: string) =>
    compileSite({ '/': around('Contacto', `<h2>Teléfono</h2><p>Cogemos siempre.</p><div>${link}</div>`) }).get('/')
      ?.markdown ?? '';
  const markdownOf = (label: string, href: string) => contact(button(label, href));

  it.each([
    ['a number', '+34 600 00 00 00', 'tel:+34600000000'],
    ['a mail address', 'hola@mantas.example', 'mailto:hola@mantas.example'],
  ])('stays if its label is only %s', (_, label, href) => expect(markdownOf(label, href)).toContain(label));

  it.each([
    ['starts a call, even with a number in its label', 'Llámanos: 600 00 00 00', 'tel:+34600000000'],
    ['opens a chat', 'Whatsapp', 'https://wa.me/34600000000'],
  ])('is removed if it %s', (_, label, href) => expect(markdownOf(label, href)).not.toContain(label));

  it.each(['Iniciar sesión', 'Compartir'])('a plain link with the label of a button is removed: %s', (label) =>
    expect(contact(`<a href="/mi-pagina/">${label}</a>`)).not.toContain(label),
  );
});
