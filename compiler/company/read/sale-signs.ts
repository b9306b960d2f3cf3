/** Company stage, in a worker: signs in the markup that something is bought or booked on the site itself, or may be. */

import type { PagePath } from '#shared/page.ts';
import { foldFully } from '#shared/search/fold.ts';
import { attribute, findElement, isElement, isHeading, textOf, visitElements } from '../../document/elements.ts';
import type { Document } from '../../document/read-document.ts';
import { siteKeyOf } from '../../site-key.ts';
import { inCompleteLanguages } from '../../words/any-language.ts';
import { isForAsking } from './asking.ts';
import type { Block } from './blocks.ts';

/** Path segments of baskets and booking desks. Other texts are not signs: every call to action says `reserva`. */
const SALE_SEGMENT = new RegExp(`^${inCompleteLanguages(({ sale }) => sale.segments)}$`, 'i');
/** Hosts of booking calendars, which serve for booking only: a link to one is a desk under any text. */
const CALENDARS =
  'calendly\\.com|setmore\\.com|acuityscheduling\\.com|simplybook\\.\\w+|booksy\\.com|reservio\\.com|agendapro\\.com|koibox\\.cloud|bookitit\\.com|timify\\.com';
const CALENDAR = new RegExp(`^(?:(?:app\\.)?cal\\.com|(?:[\\w-]+\\.)?(?:${CALENDARS}))$`);
/** Hosts and paths where a table, a place or an order of one business is booked or paid for. */
const PLATFORM =
  /^https?:\/\/(?:[\w-]+\.)*(?:(?:privateaser|covermanager|treatwell|fresha|planity|bookeo|fareharbor|youcanbook|opentable|sevenrooms|entradium|wetravel|turnito|square)\.\w+(?:\.\w+)?\/.|mercadopago\.com(?:\.\w+)?\/(?:checkout|subscriptions|payment)|link\.mercadopago\.|mpago\.l[ai]\/.|(?:buy|checkout|book)\.stripe\.com\/.|paypal\.me\/.|paypal\.com\/(?:paypalme|ncp)\/.|thefork\.\w+\/restaurant|just-?eat\.\w+\/restaurant|glovoapp\.com\/\S*\/\S|ubereats\.com\/\S*store\/|pedidosya\.com\S*\/restaurant)/i;
/** Hosts and scripts of embedded booking and payment desks. */
const DESK = new RegExp(
  `\\b(?:${CALENDARS}|bookings\\.microsoft|treatwell|fresha\\.com|doctoralia|thefork|covermanager|checkout\\.stripe\\.com|buy\\.stripe\\.com|paypal\\.com/(?:cgi-bin|donate|paypalme)|redsys|shopify|ecwid|snipcart|mercadopago|privateaser|ssa/v1/embed)`,
  'i',
);

