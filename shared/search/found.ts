/** Pages that a search finds, before and after they are told to the reader. */

import type { Heading, Translation } from '../page.ts';
import type { BodyReader } from './excerpt/scan-words.ts';
import type { toAnswerSign } from './language/answer-signs.ts';
import type { MatchedQuery } from './rank/match-words.ts';
import type { RankedPage } from './rank/rank-pages.ts';

/** What results and excerpts are made of. */
export interface SearchablePage {
  title: string;
  url: string;
  description: string;
  /** Same order as the heading lines of the Markdown. */
  headings: readonly Heading[];
  translations?: readonly Translation[] | undefined;
  /** Its Markdown within the first `bytes` of its document. */
  readMarkdown: (bytes: number) => string;
}

export interface SearchHit {
  title: string;
  url: string;
  /** Plain text, at most `excerptLimit` long. */
  excerpt: string;
  /** Heading above the excerpt, and its address with anchor; absent below the first. */
  section?: string;
  sectionUrl?: string;
  /** Opens the site's own page at the excerpt; absent where no words of it stand once there. */
  citeUrl?: string;
  /** Of the page, where the site has several, and the same page in others of them. */
  language?: string;
  translations?: readonly Translation[];
}

export interface Found {
  entry: RankedPage;
  matched: MatchedQuery;
  readBody: BodyReader;
  sign: ReturnType<typeof toAnswerSign>;
}
