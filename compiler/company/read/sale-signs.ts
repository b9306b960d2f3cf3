/** Company stage, in a worker: signs in the markup that something is bought or booked on the site itself. */

import type { FactLink } from './links.ts';
import type { ElementNode } from './tree.ts';

/** Path segments of shops and booking desks. Words in the text prove nothing: every call to action says `reserva`. */
const SALE_SEGMENT =
  /^(?:carrito|cesta|cart|basket|checkout|finalizar-compra|tienda|shop|store|comprar|reservas?-online|reservar-online|booking|book-online|reserva-tu-cita-online|cita-online)$/i;
/** Hosts and scripts of booking and payment desks that are set into pages. */
const DESK =
  /\b(?:calendly\.com|bookings\.microsoft|simplybook|booksy\.com|treatwell|setmore\.com|acuityscheduling|reservio\.com|fresha\.com|doctoralia|thefork|covermanager|checkout\.stripe\.com|buy\.stripe\.com|paypal\.com\/(?:cgi-bin|donate|paypalme)|redsys|shopify|ecwid|snipcart)/i;

/** What was seen, sorted, without repetition. */
export function readSaleSigns(elements: readonly ElementNode[], links: readonly FactLink[]): string[] {
  const signs = new Set<string>();
  for (const { path } of links) {
    const segment = path.split('/').find((part) => SALE_SEGMENT.test(part));
    if (segment !== undefined) signs.add(`link to ${segment.toLowerCase()}`);
  }
  for (const { name, attribs } of elements) {
    const address = name === 'form' ? attribs.action : name === 'iframe' || name === 'script' ? attribs.src : undefined;
    const desk = address === undefined ? undefined : DESK.exec(address)?.[0];
    if (desk !== undefined) signs.add(`${name} of ${desk.toLowerCase()}`);
    if (attribs['data-product_id'] !== undefined || /add[_-]to[_-]cart/.test(attribs.class ?? ''))
      signs.add('add to cart');
  }
  return [...signs].sort();
}
