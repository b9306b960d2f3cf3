/** An address of a folder of built HTML → the file that a static host would answer with. */

import { realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';

export type FolderFile = { file: string } | { redirect: string } | undefined;

/**
 * Finds what `pathname` means below `root`: the file, the `index.html` of a folder, `name.html` for `/name`, or a
 * redirect to the folder's final slash. `undefined` for what is missing, hidden, or outside of the folder (also by a link).
 * @param root real path of the folder
 */
export async function findFolderFile(root: string, pathname: string): Promise<FolderFile> {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const segments = decoded.split('/');
  const isHidden = segments.some((segment) => segment.startsWith('.') && segment !== '.well-known');
  // A decoded separator or null byte is no part of a file name.
  if (isHidden || /[\0\\]/.test(decoded) || segments.length !== pathname.split('/').length) return undefined;

  const inside = async (file: string) => {
    const real = await realpath(file).catch(() => undefined);
    return real !== undefined && (real === root || real.startsWith(root + sep)) ? stat(real) : undefined;
  };
  const base = join(root, decoded);
  const found = await inside(base);
  if (found?.isDirectory()) {
    const index = join(base, 'index.html');
    if (!(await inside(index))?.isFile()) return undefined;
    return decoded.endsWith('/') ? { file: index } : { redirect: `${pathname}/` };
  }
  if (decoded.endsWith('/')) return undefined;
  if (found?.isFile()) return { file: base };
  return (await inside(`${base}.html`))?.isFile() ? { file: `${base}.html` } : undefined;
}
