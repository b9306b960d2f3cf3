/** Decodes a page to UTF-8, and reads links, directives and wording for the crawl in one pass without a tree. */

import { isAscii, isUtf8 } from 'node:buffer';
import { TextDecoder } from '@exodus/bytes/encoding.js';
import htmlEncodingSniffer from 'html-encoding-sniffer';
import { Parser } from 'htmlparser2';
import { toOneLine } from '#shared/short-text.ts';
import { MAX_OPEN_ELEMENTS, MAX_STATED_LENGTH } from '../../bounds.ts';
import { isDocumentPath } from '../addresses.ts';
import { ROBOT_NAMES } from '../limits.ts';
import { ownCopy } from './own-copy.ts';
import { createWording, type Wording } from './wording.ts';

/**
 * Decodes a page. Bytes beyond ASCII that are valid UTF-8 are UTF-8, even if an old `meta` denies it. Else the byte
 * order mark, the header and the `meta` decide in this order (HTML Standard), else it is windows-1252, which Node
 * decodes wrongly. Never throws.
 */
export function toUtf8(bytes: Uint8Array, contentType: string | undefined): Uint8Array {
  const label = /;\s*charset\s*=\s*["']?([^"';\s]+)/i.exec(contentType ?? '')?.[1];
  const encoding = htmlEncodingSniffer(bytes, label === undefined ? {} : { transportLayerEncodingLabel: label });
  const hasMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  // Decoding and encoding valid UTF-8 again takes longer than all other steps for an unchanged page.
  if (isUtf8(bytes) && (encoding === 'UTF-8' || !isAscii(bytes))) {
    return bytes.subarray(hasMark ? 3 : 0);
  }
  return new TextEncoder().encode(new TextDecoder(encoding).decode(bytes));
}

export interface HtmlFacts {
  /**
   * References of `a`, `area`, `iframe`, `frame`, and `link` with next, prev or an hreflang; in document order, as
   * written.
   */
  links: string[];
  /** References and texts of links to documents, as written. */
  documentLinks: [href: string, text: string][];
  /** First `base href`, as written. */
  base?: string;
  /**
   * The `link rel=canonical`, as written; empty if the page names several, as search engines then obey none of them.
   */
  canonical?: string;
  /** First content of `meta property=og:url` (Open Graph), as written. */
  sharedUrl?: string;
  /** Contents of `meta name=robots` and `meta name=vitrina`, lower case. */
  robots: string[];
  /** Delay and target of a `meta http-equiv=refresh`, as written; target `''` if it only reloads. */
  refresh?: { seconds: number; target: string };
  title: string;
  /** Text of the first `h1`. */
  heading: string;
  bodyClasses: string[];
  asksPassword: boolean;
  /** The `src` of each script that is not data, as written; empty for an inline script. */
  scripts: string[];
  wording: Wording;
}

/** Returns the facts of a page: remembered ones, or the result of `read` if the page was not read before. */
export type ReadThrough = (url: string, html: Uint8Array, read: () => HtmlFacts) => Promise<HtmlFacts>;

const SKIPPED_ELEMENTS = new Set(['script', 'style', 'noscript', 'template', 'textarea', 'svg', 'select']);
const CHROME_ELEMENTS = new Set(['nav', 'footer', 'aside', 'header']);
const LINK_RELATIONS = new Set(['next', 'prev', 'alternate']);

/** Matches delay and target of a `refresh`. */
const REFRESH = /^\s*(\d+\.?\d*|\.\d+)\s*(?:[;,\s]\s*(?:url\s*=\s*)?["']?([^"']*)["']?)?/i;

/** Returns a text on one line, cut to {@link MAX_STATED_LENGTH}, in memory of its own. */
const toStated = (text: string): string => ownCopy(toOneLine(text).slice(0, MAX_STATED_LENGTH));

/** Maximum characters of a reference; a longer one is a file in itself (`data:`, RFC 2397). */
const MAX_REFERENCE_LENGTH = 10_000;

/** Counts of open elements by kind, and of `h1` so far. */
const INITIAL_COUNTS = {
  open: 0,
  silent: 0,
  chrome: 0,
  article: 0,
  headings: 0,
  inTitle: false,
  inHeading: false,
  inDocumentLink: false,
};

type Facts = Omit<HtmlFacts, 'wording'>;
type Attributes = Record<string, string>;

/** Reads a page, or its part before more than {@link MAX_OPEN_ELEMENTS} elements are open. Never throws. */
export function readHtml(html: string): HtmlFacts {
  const facts: Facts = {
    links: [],
    documentLinks: [],
    robots: [],
    title: '',
    heading: '',
    bodyClasses: [],
    asksPassword: false,
    scripts: [],
  };
  const place = { ...INITIAL_COUNTS };
  const wording = createWording();
  const parser = new Parser({
    onopentag(name, attributes) {
      if (++place.open > MAX_OPEN_ELEMENTS) parser.pause();
      if (SKIPPED_ELEMENTS.has(name)) place.silent++;
      if (CHROME_ELEMENTS.has(name)) place.chrome++;
      if (name === 'script' && !/json/i.test(attributes.type ?? ''))
        facts.scripts.push(toReference(attributes.src) ?? '');
      if (place.silent > 0) return;
      enter(name, place, facts);
      // Pages of pictures may differ in nothing else.
      if (name === 'img') wording.addMark(`${attributes.src ?? attributes['data-src'] ?? ''} ${attributes.alt ?? ''}`);
      else if (name === 'meta') readMeta(attributes, facts);
      else readElement(name, attributes, facts);
      if (name === 'a') place.inDocumentLink = isDocumentLink(toReference(attributes.href));
    },
    ontext(text) {
      if (place.inTitle) facts.title += text;
      const link = place.inDocumentLink ? facts.documentLinks.at(-1) : undefined;
      if (link && link[1].length < MAX_STATED_LENGTH) link[1] += text;
      else if (place.silent === 0) {
        if (place.inHeading) facts.heading += text;
        // The header of an article holds its heading; the header of the page is a menu.
        wording.addText(text, place.chrome === 0 || place.article > 0);
      }
    },
    onclosetag: (name) => leave(name, place),
  });
  parser.write(html);
  parser.end();
  for (const link of facts.documentLinks) link[1] = toStated(link[1]);
  return { ...facts, title: toStated(facts.title), heading: toStated(facts.heading), wording: wording.finish() };
}

/** Counts an opened element in `place`. The first `title` and the first `h1` are the ones that are read. */
function enter(name: string, place: typeof INITIAL_COUNTS, { title }: Facts): void {
  if (name === 'title') place.inTitle = title === '';
  else if (name === 'h1') place.inHeading = place.headings++ === 0;
  else if (name === 'main' || name === 'article') place.article++;
}

/** Counts a closed element in `place`. */
function leave(name: string, place: typeof INITIAL_COUNTS): void {
  place.open--;
  if (SKIPPED_ELEMENTS.has(name)) place.silent--;
  if (CHROME_ELEMENTS.has(name)) place.chrome--;
  if (name === 'title') place.inTitle = false;
  else if (name === 'a') place.inDocumentLink = false;
  else if (name === 'h1') place.inHeading = false;
  else if (name === 'main' || name === 'article') place.article--;
}

/** Returns the reference in an attribute; `undefined` if it is missing or too long. */
const toReference = (value: string | undefined): string | undefined =>
  value === undefined || value.length > MAX_REFERENCE_LENGTH ? undefined : ownCopy(value);

/** Whether a reference leads to a document (PDF). */
const isDocumentLink = (href = ''): boolean => isDocumentPath(href.split(/[?#]/, 1)[0] ?? '');

/** Adds to the facts the links and other facts that are in the attributes of an element. */
function readElement(name: string, attributes: Attributes, facts: Facts): void {
  const href = toReference(attributes.href);
  const src = toReference(attributes.src);
  if (name === 'a' || name === 'area') {
    const isDocument = isDocumentLink(href);
    if (href !== undefined && (isDocument || attributes.download === undefined)) facts.links.push(href);
    if (href !== undefined && isDocument) facts.documentLinks.push([href, '']);
  } else if (name === 'iframe' || name === 'frame') {
    if (src !== undefined) facts.links.push(src);
  } else if (name === 'embed' || name === 'object') {
    const embedded = name === 'embed' ? src : toReference(attributes.data);
    if (embedded !== undefined && isDocumentLink(embedded)) facts.links.push(embedded);
  } else if (name === 'base' && href !== undefined) facts.base ??= href;
  else if (name === 'link') readLink(attributes, facts);
  else if (name === 'body') facts.bodyClasses = (attributes.class ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  else if (name === 'form' && /\baction=postpass\b/.test(attributes.action ?? '')) facts.asksPassword = true;
}

/** Adds a canonical link to the facts, or a link to a next, previous or translated page. */
function readLink({ href: written, rel = '', hreflang }: Attributes, facts: Facts): void {
  const href = toReference(written);
  if (href === undefined) return;
  const relations = rel.toLowerCase().split(/\s+/);
  if (relations.includes('canonical')) facts.canonical = href === (facts.canonical ?? href) ? href : '';
  // An alternate without hreflang is a feed, a print style or another format.
  else if (relations.some((name) => LINK_RELATIONS.has(name)) && (!relations.includes('alternate') || hreflang)) {
    facts.links.push(href);
  }
}

/** Adds the shared URL, robots directives or the refresh of a `meta` to the facts; the first URL and refresh count. */
function readMeta(attributes: Attributes, facts: Facts): void {
  const { content = '', name = '', property = '' } = attributes;
  const shared = property.trim().toLowerCase() === 'og:url' ? toReference(content.trim()) : undefined;
  if (shared !== undefined) facts.sharedUrl ??= shared;
  if (ROBOT_NAMES.has(name.trim().toLowerCase())) facts.robots.push(content.toLowerCase());
  if ((attributes['http-equiv'] ?? '').trim().toLowerCase() !== 'refresh') return;
  const [, seconds, target = ''] = REFRESH.exec(content) ?? [];
  const reference = toReference(target.trim());
  if (seconds !== undefined && reference !== undefined)
    facts.refresh ??= { seconds: Number(seconds), target: reference };
}
