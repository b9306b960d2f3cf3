/** Serves a folder of built HTML as a website on loopback, so that the crawl reads it like any other site. */

import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, relative, sep } from 'node:path';
import sirv from 'sirv';
import { listenHere } from '../listen-here.ts';
import { escapePattern } from '../words/any-language.ts';
import { findFolderFile, findMount, type Mount, ownOriginOf } from './folder/built-folder.ts';
import { readRegularFile } from './folder/read-regular-file.ts';
import { readHtml } from './read/read-html.ts';
import { isShell } from './render-page.ts';

export interface FolderOptions {
  /** Public address of the site. The folder is served below its path. */
  url?: string;
  /** Answers missing addresses with the page that scripts fill, as hosts of applications do. */
  isApp?: boolean;
  /** Origin that replaces the files' own in answers, so that absolute addresses work in a preview. */
  shownOrigin?: string;
}

/** Types of files that may contain the origin. */
const TEXT_TYPES = new Map([
  ['.html', 'text/html'],
  ['.htm', 'text/html'],
  ['.xml', 'application/xml'],
  ['.txt', 'text/plain'],
  ['.json', 'application/json'],
  ['.webmanifest', 'application/manifest+json'],
  ['.md', 'text/markdown'],
]);

/** Size up to which text files are searched for the origin; a larger file is streamed unchanged. */
const MAX_TEXT_BYTES = 50_000_000;

/** Maximum bytes that are read of `_redirects`. */
const MAX_REDIRECTS_BYTES = 1_000_000;

/** Characters of the hash in an ETag. */
const ETAG_LENGTH = 22;

const NOT_FOUND = 'Not found\n';

/** Replaces each whole occurrence of an origin, including JSON's escaped form. */
function replaceOrigins(text: string, from: string, to: string): string {
  const escaped = (origin: string) => origin.replaceAll('/', '\\/');
  const whole = (origin: string) => new RegExp(`${escapePattern(origin)}(?![\\w.:-])`, 'g');
  return text.replace(whole(from), () => to).replace(whole(escaped(from)), () => escaped(to));
}

/** Removes this first segment from the paths of the site's addresses in attributes and styles of a page. */
function withoutFirst(html: string, first: string, origins: readonly string[]): string {
  const [origin, path] = [origins.map(escapePattern).join('|'), escapePattern(first)];
  return html.replace(new RegExp(`(["'=(,]\\s*(?:${origin})?)${path}(?=["'/?#\\s>)])/?`, 'g'), '$1/');
}

/** Ends a response with a body. */
function answer(response: ServerResponse, status: number, type: string, body: string | Uint8Array) {
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) });
  response.end(body);
}

/**
 * Serves files as static hosts do, including `_redirects` and `404.html`, without hidden files and dates.
 * @throws Error if the folder does not exist
 */
export async function serveFolder(folder: string, options: FolderOptions = {}) {
  const root = realpathSync(folder);
  const { shownOrigin } = options;
  const named = await ownOriginOf(root);
  const stated = options.url === undefined ? undefined : new URL(options.url);
  const own = [named, stated?.origin].filter((origin) => origin !== undefined);
  const { base, linkedBelow } = await mountOf(root, own, stated);
  const found = await findFolderFile(root, '/_redirects');
  const listed = found && 'file' in found ? await readRegularFile(found.file, MAX_REDIRECTS_BYTES) : undefined;
  const redirects = readFolderRedirects(listed?.toString() ?? '');
  const toShown = (text: string) =>
    shownOrigin === undefined ? text : own.reduce((all, origin) => replaceOrigins(all, origin, shownOrigin), text);
  const toServed = (text: string, type: string) =>
    toShown(linkedBelow !== '' && type === 'text/html' ? withoutFirst(text, linkedBelow, own) : text);
  const shell = options.isApp ? await findShell(root) : undefined;
  const serveBytes = sirv(root, {
    dev: true,
    dotfiles: true,
    // The dates of files differ from copy to copy of the folder.
    setHeaders: (response) => response.setHeader('Last-Modified', new Date(0).toUTCString()),
  });

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { pathname, search } = new URL(`http://folder.invalid${request.url ?? '/'}`);
    const isAboveBase = base !== '' && (pathname === '/' || pathname === base);
    const redirect = redirects.get(pathname) ?? (isAboveBase ? { to: `${base}/`, status: 301 } : undefined);
    if (redirect) {
      response.writeHead(redirect.status, { location: toShown(redirect.to) }).end();
      return;
    }
    const isMounted = pathname.startsWith(`${base}/`);
    // Files of the whole host, such as robots.txt, are requested at its root.
    const asked =
      isMounted || ['.txt', '.xml', '.gz'].includes(extname(pathname))
        ? await findFolderFile(root, isMounted ? pathname.slice(base.length) : pathname)
        : undefined;
    const route = asked || !isMounted || extname(pathname) !== '' ? undefined : shell;
    const missing = asked || route ? undefined : await findFolderFile(root, '/404.html');
    const found = asked ?? route ?? (missing && 'file' in missing ? missing : undefined);
    if (found === undefined) answer(response, 404, 'text/plain', NOT_FOUND);
    else if ('redirect' in found) response.writeHead(301, { location: base + found.redirect + search }).end();
    else {
      const type = TEXT_TYPES.get(extname(found.file).toLowerCase()) ?? (await sniffType(found.file));
      const { size } = await stat(found.file);
      if (type === undefined || size > MAX_TEXT_BYTES) {
        request.url = `/${relative(root, found.file).split(sep).map(encodeURIComponent).join('/')}`;
        serveBytes(request, response, () => answer(response, 404, 'text/plain', NOT_FOUND));
      } else {
        const isThere = (asked ?? route) !== undefined;
        await sendText(request, response, { file: found.file, type, isThere, toServed });
      }
    }
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else answer(response, 500, 'text/plain', 'Unreadable\n');
    });
  });
  return {
    ...(await listenHere(server)),
    /** The origin that the folder's pages name. */
    named,
    /** The path below which the folder is served, without a final slash. */
    base,
  };
}

