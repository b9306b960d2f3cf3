/**
 * Reads a folder of built HTML: the file for an address, its origin and base path, missing start pages, unlinked pages.
 */

import { readdir, realpath, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { attempt } from '#shared/attempt.ts';
import { mostCommon } from '#shared/group-by.ts';
import { mapInBatches } from '#shared/map-in-batches.ts';
import { toPagePath } from '#shared/page.ts';
import { cutPage } from '../../bounds.ts';
import { siteKeyOf } from '../../site-key.ts';
import { isDocumentPath, matchesPattern, refuseAddress } from '../addresses.ts';
import { DEFAULT_LIMITS } from '../limits.ts';
import { readHtml } from '../read/read-html.ts';
import { readSitemap } from '../read/read-sitemap.ts';
import { listFiles } from './list-files.ts';
import { readRegularFile } from './read-regular-file.ts';

/** Extensions of pages, the preferred first; word processors write `.htm`. */
const pageEndings = ['.html', '.htm'] as const;

/** Names of a folder's index page in lower case, the preferred first. */
const INDEXES = ['index.html', 'index.htm', 'default.html', 'default.htm', 'index.php'];

/** Returns the path of a name as spelled on disk, where it may have another Unicode form (macOS and Linux differ). */
async function toHeldName(root: string, segments: readonly string[]): Promise<string> {
  let at = root;
  for (const segment of segments) {
    const isPlain = /^[\x20-\x7e]*$/.test(segment);
    const names = isPlain ? [] : await readdir(at).catch(() => []);
    const wanted = segment.normalize('NFC');
    const held = names.find((name) => [name, stemOf(name)].some((one) => one.normalize('NFC') === wanted));
    // Names without an extension are completed by `pageAt`.
    at = join(at, held === undefined ? segment : held.normalize('NFC') === wanted ? held : stemOf(held));
  }
  return at;
}

const stemOf = (name: string): string => name.replace(/\.html?$/i, '');

export type FolderFile = { file: string } | { redirect: string } | undefined;

/**
 * Finds the file for an address: itself, a folder's index, or `name.html` for `/name` and `/name/`; or a redirect to a
 * final slash. Never leaves `root`.
 */
export async function findFolderFile(root: string, pathname: string): Promise<FolderFile> {
  const decoded = attempt(() => decodeURIComponent(pathname));
  if (decoded === undefined) return undefined;
  const segments = decoded.split('/');
  const isHidden = segments.some((segment) => segment.startsWith('.') && segment !== '.well-known');
  // An encoded separator cannot be part of a file name.
  if (isHidden || segments.length !== pathname.split('/').length) return undefined;

  const inside = async (file: string) => {
    const real = await realpath(file).catch(() => undefined);
    const isInside = real !== undefined && (real === root || real.startsWith(root + sep));
    return isInside ? stat(real).catch(() => undefined) : undefined;
  };
  const indexOf = async (directory: string) => {
    const names = await readdir(directory).catch(() => []);
    const found = INDEXES.flatMap((index) => names.filter((name) => name.toLowerCase() === index).sort())[0];
    const index = found && join(directory, found);
    return index && (await inside(index))?.isFile() ? { file: index } : undefined;
  };
  const pageAt = async (stem: string) => {
    for (const ending of pageEndings) if ((await inside(stem + ending))?.isFile()) return { file: stem + ending };
    return undefined;
  };
  const written = join(root, decoded);
  const base = (await inside(written)) ? written : await toHeldName(root, segments);
  const found = await inside(base);
  if (found?.isDirectory()) {
    const index = await indexOf(base);
    if (index) return decoded.endsWith('/') ? index : { redirect: `${pathname}/` };
  }
  if (decoded.endsWith('/')) return /[^/]\/$/.test(decoded) ? pageAt(base.replace(/[/\\]$/, '')) : undefined;
  // A data folder may have the same name as a page.
  return found?.isFile() ? { file: base } : pageAt(base);
}

const toFolder = (segments: string[]) => `${segments.join('/')}/`;

const isPage = (name: string) => (pageEndings as readonly string[]).includes(extname(name).toLowerCase());
const isSitemap = (name: string) => /\.xml(?:\.gz)?$/i.test(name);

const listPages = async (folder: string): Promise<string[][]> =>
  (await listFiles(folder)).filter((segments) => isPage(segments.at(-1) ?? ''));

/** Reads the HTML of a page as the crawl does; empty if the file cannot be read. */
async function readPage(file: string): Promise<string> {
  const bytes = await readRegularFile(file, DEFAULT_LIMITS.htmlBytes);
  return bytes ? Buffer.from(cutPage(bytes).crawled).toString('latin1') : '';
}

/** Lists files of pages that none of `addresses` leads to, without feeds, `404.html` and empty files. */
export async function findUnlinkedPages(folder: string, base: string, addresses: Iterable<string>): Promise<string[]> {
  const known = new Set([...addresses].map((address) => findPathname(address).slice(base.length + 1)));
  const pages = (await listPages(folder)).map((segments) => segments.join('/'));
  const unlinked = pages.filter((page) => {
    const paths = toOwnPaths(page);
    if (page === '404.html' || refuseAddress(`/${paths.at(-1)}`, DEFAULT_LIMITS, true)) return false;
    return !paths.some((path) => known.has(path));
  });
  const states = await mapInBatches(unlinked, (page) => stat(join(folder, page)).catch(() => undefined));
  return unlinked.filter((_, at) => (states[at]?.size ?? 0) > 0);
}

/** Maximum number of suggested patterns. */
const MAX_PATTERNS = 5;

/** Suggests patterns of `crawl.seeds` that match these files: top-level files by name, others by their first folder. */
export function toSeedPatterns(files: readonly string[], base: string): string[] {
  const patterns = files.map((file) => `${base}/${file.includes('/') ? `${file.split('/', 1)[0]}/*` : file}`);
  const distinct = [...new Set(patterns)].sort();
  return distinct.length > MAX_PATTERNS ? [`${base}/*`] : distinct;
}

const isSeed = (name: string) => isPage(name) || isDocumentPath(name);

/** Lists the addresses of pages and PDFs in a folder that match a pattern of `crawl.seeds`, except `404.html`. */
export async function findSeeds(folder: string, base: string, pattern: string): Promise<string[]> {
  const files = (await listFiles(folder)).filter((segments) => isSeed(segments.at(-1) ?? ''));
  const paths = files
    .map((segments) => segments.map(encodeURIComponent).join('/'))
    .filter((file) => file !== '404.html');
  const addresses = paths.map((file) => toPagePath(`${base}/${file.replace(/(^|\/)index\.html?$/, '$1')}`));
  return addresses.filter((address) => matchesPattern(pattern, address));
}

function findPathname(address: string): string {
  const { pathname } = new URL(address);
  return attempt(() => decodeURIComponent(pathname)) ?? pathname;
}

/**
 * Lists folders that have a start page, nearest first, and one page of any name; `undefined` if the root has a start
 * page.
 */
export async function explainNoStart(folder: string) {
  const pages = await listPages(folder);
  const starts = pages.filter((segments) => INDEXES.includes((segments.at(-1) ?? '').toLowerCase()));
  if (starts[0]?.length === 1) return undefined;
  const folders = new Set(starts.map((segments) => toFolder(segments.slice(0, -1))));
  // Folders below a start page belong to the same site.
  const isBelow = (segments: string[]) => segments.some((_, depth) => folders.has(toFolder(segments.slice(0, depth))));
  const nearest = [...folders].filter((at) => !isBelow(at.split('/').slice(0, -1)));
  // There may be no start page at all; then any page is shown.
  return { folders: nearest, ...(pages[0] && { page: pages[0].join('/') }) };
}

/** Maximum number of files that are read; a built site names the same origin everywhere. */
const MAX_FILES_READ = 2_000;

/** Maximum bytes of a file that names a host. */
const MAX_HOST_BYTES = 300;

/** Maximum number of entries that are read of a sitemap. */
const MAX_ENTRIES_READ = 2_000;

/** Returns the origin of a web address on a public host; `undefined` for all else. */
function originOf(reference = ''): string | undefined {
  const url = URL.parse(reference);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  // Local hosts are for trying a site out.
  const isExample = /(?:^|\.)example\.(?:com|net|org)$/.test(url.hostname);
  return url.hostname.includes('.') && !url.hostname.startsWith('127.') && !isExample ? url.origin : undefined;
}

/**
 * Detects the origin that the site was built for: named by half of the pages, at least two; else by start page,
 * sitemaps, `CNAME` file, half of the pages for sharing, or links. `undefined` if none is found.
 */
export async function ownOriginOf(folder: string): Promise<string | undefined> {
  const all = await listFiles(folder);
  const files = all.filter((segments) => isPage(segments.at(-1) ?? '') || isSitemap(segments.at(-1) ?? ''));
  const pages: string[] = [];
  const starts: string[] = [];
  const shared: string[] = [];
  const listed: string[] = [];
  const linked = new Set<string>();
  for (const file of files.slice(0, MAX_FILES_READ)) {
    const at = join(folder, ...file);
    if (isPage(file.at(-1) ?? '')) {
      const { canonical, base, sharedUrl, links } = readHtml(await readPage(at));
      const named = originOf(canonical) ?? originOf(base) ?? '';
      shared.push(originOf(sharedUrl) ?? '');
      pages.push(named);
      for (const link of links) if (originOf(link)) linked.add(link);
      if (/^index\.html?$/.test(file.join('/'))) starts.push(named);
    } else {
      const bytes = (await readRegularFile(at, DEFAULT_LIMITS.sitemapBytes)) ?? Buffer.alloc(0);
      let entries = 0;
      await readSitemap([bytes], DEFAULT_LIMITS.sitemapBytes, ({ loc, isSitemap: isIndex }) => {
        if (!isIndex) listed.push(originOf(loc) ?? '');
        return ++entries < MAX_ENTRIES_READ;
      });
    }
  }
  const ofSitemap = mostCommon(listed.filter(Boolean))?.[0];
  const ofHost = await originOfHost(folder);
  return [ofMost(pages), ...starts, ofSitemap, ofHost, ofMost(shared), originOfHeld(linked, files)].find(Boolean);
}

/** Returns the origin that half of the pages name, at least two; `undefined` without one. */
function ofMost(named: readonly string[]): string | undefined {
  const [origin, times] = mostCommon(named.filter(Boolean)) ?? ['', 0];
  return times >= Math.max(2, named.length / 2) ? origin : undefined;
}

/** Returns the origin that a `CNAME` file names, in which GitHub Pages has the domain of a site. */
async function originOfHost(folder: string): Promise<string | undefined> {
  const name = (await readRegularFile(join(folder, 'CNAME'), MAX_HOST_BYTES))?.toString().trim() ?? '';
  return /^[\w-]+(?:\.[\w-]+)+$/.test(name) ? originOf(`https://${name}`) : undefined;
}

/**
 * Returns the origin of most links to pages of the folder but its start page, if at least two different links lead
 * there, as they are or without their first segment.
 */
function originOfHeld(links: ReadonlySet<string>, files: readonly string[][]): string | undefined {
  const held = new Set(files.map((file) => file.join('/')).flatMap(toOwnPaths));
  const paths = [...links]
    .map((link) => new URL(link))
    .filter(({ pathname }) => {
      const path = pathname.slice(1);
      return [path, path.replace(/^[^/]*\//, '')].some((one) => one !== '' && held.has(one));
    });
  const distinct = new Set(paths.map(({ origin, pathname }) => origin + pathname));
  const [origin, times] = mostCommon([...distinct].map((address) => new URL(address).origin)) ?? ['', 0];
  return times > 1 ? origin : undefined;
}

/** Lists the paths, without the first slash, that lead to a page's file. */
function toOwnPaths(page: string): string[] {
  const stem = page.replace(/\.html?$/, '');
  const folder = stem.replace(/(?:^|\/)index$/, '');
  return [page, stem, folder, `${folder}/`];
}

/** Number of pages at the top of the folder that are read; a built site has the same links everywhere. */
const MAX_TOP_FILES_READ = 20;

/** Where a built folder lies on its host. */
export interface Mount {
  /** First segment of the addresses of its pages, e.g. `/docs`; `''` for the root of the host. */
  base: string;
  /** First segment of links whose pages name addresses without it, as a copy below another name has them; else `''`. */
  linkedBelow: string;
}

/** Finds where a folder lies: it holds the second segment of its links, not the first. */
export async function findMount(folder: string, origins: readonly string[]): Promise<Mount> {
  const own = new Set(origins.map(siteKeyOf));
  const entries = await readdir(folder);
  const pages = await listPages(folder);
  const held = new Set(pages.map((file) => file.join('/')).flatMap(toOwnPaths));
  const top = pages.flatMap(([name = '', ...below]) => (below.length === 0 ? name : []));
  const files = top.filter((name) => name !== '404.html');
  const names = new Set([...entries, ...held].map((entry) => entry.replace(/\/.*/, '')));
  /** By first segment: its links, and whether the folder holds the second segment of one; `isPageBelow`: named. */
  const firsts = new Map<string, { links: Set<string>; isBelow: boolean; isPageBelow: boolean }>();
  let isStatedAtRoot = false;
  let leadsToRoot = false;
  const add = (path: string) => {
    const [whole = '', first, next] = /^(\/(?!\/)[^/?#]*)(?:\/([^/?#]*))?[^?#]*/.exec(path) ?? [];
    if (first === '/') leadsToRoot = true;
    else if (first) {
      const known = firsts.get(first) ?? { links: new Set(), isBelow: false, isPageBelow: false };
      known.links.add(whole);
      known.isBelow ||= next !== undefined && names.has(next);
      known.isPageBelow ||= next !== undefined && next !== '' && names.has(next);
      firsts.set(first, known);
    }
  };
  for (const name of files.sort().slice(0, MAX_TOP_FILES_READ)) {
    const { links, canonical, base, scripts } = readHtml(await readPage(join(folder, name)));
    // An application that has not run yet has no links, only scripts.
    const references = links.length > 0 ? links : scripts;
    const isWhole = (href: string) => own.has(siteKeyOf(href));
    for (const href of references) if (!isWhole(href)) add(href.trim());
    for (const address of [canonical ?? '', base ?? '', ...references].filter(isWhole)) {
      const path = new URL(address).pathname;
      if (held.has(path.slice(1))) isStatedAtRoot = true;
      else add(path);
    }
  }
  const nameOf = (first: string): string => attempt(() => decodeURI(first.slice(1))) ?? first.slice(1);
  const [[first, links] = ['', undefined], ...others] = [...firsts].filter(([one]) => !names.has(nameOf(one)));
  const nowhere = { base: '', linkedBelow: '' };
  if (links === undefined || others.length > 0) return nowhere;
  // Where a link leads to the host's own start page, the name alone may be that of another part of the host.
  if (firsts.size === 1 && (leadsToRoot ? links.isPageBelow : links.isBelow))
    return isStatedAtRoot ? { base: '', linkedBelow: first } : { base: first, linkedBelow: '' };
  // Some links forget the name. A short name may be a language whose pages the folder lacks.
  const forgetting = [...firsts].reduce((sum, [one, { links: some }]) => sum + (one === first ? 0 : some.size), 0);
  const isMost = links.links.size > forgetting && first.length > 3;
  return firsts.size > 1 && links.isPageBelow && isMost ? { base: '', linkedBelow: first } : nowhere;
}
