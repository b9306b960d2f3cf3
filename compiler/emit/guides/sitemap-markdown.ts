/** `/sitemap.md`: every page, under headings. */

import type { EmitContext } from '../emit-context.ts';
import { toMarkdownDocument, toMarkdownLink, toMarkdownList, toMarkdownText } from '../markdown.ts';
import { toPageGroups } from './page-groups.ts';

export function toSitemapMarkdown(context: EmitContext): string {
  const { guides, site, addresses } = context;
  const brand = toMarkdownText(site.brand);
  return toMarkdownDocument([
    `# ${guides.titles.sitemap(brand)}`,
    `> ${guides.sitemapIntro(brand)}`,
    toMarkdownLink('llms.txt', addresses.documents.llms),
    ...toPageGroups(context).flatMap(({ heading, pages }) => [
      `## ${heading}`,
      toMarkdownList(
        pages.map(
          ({ page, caption, mirror }) =>
            `${toMarkdownLink(caption.title, page.url)} (${toMarkdownLink('.md', mirror)})`,
        ),
      ),
    ]),
  ]);
}
