/** `/llms.txt` (llmstxt.org): what the site is, when to use it, and its pages as Markdown. */

import type { ListedDocument } from '#shared/locale/locale.ts';
import { toShortText } from '#shared/short-text.ts';
import type { EmitContext, EmittedPage } from '../emit-context.ts';
import { toMarkdownDocument, toMarkdownLink, toMarkdownList, toMarkdownText } from '../markdown.ts';
import { toPageGroups } from './page-groups.ts';

/** Characters of the whole file: readers cut longer ones. */
const llmsLimit = 30_000;
/** Kept for what follows the lists of pages. */
const reserve = 2_500;
/** Code points of a page's title or description in the list. */
const noteLimit = 110;

export function toLlms(context: EmitContext): string {
  const { guides, site, addresses, description } = context;
  const { headings } = guides;
  const brand = toMarkdownText(site.brand);
  const listOf = (...names: ListedDocument[]) =>
    toMarkdownList(
      names.map((name) => {
        const url = addresses.documents[name];
        return toLine(url.slice(site.url.length), url, guides.documents[name]);
      }),
    );
  const head = [
    `# ${brand}`,
    `> ${toMarkdownText(toShortText(description, 600))}`,
    guides.apiSummary(brand),
    `## ${headings.whenToUse}`,
    toMarkdownList(guides.whenToUse(brand)),
    `## ${headings.steps}`,
    listOf('agentsGuide', 'apiIndexMarkdown', 'authGuide'),
    // As text: readers take every link of this file for a page in Markdown.
    `${guides.mcp(addresses.mcp)} ${guides.contract(addresses.documents.openapi)}`,
  ];
  // The name of this section is fixed by llmstxt.org: what may be skipped.
  const tail = ['## Optional', listOf('sitemapMarkdown', 'llmsFull')];
  return toMarkdownDocument([...head, ...toPageBlocks(context, lengthOf(head) + lengthOf(tail)), ...tail]);
}

/** Lists of pages, with what is said about each as long as that fits, then without, then cut. */
function toPageBlocks(context: EmitContext, used: number): string[] {
  const budget = llmsLimit - reserve - used;
  const groups = toPageGroups(context);
  const withNotes = groups.flatMap(({ heading, pages }) => [`## ${heading}`, toMarkdownList(pages.map(toPageLine))]);
  if (lengthOf(withNotes) <= budget) return withNotes;

  let left = budget;
  let omitted = 0;
  const blocks = groups.flatMap(({ heading, pages }) => {
    left -= heading.length + 8;
    const lines = pages.flatMap(({ caption, mirror }) => {
      const line = toMarkdownLink(toShortText(caption.title, noteLimit), mirror);
      left -= line.length + 3;
      if (left >= 0) return [line];
      omitted += 1;
      return [];
    });
    return lines.length ? [`## ${heading}`, toMarkdownList(lines)] : [];
  });
  return omitted ? [...blocks, context.guides.morePages(omitted, context.addresses.documents.sitemapMarkdown)] : blocks;
}

const toPageLine = ({ caption, mirror }: EmittedPage): string =>
  toLine(toShortText(caption.title, noteLimit), mirror, toMarkdownText(toShortText(caption.description, noteLimit)));

const toLine = (name: string, url: string, note: string): string =>
  note ? `${toMarkdownLink(name, url)}: ${note}` : toMarkdownLink(name, url);

const lengthOf = (blocks: readonly string[]): number => blocks.reduce((sum, block) => sum + block.length + 2, 0);
