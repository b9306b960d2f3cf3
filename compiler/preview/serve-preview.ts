/** Preview: the local page's server. Loopback only, nothing remote, each page made when it is asked for. */

import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { toNodeHandler } from 'srvx/node';
import { packageFolder } from '#shared/build/program.js';
import { groupBy } from '#shared/group-by.ts';
import { fold } from '#shared/search/fold.ts';
import { listenHere } from '../listen-here.ts';
import type { CompiledPage } from '../model.ts';
import { keptShare } from '../report/checks/check-loss.ts';
import type { SaidDiagnostic } from '../report/sections.ts';
import type { ReportWords } from '../words/es/report/report.ts';
import { toReadable } from '../words/readable-address.ts';
import { toPageArticle, toPreviewHtml } from './preview-page.ts';

interface PreviewInput {
  brand: string;
  words: ReportWords;
  pages: readonly CompiledPage[];
  diagnostics: readonly SaidDiagnostic[];
  /** HTML of a page in UTF-8. */
  readOriginal: (path: string) => Promise<Uint8Array>;
}

const headers = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** Files of the page, with their media types. */
const clientFiles: Readonly<Record<string, string>> = { '/preview.css': 'text/css', '/preview.js': 'text/javascript' };

export type PreviewServer = Awaited<ReturnType<typeof servePreview>>;

/** Serves the preview. @param read what is shown now; an open page follows it. @param port 0 takes a free one */
export async function servePreview(read: () => PreviewInput, port = 0) {
  let view = toView(read(), 0);

  const answer = async (request: Request): Promise<Response> => {
    // A page of another site could reach loopback under a name of its own: only loopback's names are answered.
    const names = ['127.0.0.1', 'localhost'].map((name) => `${name}:${served.port}`);
    if (!names.includes(request.headers.get('host') ?? '')) return refuse(403, 'Only for a browser on this machine.');
    if (request.method !== 'GET') return refuse(405, 'Only GET.', { allow: 'GET' });
    const { pathname, searchParams } = new URL(request.url);
    const now = read();
    if (now !== view.input) view = toView(now, view.version + 1);
    if (pathname === '/version') return toAnswer(String(view.version), 'text/plain');
    const mediaType = clientFiles[pathname];
    if (mediaType) return toAnswer(await readFile(join(packageFolder, 'compiler/preview/client', pathname)), mediaType);
    if (pathname !== '/') return refuse(404, 'Not found.');
    const { status, html } = await view.show(searchParams.get('q') ?? '', searchParams.get('path'));
    return toAnswer(html, 'text/html', status);
  };

  const respond = async (request: Request): Promise<Response> => {
    const response = await answer(request).catch((error: unknown) => refuse(500, String(error)));
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  };
  const served = await listenHere(createServer(toNodeHandler(respond) as RequestListener), port);
  return served;
}

const toAnswer = (body: string | Uint8Array<ArrayBuffer>, mediaType: string, status = 200): Response =>
  new Response(body, { status, headers: { 'content-type': `${mediaType}; charset=utf-8` } });

const refuse = (status: number, message: string, more = {}): Response =>
  Response.json({ message }, { status, headers: more });

/** What the preview shows of an input: its pages, those first that kept least of their own words. */
function toView(input: PreviewInput, version: number) {
  const { brand, pages, diagnostics, words } = input;
  const problemsOf = groupBy(diagnostics, ({ where }) => where);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const siteProblems = diagnostics.filter(({ where }) => !byPath.has(where));
  const rows = [...pages]
    .sort((a, b) => keptShare(a) - keptShare(b))
    .map((page) => {
      const { path, title, removed } = page;
      const problems = problemsOf.get(path) ?? [];
      const kept = Math.round(keptShare(page) * 100);
      const cuts = removed.map(({ rule, text }) => `${words.rule(rule)} ${text}`);
      const complaints = problems.map(({ message, hint }) => `${message} ${hint}`);
      return {
        row: { path, title, cuts: removed.length, kept, problems: problems.length },
        text: fold([path, toReadable(path), title, page.markdown, ...cuts, ...complaints].join(' ')),
      };
    });

  /** What is shown of a page beside the list; without a path, how to begin. */
  const showPage = async (path: string | null) => {
    if (path === null) return { status: 200, shown: words.preview.welcome };
    const page = byPath.get(path);
    if (!page) return { status: 404, shown: words.preview.noPage };
    const html = await input.readOriginal(path).catch((error: Error) => error);
    if (html instanceof Error) return { status: 502, shown: `${words.preview.noOriginal} ${html.message}` };
    return { status: 200, shown: toPageArticle(page, html, problemsOf.get(path) ?? [], words) };
  };

  /** The list of the pages with all words of the query in text, cuts or problems, and one page. */
  const show = async (query: string, path: string | null) => {
    const wanted = fold(query).split(/\s/);
    const fitting = rows.filter(({ text }) => wanted.every((word) => text.includes(word))).map(({ row }) => row);
    const { status, shown } = await showPage(path);
    const list = { brand, version, query, total: pages.length, rows: fitting, siteProblems, chosen: path };
    return { status, html: toPreviewHtml(list, shown, words) };
  };
  return { input, version, show };
}
