/** A page as a file of `dist-content` and, byte for byte, as its `.md` mirror: front matter, then its Markdown. */

import { documentPaths } from './documents.ts';
import type { Page } from './page.ts';
import { toPagePath } from './page-path.ts';

const END_OF_FRONT_MATTER = '\n---\n\n';

/**
 * The front matter's values are JSON strings, which YAML reads too. `url` and `canonical_url` are the same address
 * under the two names that readers look for; `llms_txt` leads from every page to the index of the site.
 */
export function toPageDocument(
  page: Pick<Page, 'title' | 'url' | 'description' | 'lastModified' | 'markdown'>,
  siteUrl: string,
): string {
  const fields: [string, string | undefined][] = [
    ['title', page.title],
    ['url', page.url],
    ['canonical_url', page.url],
    ['llms_txt', siteUrl + documentPaths.llms],
    ['description', page.description],
    ['last_updated', page.lastModified],
  ];
  const lines = fields.flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${JSON.stringify(value)}`]));
  return `---\n${lines.join('\n')}\n---\n\n${page.markdown}`;
}

/** The Markdown of a page document, without its front matter. */
export function toPageMarkdown(document: string): string {
  const end = document.startsWith('---\n') ? document.indexOf(END_OF_FRONT_MATTER) : -1;
  return end === -1 ? document : document.slice(end + END_OF_FRONT_MATTER.length);
}

/** Path of a page's `.md` mirror below `site.url`, as it stands in a request. `file` is the page's file below `pages/`. */
export function toMirrorPath(file: string): string {
  return toPagePath(new URL(`/${file}`, 'http://localhost'));
}
