/** The published form of one address of the site: what the compiler emits and the runtime serves. */

/**
 * Identity of a page: the WHATWG pathname with upper-case escapes and unreserved characters decoded,
 * e.g. `/zonas/palma/`. Made by `toPagePath` only.
 */
export type PagePath = string;

/** A heading of the Markdown, in document order. `anchor` is the element's own `id`, else a slug unique in the page. */
export interface Heading {
  /** 1 to 6. */
  level: number;
  text: string;
  anchor: string;
}

export interface Page {
  path: PagePath;
  /** Public address: `site.url` and `path`. */
  url: string;
  /** Title without the site's suffix. */
  title: string;
  /** Meta description; empty when the page states none. */
  description: string;
  /** BCP 47 primary language subtag the page is written in: `es`, `en`. */
  language: string;
  /** GitHub-flavoured Markdown that starts with the main heading as `# …`, ends with one LF, holds no raw HTML. */
  markdown: string;
  /** One for each heading line of `markdown`, in the same order. */
  headings: Heading[];
  /** ISO 8601 date, only when the site states it. */
  lastModified?: string;
  /** Other addresses of this page (path and query string): redirects, canonicalised duplicates. Sorted. */
  aliases: string[];
}
