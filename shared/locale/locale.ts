/** What a language must say: every sentence that a reader of the API sees. */

import type { Addresses } from '../addresses.ts';
import type { ErrorDetails } from '../contract/errors.ts';
import type { OperationId, ToolId } from '../contract/operations.ts';
import type { GuideText } from './guide-text.ts';

/** Sentences for the fields of parameters and results, by key. */
export type FieldText =
  | 'query'
  | 'limit'
  | 'cursor'
  | 'pageUrl'
  | 'part'
  | 'section'
  | 'resultTitle'
  | 'resultUrl'
  | 'excerpt'
  | 'resultSection'
  | 'resultSectionUrl'
  | 'unknownWords'
  | 'corrections'
  | 'correctionFrom'
  | 'correctionTo'
  | 'searchHint'
  | 'total'
  | 'results'
  | 'nextCursor'
  | 'headingLevel'
  | 'headingText'
  | 'headingAnchor'
  | 'pageTitle'
  | 'pageAddress'
  | 'markdown'
  | 'truncated'
  | 'partNumber'
  | 'parts'
  | 'nextPart'
  | 'pageDescription'
  | 'headings'
  | 'lastModified'
  | 'contentHash'
  | 'linkName'
  | 'linkUrl'
  | 'serviceModelDescription'
  | 'performedBy'
  | 'quotedBy'
  | 'invoicedBy'
  | 'warranty'
  | 'onlineBooking'
  | 'brand'
  | 'website'
  | 'companyDescription'
  | 'hours'
  | 'coverage'
  | 'howToAsk'
  | 'contactPage'
  | 'legalNotice'
  | 'tax'
  | 'prices'
  | 'pricesPage'
  | 'serviceModel'
  | 'services'
  | 'areas'
  | 'pages'
  | 'clientId'
  | 'clientName'
  | 'scope'
  | 'identityType'
  | 'policy'
  | 'quotaLimit'
  | 'windowSeconds'
  | 'used'
  | 'remaining'
  | 'resetSeconds'
  | 'quota'
  | 'errorCode'
  | 'errorMessage'
  | 'errorData'
  | 'errorStatus'
  | 'errorHint'
  | 'errorParameter';

/** Sentences for the headers of an answer. */
export type HeaderText =
  | 'RateLimit'
  | 'RateLimit-Policy'
  | 'RateLimit-Limit'
  | 'RateLimit-Remaining'
  | 'RateLimit-Reset'
  | 'API-Version'
  | 'Retry-After'
  | 'WWW-Authenticate'
  | 'ETag'
  | 'Allow'
  | 'Link';

/** What is said of one operation. */
interface OperationText {
  /** A few words: «Buscar páginas». */
  title: string;
  /** One sentence. */
  summary: string;
  /** What it does and when to use it, for people and models that choose a tool. */
  description: string;
}

/** What a search lacks, and where to turn. */
export interface SearchGap {
  foundNothing: boolean;
  /** Words that the site does not know, as typed but folded. */
  unknownWords: readonly string[];
  /** Name of the language that the content is in. */
  contentLanguage: string;
  /** Address of the contact page, if there is one. */
  contactPage?: string | undefined;
}

/** The business whose content the tools give, for a model that has the tools of many. */
export interface ToolSite {
  brand: string;
  /** What it does, in a phrase; empty when that is not known. */
  about: string;
  /** Name of the language that the content is in. */
  contentLanguage: string;
}

export interface Locale {
  /** BCP 47 tag. */
  language: string;
  fields: Record<FieldText, string>;
  headers: Record<HeaderText, string>;
  operations: Record<OperationId, OperationText>;
  /** What each tool does and when to use it; whose content it gives, and in which language. */
  tools: Record<ToolId, (site: ToolSite) => string>;
  /** How a model uses the tools together. */
  toolInstructions(site: ToolSite): string;
  /** One sentence for each status of an answer. */
  statuses: Record<200 | 304 | 400 | 401 | 403 | 404 | 405 | 429 | 500 | 503, string>;
  /** What an agent makes of a search that found nothing, or of whose words the site knows few. */
  searchHint(gap: SearchGap): string;
  /** Message (what is wrong) and hint (what to do) of an error. */
  error(details: ErrorDetails, addresses: Addresses): { message: string; hint: string };
  /** The page that a browser gets at the authorization endpoint, which no grant uses. */
  noSignIn: { title: string; body: string };
  /** Body of a 404 asked for as Markdown. */
  notFoundMarkdown(documents: Addresses['documents']): string;
  /** 502 of front mode. */
  upstreamDown: string;
  /** The documents for agents and developers. */
  guides: GuideText;
}
