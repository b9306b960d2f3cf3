/** Lists the files of a folder that may also hold broken links, unreadable folders and pipes. */

import { access, constants, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { comparePaths } from '#shared/page.ts';

/** Maximum number of entries that are visited in the folder and below, by depth and name. */
const MAX_ENTRIES = 200_000;

/**
 * Lists the path segments of each regular file, the least deep first, without hidden files and links. Folders that
 * cannot be listed count as empty.
 */
export async function listFiles(folder: string): Promise<string[][]> {
  const files: string[][] = [];
  let seen = 0;
  let level: string[][] = [[]];
  while (level.length > 0) {
    const below: string[][] = [];
    for (const place of level) {
      const entries = await readdir(join(folder, ...place), { withFileTypes: true }).catch(() => []);
      entries.sort((a, b) => comparePaths(a.name, b.name));
      for (const entry of entries) {
        if (++seen > MAX_ENTRIES) return inOrder(files);
        if (entry.name.startsWith('.')) continue;
        if (entry.isFile()) files.push([...place, entry.name]);
        else if (entry.isDirectory()) below.push([...place, entry.name]);
      }
    }
    level = inOrder(below);
  }
  return inOrder(files);
}

/** Asks the file system whether a file or a folder may be read. */
const isReadable = (path: string): Promise<boolean> =>
  access(path, constants.R_OK).then(
    () => true,
    ({ code }) => code !== 'EACCES' && code !== 'EPERM',
  );

/** Lists the files that this user may not read, and the folders, which are not entered. @param mayRead for tests */
export async function findUnreadable(folder: string, mayRead = isReadable): Promise<string[]> {
  const unreadable: string[] = [];
  const folders = [''];
  let seen = 0;
  for (const at of folders) {
    const entries = await readdir(join(folder, at), { withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const path = join(at, entry.name);
      if (++seen > MAX_ENTRIES) return unreadable.sort(comparePaths);
      if (entry.name.startsWith('.') || !(entry.isFile() || entry.isDirectory())) continue;
      if (!(await mayRead(join(folder, path)))) unreadable.push(path);
      else if (entry.isDirectory()) folders.push(path);
    }
  }
  return unreadable.sort(comparePaths);
}

/** Sorts paths in place: by depth, then by name. */
const inOrder = (files: string[][]): string[][] =>
  files.sort((a, b) => a.length - b.length || comparePaths(a.join('/'), b.join('/')));
