/** A folder that gave no page → why, when it is that no start page lies in it, and where one may be. */

import { readdir } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { comparePaths } from '#shared/page-path.ts';
import { pageEndings } from './folder-file.ts';

const toFolder = (segments: string[]) => `${segments.join('/')}/`;

const isPage = (name: string) => (pageEndings as readonly string[]).includes(extname(name));

/** What a folder has in the place of a start page: pages in folders of it, or of another name. */
export interface NoStart {
  /** Folders with a start page, nearest first. */
  folders: string[];
  /** A page of another name. */
  page?: string;
}

/** `undefined` when the folder has a start page. */
export async function explainNoStart(folder: string): Promise<NoStart | undefined> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const pages = entries
    .filter((entry) => entry.isFile() && isPage(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep))
    .filter((segments) => !segments.some((segment) => segment.startsWith('.')))
    .sort((a, b) => a.length - b.length || comparePaths(a.join('/'), b.join('/')));
  const starts = pages.filter((segments) => /^index\.html?$/.test(segments.at(-1) ?? ''));
  if (starts[0]?.length === 1) return undefined;
  const folders = new Set(starts.map((segments) => toFolder(segments.slice(0, -1))));
  // What lies below a start page belongs to its site.
  const isBelow = (segments: string[]) => segments.some((_, depth) => folders.has(toFolder(segments.slice(0, depth))));
  const nearest = [...folders].filter((at) => !isBelow(at.split('/').slice(0, -1)));
  return { folders: nearest, ...(pages[0] && { page: pages[0].join('/') }) };
}
