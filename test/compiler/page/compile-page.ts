/** The page stage on a string, for tests of one page. */

import type { CompiledPage } from '../../../compiler/model.ts';
import { type PageOptions, type PageResult, toPage } from '../../../compiler/page/to-page.ts';

export const SITE = 'https://www.oficiosdelnorte.example';

export function compileHtml(html: string, options: Partial<PageOptions> = {}, path = '/ficha/'): PageResult {
  return toPage(
    { path, url: SITE + path, html: new TextEncoder().encode(html), aliases: [] },
    { siteUrl: SITE, ownOrigins: [SITE], language: 'es', rules: { drop: [], keep: [] }, ...options },
  );
}

export function compilePage(html: string, options: Partial<PageOptions> = {}): CompiledPage {
  return compileHtml(html, options).page;
}
