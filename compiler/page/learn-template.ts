/** Compiler, between crawl and pages: learns what repeats across the pages of this site. */

import { parseHtml } from './parse-html.ts';
import { readMetadata } from './read-metadata.ts';

/** What one page contributes to the site's template. Compact plain data. */
export interface PageFingerprint {
  title: string;
}

/** What repeats across the pages of one site. Plain data. */
export interface SiteTemplate {
  /** Endings of titles, separator included, longest first. */
  titleSuffixes: string[];
}

/** Reduces one page to what can repeat on others. */
export function fingerprintPage(html: Uint8Array): PageFingerprint {
  return { title: readMetadata(parseHtml(html)).title };
}

/** Learns the template from all pages of a site, in any order. */
export function learnTemplate(fingerprints: readonly PageFingerprint[]): SiteTemplate {
  const pages = new Map<string, number>();
  for (const { title } of fingerprints) {
    const suffix = /\s+[|·•»«›‹:–—-]\s+[^|·•»«›‹–—]+$/.exec(title)?.[0];
    if (suffix) pages.set(suffix, (pages.get(suffix) ?? 0) + 1);
  }
  const titleSuffixes = [...pages]
    .filter(([, count]) => count >= 3 && count * 4 >= fingerprints.length)
    .map(([suffix]) => suffix)
    .sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  return { titleSuffixes };
}
