/** Signs of what visitors wrote, other than the business: comments, reviews. */

import { named } from './named.ts';

export const VISITORS_WORDS_NAMES = named(
  'comments?',
  'comentarios?',
  'comment-?list',
  'respond',
  'reviews?',
  'testimonials?',
  'testimonios?',
  'opiniones',
  'resenas',
);

/** Where readers may comment, by the names that WordPress gives it. */
export const REPLY_NAMES = /(?:^|\s)(?:comment-respond|commentform|comment-form|respond)(?:\s|$)/;
