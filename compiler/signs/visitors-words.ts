/** Signs of what visitors wrote, other than the business: comments, reviews. */

import { inAnyLanguage } from '../words/any-language.ts';
import { named } from './named.ts';

export const VISITORS_WORDS_NAMES = named(
  'comments?',
  'comment-?list',
  'respond',
  'reviews?',
  'testimonials?',
  inAnyLanguage((words) => words.classNames?.visitorsWords),
);

/** Where readers may comment, by the names that WordPress gives it. */
export const REPLY_NAMES = /(?:^|\s)(?:comment-respond|commentform|comment-form|respond)(?:\s|$)/;

/** All that readers wrote below a page, with its heading, by the names that the common content systems give it. */
export const COMMENTS_NAMES =
  /(?:^|\s)(?:comments|comments-area|comments?-?list|comments-wrapper|comments-section|wp-block-comments|post-comments|disqus_thread|comment-respond|commentform|comentarios|lista-comentarios)(?:\s|$)/;

/** Around what readers wrote where nobody else writes: the topics of a forum, by the names of the common programs. */
export const DISCUSSION_NAMES =
  /(?:^|[\s_-])(?:ips(?:topicview|layout_mainarea)|forums?|topics?|threads?(?:view)?|thread_controls)(?:[\s_-]|$)/i;
