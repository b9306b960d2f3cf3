/** Emits the pages themselves: one Markdown file each, which is its `.md` mirror too. */

import { pagesFolder } from '#shared/artifacts.ts';
import { toPageDocument } from '#shared/page-document.ts';
import type { Artifact } from '../../model.ts';
import type { EmitContext } from '../emit-context.ts';

export function emitPages({ pages, site }: EmitContext): Artifact[] {
  return pages.map(({ page, file }) => ({
    path: `${pagesFolder}/${file}`,
    body: toPageDocument(page, site.url),
  }));
}
