/** Decides which addresses belong to the site, gives each one spelling, and refuses addresses by their form. */

import { mostCommon } from '#shared/group-by.ts';
import { comparePaths, toPagePath } from '#shared/page.ts';
import { remember } from '#shared/remember.ts';
import type { LedgerReason } from '../model.ts';
import { siteKey } from '../site-key.ts';
import { inAnyLanguage } from '../words/any-language.ts';
import { CART_PARAMETER } from '../words/no-language.ts';
import type { CrawlLimits } from './limits.ts';
import { createPathPattern } from './read/path-pattern.ts';

/** Path and query string in one spelling, without tracking, session and fragment: identity in frontier and ledger. */
export type Address = string;

/** Returns the path of an address. */
export const withoutQuery = (address: Address): Address => address.split('?', 1)[0] ?? address;

export type SiteAddresses = ReturnType<typeof createSiteAddresses>;

const isHttp = (url: URL): boolean => url.protocol === 'http:' || url.protocol === 'https:';

/** Returns a URL's path in the crawl's spelling, without session parameters. */
const toCleanPath = (url: URL): string =>
  toPagePath(url.pathname).replace(/;(?:jsessionid|phpsessid|sid|cfid|cftoken)=[^/;]*/gi, '') || '/';

const TRACKING_PARAMETERS = new Set(
  `fbclid gclid gclsrc dclid gbraid wbraid gad_source gad_campaignid msclkid yclid ttclid twclid li_fat_id igshid igsh
  mc_cid mc_eid mkt_tok _hsenc _hsmi __hstc __hssc __hsfp hsctatracking _ga _gl _openstat vero_id vero_conv wickedid
  oly_anon_id oly_enc_id s_cid epik srsltid rb_clickid ml_subscriber ml_subscriber_hash ref_src cmpid ncid
  _branch_match_id _kx trk_contact trk_msg trk_module trk_sid`.split(/\s+/),
);

const SESSION_PARAMETER =
  /^(?:phpsessid|jsessionid|aspsessionid|asp\.net_sessionid|sessionid|session_id|sessid|cfid|cftoken|osclsid|zenid)$/;

/** Minimum length, in characters, of the value of a parameter with this name for it to be a session. */
const MIN_SESSION_LENGTHS = new Map(Object.entries({ sid: 8, s_id: 8, session: 16, token: 16 }));

/** Whether a parameter only identifies the visit (origin or session) and never changes the content of a page. */
function isVisitParameter(name: string, value: string): boolean {
  const lower = name.toLowerCase();
  return (
    TRACKING_PARAMETERS.has(lower) ||
    /^(?:utm|mtm|pk|piwik|hsa|matomo)_|^at_(?:campaign|medium|custom)/.test(lower) ||
    SESSION_PARAMETER.test(lower) ||
    (/^[\w-]+$/.test(value) && value.length >= (MIN_SESSION_LENGTHS.get(lower) ?? Number.POSITIVE_INFINITY))
  );
}

/** Returns a URL's query without visit parameters, sorted by name, with its `?`; `''` if nothing is left of it. */
function toCleanQuery(url: URL): string {
  const kept = url.search
    .slice(1)
    .split('&')
    .filter((pair) => {
      const [[name, value] = ['', '']] = [...new URLSearchParams(pair)];
      return pair !== '' && !isVisitParameter(name, value);
    });
  // Stable by name only: the order of equal names can carry meaning.
  const name = (pair: string) => pair.split('=', 1)[0] ?? pair;
  kept.sort((a, b) => comparePaths(name(a), name(b)));
  return kept.length === 0 ? '' : `?${kept.join('&')}`;
}

/**
 * Creates the address book of a site that is crawled at one origin and published at another.
 * @throws TypeError if one of the origins is not a URL
 */
export function createSiteAddresses(fetchOrigin: string, siteUrl: string, ownOrigins: string[]) {
  const fetched = new URL(fetchOrigin);
  const own = new Set([fetchOrigin, siteUrl, ...ownOrigins].map((origin) => siteKey(new URL(origin))));
  const publicOrigin = new URL(siteUrl).origin;

  const isOwn = (url: URL) => isHttp(url) && own.has(siteKey(url));
  const resolve = (reference: string, base: string) => {
    const url = URL.parse(reference.trim(), base);
    return url && isOwn(url) ? toCleanPath(url) + toCleanQuery(url) : undefined;
  };
  // Menus repeat the same references on every page. Only references that do not depend on the base are remembered.
  const resolveFixed = remember((reference: string) => resolve(reference, fetched.origin));
  /** Returns the address of a reference; `undefined` if the reference is not a URL or leads off the site. */
  const toAddress = (reference: string, base: string): Address | undefined => {
    const isFixed = /^(?:https?:\/\/|\/(?![/\\]))/i.test(reference) && base.startsWith(`${fetched.origin}/`);
    return isFixed ? resolveFixed(reference) : resolve(reference, base);
  };
  return {
    toAddress,
    /** Whether a reference is an HTTP address of another site; false for `mailto:` and similar. */
    isForeign(reference: string, base: string): boolean {
      const url = URL.parse(reference.trim(), base);
      return url !== null && isHttp(url) && !isOwn(url);
    },
    toFetchUrl: (address: Address): string => fetched.origin + address,
    toPublicUrl: (address: Address): string => publicOrigin + address,
    /** Whether an absolute URL may be requested: same host or its `www.` twin, and never http after https. */
    mayFetch(reference: string): boolean {
      const url = URL.parse(reference, fetchOrigin);
      return (
        url !== null &&
        isHttp(url) &&
        siteKey(url) === siteKey(fetched) &&
        (url.protocol === 'https:' || fetched.protocol === 'http:')
      );
    },
  };
}