/** A booking page by its path, on any host. */
const BOOKING_PATH = /^https?:\/\/[^/]+\/(?:[^?#]*\/)?(?:bookings?|appointments?)(?:[/?#]|$)/i;

/** Whole folded texts of links that invite to book or buy; on another host they lead to a desk or shop. */
const SALE_LINK = new RegExp(`^${inCompleteLanguages(({ sale }) => sale.links)}$`);
/** Whole folded headings and texts of links that are a desk by themselves: a calendar of bookings, a voucher to buy. */
const OWN_DESK = new RegExp(`^${inCompleteLanguages(({ sale }) => sale.desks)}$`);
/** Beginnings of folded texts that invite, to a desk or not: `Reservar mi sesión`. */
const INVITING = new RegExp(`^[^a-z]*${inCompleteLanguages(({ sale }) => sale.invites)}\\b`);
/** Whole folded titles of frames that hold a desk: `Sistema de reservas`. */
const FRAME = new RegExp(`^${inCompleteLanguages(({ sale }) => sale.frames)}\\b`);
/** Beginnings of folded texts that invite to an appointment, which a conversation can give too. */
const MEETING = new RegExp(`^[^a-z]*${inCompleteLanguages(({ sale }) => sale.meetings)}\\b`);
/** Names of attributes of a button that opens a dialog. */
const OPENS_DIALOG = /modal|dialog|popover|offcanvas|ariaControls/i;
/** Words on buying, paying or booking on the web, in folded text. */
const SAID = new RegExp(`\\b(?:${inCompleteLanguages(({ sale }) => sale.said)})`);
/** A part that such a text has in every language: a quick test before folding. */
const OF_WEB = /line|l[ií]nea|internet|web/i;

/** Messengers: an invitation there invites to write a message. */
const MESSENGER = /(?:^|\.)(?:wa\.me|wa\.link|whatsapp\.com|t\.me|m\.me)$/;
/** Short links, social networks, maps, forms and the developer's own machine, which are not booking desks. */
const ELSEWHERE =
  /(?:^|\.)(?:bit\.ly|linktr\.ee|facebook\.com|instagram\.com|google\.\w+|goo\.gl|forms\.gle|gmail\.com|localhost(?::\d+)?)$/;

/**
 * `desks`: signs of shops and booking desks (`link to calendly.com`), sorted, each once, with the label that invites to
 * it, else `''`, and `isMention` if only links in the content lead to it on another host that is not a known calendar.
 * `invitation`: the first link, button or else text that invites to book or buy without a known desk. `leads`: pages of
 * the site to which links lead that invite to an appointment; `asks`: whether this one only lets a visitor ask.
 * @param ownAddresses of the page and of where its site was crawled from
 */
export function readSaleSigns(document: Document, blocks: readonly Block[], ownAddresses: readonly string[]) {
  const desks = new Map<string, { label: string; isMention: boolean }>();
  const leads = new Set<PagePath>();
  let invitation: string | undefined;
  const own = new Set(ownAddresses.map(siteKeyOf));
  const isForeign = (host: string): boolean => !own.has(host) && !ELSEWHERE.test(host);
  const note = (sign: string, label = '', isMention = false): void => {
    const { label: known = '', isMention: wasMention = true } = desks.get(sign) ?? {};
    desks.set(sign, { label: known || label, isMention: wasMention && isMention });
  };
  for (const { path, address, text, place } of document.links) {
    if (MESSENGER.test(siteKeyOf(address))) continue;
    const isMention = place === 'content';
    const segment = path?.split('/').find((part) => SALE_SEGMENT.test(part));
    const host = siteKeyOf(address);
    const label = foldFully(text);
    if (segment !== undefined) {
      note(`link to ${segment.toLowerCase()}`, SALE_LINK.test(label) ? text : '');
    } else if (OWN_DESK.test(label) && own.has(host)) {
      note(`«${label}»`, text);
    } else if (CALENDAR.test(host) || (BOOKING_PATH.test(address) && isForeign(host))) {
      note(
        `link to ${host}`,
        INVITING.test(label) || SALE_LINK.test(label) ? text : '',
        isMention && !CALENDAR.test(host),
      );
    } else if (PLATFORM.test(address)) {
      note(`link to ${host}`, INVITING.test(label) || SALE_LINK.test(label) ? text : '', isMention);
    } else if (SALE_LINK.test(label) && isForeign(host) && !address.endsWith('#')) {
      note(`link to ${host}`, text, isMention);
    } else if (SALE_LINK.test(label) || INVITING.test(label)) {
      if (path !== undefined && MEETING.test(label)) leads.add(path);
      else invitation ??= text;
    }
  }
  for (const { name, address, title = '' } of document.embedded) {
    const desk = DESK.exec(address)?.[0] ?? (FRAME.test(foldFully(title)) ? 'bookings' : undefined);
    if (desk !== undefined) note(`${name} of ${desk.toLowerCase()}`);
  }
  visitElements(document.tree, (element) => {
    if (isHeading(element) && OWN_DESK.test(foldFully(textOf(element)))) note('booking calendar', textOf(element));
    if (isElement(element, 'form')) {
      const action = attribute(element, 'action');
      const desk = DESK.exec(action)?.[0] ?? action.split(/[/?#]/).find((part) => SALE_SEGMENT.test(part));
      const button = findElement(element, (one) => isElement(one, 'button'));
      const label = button ? textOf(button) : '';
      if (desk !== undefined) note(`form of ${desk.toLowerCase()}`, SALE_LINK.test(foldFully(label)) ? label : '');
    }
    if (element.properties.dataProduct_id !== undefined || /add[_-]to[_-]cart/.test(attribute(element, 'className')))
      note('add to cart', SALE_LINK.test(foldFully(textOf(element))) ? textOf(element) : '');
    const isButton = isElement(element, 'button') || (isElement(element, 'a') && !element.properties.href);
    if (!isButton) return;
    const label = foldFully(textOf(element));
    if (OWN_DESK.test(label)) note(`«${label}»`, textOf(element));
    if (!SALE_LINK.test(label) && !INVITING.test(label)) return;
    const opensDialog = Object.keys(element.properties).some((name) => OPENS_DIALOG.test(name));
    if (opensDialog && MEETING.test(label)) leads.add(document.path);
    else invitation ??= textOf(element);
  });
  invitation ??= blocks.find(({ text }) => OF_WEB.test(text) && SAID.test(foldFully(text)))?.text;
  return {
    desks: [...desks]
      .map(([sign, { label, isMention }]) => ({ sign, label, ...(isMention && { isMention }) }))
      .sort((a, b) => (a.sign < b.sign ? -1 : 1)),
    ...(invitation !== undefined && { invitation }),
    ...(leads.size > 0 && { leads: [...leads.keys()] }),
    ...(isForAsking(document) && { asks: true }),
  };
}
