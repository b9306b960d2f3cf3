/** Company stage, in a worker: signs in the markup that something is bought or booked on the site itself. */

import { fold } from '../fold.ts';
import { readText } from './blocks.ts';
import { type FactLink, hostOf } from './links.ts';
import type { ElementNode } from './tree.ts';

/** Path segments of shops and booking desks. Words in the text prove nothing: every call to action says `reserva`. */
const SALE_SEGMENT =
  /^(?:carrito|cesta|cart|basket|checkout|finalizar-compra|tienda|shop|store|comprar|reservas?-online|reservar-online|booking|book-online|reserva-tu-cita-online|cita-online)$/i;
/** Hosts and scripts of booking and payment desks that are set into pages. */
const DESK =
  /\b(?:calendly\.com|bookings\.microsoft|simplybook|booksy\.com|treatwell|setmore\.com|acuityscheduling|reservio\.com|fresha\.com|doctoralia|thefork|covermanager|checkout\.stripe\.com|buy\.stripe\.com|paypal\.com\/(?:cgi-bin|donate|paypalme)|redsys|shopify|ecwid|snipcart)/i;

/** A link of this name to another host leads to a booking desk or a shop; of any other name it may lead to opinions. */
const SALE_LINK =
  /^(?:(?:reservar?|reserve|reservas|cita|citas|compra|comprar|pedir|pide|tienda|entradas)(?: (?:ya|ahora|online|on line|en linea|por internet|aqui|mesa|cita|tu cita|tu mesa|habitacion|tu habitacion|entradas|tu plaza))*|book(?:ing)?(?: (?:now|online|here|a table|a room|your stay|an appointment))*|(?:buy|order|shop)(?: (?:now|online|tickets))+|online (?:booking|shop|store))$/;
/** Hosts on which people write, look or fill in forms, but neither book nor pay. */
const ELSEWHERE =
  /(?:^|\.)(?:wa\.me|whatsapp\.com|t\.me|facebook\.com|instagram\.com|google\.\w+|goo\.gl|forms\.gle|gmail\.com)$/;

/**
 * What was seen, sorted, without repetition.
 * @param ownAddresses of the page and of where its site was crawled from
 */
export function readSaleSigns(
  elements: readonly ElementNode[],
  links: readonly FactLink[],
  ownAddresses: readonly string[],
): string[] {
  const signs = new Set<string>();
  for (const { path } of links) {
    const segment = path.split('/').find((part) => SALE_SEGMENT.test(part));
    if (segment !== undefined) signs.add(`link to ${segment.toLowerCase()}`);
  }
  const own = new Set(ownAddresses.map(hostOf));
  for (const element of elements) {
    const { name, attribs } = element;
    const host = name === 'a' ? hostOf(attribs.href ?? '') : '';
    if (host !== '' && !own.has(host) && !ELSEWHERE.test(host) && SALE_LINK.test(fold(readText(element))))
      signs.add(`link to ${host}`);
    const address = name === 'form' ? attribs.action : name === 'iframe' || name === 'script' ? attribs.src : undefined;
    const desk = address === undefined ? undefined : DESK.exec(address)?.[0];
    if (desk !== undefined) signs.add(`${name} of ${desk.toLowerCase()}`);
    if (attribs['data-product_id'] !== undefined || /add[_-]to[_-]cart/.test(attribs.class ?? ''))
      signs.add('add to cart');
  }
  return [...signs].sort();
}
