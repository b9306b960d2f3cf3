/** Preview: the local page's server. Loopback only, nothing remote, each page made when it is asked for. */

import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { packageFolder } from '#shared/build/program.js';
import { groupBy } from '../group-by.ts';
import type { CompiledPage } from '../model.ts';
import type { SaidDiagnostic } from '../report/say-complaint.ts';
import { escapeHtml } from '../report/sections.ts';
import type { ReportWords } from '../words/es/report.ts';
import { createPageList } from './list-pages.ts';
import { toPreviewPage } from './to-preview-page.ts';

export interface PreviewInput {
  brand: string;
  words: ReportWords;
  pages: readonly CompiledPage[];
  diagnostics: readonly SaidDiagnostic[];
  /** HTML of a page in UTF-8. */
  readOriginal: (path: string) => Promise<Uint8Array>;
}

export interface PreviewServer {
  /** `http://127.0.0.1:port` */
  origin: string;
  close(): Promise<void>;
}

const headers = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

const clientFolder = join(packageFolder, 'compiler/preview/client');

const clientFiles: Record<string, { file: string; type: string }> = {
  '/preview.css': { file: join(clientFolder, 'preview.css'), type: 'text/css; charset=utf-8' },
  '/preview.js': { file: join(clientFolder, 'preview.js'), type: 'text/javascript; charset=utf-8' },
};

/** @param read what is shown now; an open page follows it. @param port 0 takes a free one */
export async function servePreview(read: () => PreviewInput, port = 0): Promise<PreviewServer> {
  let view = toView(read(), 0);

  const answer = async (url: URL): Promise<Answer> => {
    const now = read();
    if (now !== view.input) view = toView(now, view.version + 1);
    const { input, version, listPages, byPath, problems } = view;
    const { language, preview: text } = input.words;
    if (url.pathname === '/version.json') return json(200, { version });
    if (url.pathname === '/') {
      const html = await readFile(join(clientFolder, 'preview.html'), 'utf8');
      const said = { language, ...text } as Record<string, string>;
      const body = Buffer.from(html.replace(/\{(\w+)\}/g, (_, name) => escapeHtml(said[name] ?? '')));
      return { status: 200, type: 'text/html; charset=utf-8', body };
    }
    const file = clientFiles[url.pathname];
    if (file) return { status: 200, type: file.type, body: await readFile(file.file) };
    if (url.pathname === '/pages.json') {
      return json(200, { brand: input.brand, version, text, ...listPages(url.searchParams.get('q') ?? '') });
    }
    const page = url.pathname === '/page.json' ? byPath.get(url.searchParams.get('path') ?? '') : undefined;
    if (!page) return json(404, { message: text.noPage });
    const html = await input.readOriginal(page.path).catch((error: Error) => error);
    if (html instanceof Error) return json(502, { message: `${text.noOriginal} ${html.message}` });
    return json(200, toPreviewPage(page, html, problems.get(page.path) ?? [], input.words.rule));
  };

  const server = createServer((request, response) => {
    if (!isLocal(request)) return send(response, json(403, { message: 'Only for a browser on this machine.' }));
    if (request.method !== 'GET') return send(response, json(405, { message: 'Only GET.' }), { allow: 'GET' });
    answer(new URL(request.url ?? '/', 'http://127.0.0.1'))
      .catch((error: unknown) => json(500, { message: error instanceof Error ? error.message : String(error) }))
      .then((made) => send(response, made));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** What is asked of one input, prepared once. */
const toView = (input: PreviewInput, version: number) => ({
  input,
  version,
  listPages: createPageList(input.pages, input.diagnostics, input.words.rule),
  byPath: new Map(input.pages.map((page) => [page.path, page])),
  problems: groupBy(input.diagnostics, ({ where }) => where),
});

interface Answer {
  status: number;
  type: string;
  body: Uint8Array;
}

const json = (status: number, value: unknown): Answer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: Buffer.from(JSON.stringify(value)),
});

/** A page of another site could reach loopback under a name of its own: only loopback's names are answered. */
function isLocal({ headers: { host = '' }, socket }: IncomingMessage): boolean {
  return host === `127.0.0.1:${socket.localPort}` || host === `localhost:${socket.localPort}`;
}

function send(response: ServerResponse, { status, type, body }: Answer, more: Record<string, string> = {}): void {
  response
    .writeHead(status, { ...headers, ...more, 'content-type': type, 'content-length': body.byteLength })
    .end(body);
}
