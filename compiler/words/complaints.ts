/** Words: what an editor is told of a site, one entry a kind of complaint. The sentences stand in `es/` and `en/`. */

import type { LedgerReason } from './es/reasons.ts';

/** Words of a page, and the page. */
interface Said {
  from: string;
  text: string;
}

/** Why an address gave no page; `detail` is what the server or the network said. */
export interface Failure {
  reason: LedgerReason;
  status?: number;
  detail?: string;
  /** Where redirects from it end. */
  end?: string;
}

/** What the sentences of a complaint name besides its place; null where they name nothing. */
export interface Complaints {
  'agent-instruction': null;
  'app-shell': null;
  'broken-link': Failure & { pages: number };
  'broken-listing': Failure & { foundOn: readonly string[] };
  'canonical-broken': { named: string };
  'canonical-loop': { circle: readonly string[] };
  'canonical-off-site': { named: string };
  'canonical-to-home': null;
  'contact-data': { holder: 'stated-phone' | 'stated-email' | 'entry' | 'address' | 'caption' };
  'contradictory-fact': { one: Said; other: Said };
  'duplicate-content': { pages: number };
  'duplicate-title': { pages: number };
  'empty-page': null;
  'fact-not-located': Said;
  'golden-query-broken': { query: string; expect: string; within: number; finds: readonly string[] };
  /** One rule took text of their own from so many pages; without a rule, so many say next to nothing. */
  'extraction-failed': { pages: number; of: number; rule?: string };
  'hidden-instruction': { selector: string };
  'hidden-text': { rule: string; selector: string };
  'image-without-alt': null;
  'invalid-selector': { selector: string };
  'long-address': { length: number };
  'missing-fact': null;
  'missing-title': { hasHeading: boolean };
  'named-page-missing': { address: string };
  'orphan-page': { foundOn: readonly string[] };
  'other-site': { published: string; compiled: string; pages: number; kept: number };
  'page-failed': Failure;
  'page-too-large': { unread: number };
  'pages-lost': { lost: readonly string[]; pages: number; allowedLoss: number };
  /** Pages of the published content that are missing. */
  'part-of-site': { missing: number; pages: number };
  'pattern-matches-nothing': { pattern: string };
  'pinned-page-gone': { path: string };
  'query-string-pages': { addresses: number; areOwnPages: boolean };
  'redirect-chain': { via: string; target: string };
  'redirected-link': { pages: number; target: string };
  'robots-forbid-all': { line: number; rule: string };
  'robots-unavailable': { status?: number };
  'selector-matches-nothing': { selector: string };
  'site-unreachable': { why: string };
  'sitemap-off-site': { entries: number; example: string };
  'sitemap-unreadable': { why: string };
  /** The host that was crawled; absent for a credential. */
  'staging-leak': { host?: string };
  'thin-page': { words: number };
  /** The rule that took most, and the largest part that it took. */
  'own-text-lost': { kept: number; words: number; rule: string; selector?: string };
  'unreadable-page': null;
  'unrendered-shortcode': null;
}

export type ComplaintCode = keyof Complaints;

/** What is wrong, and what to do about it, each a sentence. */
export interface Complaint {
  message: string;
  hint: string;
}

export type ComplaintWords = {
  [Code in ComplaintCode]: (about: Complaints[Code], where: string) => Complaint;
};
