/** Report stage: what a check has to know of a page's HTML and the published page no longer tells. Runs in worker threads. */

import { Parser } from 'htmlparser2';
import type { PagePath } from '#shared/page.ts';
import type { Source } from '../model.ts';

export interface MarkupFacts {
  path: PagePath;
  /** Text of the first `title` element; empty when there is none. */
  title: string;
  /** Addresses, as written, of images that have no `alt` attribute at all (an empty one marks decoration). Each once. */
  imagesWithoutAlt: string[];
}

/** Reads one page in a single pass without a tree. Never throws. */
export function readMarkup({ path, html }: Pick<Source, 'path' | 'html'>): MarkupFacts {
  const images = new Set<string>();
  let title: string | undefined;
  let inTitle = false;
  let drawings = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'svg') drawings++;
      // A drawing's own title is not the page's.
      if (name === 'title' && title === undefined && drawings === 0) {
        inTitle = true;
        title = '';
      }
      if (name === 'img' && attributes.alt === undefined && isContent(attributes)) {
        images.add((attributes.src || attributes['data-src'] || attributes.srcset || '').slice(0, 300));
      }
    },
    ontext(text) {
      if (inTitle) title += text;
    },
    onclosetag(name) {
      if (name === 'svg') drawings--;
      if (name === 'title') inTitle = false;
    },
  });
  parser.end(new TextDecoder().decode(html));
  return { path, title: (title ?? '').replace(/\s+/g, ' ').trim(), imagesWithoutAlt: [...images] };
}

/** Counting pixels and what is marked as decoration need no text. */
function isContent({ width, height, role, 'aria-hidden': hidden }: Record<string, string>): boolean {
  return !(width === '1' && height === '1') && role !== 'presentation' && role !== 'none' && hidden !== 'true';
}
