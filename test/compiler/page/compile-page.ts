/** The document and page stages on a string, for tests of one page. */

import { type Document, type DocumentOptions, readDocument } from '../../../compiler/document/read-document.ts';
import type { CompiledPage, Diagnostic } from '../../../compiler/model.ts';
import { learnTemplate } from '../../../compiler/page/learn-template.ts';
import { type PageOptions, toPage } from '../../../compiler/page/to-page.ts';

export const SITE = 'https://www.oficiosdelnorte.example';

export type TestOptions = Partial<PageOptions & DocumentOptions>;

export function readHtml(html: string, options: TestOptions = {}, path = '/ficha/'): Document {
  const source = { path, url: SITE + path, html: new TextEncoder().encode(html), aliases: [] };
  return readDocument(source, { ownOrigins: [SITE], ...options });
}

export function compileHtml(
  html: string,
  options: TestOptions = {},
  path = '/ficha/',
): { page: CompiledPage; diagnostics: Diagnostic[]; matched: readonly string[] } {
  const document = readHtml(html, options, path);
  const { page, diagnostics } = toPage(document, {
    siteUrl: SITE,
    ownOrigins: [SITE],
    language: 'es',
    template: learnTemplate([]),
    ...options,
  });
  return { page, diagnostics, matched: document.matched };
}

export function compilePage(html: string, options: TestOptions = {}): CompiledPage {
  return compileHtml(html, options).page;
}
