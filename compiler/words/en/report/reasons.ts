/** English: reasons for the outcome of an address, each a clause. */

import type { LedgerReason } from '../../../model.ts';
import type { NetworkFault } from '../../es/report/network.ts';
import { network } from './network.ts';

export const reasons: Readonly<Record<LedgerReason, string>> = {
  ok: 'it is a page of its own',
  redirect: 'it redirects to another address',
  refresh: 'it sends visitors to another address at once',
  canonical: 'its canonical link names another page',
  duplicate: 'it says the same as another page',
  noindex: 'it asks robots not to index it',
  'robots-txt': 'robots.txt disallows it',
  'no-rights': 'this user may not read its file',
  'not-html': 'it is no HTML page',
  'http-status': 'the site answered with an error',
  'needs-login': 'it asks for a user name and a password',
  'turned-away': 'the site turns programs away',
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
  'app-shell': 'it is empty until a script fills it',
  empty: 'it has no words of its own',
  unreadable: 'reading it failed, or took more time or memory than a page may take',
  'pdf-locked': 'the PDF is locked with a password',
  'pdf-broken': 'the PDF is damaged',
  'pdf-bomb': 'reading the PDF takes more time or memory than a document may take',
  'pdf-without-text': 'the PDF has no text, only pictures, as scans have',
  'soft-404': 'it looks like the page for what does not exist',
  'too-large': 'it is larger than a page may be',
  timeout: 'the site did not answer in time',
  'too-slow': 'its answer took too long',
  connection: 'the connection broke',
  'invalid-answer': 'the site answered with something that is no valid HTTP',
  'page-limit': 'crawl.maxPages was reached before',
  'not-visited': 'it was not visited',
};

/** Writes a detail for an editor: `address` and the names of network faults as clauses, any other as it is. */
export const detail = (said: string): string =>
  said === 'address' ? 'its address' : (network[said as NetworkFault]?.why ?? said);
