/** Signs of links that lead to a person, an archive, a neighbour, only on, or to further reading. */

import { inAnyLanguage } from '../words/any-language.ts';

/** Icons at the ends of such lines. */
const ICONS = '[\\s()[\\]→←↑↗➔➜➤›»«‹>+×✕…·|:.!–—-]*';

/** All of a text that tells where a link opens. */
export const NEW_WINDOW = new RegExp(`^${ICONS}${inAnyLanguage((words) => words.interface?.newWindow)}${ICONS}$`, 'iu');

/** All of a link or button that leads on or back. */
export const ONWARD = new RegExp(`^${ICONS}${inAnyLanguage((words) => words.interface?.onward)}${ICONS}$`, 'iu');

/** All of the title of a list of what the page holds. */
export const CONTENTS_TITLE = new RegExp(
  `^${ICONS}${inAnyLanguage((words) => words.interface?.contents)}${ICONS}$`,
  'iu',
);

/** Titles of what a page recommends to read or buy next; tested against the title in lower case. */
export const RELATED_TITLE = new RegExp(`\\b${inAnyLanguage((words) => words.interface?.relatedTitle)}(?!\\p{L})`, 'u');

/** A person rather than a page: addresses that start a call, a chat or a mail. */
export const CONTACT_ADDRESS =
  /^(?:tel|sms|mailto|whatsapp|callto):|^https?:\/\/(?:wa\.(?:me|link)|(?:api|web)\.whatsapp\.com|t\.me|m\.me)\//i;

/** What is read or kept outside of the browser: documents, tables, archives, recordings. */
export const FILE_ADDRESS = /\.(?:pdf|docx?|xlsx?|pptx?|od[pst]|rtf|zip|mp3)(?:[?#]|$)/i;

/** A line of links to archives, by the names that the common content systems give it. */
export const TAG_NAMES =
  /(?:^|\s)(?:tags-links|cat-links|entry-tags|entry-categories|post-tags|post-categories|post__tags|tag-list|tagcloud|wp-block-tag-cloud|wp-block-post-terms|taxonomy-(?:post_tag|category)|tagged_as|posted_in|article-tags|blog-tags)(?:\s|$)/;

/** What a link to an archive says of itself. */
export const TAG_REL = /(?:^|\s)(?:tag|category)(?:\s|$)/;

/** The posts before and after. */
export const NEIGHBOUR_NAMES =
  /(?:^|\s)(?:post-navigation|nav-links|nav-previous|nav-next|posts-navigation|navigation-post|elementor-post-navigation|wp-block-post-navigation-link|pagination-nav|post-nav|prev-next|pager)(?:\s|$)/;
