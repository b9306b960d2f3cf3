/** Words that are the same in every language: codes of currencies, parameters of addresses. */

/** Source of alternatives: folded codes of currencies (ISO 4217), without those that are also words. */
export const CURRENCY_CODES = 'eur|usd|gbp|chf|mxn|cop|ars|clp|pen|uyu|pyg|bob|crc|gtq|hnl|dop|brl|aud';

/** Source: parameters that put something into a cart or a list, in WooCommerce and its extensions. */
const CART = 'add[-_]to[-_](?:cart|wishlist|compare)';

/** Matches the whole name of such a parameter. */
export const CART_PARAMETER = new RegExp(`^${CART}$`, 'i');

/** Finds such a parameter in an address. */
export const CART_ADDRESS = new RegExp(`[?&]${CART}=`, 'i');