/** Returns where a folder lies: below the path of its stated address, else as its pages tell. */
async function mountOf(root: string, own: readonly string[], stated: URL | undefined): Promise<Mount> {
  const base = stated?.pathname.replace(/\/$/, '');
  return base ? { base, linkedBelow: '' } : findMount(root, own);
}

/** Number of bytes that are read to detect the type of a file without a known extension. */
const SNIFFED_BYTES = 100_000;

/** Start of an HTML page, after white space (MIME Sniffing Standard §7.1). */
const PAGE_START = /^(?:\ufeff|ï»¿)?\s*<(?:!doctype html|html|head|body|title|meta|script|h1|div|p|!--)[\s>]/i;

/** Extensions of pages that a program generated, and no extension. */
const PAGE_ENDINGS = new Set(['', '.php', '.asp', '.aspx', '.jsp', '.shtml', '.xhtml', '.cfm', '.do']);

/** Detects HTML in a saved page whose name has a program's extension or none; `undefined` for all other files. */
async function sniffType(file: string): Promise<string | undefined> {
  if (!PAGE_ENDINGS.has(extname(file).toLowerCase())) return undefined;
  const start = (await readRegularFile(file, SNIFFED_BYTES))?.toString('latin1') ?? '';
  return PAGE_START.test(start) && !/<\?(?:php|=)|<%/.test(start) ? 'text/html' : undefined;
}

interface TextFile {
  file: string;
  type: string;
  /** False if the file is sent in the place of a missing address. */
  isThere: boolean;
  toServed: (text: string, type: string) => string;
}

/** Sends a text file with the shown origin in it. @throws Error if the file cannot be read */
async function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  { file, type, isThere, toServed }: TextFile,
): Promise<void> {
  // No charset in the header: the file's own declaration decides, as it does on the disk.
  // One byte is one character here, in any encoding: origins are ASCII.
  const bytes = await readRegularFile(file, MAX_TEXT_BYTES);
  if (!bytes) throw new Error(`${file} cannot be read`);
  const body = Buffer.from(toServed(bytes.toString('latin1'), type), 'latin1');
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, ETAG_LENGTH)}"`;
  if (isThere) response.setHeader('etag', etag);
  if (isThere && request.headers['if-none-match'] === etag) response.writeHead(304).end();
  else answer(response, isThere ? 200 : 404, type, body);
}

/** Finds the page that an application fills at each of its addresses: `200.html`, else a start page without words. */
async function findShell(root: string): Promise<{ file: string } | undefined> {
  for (const name of ['/200.html', '/index.html']) {
    const found = await findFolderFile(root, name);
    const bytes = found && 'file' in found ? await readRegularFile(found.file, MAX_TEXT_BYTES) : undefined;
    if (!found || !('file' in found) || !bytes) continue;
    const { wording, scripts } = readHtml(bytes.toString());
    if (isShell({ contentWords: wording.words, hasScripts: scripts.length > 0 })) return found;
  }
  return undefined;
}

/**
 * Reads Netlify's `_redirects`, one `from to [status]` per line. Lines with wildcards, conditions or rewrites are left
 * out.
 */
function readFolderRedirects(text: string): ReadonlyMap<string, { to: string; status: number }> {
  const lines = text.split(/\r?\n/).map((line) => (line.split('#', 1)[0] ?? '').trim().split(/\s+/));
  const redirects = lines.flatMap(([from = '', to, code = '301']) => {
    const status = Number.parseInt(code, 10);
    const isSingle = from.startsWith('/') && !/[*:]/.test(from) && [301, 302, 307, 308].includes(status);
    return isSingle && to ? ([[from, { to, status }]] as const) : [];
  });
  return new Map(redirects);
}
