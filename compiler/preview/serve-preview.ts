/** Preview: the local page's server. Loopback only, nothing remote, each page made when it is asked for. */

import { readFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import { escapeUTF8 } from 'entities';
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
import { toPreviewPage } from './to-preview-page.ts';

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
    "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

const readClient = (name: string) => readFile(join(packageFolder, 'compiler/preview/client', name), 'utf8');

export type PreviewServer = Awaited<ReturnType<typeof servePreview>>;

/** Serves the preview. @param read what is shown now; an open page follows it. @param port 0 takes a free one */
export async function servePreview(read: () => PreviewInput, port = 0) {
  let view = toView(read(), 0);

  const answer = async (request: Request): Promise<Response> => {
    // A page of another site could reach loopback under a name of its own: only loopback's names are answered.
    const names = ['127.0.0.1', 'localhost'].map((name) => `${name}:${served.port}`);
    if (!names.includes(request.headers.get('host') ?? '')) return refuse(403, 'Only for a browser on this machine.');
    if (request.method !== 'GET') return refuse(405, 'Only GET.', { allow: 'GET' });
    const url = new URL(request.url);
    const now = read();
    if (now !== view.input) view = toView(now, view.version + 1);
    const { input, version, list, byPath, problemsOf } = view;
    const { language, preview: text, rule } = input.words;
    if (url.pathname === '/version.json') return Response.json({ version });
    if (url.pathname === '/') {
      const said = { language, ...text } as Record<string, string>;
      const html = await readClient('preview.html');
      return toFile(
        html.replace(/\{(\w+)\}/g, (_, name) => escapeUTF8(said[name] ?? '')),
        'text/html',
      );
    }
    if (url.pathname === '/preview.css') return toFile(await readClient('preview.css'), 'text/css');
    if (url.pathname === '/preview.js') return toFile(await readClient('preview.js'), 'text/javascript');
    if (url.pathname === '/pages.json') {
      return Response.json({ brand: input.brand, version, text, ...list(url.searchParams.get('q') ?? '') });
    }
    const page = url.pathname === '/page.json' ? byPath.get(url.searchParams.get('path') ?? '') : undefined;
    if (!page) return refuse(404, text.noPage);
    const html = await input.readOriginal(page.path).catch((error: Error) => error);
    if (html instanceof Error) return refuse(502, `${text.noOriginal} ${html.message}`);
    return Response.json(toPreviewPage(page, html, problemsOf.get(page.path) ?? [], rule));
  };

  const respond = async (request: Request): Promise<Response> => {
    const response = await answer(request).catch((error: unknown) => refuse(500, String(error)));
    for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
    return response;
  };
  const served = await listenHere(createServer(toNodeHandler(respond) as RequestListener), port);
  return served;
}

const toFile = (text: string, mediaType: string): Response =>
  new Response(text, { headers: { 'content-type': `${mediaType}; charset=utf-8` } });

const refuse = (status: number, message: string, more = {}): Response =>
  Response.json({ message }, { status, headers: more });

/** What the preview lists: an input's pages, those first that kept least of their own words. */
function toView(input: PreviewInput, version: number) {
  const { pages, diagnostics, words: said } = input;
  const problemsOf = groupBy(diagnostics, ({ where }) => where);
  const byPath = new Map(pages.map((page) => [page.path, page]));
  const siteProblems = diagnostics.filter(({ where }) => !byPath.has(where));
  const rows = [...pages]
    .sort((a, b) => keptShare(a) - keptShare(b))
    .map((page) => {
      const { path, title, removed } = page;
      const address = toReadable(path);
      const problems = problemsOf.get(path) ?? [];
      const kept = Math.round(keptShare(page) * 100);
      const cuts = removed.map(({ rule, text }) => `${said.rule(rule)} ${text}`);
      const complaints = problems.map(({ message, hint }) => `${message} ${hint}`);
      return {
        row: { path, address, title, cuts: removed.length, kept, problems: problems.length },
        text: fold([path, address, title, page.markdown, ...cuts, ...complaints].join(' ')),
      };
    });
  /** Pages with all words of the search in text, cuts or problems, and problems without a page. */
  const list = (search: string) => {
    const words = fold(search).split(/\s/);
    const fitting = rows.filter(({ text }) => words.every((word) => text.includes(word)));
    return { total: pages.length, pages: fitting.map(({ row }) => row), siteProblems };
  };
  return { input, version, byPath, problemsOf, list };
}
