/** Who the compiled site is, as stated in the config or detected; both programs and every document read it. */

export interface SiteIdentity {
  /** Public origin, without a slash at the end: `https://www.example.es`. Never derived from a request or the crawl. */
  url: string;
  /** Path of the content API; its last segment is the version: `/api/v1`. */
  apiPath: string;
  /** Reader-facing language, a key of `locales`. */
  language: string;
  /** Name of the business. */
  brand: string;
}
