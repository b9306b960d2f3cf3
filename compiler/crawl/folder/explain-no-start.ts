/** A folder that gave no page → why, when it is that no start page lies in it, and where one may be. */

import { readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { comparePaths } from '#shared/page-path.ts';
import { pageEndings } from './folder-file.ts';

/** Folders that are named. */
const NAMED = 3;

const toFolder = (segments: string[]) => `${segments.join('/')}/`;

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
  const folders = new Set(starts.map((segments) => toFolder(segments.slice(0, -1))));
  // What lies below a start page belongs to its site.
  const isBelow = (segments: string[]) => segments.some((_, depth) => folders.has(toFolder(segments.slice(0, depth))));
  const nearest = [...folders].filter((at) => !isBelow(at.split('/').slice(0, -1)));
  if (nearest.length === 1) return `${missing}; pages lie in ${nearest[0]}: name that folder`;
  if (nearest.length > 1) {
    const others = nearest.length - NAMED;
    return `${missing}; pages lie in ${nearest.slice(0, NAMED).join(', ')}${others > 0 ? ` and ${others} more` : ''}: name one of them`;
  }
  return pages[0]
    ? `${missing}; the pages there have other names, such as ${pages[0].join('/')}: name the first one in crawl.seeds of a config, or call it index.html`
    : `${missing} and no other page: name the folder that holds the built HTML`;
}
