/** The values that flow between the compiler's stages: Source → Page → Artifact, and complaints about them. */

import type { SiteIdentity } from '#shared/addresses.ts';
import type { CompanyInfo } from '#shared/contract/schemas.ts';
import type { Page, PagePath } from '#shared/page.ts';
import type { DayDifference } from './words/list-some.ts';

/** Answer of the site for one address that is to be published. */
export interface Source {
  path: PagePath;
  /** Public address: `site.url` and `path`, also when the crawl happened elsewhere. */
  url: string;
  /** The HTML as UTF-8. A page of a crawl may be read from a file each time that it is asked for. */
  readonly html: Uint8Array;
  /** Characters at its end that the crawl cut off unread; none when absent. */
  unread?: number;
  /** Of a document, such as a PDF, that the HTML was made of; absent for HTML. */
  mediaType?: string;
  /** Whether scripts made the HTML. */
  isRendered?: true;
  /** Name of a document that states no title. */
  name?: string;
  /** Content-Language header or sitemap hreflang, when stated. */
  language?: string;
  /** ISO 8601 date from the sitemap's `lastmod` or the Last-Modified header, when stated and valid. */
  lastModified?: string;
  /** Other addresses of this page (path and query string), sorted. */
  aliases: string[];
}

/** Outcome of an address that the crawl has seen. */
export type Outcome = 'published' | 'alias' | 'skipped' | 'failed';

/** Stable identifier of the reason for an outcome. */
export type LedgerReason =
  | 'ok'
  | 'redirect'
  | 'refresh'
  | 'canonical'
  | 'duplicate'
  | 'noindex'
  | 'robots-txt'
  | 'not-html'
  | 'no-rights'
  | 'http-status'
  | 'needs-login'
  | 'turned-away'
  | 'excluded'
  | 'not-included'
  | 'query-string'
  | 'action-link'
  | 'archive'
  | 'pagination'
  | 'attachment'
  | 'password'
  | 'search-results'
  | 'feed'
  | 'service-address'
  | 'address-too-long'
  | 'path-trap'
  | 'query-trap'
  | 'too-many-redirects'
  | `redirect-${'without-target' | 'off-site' | 'broken' | 'loop'}`
  | 'app-shell'
  | 'empty'
  | 'unreadable'
  | 'pdf-locked'
  | 'pdf-broken'
  | 'pdf-bomb'
  | 'pdf-without-text'
  | 'soft-404'
  | 'too-large'
  | 'timeout'
  | 'too-slow'
  | 'connection'
  | 'invalid-answer'
  | 'page-limit'
  | 'not-visited';

/** Reason why an address gave no page; `detail` has a NetworkFault, or the words of the server or the network. */
export interface Failure {
  reason: LedgerReason;
  status?: number | undefined;
  detail?: string | undefined;
  /** Where redirects from it end. */
  end?: string | undefined;
}

/** One row per seen address: exactly one outcome and one reason, so that the counts add up. */
export interface LedgerEntry {
  /** Public address as normalised by the crawl. */
  url: string;
  outcome: Outcome;
  reason: LedgerReason;
  /** HTTP status of the last answer, when there was one. */
  status?: number;
  /** The page that an alias stands for, or where a redirect leads. */
  target?: string;
  /** More for a person: the error's words, the rule. */
  detail?: string;
  /** How the address was found: the paths of pages that link to it, sorted, at most 20; then `seed` and `sitemap`. */
  foundOn: string[];
  /** How many more pages link to it. */
  foundOnMore?: number;
}

/** Which expectation does not hold. */
export type GoldenFailure = 'page' | 'passage' | 'fact' | 'known';

/** Expected result of a golden query, with the fields of `GoldenQuery`. */
export interface Expectation {
  expect?: string | undefined;
  within: number;
  passage?: string | undefined;
  fact?: string | undefined;
  unknown?: boolean | undefined;
}

export interface FailedQuestion extends Expectation {
  query: string;
  finds: readonly string[];
  says?: string;
  failure?: GoldenFailure;
}

