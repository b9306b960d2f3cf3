/** `/llms-full.txt`: the text of the pages in one file, most wanted first, up to a size that can be read. */

import type { EmitContext, EmittedPage } from '../emit-context.ts';
import { toMarkdownDocument, toMarkdownLink, toMarkdownText } from '../markdown.ts';
import { toPageGroups } from './page-groups.ts';

/** Characters of page text, about 250,000 tokens. */
const llmsFullLimit = 1_000_000;

export function toLlmsFull(context: EmitContext): string {
  const { guides, site, addresses } = context;
  const { llms, sitemapMarkdown } = addresses.documents;
  const brand = toMarkdownText(site.brand);
  const all = toPageGroups(context).flatMap(({ pages }) => pages.map(toPageText));
  let left = llmsFullLimit;
  const texts = all.filter((text) => {
    const fits = text.length <= left;
    if (fits) left -= text.length;
    return fits;
  });
  return toMarkdownDocument([
    `# ${brand}`,
    `> ${guides.llmsFullIntro(brand)}`,
    toMarkdownLink('llms.txt', llms),
    texts.length < all.length ? guides.morePages(all.length - texts.length, sitemapMarkdown) : '',
    ...texts,
  ]);
}

const toPageText = ({ page }: EmittedPage): string => `---\n\n<${page.url}>\n\n${page.markdown.trimEnd()}`;
