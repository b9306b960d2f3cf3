/** Which addresses are left alone before any request, by their form alone, and by which rule. */

import { inAnyLanguage } from '../../words/any-language.ts';
import type { LedgerReason } from '../../words/es/reasons.ts';
import type { CrawlLimits } from '../crawl-options.ts';
import { isActionParameter, isSearchParameter } from './query-parameters.ts';
import type { Address } from './site-addresses.ts';

/** Why an address is not fetched, or not published. */
export interface Refusal {
  reason: LedgerReason;
  detail?: string;
}

const ASSET =
  /\.(?:avif|bmp|gif|heic|ico|jpe?g|png|svgz?|tiff?|webp|aac|flac|m4a|mp3|oga|ogg|opus|wav|avi|m4v|mkv|mov|mp4|mpe?g|ogv|webm|wmv|css|js|mjs|map|wasm|eot|otf|ttf|woff2?|7z|apk|bz2|dmg|exe|gz|iso|msi|rar|tar|tgz|xz|zip|csv|docx?|dwg|epub|ics|json|kml|kmz|odp|ods|odt|pdf|pps|pptx?|ps|rtf|txt|vcf|webmanifest|xlsx?|xml|xsl|xsd)$/i;

const FEED = /\/(?:feed|rss|atom|rdf)(?:\/(?:atom|rdf|rss2?|feed))?\/?$|\.(?:rss|atom|rdf)$/i;

const SERVICE =
  /^\/(?:.*\/)?(?:wp-(?:json|admin|includes|login\.php|cron\.php|comments-post\.php|signup\.php|trackback\.php)|xmlrpc\.php|cdn-cgi|\.well-known|_next\/data)(?:\/|$)|\/(?:trackback|embed)\/?$/i;

const SEARCH_PATH = new RegExp(
  `^/(?:.*/)?${inAnyLanguage(({ addresses }) => addresses?.search?.map(encodeURIComponent))}/?$`,
  'i',
);

/** True when `path` matches a pattern of the kind that robots.txt uses: a prefix, with `*` and a final `$`. */
export function matchesPattern(pattern: string, path: string): boolean {
  const source = pattern
    .replace(/[\\^$.|?+()[\]{}]/g, '\\$&')
    .replace(/\*+/g, '.*')
    .replace(/\\\$$/, '$');
  return new RegExp(`^${source}`, 's').test(path);
}

/** The rule against fetching `address`, if any; what the owner lists is no trap, however odd it looks. */
export function refuseAddress(address: Address, limits: CrawlLimits, isListed: boolean): Refusal | undefined {
  if (address.length > limits.addressLength) {
    return { reason: 'address-too-long', detail: `more than ${limits.addressLength} characters` };
  }
  const mark = address.indexOf('?');
  const path = mark < 0 ? address : address.slice(0, mark);
  if (FEED.test(path)) return { reason: 'feed' };
  if (ASSET.test(path)) return { reason: 'not-html', detail: 'by its file extension' };
  if (SERVICE.test(path)) return { reason: 'service-address' };

  const names = mark < 0 ? [] : [...new URLSearchParams(address.slice(mark + 1)).keys()];
  if (names.includes('feed') || names.includes('rsd')) return { reason: 'feed' };
  if (names.includes('attachment_id')) return { reason: 'attachment' };
  const search = names.find(isSearchParameter);
  if (search !== undefined) return { reason: 'search-results', detail: `parameter ${search}` };
  if (SEARCH_PATH.test(path) && names.length > 0) return { reason: 'search-results' };
  const action = names.find(isActionParameter);
  if (action !== undefined) return { reason: 'action-link', detail: `parameter ${action}` };

  if (isListed) return undefined;
  const segments = path.split('/').filter((segment) => segment !== '');
  if (segments.length > limits.pathSegments) return { reason: 'path-trap', detail: `${segments.length} levels deep` };
  const times = new Map<string, number>();
  for (const segment of segments) times.set(segment, (times.get(segment) ?? 0) + 1);
  const repeated = [...times].find(([, count]) => count > limits.repeatedSegments);
  return repeated && { reason: 'path-trap', detail: `“${repeated[0]}” stands ${repeated[1]} times in the path` };
}
