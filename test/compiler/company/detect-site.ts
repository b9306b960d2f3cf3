/** A website given as HTML by path, read and judged by the company stage as the compiler does it. */

import type { CompanyConfig } from '../../../compiler/company/company-config.ts';
import { locatedFacts } from '../../../compiler/company/company-config.ts';
import { type CompanyFindings, detectCompanyInfo } from '../../../compiler/company/company-info.ts';
import { type PageFacts, readFacts } from '../../../compiler/company/read-facts.ts';
import type { CompiledPage, Source } from '../../../compiler/model.ts';
import { readDocument } from '../../../compiler/page/read-document.ts';

export const SITE = 'https://www.taller.example';

function sourceOf(path: string, html: string): Source {
  return { path, url: SITE + path, html: new TextEncoder().encode(html), aliases: [] };
}

export function factsOf(
  html: string,
  path = '/',
  language = 'es',
  located: ReturnType<typeof locatedFacts> = [],
): PageFacts {
  const source = sourceOf(path, html);
  return readFacts(source, readDocument(source.html, { drop: [], keep: [] }).$, { language, located });
}

export function detectSite(
  site: Record<string, string>,
  {
    language = 'es',
    stated = {},
    brand,
    order = (paths) => paths,
  }: { language?: string; stated?: CompanyConfig; brand?: string; order?: (paths: string[]) => string[] } = {},
): CompanyFindings {
  const facts = order(Object.keys(site)).map((path) => factsOf(site[path] ?? '', path, language, locatedFacts(stated)));
  const pages = facts.map(
    (page): CompiledPage => ({
      path: page.path,
      url: page.url,
      title: page.mainHeading || page.documentTitle,
      description: /<meta name="description" content="([^"]*)"/.exec(site[page.path] ?? '')?.[1] ?? '',
      language: page.language ?? language,
      markdown: `# ${page.mainHeading}\n`,
      headings: [],
      aliases: [],
      imageAlts: [],
      removed: [],
    }),
  );
  return detectCompanyInfo({ site: { url: SITE, language, ...(brand && { brand }) }, pages, facts, stated });
}
