/** A folder that gave no page → why, when it is that no start page lies in it, and where one may be. */

import { readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { comparePaths } from '#shared/page-path.ts';
import { pageEndings } from './folder-file.ts';

/** Folders that are named. */
const NAMED = 3;

const isPage = (name: string) => (pageEndings as readonly string[]).includes(extname(name));

/** A sentence for the person who named the folder; `undefined` when it has a start page. */
export async function explainNoStart(folder: string): Promise<string | undefined> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pages = entries
    .filter((entry) => entry.isFile() && isPage(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep))
    .filter((segments) => !segments.some((segment) => segment.startsWith('.')))
    .sort((a, b) => a.length - b.length || comparePaths(a.join('/'), b.join('/')));
  const starts = pages.filter((segments) => /^index\.html?$/.test(segments.at(-1) ?? ''));
  if (starts[0]?.length === 1) return undefined;
  const missing = `${folder} has no index.html`;
  const nearest = [...new Set(starts.map((segments) => `${segments.slice(0, -1).join('/')}/`))];
  if (nearest.length > 0) {
    const others = nearest.length - NAMED;
    return `${missing}; pages lie in ${nearest.slice(0, NAMED).join(', ')}${others > 0 ? ` and ${others} more folders` : ''}: name that folder`;
  }
  return pages[0]
    ? `${missing}; the pages there have other names, such as ${pages[0].join('/')}: name the first one in crawl.seeds of a config, or call it index.html`
    : `${missing} and no other page: name the folder that holds the built HTML`;
}
