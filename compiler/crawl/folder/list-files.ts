/** The files of a folder, whatever else lies in it: links that lead nowhere, folders nobody may read, pipes. */

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { comparePaths } from '#shared/page.ts';

/** Entries of the folder and of all in it that are looked at, by depth and name. */
const MAX_ENTRIES = 200_000;

/**
 * The segments of each regular file, those least deep first; none that is hidden or a link. What cannot be listed has
 * no files.
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

const inOrder = (files: string[][]): string[][] =>
  files.sort((a, b) => a.length - b.length || comparePaths(a.join('/'), b.join('/')));
