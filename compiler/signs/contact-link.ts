/** Signs of a link that leads to a person rather than to a page. */

/** Addresses that start a call, a chat or a mail. */
export const CONTACT_ADDRESS =
  /^(?:tel|sms|mailto|whatsapp|callto):|^https?:\/\/(?:wa\.(?:me|link)|(?:api|web)\.whatsapp\.com|t\.me|m\.me)\//i;
