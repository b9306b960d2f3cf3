/** Choosing content on a site: prices beside buttons, and buttons that are a list. */

import { describe, expect, it } from 'vitest';
import { compilePage, compileSite } from '../compile-page.ts';

const prose = 'Tejemos a mano mantas y bufandas con lana de oveja de la comarca, y cada pieza lleva su nombre.';
const around = (name: string, main: string) => `<main><h1>${name}</h1><p>${prose} Hoy, ${name}.</p>${main}</main>`;
const button = (text: string, href: string) => `<a class="btn btn-primary" href="${href}">${text}</a>`;

describe('a shop', () => {
  const product = (name: string) =>
    `<div class="item"><h2>${name}</h2><span>40 € 35 €</span> <a class="button" href="?add=${name}">Añadir al carrito</a></div>`;
  const names = ['Manta', 'Bufanda', 'Gorro', 'Guante'];
  const pages = compileSite(
    Object.fromEntries(names.map((name) => [`/${name}/`, around(`Página de ${name}`, names.map(product).join(''))])),
  );

  it('keeps a price that several pages show beside «Añadir al carrito»', () => {
    expect([...pages.values()].some(({ markdown }) => markdown.includes('35 €'))).toBe(true);
  });

  it.each(['?add-to-cart=40', '/manta/?lang=es&add-to-cart=40', '?add_to_wishlist=7'])(
    'leaves out a button whose address puts a thing into the cart: %s',
    (href) => {
      const card = `<li><h2>Manta</h2><span>35 €</span> <a class="button" href="${href}">Añadir al carrito</a></li>`;
      const { markdown } = compileSite({ '/': around('Tienda', `<ul>${card}</ul>`) }).get('/') ?? {};
      expect(markdown).toContain('35 €');
      expect(markdown).not.toContain('carrito');
    },
  );

  it.each([
    ['in a heading', '<h2><a href="?add-to-cart=40">Manta de lana</a></h2>', 'Manta de lana'],
    ['by a picture', '<a href="?add-to-cart=40"><img src="/manta.jpg" alt="Manta de lana"></a>', 'manta.jpg'],
    ['with its price', '<p><a href="?add-to-cart=40">Manta, 35 €</a></p>', '35 €'],
  ])('keeps what such a link names %s', (_, html, kept) => {
    expect(compileSite({ '/': around('Tienda', html) }).get('/')?.markdown).toContain(kept);
  });
});

describe('buttons side by side', () => {
  const markdownOf = (...buttons: string[]) =>
    compileSite({ '/': around('Inicio', `<div class="row">${buttons.join(' ')}</div>`) }).get('/')?.markdown ?? '';

  it('are a list where three lead to pages', () => {
    const found = markdownOf(
      button('Mantas', '/mantas/'),
      button('Bufandas', '/bufandas/'),
      button('Gorros', '/gorros/'),
    );
    expect(found).toContain('[Bufandas](');
  });

  it.each<[why: string, buttons: string[]]>([
    ['two of them', [button('Mantas', '/mantas/'), button('Bufandas', '/bufandas/')]],
    ['one calls', [button('Mantas', '/mantas/'), button('Gorros', '/gorros/'), button('Bufandas', 'tel:+34600000000')]],
    ['all lead to one page', ['Mantas', 'Bufandas', 'Gorros'].map((name) => button(name, '/tienda/'))],
  ])('are none where %s', (_, buttons) => expect(markdownOf(...buttons)).not.toContain('Bufandas]'));

  it.each([
    ['a ground', 'rounded-lg px-4 bg-black', false],
    ['a border', 'rounded-full px-6 border', false],
    ['neither', 'rounded-full px-6', true],
    ['a border without a width', 'rounded-full border', true],
  ])('are told by round corners, a width and a ground or border; two with %s', (_, classes, stay) => {
    const links = ['Mantas', 'Bufandas'].map((name) => `<a class="${classes}" href="/${name}/">${name}</a>`);
    expect(markdownOf(...links).includes('Bufandas]')).toBe(stay);
  });
});

describe('a line that leads up to a button that is removed', () => {
  const story = '<p>El taller abrió en 1994 y repara hornos de panadería en toda la provincia de Soria.</p>'.repeat(2);
  const button = '<a href="https://wa.me/34600000000" class="btn">Pedir cita por WhatsApp</a>';
  const told = (box: string) => compilePage(`<main><h1>Hornos</h1>${story}<div>${box}${button}</div></main>`).markdown;
  it.each([
    ['ends with a colon', '<p>Descarga nuestro catálogo aquí:</p>'],
    ['is a question and an invitation', '<p>¿Tienes dudas? Pregúntanos</p>'],
    ['only asks', '<p>¿No sabes qué horno te conviene?</p>'],
  ])('goes if it %s', (_, line) => expect(told(line)).toBe(told('')));
  it.each([
    ['says more than that', '<p>¿Tienes un horno viejo? Pregúntanos. Lo recogemos gratis.</p>'],
    ['says what the visitor gets', '<p>¿Vienes mañana? Llámanos y te guardamos sitio.</p>'],
    ['has a figure', '<p>Abrimos los 365 días:</p>'],
    ['is all that a heading has', '<h2>Recogida</h2><p>¿Tienes un horno que ya no usas?</p>'],
    ['leads up to a picture too', '<p>Escanea este código:</p><img src="/qr.png" alt="Código de pago">'],
  ])('stays if it %s', (_, line) => expect(told(line)).not.toBe(told('')));
});

describe('a button', () => {
  const contact = (link: string) =>
    compileSite({ '/': around('Contacto', `<h2>Teléfono</h2><p>Cogemos siempre.</p><div>${link}</div>`) }).get('/')
      ?.markdown ?? '';
  const markdownOf = (label: string, href: string) => contact(button(label, href));

  it.each([
    ['a number', '+34 600 00 00 00', 'tel:+34600000000'],
    ['a mail address', 'hola@mantas.example', 'mailto:hola@mantas.example'],
  ])('stays that says nothing but %s', (_, label, href) => expect(markdownOf(label, href)).toContain(label));

  it.each([
    ['calls and says a number', 'Llámanos: 600 00 00 00', 'tel:+34600000000'],
    ['names a chat', 'Whatsapp', 'https://wa.me/34600000000'],
  ])('goes that %s', (_, label, href) => expect(markdownOf(label, href)).not.toContain(label));

  it.each(['Iniciar sesión', 'Compartir'])('goes also if it is drawn as a link, where it only leads on: %s', (label) =>
    expect(contact(`<a href="/mi-pagina/">${label}</a>`)).not.toContain(label),
  );
});
