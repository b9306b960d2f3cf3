import { expect, test } from 'vitest';
import { factsOf } from '../detect-site.ts';

const signsOf = (link: string): string[] =>
  factsOf(`<html lang="es"><main>${link}</main></html>`).saleSigns.desks.map(({ sign }) => sign);

test.each([
  '<a href="https://motor.reservas.example/casona">Reservar</a>',
  '<a href="https://mesas.example/casa-luz">Reserva mesa</a>',
  '<a href="https://mesas.example/#/cita">Reservar</a>',
  '<a href="https://desk.example/">Book now</a>',
  '<a href="https://wa.me.mesas.example/">Reservar</a>',
  '<a href="https://casawa.me.example/">Reservar</a>',
  '<a href="https://desk.example/">Agendar cita</a>',
  '<a href="https://desk.example/">Reserva tu hora</a>',
  '<a href="https://desk.example/">Agenda en línea</a>',
  '<a href="https://desk.example/widget/bookings/luz">Hablemos</a>',
])('a link to another host with a word for booking is a desk: %s', (link) => {
  expect(signsOf(link)).toEqual([expect.stringMatching(/^link to .+\.example$/)]);
});

test.each([
  '<a href="https://wa.link/abc">Comprar ahora</a>',
  '<a href="https://wa.me/34600">Reservar</a>',
  '<a href="https://api.whatsapp.com/send?phone=34600">Reservar</a>',
  '<a href="https://www.instagram.com/luz">Reserva</a>',
  '<a href="https://www.facebook.com/luz">Reservar</a>',
  '<a href="https://www.google.es/maps/place/luz">Reservar</a>',
  '<a href="https://forms.gle/abc">Reservar</a>',
  '<a href="https://desk.example/">Opiniones</a>',
  '<a href="https://desk.example/">Agenda</a>',
  '<a href="https://notcal.com/luz">Horario</a>',
  '<a href="https://wa.me/34600">Agendar cita</a>',
  '<a href="https://desk.example/">Cómo reservar en verano sin sorpresas</a>',
  '<a href="/reservas/">Reservar</a>',
  '<a href="https://www.taller.example/reservas/">Reservar</a>',
  '<a href="tel:+34600">Reservar</a>',
  '<a href="http://localhost:8080/reservas/">Reservas</a>',
  '<a href="https://tema.example/hotel/#">Reservar</a>',
  '<a href="/tienda/">Tienda</a>',
])('a link to a chat, network, map, the site itself or nowhere is not a booking desk: %s', (link) =>
  expect(signsOf(link)).toEqual([]),
);

test.each([
  ['https://cal.com/luz', 'Elija día y hora', ''],
  ['https://app.cal.com/luz', 'Agendar cita', 'Agendar cita'],
  ['https://calendly.com/luz', 'Hablemos', ''],
  ['https://luz.simplybook.it/', 'Reservar', 'Reservar'],
])('a link to %s «%s» is a desk, with its label if that invites', (address, text, label) => {
  const { desks } = factsOf(`<html lang="es"><main><a href="${address}">${text}</a></main></html>`).saleSigns;
  expect(desks).toEqual([{ sign: `link to ${new URL(address).host}`, label }]);
});

test.each([
  ['menu', 'nav', {}],
  ['text', 'main', { isMention: true }],
])('a link to /bookings/ of another host in the %s is a desk, marked as mention in the text', (_, place, mention) => {
  const link = '<a href="https://desk.example/bookings/luz?x=1">Reservar mi sesión →</a>';
  const { desks } = factsOf(`<html lang="es"><${place}>${link}</${place}></html>`).saleSigns;
  expect(desks).toEqual([{ sign: 'link to desk.example', label: 'Reservar mi sesión →', ...mention }]);
});

test.each([
  ['Comprar ahora', 'Comprar ahora'],
  ['Reservar mesa', 'Reservar mesa'],
  ['Carrito', ''],
  ['Hoteles con encanto', ''],
])('a link «%s» to the cart is a desk, with its label if that invites', (text, label) => {
  const { desks } = factsOf(`<html lang="es"><main><a href="/carrito/ofertas/">${text}</a></main></html>`).saleSigns;
  expect(desks).toEqual([{ sign: 'link to carrito', label }]);
});

test.each([
  ['Añadir al carrito', 'Añadir al carrito'],
  ['Agregar al carro', 'Agregar al carro'],
  ['Leer más', ''],
])('a button «%s» of a shop is a desk, with its label if that is about buying', (text, label) => {
  const button = `<a class="button add_to_cart_button" href="/vino/">${text}</a>`;
  const { desks } = factsOf(`<html lang="es"><main>${button}</main></html>`).saleSigns;
  expect(desks).toEqual([{ sign: 'add to cart', label }]);
});

test.each(['<a href="/plaza/">Reserva tu plaza</a>', '<button>Agenda una visita</button>'])(
  'an invitation to book without a desk is kept as invitation: %s',
  (html) => {
    const { saleSigns } = factsOf(`<html lang="es"><main>${html}</main></html>`);
    expect(saleSigns).toEqual({ desks: [], invitation: expect.stringMatching(/^(?:Reserva|Agenda)/) });
  },
);

test('an agenda and a nature reserve are neither desk nor invitation', () => {
  const html = '<a href="/a/">Agenda cultural</a><a href="/b/">Reserva de aves</a><a href="/c/">Schedule</a>';
  expect(factsOf(`<html lang="es"><main>${html}</main></html>`).saleSigns).toEqual({ desks: [] });
});
