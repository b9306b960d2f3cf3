/** Preview: the server of the local page and the desk. Loopback only, nothing remote, each page made when asked for. */

import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { h } from 'hastscript';
import { toNodeHandler } from 'srvx/node';
import { packageFolder } from '#shared/build/program.js';
import { groupBy } from '#shared/group-by.ts';
import { fold } from '#shared/search/fold.ts';
import { listenHere } from '../listen-here.ts';
import { keptShare } from '../report/checks/check-loss.ts';
import type { ReportWords } from '../words/es/report/report.ts';
import { toReadable } from '../words/readable-address.ts';
import type { Desk, PreviewInput } from './desk.ts';
import { choosePages, readChoice } from './page-list.ts';
import { toPageArticle, toPreviewHtml } from './preview-page.ts';
import { readChange } from './read-change.ts';
import { toDocumentsView } from './views/documents-view.ts';
import { toFactsView } from './views/facts-view.ts';
import { toSearchView } from './views/search-view.ts';

const headers = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  // Browsers name the origin of a form only so, and tell nothing to other sites.
  'referrer-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

/** Files of the page, with their media types. */
const clientFiles: Readonly<Record<string, string>> = { '/preview.css': 'text/css', '/preview.js': 'text/javascript' };

export type PreviewServer = Awaited<ReturnType<typeof servePreview>>;

/**
 * Serves the preview on loopback.
 * @param read returns the input; another object than before is a change, which open pages show
 * @param port 0 takes a free one
 */
export async function servePreview(read: () => PreviewInput, port = 0) {
  let view = toView(read(), 0);

  const answer = async (request: Request): Promise<Response> => {
    // A page of another site could reach loopback under a name of its own: only loopback's names are answered.
    const names = ['127.0.0.1', 'localhost'].map((name) => `${name}:${served.port}`);
    if (!names.includes(request.headers.get('host') ?? '')) return refuse(403, 'Only for a browser on this machine.');
    const { pathname, searchParams } = new URL(request.url);
    const { desk } = read();
    const isWriting = desk !== undefined && (pathname === '/change' || pathname === '/undo');
    if (isWriting && request.method === 'POST') return answerForm(request, pathname, desk, read().words);
    if (request.method !== 'GET') return refuse(405, 'Only GET.', { allow: 'GET' });
    const now = read();
    if (now !== view.input) view = toView(now, view.version + 1);
    if (pathname === '/version') return toAnswer(String(view.version), 'text/plain');
    const mediaType = clientFiles[pathname];
    if (mediaType) return toAnswer(await readFile(join(packageFolder, 'compiler/preview/client', pathname)), mediaType);
    if (pathname !== '/') return refuse(404, 'Not found.');
    const { status, html } = await view.show(searchParams);
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

/** Bytes of a form, at most. */
const MAX_FORM_BYTES = 65_536;

/** Applies a change, or takes the last one back, and redirects to the form's page; 403 or 400 for other forms. */
async function answerForm(
  request: Request,
  pathname: string,
  desk: Desk,
  { preview: text }: ReportWords,
): Promise<Response> {
  const origin = request.headers.get('origin');
  const isOwn = origin === null || origin === `http://${request.headers.get('host')}`;
  if (!isOwn || Number(request.headers.get('content-length') ?? Number.NaN) > MAX_FORM_BYTES)
    return refuse(403, text.refused);
  const form = new URLSearchParams(await request.text());
  if (form.get('token') !== desk.token) return refuse(403, text.refused);
  const change = pathname === '/change' ? readChange(form) : undefined;
  if (pathname === '/change' && !change) return refuse(400, text.refused);
  await (change ? desk.change(change) : desk.undo());
  const back = form.get('back') ?? '';
  // A path of this page only: no form leads elsewhere.
  return new Response(null, { status: 303, headers: { location: /^\/(?![/\\])/.test(back) ? back : '/' } });
}

/** Prepares the view of an input: rows for its pages, and functions that show them. */
function toView(input: PreviewInput, version: number) {
  const { pages, diagnostics, words, changes, desk } = input;
  const problemsOf = groupBy(diagnostics, ({ where }) => where);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const siteProblems = diagnostics.filter(({ where }) => !byPath.has(where));
  const languages = [...new Set(pages.map(({ language }) => language))].sort();
  const rows = pages.map((page) => {
    const { path, title, language, removed } = page;
    const problems = problemsOf.get(path) ?? [];
    const cuts = removed.map(({ rule, text }) => `${words.rule(rule)} ${text}`);
    const complaints = problems.map(({ message, hint }) => `${message} ${hint}`);
    return {
      ...{ path, title, language, cuts: removed.length, problems: problems.length, change: changes?.get(path) },
      kept: Math.round(keptShare(page) * 100),
      text: fold([path, toReadable(path), title, page.markdown, ...cuts, ...complaints].join(' ')),
    };
  });

  /** Returns the content beside the list: the page, or, without a path, a welcome and the facts. */
  const showPage = async (path: string | null) => {
    if (path === null) return { status: 200, shown: h('div', [h('p', words.preview.welcome), toFactsView(input)]) };
    const page = byPath.get(path);
    if (!page) return { status: 404, shown: words.preview.noPage };
    const html = await input.readOriginal(path).catch((error: Error) => error);
    if (html instanceof Error) return { status: 502, shown: `${words.preview.noOriginal} ${html.message}` };
    return { status: 200, shown: toPageArticle(page, html, problemsOf.get(path) ?? [], words, desk) };
  };

  const showView = async (view: string, asked: URLSearchParams) => {
    if (view === 'facts') return { status: 200, shown: toFactsView(input) };
    if (view === 'search') return { status: 200, shown: await toSearchView(input, asked.get('ask')?.trim() ?? '') };
    if (view === 'documents') return { status: 200, shown: toDocumentsView(input, asked.get('document')) };
    return showPage(asked.get('path'));
  };

  /** Lists the pages with all words of the query in text, cuts or problems, beside the chosen view. */
  const show = async (asked: URLSearchParams) => {
    const choice = readChoice(asked, words);
    const wanted = fold(choice.query).split(/\s/);
    const fitting = choosePages(rows, choice).filter(({ text }) => wanted.every((word) => text.includes(word)));
    const { status, shown } = await showView(choice.view, asked);
    const list = { version, choice, back: `/?${asked}`, total: pages.length, rows: fitting, languages, siteProblems };
    return { status, html: toPreviewHtml(list, shown, input) };
  };
  return { input, version, show };
}
