/** A folder of built HTML → the origin that it was built for, as its canonical links and sitemaps name it. */

import { readdir, readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { ROBOT_NAME } from '../crawl-options.ts';
import { readHtml } from '../read/read-html.ts';
import { readSitemap } from '../read/read-sitemap.ts';

/** Enough files to know; a built site names the same origin everywhere. */
const MAX_FILES_READ = 2_000;
const SITEMAP_BYTES = 50_000_000;

function originOf(reference: string | undefined): string | undefined {
  if (reference === undefined || !/^\s*https?:\/\//i.test(reference) || !URL.canParse(reference)) return undefined;
  return new URL(reference).origin;
}

/**
 * The origin that most pages of `folder` name as their canonical address, one vote a file, and the sitemaps' entries
 * name; `undefined` when none does. Ties go to the first in code-point order.
 */
export async function ownOriginOf(folder: string): Promise<string | undefined> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.(?:html?|xml|xml\.gz)$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .slice(0, MAX_FILES_READ);
  const votes = new Map<string, number>();
  const vote = (origin: string | undefined) => {
    if (origin !== undefined) votes.set(origin, (votes.get(origin) ?? 0) + 1);
  };
  for (const file of files) {
    const bytes = await readFile(file);
    if (/^\.html?$/i.test(extname(file))) {
      vote(originOf(readHtml(bytes.toString('latin1'), ROBOT_NAME).canonical));
    } else {
      for (const { loc } of readSitemap(bytes, SITEMAP_BYTES, MAX_FILES_READ).pages) vote(originOf(loc));
    }
  }
  const [winner] = [...votes].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return winner?.[0];
}
