/** A folder of built HTML → the path that it was built to be served below, as project pages are: `/name`. */

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROBOT_NAME } from '../crawl-options.ts';
import { readHtml } from '../read/read-html.ts';
import { pageEndings } from './folder-file.ts';

/** Pages at the top of the folder that are read: a built site links alike everywhere. */
const FILES_READ = 20;

/** The first segment of all links from the root, all canonical links and base addresses, when the folder has nothing of that name; else empty. */
export async function basePathOf(folder: string): Promise<string> {
  const entries = await readdir(folder);
  const files = entries.filter((name) => pageEndings.some((ending) => name.endsWith(ending)) && name !== '404.html');
  const segments = new Set<string>();
  for (const name of files.sort().slice(0, FILES_READ)) {
    const { links, canonical, base } = readHtml(await readFile(join(folder, name), 'latin1'), ROBOT_NAME);
    const stated = [canonical, base].map((address) => URL.parse(address ?? '')?.pathname ?? '');
    for (const path of [...links.map((href) => href.trim()), ...stated])
      if (/^\/(?!\/)/.test(path)) segments.add(/^\/[^/?#]*(?=\/)/.exec(path)?.[0] ?? '');
  }
  const [first = '', ...others] = segments;
  return others.length > 0 || entries.includes(decodeURI(first.slice(1))) ? '' : first;
}
