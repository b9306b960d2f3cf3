/** Signs of the credit of a site builder, theme or agency at the end of every page. */

import { inAnyLanguage } from '../words/any-language.ts';

/** Matches addresses of common site builders and content systems. */
export const BUILDER_ADDRESS =
  /^https?:\/\/(?:[\w-]+\.)?(?:webflow|nicepage|mobirise|mobiri|wix|weebly|squarespace|jimdo|godaddy|wordpress|elementor|elegantthemes|themeforest|html5up|bootstrapmade|colorlib|templatemo|getbootstrap|joomla|drupal|shopify|strikingly|carrd|framer|lovable|publii|getpublii|gohugo|jekyllrb|astro|vercel|netlify)\.(?:com?|org|net|io|build|dev|app|site|[a-z]{2})(?:[/?#]|$)/i;

/** Matches the start of a credit. */
export const CREDIT = new RegExp(`^${inAnyLanguage((words) => words.interface?.credit)}(?!\\p{L})`, 'iu');
