/** A folder of built HTML as a website on loopback, so that the same crawl reads it that reads any site. */

import { createHash } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, relative, sep } from 'node:path';
import sirv from 'sirv';
import { basePathOf } from './folder/base-path.ts';
import { findFolderFile } from './folder/folder-file.ts';
import { ownOriginOf } from './folder/own-origin.ts';

export interface FolderServer {
  /** `http://127.0.0.1:port` */
  origin: string;
  /** The origin that its pages name as theirs. */
  named?: string;
  close(): Promise<void>;
}

export interface FolderOptions {
  /** Address that it is published at: a path in it is where it is served. */
  url?: string;
  /** Stands in the answers wherever the files name their own origin: a preview whose every absolute address works. */
  shownOrigin?: string;
}

/** Files that may name the origin, with their types. */
const TEXT_TYPES = new Map([
  ['.html', 'text/html'],
  ['.htm', 'text/html'],
  ['.xml', 'application/xml'],
  ['.txt', 'text/plain'],
  ['.json', 'application/json'],
  ['.webmanifest', 'application/manifest+json'],
  ['.md', 'text/markdown'],
]);

/** `text` with every whole occurrence of one origin replaced by another, also in JSON's escaped form. */
function replaceOrigins(text: string, from: string, to: string): string {
  const escaped = (origin: string) => origin.replaceAll('/', '\\/');
  const whole = (origin: string) => new RegExp(`${origin.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w.:-])`, 'g');
  return text.replace(whole(from), () => to).replace(whole(escaped(from)), () => escaped(to));
}

function answer(response: ServerResponse, status: number, type: string, body: string | Uint8Array) {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  if (status === 200 && response.req.headers['if-none-match'] === etag) {
    response.writeHead(304, { etag }).end();
    return;
  }
  response.writeHead(status, {
    'content-type': type,
    'content-length': Buffer.byteLength(body),
    ...(status === 200 && { etag }),
  });
  response.end(response.req.method === 'HEAD' ? undefined : body);
}

/**
 * Serves files as static hosts do, `404.html` and single redirects of `_redirects` too; nothing hidden, no dates, since
 * a checkout's file times say nothing about the content. @throws Error when the folder does not exist
 */
export async function serveFolder(folder: string, options: FolderOptions = {}): Promise<FolderServer> {
  if (!existsSync(folder)) throw new Error(`The folder ${folder} does not exist.`);
  const root = realpathSync(folder);
  const { shownOrigin } = options;
  const { named, own, base } = await findPlace(root, options.url);
  const readOwn = async (pathname: string) => {
    const found = await findFolderFile(root, pathname);
    return found && 'file' in found ? readFile(found.file, 'utf8') : undefined;
  };
  const rules = readFolderRedirects((await readOwn('/_redirects')) ?? '');
  const redirects = new Map(rules.map((redirect) => [redirect.from, redirect]));
  const missing = await readOwn('/404.html');
  const toBody = (text: string) =>
    shownOrigin === undefined ? text : own.reduce((all, origin) => replaceOrigins(all, origin, shownOrigin), text);
  // Byte for character, whatever the file's own charset is: origins are ASCII.
  const toBytes = (bytes: Buffer) => Buffer.from(toBody(bytes.toString('latin1')), 'latin1');
  const serveBytes = sirv(root, { dev: true, dotfiles: true });

  function answerMissing(response: ServerResponse) {
    const type = missing === undefined ? 'text/plain' : 'text/html';
    answer(response, 404, `${type}; charset=utf-8`, missing === undefined ? 'Not found\n' : toBody(missing));
  }
  async function handle(request: IncomingMessage, response: ServerResponse) {
    const { pathname, search } = new URL(`http://folder.invalid${request.url ?? '/'}`);
    const redirect = redirects.get(pathname);
    if (redirect) {
      response.writeHead(redirect.status, { location: toBody(redirect.to) }).end();
      return;
    }
    if (base !== '' && (pathname === '/' || pathname === base)) {
      response.writeHead(301, { location: `${base}/` }).end();
      return;
    }
    const isMounted = pathname.startsWith(`${base}/`);
    // What belongs to a whole host is looked for at its root.
    const found =
      isMounted || /\.(?:txt|xml|gz)$/.test(pathname)
        ? await findFolderFile(root, isMounted ? pathname.slice(base.length) : pathname)
        : undefined;
    if (found === undefined) answerMissing(response);
    else if ('redirect' in found) response.writeHead(301, { location: base + found.redirect + search }).end();
    else {
      const type = TEXT_TYPES.get(extname(found.file).toLowerCase());
      if (type === undefined) {
        request.url = `/${relative(root, found.file).split(sep).map(encodeURIComponent).join('/')}`;
        serveBytes(request, response, () => answerMissing(response));
      } else {
        // No charset in the header: the file's own declaration decides, as it does on the disk.
        const bytes = await readFile(found.file);
        answer(response, 200, type, shownOrigin ? toBytes(bytes) : bytes);
      }
    }
  }

  const server = createServer((request, response) => {
    handle(request, response).catch(() => {
      if (response.headersSent) response.destroy();
      else answer(response, 500, 'text/plain', 'Unreadable\n');
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    ...(named && { named }),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** Where the folder belongs: the origin that its pages name, all that are its own, and the path below which it is served. */
async function findPlace(root: string, url: string | undefined) {
  const named = await ownOriginOf(root);
  const stated = url === undefined ? undefined : new URL(url);
  const own = [named, stated?.origin].filter((origin) => origin !== undefined);
  return { named, own, base: stated?.pathname.replace(/\/$/, '') || (await basePathOf(root, own)) };
}

/** Reads Netlify's `_redirects`: `from to [status]` a line. Rules with wildcards, conditions or rewrites are left out. */
function readFolderRedirects(text: string): { from: string; to: string; status: number }[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [from, to, code = '301'] = line.replace(/#.*$/, '').trim().split(/\s+/);
    const status = Number.parseInt(code, 10);
    if (!from?.startsWith('/') || to === undefined || /[*:]/.test(from) || ![301, 302, 307, 308].includes(status))
      return [];
    return { from, to, status };
  });
}
