/** Shapes of the pages that a search finds, before and after they become results. */

import type { Heading, Translation } from '../page.ts';
import type { BodyReader } from './excerpt/scan-words.ts';
import type { toAnswerSign } from './language/answer-signs.ts';
import type { MatchedQuery } from './rank/match-words.ts';
import type { RankedPage } from './rank/rank-pages.ts';

/** Page as search needs it for results and excerpts. */
export interface SearchablePage {
  title: string;
  url: string;
  description: string;
  /** In the order of the heading lines of the Markdown. */
  headings: readonly Heading[];
  translations?: readonly Translation[] | undefined;
  /** Returns the Markdown within the first `bytes` of the page's document, whose front matter counts too. */
  readMarkdown: (bytes: number) => string;
}

/** Found page as a result. */
export interface SearchHit {
  title: string;
  url: string;
  /** Plain text, at most `excerptLimit` long, of a later result `laterExcerptLimit`. */
  excerpt: string;
  /** Heading above the excerpt, and its address with anchor; absent below the first. */
  section?: string;
  sectionUrl?: string;
  /** Address that opens the site's own page at the excerpt; absent if no words near it are unique on the page. */
  citeUrl?: string;
  /** Language of the page and its translations, only on a site in several languages. */
  language?: string;
  translations?: readonly Translation[];
}

/** Found page, with the reading of the query in the page's language, from which its excerpt is made. */
export interface Found {
  entry: RankedPage;
  matched: MatchedQuery;
  readBody: BodyReader;
  sign: ReturnType<typeof toAnswerSign>;
}
