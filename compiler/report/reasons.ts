/** Report stage: what the reasons of the ledger mean, in words for an editor. */

import type { LedgerReason } from '../model.ts';

const MEANING: Readonly<Record<LedgerReason, string>> = {
  ok: 'it is a page of its own',
  redirect: 'it redirects to another address',
  refresh: 'it sends visitors to another address at once',
  canonical: 'its canonical link names another page',
  duplicate: 'it says the same as another page',
  noindex: 'it asks robots not to index it',
  'robots-txt': 'robots.txt disallows it',
  'not-html': 'it is no HTML page',
  'http-status': 'the site answered with an error',
  excluded: 'crawl.exclude of the config leaves it out',
  'not-included': 'it matches no pattern of crawl.include',
  'query-string': 'only its query string tells it from other pages',
  'action-link': 'its address does something rather than showing something',
  archive: 'it is a list of other pages',
  pagination: 'it is a further part of a list',
  attachment: 'it only shows a file',
  password: 'it asks for a password',
  'search-results': 'it is a list of search results',
  feed: 'it is a feed',
  'service-address': 'it belongs to the machinery of the site',
  'address-too-long': 'its address is too long',
  'path-trap': 'its address repeats itself, as links that went wrong do, or is one of too many alike',
  'query-trap': 'too many addresses that differ from it in their query string led to nothing new',
  'too-many-redirects': 'too many redirects lead to it',
  'redirect-without-target': 'it redirects, but does not say where',
  'redirect-off-site': 'it redirects to another site',
  'redirect-broken': 'it redirects to an address that leads nowhere',
  'redirect-loop': 'its redirects run in a circle',
  empty: 'it has no words of its own',
  unreadable: 'it could not be read in the time and memory that a page may take',
  'soft-404': 'it looks like the page for what does not exist',
  'too-large': 'it is larger than a page may be',
  timeout: 'the site did not answer in time',
  'too-slow': 'its answer took too long',
  connection: 'the connection broke',
  'invalid-answer': 'the site answered with something that is no valid HTTP',
  'page-limit': 'crawl.maxPages was reached before',
  'not-visited': 'it was not visited',
};

/** A clause that says why. */
export function toMeaning(reason: LedgerReason): string {
  return MEANING[reason];
}
