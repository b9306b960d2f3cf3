/** Signs of links that lead to a person, an archive, a neighbour, only onwards, or to further reading. */

import { inAnyLanguage, inCompleteLanguages } from '../words/any-language.ts';

/** Icons at the start and end of such lines. */
const ICONS = '[\\s()[\\]→←↑↗➔➜➤›»«‹>+×✕…·|:.!–—-]*';

/** Matches a text that only says where a link opens. */
export const NEW_WINDOW = new RegExp(`^${ICONS}${inAnyLanguage((words) => words.interface?.newWindow)}${ICONS}$`, 'iu');

const MORE_WORDS = inAnyLanguage((words) => words.interface?.more);

/** Matches the whole text of a link that opens the rest of a text. */
export const MORE = new RegExp(`^${ICONS}${MORE_WORDS}${ICONS}$`, 'iu');

/** Matches a label of a few words, without figures, that asks to look at something. */
export const LOOK = new RegExp(
  `^${ICONS}${inAnyLanguage((words) => words.interface?.look)}(?: \\p{L}{1,20}){1,3}${ICONS}$`,
  'iu',
);

/** Matches the whole text of a link or button that leads on or back. */
export const ONWARD = new RegExp(
  `^${ICONS}(?:${MORE_WORDS}|${inAnyLanguage((words) => words.interface?.onward)})${ICONS}$`,
  'iu',
);

/** Matches the whole title of a table of contents. */
export const CONTENTS_TITLE = new RegExp(
  `^${ICONS}${inAnyLanguage((words) => words.interface?.contents)}${ICONS}$`,
  'iu',
);

/** Matches titles of recommendations to read or buy next; tested in lower case. */
export const RELATED_TITLE = new RegExp(`\\b${inAnyLanguage((words) => words.interface?.relatedTitle)}(?!\\p{L})`, 'u');

/** Matches addresses that start a call, a chat or a mail. */
export const CONTACT_ADDRESS =
  /^(?:tel|sms|mailto|whatsapp|callto):|^https?:\/\/(?:wa\.(?:me|link)|(?:api|web)\.whatsapp\.com|t\.me|m\.me)\//i;

/** Matches the name of a contact page, in folded words. */
export const CONTACT_PAGE = new RegExp(`^${inCompleteLanguages((words) => words.roles.contact)}$`);

/** Matches a mail address or a telephone number in a text. */
export const CONTACT_VALUE = /@\S|\d(?:[ .-]?\d){8}/;

/** Matches addresses of files that browsers do not show as a page: documents, tables, archives, recordings. */
export const FILE_ADDRESS = /\.(?:pdf|docx?|xlsx?|pptx?|od[pst]|rtf|zip|mp3)(?:[?#]|$)/i;

/** Names of a line of links to archives in common content systems. */
export const TAG_NAMES =
  /(?:^|\s)(?:tags-links|cat-links|entry-tags|entry-categories|post-tags|post-categories|post__tags|tag-list|tagcloud|wp-block-tag-cloud|wp-block-post-terms|taxonomy-(?:post_tag|category)|tagged_as|posted_in|article-tags|blog-tags)(?:\s|$)/;

/** Matches the `rel` of a link to an archive. */
export const TAG_REL = /(?:^|\s)(?:tag|category)(?:\s|$)/;

/** Names of links to the posts before and after. */
export const NEIGHBOUR_NAMES =
  /(?:^|\s)(?:post-navigation|nav-links|nav-previous|nav-next|posts-navigation|navigation-post|elementor-post-navigation|wp-block-post-navigation-link|pagination-nav|post-nav|prev-next|pager)(?:\s|$)/;
