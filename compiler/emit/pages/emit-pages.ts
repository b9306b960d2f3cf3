/** Emits the pages themselves: one Markdown file each, which is its `.md` mirror too. */

import { pagesFolder } from '#shared/artifacts.ts';
import { toPageDocument } from '#shared/page-document.ts';
import type { Artifact } from '../../model.ts';
import type { EmitContext } from '../emit-context.ts';

export function emitPages({ pages, site }: EmitContext): Artifact[] {
  return pages.map(({ page, file }) => ({
    path: `${pagesFolder}/${file}`,
    // Bytes take half of the memory of a string with a single `€` in it.
    body: Buffer.from(toPageDocument(page, site.url)),
  }));
}
