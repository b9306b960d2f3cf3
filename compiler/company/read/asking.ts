/** Company stage, in a worker: whether a page only lets a visitor ask: by message, telephone or form, not book. */

import type { Element } from 'hast';
import { attribute, classAndId, isElement, visitElements } from '../../document/elements.ts';
import type { Document } from '../../document/read-document.ts';

/** Addresses that open a conversation. */
const TALK = /^(?:tel:|mailto:|sms:|(?:https?:)?\/\/(?:[\w-]+\.)*(?:wa\.me|wa\.link|whatsapp\.com|t\.me|m\.me)\b)/i;
/** Frames that show a place or a film. */
const SHOWN = /maps|youtube|youtu\.be|vimeo|openstreetmap|waze/i;
/** Names of fields for a day, a time, a number of guests or a payment. */
const BOOKING_FIELD =
  /fecha|date|hora(?!rio)|\btime|turno|check-?(?:in|out)|llegada|salida|arrival|departure|noches|nights|huesped|guest|comensal|personas|people|card|tarjeta|pago|payment|plaza|password/i;
const BOOKING_TYPE = /^(?:date|time|datetime-local|month|week|password)$/i;
/** Boxes that a script fills, or that lead through several steps. */
const DESK_BOX = /booking|reserv|calendar|appointment|scheduler|wizard|stepper|turnero|checkout/i;

/**
 * Whether the content of a page offers a conversation or a form for a message, and nothing that may be a desk: no frame
 * of unknown use, no field for a day, no box for bookings.
 */
export function isForAsking({ tree, embedded }: Document): boolean {
  // Each page has the telephone in its frame.
  const frame = new Set<Element>();
  visitElements(tree, (element) => {
    if (isElement(element, 'header', 'footer', 'nav')) visitElements(element, (inner) => void frame.add(inner));
  });
  let asks = embedded.some(({ name }) => name === 'textarea' || name === 'input');
  let mayBook = embedded.some(({ name, address }) => /^i?frame$/.test(name) && !SHOWN.test(address));
  visitElements(tree, (element) => {
    if (isElement(element, 'a') && TALK.test(attribute(element, 'href')) && !frame.has(element)) asks = true;
    const names = [attribute(element, 'name'), attribute(element, 'id')].join(' ');
    if (
      isElement(element, 'input', 'select') &&
      (BOOKING_TYPE.test(attribute(element, 'type')) || BOOKING_FIELD.test(names))
    )
      mayBook = true;
    // An element of its own name is filled by a script.
    if (element.tagName.includes('-') || DESK_BOX.test(classAndId(element))) mayBook = true;
  });
  return asks && !mayBook;
}
