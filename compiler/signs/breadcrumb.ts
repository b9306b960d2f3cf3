/** Signs of a breadcrumb: the way from the home page to this one. */

import { named } from './named.ts';

/** By class names, id or label. */
export const BREADCRUMB_NAMES = named('breadcrumbs?', 'migas', 'rastro');

/** By its words, whatever it is made of. */
export const BREADCRUMB_TEXT =
  /^(?:[^>»›/|]{0,25}:\s*)?(?:inicio|home|portada|página principal|start|accueil)\s*(?:[>»›/|→]|::)/i;
