/** A folder of built HTML → the path that it was built to be served below, as project pages are: `/name`. */

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteKeyOf } from '../../site-key.ts';
import { ROBOT_NAME } from '../crawl-options.ts';
import { readHtml } from '../read/read-html.ts';
import { pageEndings } from './folder-file.ts';

/** Pages at the top of the folder that are read: a built site links alike everywhere. */
const FILES_READ = 20;

/** The first segment of all links, canonicals and bases, when the folder has nothing of that name; else empty. */
export async function basePathOf(folder: string, origins: readonly string[]): Promise<string> {
  const own = new Set(origins.map(siteKeyOf));
  const entries = await readdir(folder);
  const files = entries.filter((name) => pageEndings.some((ending) => name.endsWith(ending)) && name !== '404.html');
  const segments = new Set<string>();
  let isBelow = false;
  for (const name of files.sort().slice(0, FILES_READ)) {
    const { links, canonical, base } = readHtml(await readFile(join(folder, name), 'latin1'), ROBOT_NAME);
    const stated = [canonical, base].map((address) => URL.parse(address ?? '')?.pathname ?? '');
    const linked = links.map((href) => (own.has(siteKeyOf(href)) ? new URL(href).pathname : href.trim()));
    for (const path of [...linked, ...stated])
      if (/^\/(?!\/)/.test(path)) {
        segments.add(/^\/[^/?#]*/.exec(path)?.[0] ?? '');
        isBelow ||= /^\/[^/?#]+\//.test(path);
      }
  }
  const [first = '', ...others] = segments;
  const name = decodeURI(first.slice(1));
  const isHeld = ['', ...pageEndings].some((ending) => entries.includes(name + ending));
  return others.length > 0 || !isBelow || isHeld ? '' : first;
}
