/** A folder of built HTML as a website on loopback, so that the same crawl reads it that reads any site. */

import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, relative, sep } from 'node:path';
import sirv from 'sirv';
import { listenHere } from '../listen-here.ts';
import { basePathOf, findFolderFile, ownOriginOf } from './folder/built-folder.ts';
import { readRegularFile } from './folder/read-regular-file.ts';
import { readHtml } from './read/read-html.ts';
import { isShell } from './render-page.ts';

export interface FolderOptions {
  /** Published address, whose path is where it is served. */
  url?: string;
  /** Answers addresses that it does not hold with the page that fills itself there, as hosts of applications do. */
  isApp?: boolean;
  /** Replaces the files' own origin in answers, so that absolute addresses work in a preview. */
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

/** A larger file is sent as it is, a part at a time. */
const MAX_TEXT_BYTES = 50_000_000;

/** Bytes that are read of `_redirects`. */
const MAX_REDIRECTS_BYTES = 1_000_000;

/** Characters of a hash that tell versions of a file apart. */
const ETAG_LENGTH = 22;

const NOT_FOUND = 'Not found\n';

/** Replaces each whole occurrence of an origin, also in JSON's escaped form. */
function replaceOrigins(text: string, from: string, to: string): string {
  const escaped = (origin: string) => origin.replaceAll('/', '\\/');
  const whole = (origin: string) => new RegExp(`${origin.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w.:-])`, 'g');
  return text.replace(whole(from), () => to).replace(whole(escaped(from)), () => escaped(to));
}

function answer(response: ServerResponse, status: number, type: string, body: string | Uint8Array) {
  response.writeHead(status, { 'content-type': type, 'content-length': Buffer.byteLength(body) });
  response.end(body);
}

/** Serves files as static hosts do, `_redirects` and `404.html` too; nothing hidden, no dates. @throws Error without a folder */
export async function serveFolder(folder: string, options: FolderOptions = {}) {
  const root = realpathSync(folder);
  const { shownOrigin } = options;
  const named = await ownOriginOf(root);
  const stated = options.url === undefined ? undefined : new URL(options.url);
  const own = [named, stated?.origin].filter((origin) => origin !== undefined);
  const base = stated?.pathname.replace(/\/$/, '') || (await basePathOf(root, own));
  const found = await findFolderFile(root, '/_redirects');
  const listed = found && 'file' in found ? await readRegularFile(found.file, MAX_REDIRECTS_BYTES) : undefined;
  const redirects = readFolderRedirects(listed?.toString() ?? '');
  const toShown = (text: string) =>
    shownOrigin === undefined ? text : own.reduce((all, origin) => replaceOrigins(all, origin, shownOrigin), text);
  const shell = options.isApp ? await findShell(root) : undefined;
  const serveBytes = sirv(root, {
    dev: true,
    dotfiles: true,
    // Each copy of a folder has dates of its own.
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
    // What belongs to a whole host is looked for at its root.
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
        await sendText(request, response, { file: found.file, type, isThere, toShown });
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
    /** The origin that its pages name. */
    named,
    /** The path below which it is served, without a final slash. */
    base,
  };
}

/** Bytes by which a file is told that has no known ending. */
const SNIFFED_BYTES = 100_000;

/** What a page begins with, after white space (MIME Sniffing Standard §7.1). */
const PAGE_START = /^(?:\ufeff|ï»¿)?\s*<(?:!doctype html|html|head|body|title|meta|script|h1|div|p|!--)[\s>]/i;

/** Endings of pages that a program made, and of none. */
const PAGE_ENDINGS = new Set(['', '.php', '.asp', '.aspx', '.jsp', '.shtml', '.xhtml', '.cfm', '.do']);

/** The type of a page that was saved as a program answered it, or without an ending; `undefined` for its source and all else. */
async function sniffType(file: string): Promise<string | undefined> {
  if (!PAGE_ENDINGS.has(extname(file).toLowerCase())) return undefined;
  const start = (await readRegularFile(file, SNIFFED_BYTES))?.toString('latin1') ?? '';
  return PAGE_START.test(start) && !/<\?(?:php|=)|<%/.test(start) ? 'text/html' : undefined;
}

interface TextFile {
  file: string;
  type: string;
  /** False for what answers in the place of a missing address. */
  isThere: boolean;
  toShown: (text: string) => string;
}

/** Sends a file of text with the origin that is shown. @throws Error if it cannot be read */
async function sendText(
  request: IncomingMessage,
  response: ServerResponse,
  { file, type, isThere, toShown }: TextFile,
): Promise<void> {
  // No charset in the header: the file's own declaration decides, as it does on the disk.
  // Byte for character, whatever that is: origins are ASCII.
  const bytes = await readRegularFile(file, MAX_TEXT_BYTES);
  if (!bytes) throw new Error(`${file} cannot be read`);
  const body = Buffer.from(toShown(bytes.toString('latin1')), 'latin1');
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, ETAG_LENGTH)}"`;
  if (isThere) response.setHeader('etag', etag);
  if (isThere && request.headers['if-none-match'] === etag) response.writeHead(304).end();
  else answer(response, isThere ? 200 : 404, type, body);
}

/** The page that an application fills at each of its addresses: `200.html`, else a start page without words. */
async function findShell(root: string): Promise<{ file: string } | undefined> {
  for (const name of ['/200.html', '/index.html']) {
    const found = await findFolderFile(root, name);
    const bytes = found && 'file' in found ? await readRegularFile(found.file, MAX_TEXT_BYTES) : undefined;
    if (!found || !('file' in found) || !bytes) continue;
    const { wording, scripts } = readHtml(bytes.toString());
    if (isShell({ words: wording.words, hasScripts: scripts.length > 0 })) return found;
  }
  return undefined;
}

/** Netlify's `_redirects`, a `from to [status]` per line, by `from`; none with wildcards, conditions or rewrites. */
function readFolderRedirects(text: string): ReadonlyMap<string, { to: string; status: number }> {
  const lines = text.split(/\r?\n/).map((line) => (line.split('#', 1)[0] ?? '').trim().split(/\s+/));
  const redirects = lines.flatMap(([from = '', to, code = '301']) => {
    const status = Number.parseInt(code, 10);
    const isSingle = from.startsWith('/') && !/[*:]/.test(from) && [301, 302, 307, 308].includes(status);
    return isSingle && to ? ([[from, { to, status }]] as const) : [];
  });
  return new Map(redirects);
}
