/** A folder of built HTML → the origin that it was built for, as its canonical links, base addresses, sitemaps and links name it. */

import { readdir, readFile, realpath } from 'node:fs/promises';
import { extname, join, relative } from 'node:path';
import { ROBOT_NAME } from '../crawl-options.ts';
import { readHtml } from '../read/read-html.ts';
import { readSitemap } from '../read/read-sitemap.ts';
import { findFolderFile } from './folder-file.ts';

/** Enough files to know; a built site names the same origin everywhere. */
const MAX_FILES_READ = 2_000;
const SITEMAP_BYTES = 50_000_000;

function originOf(reference: string | undefined): string | undefined {
  if (reference === undefined || !/^\s*https?:\/\//i.test(reference) || !URL.canParse(reference)) return undefined;
  const { origin, hostname } = new URL(reference);
  // Where its author tried it out is not what it was built for.
  return hostname.includes('.') && !hostname.startsWith('127.') ? origin : undefined;
}

/** The most frequent, the first in code-point order among equals, if it stands at least `least` times. */
function mostNamed(origins: readonly (string | undefined)[], least: number): string | undefined {
  const votes = new Map<string, number>();
  for (const origin of origins) if (origin !== undefined) votes.set(origin, (votes.get(origin) ?? 0) + 1);
  const [winner] = [...votes].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return winner && winner[1] >= least ? winner[0] : undefined;
}

/** The one that half of the pages name, two at least, as some may be saved copies; else start page, sitemaps, or links. */
export async function ownOriginOf(folder: string): Promise<string | undefined> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && /\.(?:html?|xml|xml\.gz)$/i.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .slice(0, MAX_FILES_READ);
  const pages: (string | undefined)[] = [];
  const starts: (string | undefined)[] = [];
  const listed: (string | undefined)[] = [];
  const linked = new Set<string>();
  for (const file of files) {
    const bytes = await readFile(file);
    if (/^\.html?$/i.test(extname(file))) {
      const { canonical, base, links } = readHtml(bytes.toString('latin1'), ROBOT_NAME);
      for (const link of links) linked.add(link.trim().replace(/[?#].*$/, ''));
      const named = originOf(canonical) ?? originOf(base);
      pages.push(named);
      if (/^index\.html?$/i.test(relative(folder, file))) starts.push(named);
    } else {
      for (const { loc } of readSitemap(bytes, SITEMAP_BYTES, MAX_FILES_READ).pages) listed.push(originOf(loc));
    }
  }
  const named = mostNamed(pages, Math.max(2, pages.length / 2)) ?? mostNamed(starts, 1) ?? mostNamed(listed, 1);
  return named ?? (mostNamed(await toLinkedOrigins(folder, linked), 2) || undefined);
}

/** The origins of links to what the folder holds; empty for those without a host. */
async function toLinkedOrigins(folder: string, links: Iterable<string>): Promise<string[]> {
  const root = await realpath(folder);
  const origins: string[] = [];
  for (const link of links) {
    const origin = originOf(link);
    const path = origin === undefined ? '' : new URL(link).pathname;
    const paths = [path, path.replace(/^\/[^/]+/, '')].filter((one) => one.length > 1);
    if ((await Promise.all(paths.map((one) => findFolderFile(root, one)))).some(Boolean)) origins.push(origin ?? '');
    else if (link !== '' && !/^(?:[a-z-]+:|\/\/)/i.test(link)) origins.push('');
  }
  return origins;
}
