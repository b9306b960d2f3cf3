/** Text of a page → what the crawl needs to know of it, in one pass without a tree: links, directives, wording. */

import { Parser } from 'htmlparser2';
import { MAX_OPEN_ELEMENTS, MAX_STATED_LENGTH } from '../../bounds.ts';
import { createWording, type Wording } from './wording.ts';

interface Link {
  /** As written. */
  href: string;
  /** hreflang of an alternate. */
  language?: string;
}

export interface HtmlFacts {
  /** Of `a`, `area`, `iframe`, `frame`, and `link` with next, prev, or an hreflang alternate; in document order, as written. */
  links: Link[];
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

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, MAX_STATED_LENGTH);
}

/**
 * Reads a page, as far as no more than {@link MAX_OPEN_ELEMENTS} are open. Never throws on any input.
 * @param robotName the crawler's own name in robots meta elements
 */
export function readHtml(html: string, robotName: string): HtmlFacts {
  const links: Link[] = [];
  const robots: string[] = [];
  const wording = createWording();
  const robotNames = new Set(['robots', robotName.toLowerCase()]);
  let base: string | undefined;
  let canonical: string | undefined;
  let refresh: HtmlFacts['refresh'];
  let title = '';
  let heading = '';
  let bodyClasses: string[] = [];
  let asksPassword = false;
  let open = 0;
  let silent = 0;
  let chrome = 0;
  let article = 0;
  let headings = 0;
  let inTitle = false;
  let inHeading = false;

  function onLink(attributes: Record<string, string>) {
    const href = attributes.href;
    if (href === undefined) return;
    const relations = (attributes.rel ?? '').toLowerCase().split(/\s+/);
    if (relations.includes('canonical')) canonical ??= href;
    // An alternate without hreflang is a feed, a print style or another format.
    else if (relations.some((name) => LINKING.has(name)) && (!relations.includes('alternate') || attributes.hreflang)) {
      links.push({ href, ...(attributes.hreflang !== undefined && { language: attributes.hreflang }) });
    }
  }

  function onMeta(attributes: Record<string, string>) {
    const content = attributes.content ?? '';
    if (robotNames.has((attributes.name ?? '').trim().toLowerCase())) robots.push(content.toLowerCase());
    if ((attributes['http-equiv'] ?? '').trim().toLowerCase() === 'refresh') refresh ??= readRefresh(content);
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      if (++open > MAX_OPEN_ELEMENTS) parser.pause();
      if (SILENT.has(name)) silent++;
      if (CHROME.has(name)) chrome++;
      if (silent > 0) return;
      switch (name) {
        case 'a':
        case 'area':
          if (attributes.href !== undefined && attributes.download === undefined) links.push({ href: attributes.href });
          break;
        case 'iframe':
        case 'frame':
          if (attributes.src !== undefined) links.push({ href: attributes.src });
          break;
        case 'img':
          // Pages of pictures differ in nothing else.
          wording.addMark(`${attributes.src ?? attributes['data-src'] ?? ''} ${attributes.alt ?? ''}`);
          break;
        case 'base':
          base ??= attributes.href;
          break;
        case 'link':
          onLink(attributes);
          break;
        case 'meta':
          onMeta(attributes);
          break;
        case 'body':
          bodyClasses = (attributes.class ?? '').toLowerCase().split(/\s+/).filter(Boolean);
          break;
        case 'form':
          if (/\baction=postpass\b/.test(attributes.action ?? '')) asksPassword = true;
          break;
        case 'title':
          inTitle = title === '';
          break;
        case 'h1':
          inHeading = headings++ === 0;
          break;
        case 'main':
        case 'article':
          article++;
          break;
      }
    },
    ontext(text) {
      if (inTitle) title += text;
      else if (silent === 0) {
        if (inHeading) heading += text;
        // The header of an article is its heading, the header of the page is a menu.
        wording.addText(text, chrome === 0 || article > 0);
      }
    },
    onclosetag(name) {
      open--;
      if (SILENT.has(name)) silent--;
      if (CHROME.has(name)) chrome--;
      if (name === 'title') inTitle = false;
      else if (name === 'h1') inHeading = false;
      else if (name === 'main' || name === 'article') article--;
    },
  });
  parser.write(html);
  parser.end();

  return {
    links,
    ...(base !== undefined && { base }),
    ...(canonical !== undefined && { canonical }),
    robots,
    ...(refresh !== undefined && { refresh }),
    title: collapse(title),
    heading: collapse(heading),
    bodyClasses,
    asksPassword,
    wording: wording.finish(),
  };
}
