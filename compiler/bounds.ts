/** Every bound of what is read of one page: sizes and counts, alike on every machine; only one is a time. */

/** Tags of HTML that are read of one page: threads hold a tree each, and nodes are what fills memory. */
export const MAX_TAGS = 20_000;

/** Characters of HTML that are read of one page. */
export const MAX_HTML_LENGTH = 1_250_000;

/** Elements that the parser makes of one page: wrongly nested tags are repaired by making millions (HTML Standard). */
export const MAX_ELEMENTS = 20_000;

/** Elements that are open at once while tags are read without making a tree. Real pages stay below 100. */
export const MAX_OPEN_ELEMENTS = 1_000;

/** Deeper elements are hoisted to this depth: real pages stay below 80, and recursive code must not overflow. */
export const MAX_DEPTH = 150;

/** Characters of a `class` attribute: what it says holds for all that stands in its element. */
export const MAX_CLASS_LENGTH = 2_000;

/** Characters of what a page states of itself: its title, its main heading, its description, a fact. */
export const MAX_STATED_LENGTH = 2_000;

/** A page with more of either than this is read in a thread of its own, which may run out of memory. */
export const LARGE_PAGE = { tags: MAX_TAGS / 2, length: MAX_HTML_LENGTH / 2 };

/** Milliseconds after which a page is given up: half of them in its reading, half in its conversion. */
export const MAX_READING_MS = 30_000;

/** Words of a page; fewer answer hardly any question. */
export const THIN_PAGE = 25;

/** Characters of a page's own style sheets that are read, and rules of one of them. */
export const MAX_STYLE_LENGTH = 300_000;
export const MAX_STYLE_RULES = 4_000;

/** Steps in which the selectors of a page's own sheets are matched: an element asked, or reached. Real pages need a tenth. */
export const MAX_SELECTOR_STEPS = 50_000_000;
