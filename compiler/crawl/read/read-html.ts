/** Text of a page → what the crawl needs to know of it, in one pass without a tree: links, directives, wording. */

import { Parser } from 'htmlparser2';
import { toOneLine } from '#shared/short-text.ts';
import { MAX_OPEN_ELEMENTS, MAX_STATED_LENGTH } from '../../bounds.ts';
import { createWording, type Wording } from './wording.ts';

export interface HtmlFacts {
  /** Of `a`, `area`, `iframe`, `frame`, and `link` with next, prev, or an hreflang alternate; in document order, as written. */
  links: string[];
  /** First `base href`, as written. */
  base?: string;
  /** First `link rel=canonical`, as written. */
  canonical?: string;
  /** Contents of `meta name=robots` and of the crawler's own name, lower case. */
  robots: string[];
  /** Target of a `meta http-equiv=refresh`, as written; `''` when it only reloads. */
  refresh?: { seconds: number; target: string };
  title: string;
  /** Text of the first `h1`. */
  heading: string;
  /** `class` of `body`, lower case. */
  bodyClasses: string[];
  /** True when the page asks for a password in its content. */
  asksPassword: boolean;
  wording: Wording;
}

/** The seam by which a text that was read before need not be read again: what `read` gives for `text`. */
export type ReadThrough = (url: string, text: string, read: () => HtmlFacts) => Promise<HtmlFacts>;

const SILENT = new Set(['script', 'style', 'noscript', 'template', 'textarea', 'svg', 'select']);
const CHROME = new Set(['nav', 'footer', 'aside', 'header']);
const LINKING = new Set(['next', 'prev', 'alternate']);

function readRefresh(content: string): { seconds: number; target: string } | undefined {
  const match = /^\s*(\d*\.?\d*)\s*(?:[;,\s]\s*(?:url\s*=\s*)?["']?([^"']*)["']?)?/i.exec(content);
  if (!match || match[1] === '') return undefined;
  return { seconds: Number(match[1]), target: (match[2] ?? '').trim() };
}

function toStated(text: string): string {
  return toOneLine(text).slice(0, MAX_STATED_LENGTH);
}

/** What the reader is in the middle of, as counts of elements that are open. */
interface Place {
  open: number;
  silent: number;
  chrome: number;
  article: number;
  /** Main headings so far. */
  headings: number;
  inTitle: boolean;
  inHeading: boolean;
}

type Facts = Omit<HtmlFacts, 'wording'>;
type Attributes = Record<string, string>;

/** Reads a page, as far as no more than {@link MAX_OPEN_ELEMENTS} are open. Never throws on any input. */
export function readHtml(html: string, robotName: string): HtmlFacts {
  const facts: Facts = { links: [], robots: [], title: '', heading: '', bodyClasses: [], asksPassword: false };
  const place: Place = { open: 0, silent: 0, chrome: 0, article: 0, headings: 0, inTitle: false, inHeading: false };
  const wording = createWording();
  const robotNames = new Set(['robots', robotName.toLowerCase()]);
  const parser = new Parser({
    onopentag(name, attributes) {
      if (++place.open > MAX_OPEN_ELEMENTS) parser.pause();
      if (SILENT.has(name)) place.silent++;
      if (CHROME.has(name)) place.chrome++;
      if (place.silent > 0) return;
      enter(name, place, facts);
      // Pages of pictures differ in nothing else.
      if (name === 'img') wording.addMark(`${attributes.src ?? attributes['data-src'] ?? ''} ${attributes.alt ?? ''}`);
      else if (name === 'meta') readMeta(attributes, facts, robotNames);
      else readElement(name, attributes, facts);
    },
    ontext(text) {
      if (place.inTitle) facts.title += text;
      else if (place.silent === 0) {
        if (place.inHeading) facts.heading += text;
        // The header of an article is its heading, the header of the page is a menu.
        wording.addText(text, place.chrome === 0 || place.article > 0);
      }
    },
    onclosetag: (name) => leave(name, place),
  });
  parser.write(html);
  parser.end();
  return { ...facts, title: toStated(facts.title), heading: toStated(facts.heading), wording: wording.finish() };
}

function enter(name: string, place: Place, { title }: Facts): void {
  if (name === 'title') place.inTitle = title === '';
  else if (name === 'h1') place.inHeading = place.headings++ === 0;
  else if (name === 'main' || name === 'article') place.article++;
}

function leave(name: string, place: Place): void {
  place.open--;
  if (SILENT.has(name)) place.silent--;
  if (CHROME.has(name)) place.chrome--;
  if (name === 'title') place.inTitle = false;
  else if (name === 'h1') place.inHeading = false;
  else if (name === 'main' || name === 'article') place.article--;
}

function readElement(name: string, attributes: Attributes, facts: Facts): void {
  const { href, src } = attributes;
  switch (name) {
    case 'a':
    case 'area':
      if (href !== undefined && attributes.download === undefined) facts.links.push(href);
      break;
    case 'iframe':
    case 'frame':
      if (src !== undefined) facts.links.push(src);
      break;
    case 'base':
      if (href !== undefined) facts.base ??= href;
      break;
    case 'link':
      readLink(attributes, facts);
      break;
    case 'body':
      facts.bodyClasses = (attributes.class ?? '').toLowerCase().split(/\s+/).filter(Boolean);
      break;
    case 'form':
      if (/\baction=postpass\b/.test(attributes.action ?? '')) facts.asksPassword = true;
      break;
  }
}

function readLink({ href, rel = '', hreflang }: Attributes, facts: Facts): void {
  if (href === undefined) return;
  const relations = rel.toLowerCase().split(/\s+/);
  if (relations.includes('canonical')) facts.canonical ??= href;
  // An alternate without hreflang is a feed, a print style or another format.
  else if (relations.some((name) => LINKING.has(name)) && (!relations.includes('alternate') || hreflang)) {
    facts.links.push(href);
  }
}

function readMeta(attributes: Attributes, facts: Facts, robotNames: ReadonlySet<string>): void {
  const { content = '', name = '' } = attributes;
  if (robotNames.has(name.trim().toLowerCase())) facts.robots.push(content.toLowerCase());
  if ((attributes['http-equiv'] ?? '').trim().toLowerCase() !== 'refresh') return;
  const refresh = readRefresh(content);
  if (refresh) facts.refresh ??= refresh;
}
