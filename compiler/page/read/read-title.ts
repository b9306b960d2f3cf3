/** Page stage: the page's own title, without the name of the site that most titles end (some begin) with. */

import type { PageMetadata } from './read-metadata.ts';

const SEPARATOR = /\s+(?:[|·•»«›‹:–—-]|::|\/\/|>|<)\s+/;

/** The title by metadata and main headings; `suffixes` are the endings that repeat on the site, separator included. */
export function readTitle(
  metadata: PageMetadata,
  mainHeadings: readonly string[],
  suffixes: readonly string[],
): string {
  const stated = metadata.title;
  for (const suffix of suffixes) {
    if (stated.length > suffix.length && stated.endsWith(suffix)) return stated.slice(0, -suffix.length).trim();
  }
  const parts = stated.split(SEPARATOR);
  if (parts.length > 1) {
    const known = [metadata.headline, ...mainHeadings].find((text) => text && text !== stated && isPart(text, stated));
    if (known) return known;
    const own = parts.filter((part) => fold(part) !== fold(metadata.siteName));
    if (
      own.length === parts.length - 1 &&
      (fold(parts[0] ?? '') === fold(metadata.siteName) || fold(parts.at(-1) ?? '') === fold(metadata.siteName))
    ) {
      return cutPart(stated, metadata.siteName);
    }
  }
  return stated || metadata.headline || mainHeadings[0] || '';
}

/** Whether `text` is one end of the title, set apart by a separator. */
function isPart(text: string, title: string): boolean {
  if (text.length < 3) return false;
  const rest = title.startsWith(text)
    ? title.slice(text.length)
    : title.endsWith(text)
      ? title.slice(0, -text.length)
      : undefined;
  return rest !== undefined && SEPARATOR.test(` ${rest.trim()} `);
}

function cutPart(title: string, part: string): string {
  const position = fold(title).startsWith(fold(part)) ? part.length : 0;
  const own = position ? title.slice(position) : title.slice(0, title.length - part.length);
  return own.replace(/^\s*[|·•»«›‹:–—>/<-]+\s*|\s*[|·•»«›‹:–—>/<-]+\s*$/g, '').trim();
}

function fold(text: string): string {
  return text.trim().toLowerCase();
}
