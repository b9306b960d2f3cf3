/** `/llms-full.txt`: the text of the pages in one file, most wanted first, up to a size that can be read. */

import type { EmitContext, EmittedPage } from '../emit-context.ts';
import { toMarkdownDocument, toMarkdownLink, toMarkdownList, toMarkdownText } from '../markdown.ts';
import { toPageGroups } from './page-groups.ts';

/** Characters of page text, about 250,000 tokens. */
const llmsFullLimit = 1_000_000;
/** Pages named that did not fit; the rest is in `/sitemap.md`. */
const namedLimit = 200;

export function toLlmsFull(context: EmitContext): string {
  const { guides, site, addresses } = context;
  const brand = toMarkdownText(site.brand);
  const texts: string[] = [];
  const leftOut: EmittedPage[] = [];
  let left = llmsFullLimit;
  for (const emitted of toPageGroups(context).flatMap((group) => group.pages)) {
    const text = toPageText(emitted);
    if (text.length > left) {
      leftOut.push(emitted);
      continue;
    }
    left -= text.length;
    texts.push(text);
  }
  const named = leftOut.slice(0, namedLimit);
  return toMarkdownDocument([
    `# ${brand}`,
    `> ${guides.llmsFullIntro(brand)}`,
    toMarkdownLink('llms.txt', addresses.documents.llms),
    ...(leftOut.length
      ? [
          guides.leftOut(leftOut.length),
          toMarkdownList(named.map(({ caption, mirror }) => toMarkdownLink(caption.title, mirror))),
          leftOut.length > named.length
            ? guides.morePages(leftOut.length - named.length, addresses.documents.sitemapMarkdown)
            : '',
        ]
      : []),
    ...texts,
  ]);
}

const toPageText = ({ page }: EmittedPage): string => `---\n\n<${page.url}>\n\n${page.markdown.trimEnd()}`;
