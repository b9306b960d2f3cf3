/** An address of a folder of built HTML → the file that a static host would answer with. */

import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

/** Endings of a page's file, the first that is there counts; `.htm` is what word processors write. */
export const pageEndings = ['.html', '.htm'] as const;

export type FolderFile = { file: string } | { redirect: string } | undefined;

/** The file, a folder's index, `name.html` for `/name`, or the way to a final slash; never outside of `root`. */
export async function findFolderFile(root: string, pathname: string): Promise<FolderFile> {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const segments = decoded.split('/');
  const isHidden = segments.some((segment) => segment.startsWith('.') && segment !== '.well-known');
  // A decoded separator is no part of a file name.
  if (isHidden || segments.length !== pathname.split('/').length) return undefined;

  const inside = async (file: string) => {
    const real = await realpath(file).catch(() => undefined);
    return real !== undefined && (real === root || real.startsWith(root + sep)) ? stat(real) : undefined;
  };
  const pageAt = async (stem: string) => {
    for (const ending of pageEndings) if ((await inside(stem + ending))?.isFile()) return { file: stem + ending };
    return undefined;
  };
  const base = join(root, decoded);
  const found = await inside(base);
  if (found?.isDirectory()) {
    const index = await pageAt(join(base, 'index'));
    if (index) return decoded.endsWith('/') ? index : { redirect: `${pathname}/` };
  }
  if (decoded.endsWith('/')) return undefined;
  // A folder of data may stand beside the page of its name.
  return found?.isFile() ? { file: base } : pageAt(base);
}
