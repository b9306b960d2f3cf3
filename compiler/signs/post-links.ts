/** Signs of the links around a post: its tags and categories, the posts before and after it. */

/** A line of links to archives, by the names that the common content systems give it. */
export const TAG_NAMES =
  /(?:^|\s)(?:tags-links|cat-links|entry-tags|entry-categories|post-tags|post-categories|post__tags|tag-list|tagcloud|wp-block-tag-cloud|wp-block-post-terms|taxonomy-(?:post_tag|category)|tagged_as|posted_in|article-tags|blog-tags)(?:\s|$)/;

/** What a link to an archive says of itself. */
export const TAG_REL = /(?:^|\s)(?:tag|category)(?:\s|$)/;

/** The posts before and after. */
export const NEIGHBOUR_NAMES =
  /(?:^|\s)(?:post-navigation|nav-links|nav-previous|nav-next|posts-navigation|navigation-post|elementor-post-navigation|wp-block-post-navigation-link|pagination-nav|post-nav|prev-next|pager)(?:\s|$)/;
