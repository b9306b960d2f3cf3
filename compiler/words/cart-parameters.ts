/** Words of no language: parameters of addresses that put something into a cart or a list, in WooCommerce and its extensions. */

const CART = 'add[-_]to[-_](?:cart|wishlist|compare)';

export const CART_PARAMETER = new RegExp(`^${CART}$`, 'i');

/** Matches addresses with such a parameter. */
export const CART_ADDRESS = new RegExp(`[?&]${CART}=`, 'i');
