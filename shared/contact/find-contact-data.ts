/** Telephone numbers and e-mail addresses in text, so that none is published or kept: the contact page is the way to get in touch. */

import { findEmails } from './find-emails.ts';
import { findPhones } from './find-phones.ts';
import { toLegible } from './legible.ts';

export interface ContactDatum {
  kind: 'phone' | 'email';
  /** As it reads once escapes and disguises are resolved. */
  match: string;
}

/**
 * Telephone numbers (national ones as Spanish) and e-mail addresses of a text, disguised ones included: odd spacing,
 * words, entities, call and chat links, `arroba` and `punto`. Prices, dates, hours, postal codes and register numbers
 * are none.
 */
export function findContactData(text: string): ContactDatum[] {
  const legible = toLegible(text);
  const emails = findEmails(legible).map((match): ContactDatum => ({ kind: 'email', match: match.trim() }));
  const phones = findPhones(legible).map((match): ContactDatum => ({ kind: 'phone', match: match.trim() }));
  return [...emails, ...phones];
}
