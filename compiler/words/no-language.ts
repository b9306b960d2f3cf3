/** Words that are the same in every language: codes of currencies, parameters of addresses. */

/** Codes of currencies (ISO 4217) before or after an amount, without those that are also words. */
export const CURRENCY_CODES = 'eur|usd|gbp|chf|mxn|cop|ars|clp|pen|uyu|pyg|bob|crc|gtq|hnl|dop|brl|aud';

/** Parameters that put something into a cart or a list, in WooCommerce and its extensions. */
const CART = 'add[-_]to[-_](?:cart|wishlist|compare)';

export const CART_PARAMETER = new RegExp(`^${CART}$`, 'i');

/** Matches addresses with such a parameter. */
export const CART_ADDRESS = new RegExp(`[?&]${CART}=`, 'i');
