/** Company stage, in a worker: signs in the markup that something is bought or booked on the site itself. */

import type { CheerioAPI } from 'cheerio';

/** Path segments of shops and booking desks. Words in the text prove nothing: every call to action says `reserva`. */
const SALE_SEGMENT =
  /^(?:carrito|cesta|cart|basket|checkout|finalizar-compra|pago|tienda|shop|store|comprar|reservas?-online|reservar-online|booking|book-online|reserva-tu-cita-online|cita-online)$/i;
/** Hosts and scripts of booking and payment desks that are set into pages. */
const DESK =
  /\b(?:calendly\.com|bookings\.microsoft|simplybook|booksy\.com|treatwell|setmore\.com|acuityscheduling|reservio\.com|fresha\.com|doctoralia|thefork|covermanager|checkout\.stripe\.com|buy\.stripe\.com|paypal\.com\/(?:cgi-bin|donate|paypalme)|redsys|shopify|ecwid|snipcart)/i;

/** What was seen, sorted, without repetition. */
export function readSaleSigns($: CheerioAPI): string[] {
  const signs = new Set<string>();
  $('a[href],form[action],iframe[src],script[src]').each((_, element) => {
    const address = element.attribs.href ?? element.attribs.action ?? element.attribs.src ?? '';
    const desk = element.name === 'a' ? undefined : DESK.exec(address)?.[0];
    if (desk !== undefined) signs.add(`${element.name} of ${desk.toLowerCase()}`);
    if (element.name !== 'a') return;
    const segment = address
      .replace(/[?#].*$/, '')
      .split('/')
      .filter((part) => part !== '')
      .find((part) => SALE_SEGMENT.test(part));
    if (segment !== undefined && !/^https?:\/\/[^/]*$/i.test(address)) signs.add(`link to ${segment.toLowerCase()}`);
  });
  if ($('[class*="add_to_cart"],[class*="add-to-cart"],[data-product_id]').length > 0) signs.add('add to cart');
  return [...signs].sort();
}