/** Parameters of the site's own search. */
const SEARCH_PARAMETER = new RegExp(`^(?:s|q|${inAnyLanguage(({ addresses }) => addresses?.searchParameters)})$`, 'i');

/** Parameters for actions and presentations, which do not identify a page. */
const ACTION_PARAMETERS = new Set(
  `remove_item replytocom unapproved moderation-hash share nb action do
  logout login redirect_to _wpnonce nonce print printable output_format format tmpl doing_wp_cron preview customize_changeset_uuid
  elementor_library et_blog`.split(/\s+/),
);

/** Reason for which an address is not fetched or not published. */
export interface Refusal {
  reason: LedgerReason;
  detail?: string;
}

/** Endings of files that are neither pages nor documents to read. */
const ASSET_PATH =
  /\.(?:avif|bmp|gif|heic|ico|jpe?g|png|svgz?|tiff?|webp|aac|flac|m4a|mp3|oga|ogg|opus|wav|avi|m4v|mkv|mov|mp4|mpe?g|ogv|webm|wmv|css|js|mjs|map|wasm|eot|otf|ttf|woff2?|7z|apk|bz2|dmg|exe|gz|iso|msi|rar|tar|tgz|xz|zip|csv|docx?|dwg|epub|ics|json|kml|kmz|odp|ods|odt|pps|pptx?|ps|rtf|txt|vcf|webmanifest|xlsx?|xml|xsl|xsd)$/i;

/** Whether a path ends like a file other than a page, such as a style sheet or a picture. */
export const isAssetPath = (path: string): boolean => ASSET_PATH.test(path);

/** Whether a path ends like a document that is read as a page: a PDF. */
export const isDocumentPath = (path: string): boolean => /\.pdf$/i.test(path);

const FEED_PATH = /\/(?:feed|rss|atom|rdf)(?:\/(?:atom|rdf|rss2?|feed))?\/?$|\.(?:rss|atom|rdf)$/i;

/** Paths of programs of WordPress, Cloudflare and Next.js, and of `.well-known`. */
const SERVICE_PATH =
  /^\/(?:.*\/)?(?:wp-(?:json|admin|includes|login\.php|cron\.php|comments-post\.php|signup\.php|trackback\.php)|xmlrpc\.php|cdn-cgi|\.well-known|_next\/data)(?:\/|$)|\/(?:trackback|embed)\/?$/i;

const SEARCH_PATH = new RegExp(
  `^/(?:.*/)?${inAnyLanguage(({ addresses }) => addresses?.search?.map(encodeURIComponent))}/?$`,
  'i',
);

/** Whether `path` matches a pattern of the kind that robots.txt uses: a prefix, with `*` and a final `$`. */
export const matchesPattern = (pattern: string, path: string): boolean => patternOf(pattern).matches(path);

const patternOf = remember(createPathPattern);

/**
 * Refuses an address that by its form is an asset, a feed, a search or an action, or too long; `undefined` for others.
 * @param isListed whether a seed or a sitemap names it; else it must not look like a crawler trap either
 */
export function refuseAddress(address: Address, limits: CrawlLimits, isListed: boolean): Refusal | undefined {
  if (address.length > limits.addressLength) {
    return { reason: 'address-too-long', detail: `more than ${limits.addressLength} characters` };
  }
  const [path = address] = address.split('?', 1);
  if (FEED_PATH.test(path)) return { reason: 'feed' };
  if (isAssetPath(path)) return { reason: 'not-html' };
  if (limits.documentBytes === 0 && isDocumentPath(path)) return { reason: 'not-html' };
  if (SERVICE_PATH.test(path)) return { reason: 'service-address' };

  const names = [...new URLSearchParams(address.slice(path.length)).keys()];
  if (names.includes('feed') || names.includes('rsd')) return { reason: 'feed' };
  if (names.includes('attachment_id')) return { reason: 'attachment' };
  const search = names.find((name) => SEARCH_PARAMETER.test(name));
  if (search !== undefined) return { reason: 'search-results', detail: `parameter ${search}` };
  if (SEARCH_PATH.test(path) && names.length > 0) return { reason: 'search-results' };
  const action = names.find((name) => ACTION_PARAMETERS.has(name.toLowerCase()) || CART_PARAMETER.test(name));
  if (action !== undefined) return { reason: 'action-link', detail: `parameter ${action}` };

  if (isListed) return undefined;
  const segments = path.split('/').filter((segment) => segment !== '');
  if (segments.length > limits.pathSegments) return { reason: 'path-trap', detail: `${segments.length} levels deep` };
  const [segment, times] = mostCommon(segments) ?? ['', 0];
  if (times <= limits.repeatedSegments) return undefined;
  return { reason: 'path-trap', detail: `“${segment}” stands ${times} times in the path` };
}
