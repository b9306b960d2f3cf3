/** Signs of a bill of fare: what a restaurant serves, which its page calls a menu as it does the site's. */

import { named } from './named.ts';

export const BILL_OF_FARE_NAMES = named('menu', 'carta');