/** By code of a complaint: the values that its sentence names; null where it names nothing. */
interface Complaints {
  'access-denied': Failure;
  'access-login': Failure;
  'agent-instruction': null;
  'agents-shut-out': { agents: readonly string[] };
  'app-shell': null;
  'broken-link': Failure & { foundOn: readonly string[] };
  'canonical-broken': { named: string };
  'canonical-off-site': { named: string };
  'canonical-to-other': { named: string };
  'contact-data': { holder: string };
  'contact-in-captions': { pages: number };
  'contradictory-fact': Record<'one' | 'other', { from: string; text: string }> & { days?: readonly DayDifference[] };
  'crawl-delay': { stated: number; kept: number; requests: number; cost: number };
  'document-unread': Failure;
  'document-cut': { sheets: number };
  'duplicate-content': { pages: number };
  'duplicate-title': { pages: number };
  'empty-page': null;
  'fact-not-indexed': { path: string };
  'fact-not-located': { from: string; text: string };
  'golden-query-broken': FailedQuestion;
  'hidden-instruction': { selector: string };
  'links-cut': { addresses: number };
  'long-address': { length: number };
  'missing-fact': null;
  'missing-title': { hasHeading: boolean };
  'named-page-missing': { address: string };
  'orphan-page': { foundOn: readonly string[] };
  'other-site': { published: string; compiled: string; pages: number; kept: number };
  'page-failed': Failure;
  'page-too-large': { unread: number };
  'pages-lost': { lost: readonly string[]; pages: number; allowedLoss: number };
  'part-of-site': { missing: number; pages: number };
  'pattern-matches-nothing': { pattern: string };
  'pinned-page-gone': { path: string };
  'query-string-pages': { addresses: number };
  'relative-link': { links: readonly { written: string; means: string }[]; pages: number };
  'robots-forbid-all': { line: number; rule: string };
  'robots-unavailable': { status?: number; why?: string };
  'no-browser': { pages: number; isBroken?: boolean };
  'no-site-address': { url: string };
  'scripts-failed': { why: string };
  /** Words of pages before and after their scripts; `known` pages are as they were made earlier. */
  'scripts-run': { pages: number; before: number; after: number; foreign: readonly string[]; known: number };
  'selector-matches-nothing': { selector: string };
  'site-unreachable': { why: string };
  'sitemap-off-site': { entries: number; example: string };
  'sitemap-unreadable': { why: string };
  'sitemaps-cut': { addresses: number };
  /** The host that was crawled, absent for a credential, and all files that name it. */
  'staging-leak': { host?: string; files: readonly string[] };
  /** One rule took own text from `pages` pages; without a rule, `pages` pages have hardly any words. */
  'extraction-failed': { pages: number; of: number; rule?: string };
  'own-text-lost': { kept: number; words: number; rule: string; selector?: string };
  'thin-page': { words: number };
  'unrendered-shortcode': null;
  'unreadable-files': { files: readonly string[] };
  /** `base` is the path below which the folder is served, without a final slash; `patterns` take the files in. */
  'unlinked-files': { files: readonly string[]; base: string; patterns: readonly string[] };
  'unreadable-page': { why: string };
  'unread-language': { language: string };
}

export type ComplaintCode = keyof Complaints;

/** A language's sentences for complaints. */
export type ComplaintWords = { readonly [Code in ComplaintCode]: (about: Complaints[Code]) => string };

export type Severity = 'error' | 'warning' | 'info';

/** A complaint as a value: `words/` has the sentences for it, and `about` the values that they name. */
export type Diagnostic = { [Code in ComplaintCode]: DiagnosticOf<Code> }[ComplaintCode];

interface DiagnosticOf<Code extends ComplaintCode> {
  severity: Severity;
  code: Code;
  /** Page path, or config field such as `company.hours`. */
  where: string;
  about: Complaints[Code];
  quote?: string;
  /** Paths of the further pages that it concerns, sorted: those that link to a broken address, the other duplicates. */
  pages?: PagePath[];
}

/** Makes a complaint. The types require the values of `about` that belong to the code. */
export const complain = <Code extends ComplaintCode>(
  severity: Severity,
  code: Code,
  where: string,
  about: Complaints[Code],
  more: Pick<DiagnosticOf<Code>, 'quote' | 'pages'> = {},
): Diagnostic => ({ severity, code, where, about, ...more }) as Diagnostic;

/** Selectors of the owner, which win over every rule of ours. */
export interface ContentRules {
  root?: string;
  drop: string[];
  keep: string[];
}

/** A part of a page that agents do not get, with the rule that removed it. */
export interface Removal {
  /** Stable name of the rule, such as `landmark-nav`, `hidden` or `owner-drop`. */
  rule: string;
  /** CSS-like path of the removed element, e.g. `body > header.site-header`. */
  selector: string;
  text: string;
}

/** The compiler's view of a page: published values, and values that only reports and search index need. */
export interface CompiledPage extends Page {
  /** Alternative texts of the content's images, in order, decorative ones left out. */
  imageAlts: string[];
  /** Passages that an address can open: start and length in the searched text, from the end of its first line. */
  cites?: readonly number[];
  /** Public addresses that the page names as its versions in other languages. */
  alternates?: string[];
  words: number;
  own: OwnWords;
  removed: Removal[];
}

/** Words that stand on this page and on one other at most, outside of links, buttons, forms and landmarks. */
export interface OwnWords {
  words: number;
  kept: number;
  /** The rule that took most of the others. */
  takenBy?: string;
}

/** Source of a company fact. */
export interface FactSource {
  /** Field of the company information, e.g. `hours` or `services[3]`. */
  field: string;
  /** `config`, or the path of the page. */
  from: string;
  /** JSON-LD property, selector or sentence it was read from. */
  evidence: string;
  /** Read from the frame of the page, which its Markdown does not have. */
  isOfFrame?: true;
}

/** Title and description of a page in lists and guides, instead of its own. They leave out unlisted pages. */
export type PageCaption = Pick<Page, 'title' | 'description'> & { isUnlisted: boolean };

/** Everything that emitters need; a value, made by pure stages. */
export interface CompiledSite {
  site: SiteIdentity;
  company: CompanyInfo;
  /** Sorted by path, in code-point order. */
  pages: CompiledPage[];
  /** Of pages whose title, description or address holds contact data. */
  captions?: ReadonlyMap<PagePath, PageCaption>;
  facts: FactSource[];
  synonyms: string[][];
  /** The owner's queries, each with the path of the page that it must find. */
  golden?: { query: string; expect: PagePath }[];
  /** As in the manifest. */
  parameters?: string[];
}

/** One output file. `path` is relative to the output folder, with `/`. */
export interface Artifact {
  path: string;
  body: string | Uint8Array;
}

/** A document that is published at an address of its own, a path below `site.url`. */
export interface PublishedDocument {
  address: string;
  mediaType: string;
  body: string;
}
