/** Bounds of the reading of a page, alike on every machine: sizes, counts, and one time; and the cut of its HTML. */

/** Maximum `<` of a page's HTML, each counted as a tag: each thread holds a tree, and its nodes fill the memory. */
const MAX_TAGS = 20_000;

/** Characters of HTML that are read of one page. */
export const MAX_HTML_LENGTH = 1_250_000;

/** Bounds of the HTML that is read for links and wording: pages that only lead to others are longer. */
const CRAWLED_PAGE = { tags: 2 * MAX_TAGS, length: 2 * MAX_HTML_LENGTH };

/** Characters of a page's text whose words are compared with those of other pages. */
export const MAX_COMPARED_LENGTH = 500_000;

/** Elements that the parser makes of one page: wrongly nested tags are repaired by making millions (HTML Standard). */
export const MAX_ELEMENTS = 20_000;

/** Elements that are open at once while tags are read without making a tree. Real pages stay below 100. */
export const MAX_OPEN_ELEMENTS = 1_000;

/** Deeper elements are hoisted to this depth: real pages stay below 80, and recursive code must not overflow. */
export const MAX_DEPTH = 150;

/** Characters that are read of a `class` attribute, whose words hold for the whole element. */
export const MAX_CLASS_LENGTH = 2_000;

/** Characters of a page's statement about itself: title, main heading, description, or a fact. */
export const MAX_STATED_LENGTH = 2_000;

/** Characters of a text without place in the content that are kept for reports. */
export const MAX_REPORTED_LENGTH = 50_000;

/** A page with more of either than this is read in a thread of its own, which may run out of memory. */
const LARGE_PAGE = { tags: MAX_TAGS / 2, length: MAX_HTML_LENGTH / 2 };

/** Milliseconds after which a page is given up: half of them in its reading, half in its conversion. */
export const MAX_READING_MS = 30_000;

/** Minimum words of a page that is not thin; a thin page answers hardly any question. */
export const THIN_PAGE = 25;

/** Characters of a page's own style sheets that are read, and rules of one of them. */
export const MAX_STYLE_LENGTH = 300_000;
export const MAX_STYLE_RULES = 4_000;

/** Steps to match the selectors of a page's own sheets: an element asked, or reached. Real pages need a tenth. */
export const MAX_SELECTOR_STEPS = 50_000_000;

/** Bounds of the HTML that is published. */
const READ_PAGE = { tags: MAX_TAGS, length: MAX_HTML_LENGTH };

/** Starts of the bulk of huge pages: comments, scripts, styles and drawings. */
const BULK = /<(?:!--|(script|style|svg)(?=[\s/>]))/gi;
/** Attribute values that are emptied on huge pages, mostly pictures as text. */
const LONG_ATTRIBUTE = /="[^"<>]{1000,}"|='[^'<>]{1000,}'/g;

/**
 * Cuts HTML that exceeds the bounds: it loses its bulk and its long attribute values, and what still exceeds them is
 * cut off, usually before a tag. `unread` counts the characters cut off at the end, without the bulk.
 */
export function boundHtml(html: string, { tags, length } = READ_PAGE): { html: string; unread: number } {
  if (endOfReading(html, tags, length) === html.length) return { html, unread: 0 };
  const readable = withoutBulk(html).replace(LONG_ATTRIBUTE, '=""');
  const end = endOfReading(readable, tags, length);
  return { html: readable.slice(0, end), unread: readable.length - end };
}

/** A page that was cut when visited, so that its bulk is not kept: as the crawl reads it, and as it is published. */
export interface CutPage {
  /** UTF-8. */
  crawled: Uint8Array;
  /** UTF-8. */
  html: Uint8Array;
  /** Length beyond `html`: characters up to the bound of the crawl, and bytes beyond that. */
  unread: number;
}

/** Cuts the UTF-8 of a page, in time linear in its length; an ordinary page stays as it is. */
export function cutPage(page: Uint8Array): CutPage {
  // One character for each byte needs no decoding, and the searched signs are ASCII.
  const ascii = Buffer.from(page.buffer, page.byteOffset, page.byteLength).toString('latin1');
  if (endOfReading(ascii, MAX_TAGS, MAX_HTML_LENGTH) === ascii.length) return { crawled: page, html: page, unread: 0 };
  const most = boundHtml(ascii, CRAWLED_PAGE);
  // A character that was cut in its midst is left out.
  const crawled = new TextDecoder().decode(Buffer.from(most.html, 'latin1'), { stream: true });
  const { html, unread } = boundHtml(crawled);
  const encoder = new TextEncoder();
  return { crawled: encoder.encode(crawled), html: encoder.encode(html), unread: unread + most.unread };
}

/** Whether a page (UTF-8) has more tags or characters than {@link LARGE_PAGE}, also without its bulk. */
export function isLargePage(html: Uint8Array): boolean {
  // A tag takes at least three bytes.
  if (html.length <= LARGE_PAGE.tags * 3) return false;
  const isLarge = (text: string) => endOfReading(text, LARGE_PAGE.tags, LARGE_PAGE.length) < text.length;
  const text = new TextDecoder().decode(html);
  return isLarge(text) && isLarge(withoutBulk(text));
}

/**
 * Returns the index where to cut: the length of HTML within both bounds; else the start of the last tag within them, or
 * `maxLength` if that tag is in the first half.
 */
function endOfReading(html: string, maxTags: number, maxLength: number): number {
  // A tag takes at least three characters.
  if (html.length <= Math.min(maxTags * 3, maxLength)) return html.length;
  let end = -1;
  for (let tags = 0; tags < maxTags; tags++) {
    const tag = html.indexOf('<', end + 1);
    if (tag < 0 || tag > maxLength) {
      if (html.length <= maxLength) return html.length;
      // One text that is longer than half of the bound is cut where it stands.
      return end > maxLength / 2 ? end : maxLength;
    }
    end = tag;
  }
  return end;
}

/** Characters of the longest structured data that are read of a large page. */
const MAX_DATA_LENGTH = 300_000;

/**
 * Returns the HTML without scripts, styles, drawings and comments. JSON-LD and scripts with an address stay up to
 * {@link MAX_DATA_LENGTH} characters each, and so do elements and comments that are never closed.
 */
function withoutBulk(html: string): string {
  const kept: string[] = [];
  const unclosed = new Set<string>();
  let from = 0;
  let next = 0;
  for (const { 0: opening, 1: tag, index } of html.matchAll(BULK)) {
    const name = tag?.toLowerCase() ?? opening;
    if (index < next || unclosed.has(name)) continue;
    const end = endOf(name, html, index + opening.length);
    if (end === undefined) {
      // Those that begin later are not closed either.
      unclosed.add(name);
      continue;
    }
    next = end;
    const isTelling = name === 'script' && /ld\+json|\ssrc\s*=/i.test(html.slice(index, html.indexOf('>', index)));
    if (isTelling && end - index <= MAX_DATA_LENGTH) continue;
    kept.push(html.slice(from, index));
    from = end;
  }
  return kept.join('') + html.slice(from);
}

/** Returns the index after an element or comment whose content starts at `start`; `undefined` if it never ends. */
function endOf(name: string, html: string, start: number): number | undefined {
  const closing = name === '<!--' ? /-->/g : new RegExp(`</${name}\\s*>`, 'gi');
  closing.lastIndex = start;
  return closing.exec(html) ? closing.lastIndex : undefined;
}
