/** Runs the document and page stages on HTML, for tests of one page and of the pages of one site. */

import { type Document, type DocumentOptions, readDocument } from '../../../compiler/document/read-document.ts';
import type { CompiledPage, Diagnostic } from '../../../compiler/model.ts';
import type { PageContext } from '../../../compiler/page/of-site/page-context.ts';
import { toOutline } from '../../../compiler/page/of-site/page-outline.ts';
import { judgePage, type PageOptions, toPage } from '../../../compiler/page/to-page.ts';
import { learnSite } from '../../../compiler/site/learn-site.ts';

export const SITE = 'https://www.oficiosdelnorte.example';

/** Context of a page that shares no text with others. */
export const aloneOnSite: PageContext = {
  elsewhere: new Set(),
  frame: new Set(),
  repeated: new Set(),
  titleEdges: [],
  isTitleShared: false,
  isTitleCommon: false,
  calledBy: [],
};

export type TestOptions = Partial<PageOptions & DocumentOptions>;

export function readHtml(html: string, options: TestOptions = {}, path = '/ficha/'): Document {
  const source = { path, url: SITE + path, html: new TextEncoder().encode(html), aliases: [] };
  return readDocument(source, { ownOrigins: [SITE], ...options });
}

/** Compiles one page. `matched` lists the owner's selectors that matched. */
export function compileHtml(
  html: string,
  options: TestOptions = {},
  path = '/ficha/',
): { page: CompiledPage; diagnostics: Diagnostic[]; matched: readonly string[] } {
  const document = readHtml(html, options, path);
  const site = { siteUrl: SITE, ownOrigins: [SITE], language: 'es', context: aloneOnSite };
  const { page, diagnostics } = toPage(document, { ...site, ...options });
  return { page, diagnostics, matched: document.matched };
}

export function compilePage(html: string, options: TestOptions = {}): CompiledPage {
  return compileHtml(html, options).page;
}

/** Returns by path the context of each page that the whole site gives it. */
export function contextsOf(
  pages: Readonly<Record<string, string>>,
  options: TestOptions = {},
): Map<string, PageContext> {
  const outlines = Object.entries(pages).map(([path, html]) => {
    const document = readHtml(html, options, path);
    return toOutline(document, judgePage(document));
  });
  return learnSite(outlines);
}

/** Compiles the pages of one site, given and returned by path, each in its context. */
export function compileSite(
  pages: Readonly<Record<string, string>>,
  options: TestOptions = {},
): Map<string, CompiledPage> {
  const contexts = contextsOf(pages, options);
  const compiled = Object.entries(pages).map(([path, html]): [string, CompiledPage] => {
    const context = contexts.get(path) ?? aloneOnSite;
    return [path, compileHtml(html, { ...options, context }, path).page];
  });
  return new Map(compiled);
}
