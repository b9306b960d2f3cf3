/** The lists of all pages: `/llms.txt` (llmstxt.org), `/llms-full.txt` and `/sitemap.md`. */

import type { ListedDocument } from '#shared/locale/locales.ts';
import { toShortText } from '#shared/short-text.ts';
import type { EmitContext, EmittedPage } from '../emit-context.ts';
import { toListBlocks, toMarkdownDocument, toMarkdownLink, toMarkdownList, toMarkdownText } from './guide-parts.ts';

/** Characters of the whole file: readers cut longer ones. */
const llmsLimit = 30_000;
/** Characters reserved for the text after the lists of pages. */
const reserve = 2_500;
/** Code points of a page's title or description in the list. */
const noteLimit = 110;

/** Makes `/llms.txt`: a description of the site, when to use it, and links to its pages as Markdown. */
export function toLlms(context: EmitContext): string {
  const { guides, site, addresses, description } = context;
  const { headings } = guides;
  const brand = toMarkdownText(site.brand);
  const listOf = (...names: ListedDocument[]) =>
    toMarkdownList(
      names.map((name) => {
        const url = addresses.documents[name];
        return `${toMarkdownLink(url.slice(site.url.length), url)}: ${guides.documents[name]}`;
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
  // llmstxt.org fixes the name of this section, which readers may skip.
  const tail = ['## Optional', listOf('sitemapMarkdown', 'llmsFull')];
  return toMarkdownDocument([...head, ...toPageBlocks(context, lengthOf(head) + lengthOf(tail)), ...tail]);
}

/** Makes headings and lists of pages: with notes if all fit behind `used` characters, else without, and shortened. */
function toPageBlocks(context: EmitContext, used: number): string[] {
  const { guides, addresses } = context;
  const groups = toPageGroups(context);
  const all = groups.flatMap(({ pages }) => pages);
  const fit = (toText: (page: EmittedPage) => string) => fitTexts(all, toText, llmsLimit - reserve - used, 3);
  const noted = fit(toPageLine);
  const lines = noted.size === all.length ? noted : fit(toBareLine);
  const omitted = all.length - lines.size;
  const linesOf = (pages: EmittedPage[]) => pages.flatMap((page) => lines.get(page) ?? []);
  return [
    ...groups.flatMap(({ heading, pages }) => toListBlocks(`## ${heading}`, linesOf(pages))),
    omitted > 0 ? guides.morePages(omitted, addresses.documents.sitemapMarkdown) : '',
  ];
}

/**
 * Returns texts by page, in order, up to `limit` characters. A text that is longer than the room left is skipped, and
 * shorter ones after it may fit.
 * @param between characters between two of them
 */
function fitTexts(pages: EmittedPage[], toText: (page: EmittedPage) => string, limit: number, between = 0) {
  let left = limit;
  const texts = new Map<EmittedPage, string>();
  for (const page of pages) {
    const text = toText(page);
    if (text.length + between > left) continue;
    left -= text.length + between;
    texts.set(page, text);
  }
  return texts;
}

const toBareLine = ({ caption, mirror }: EmittedPage): string =>
  toMarkdownLink(toShortText(caption.title, noteLimit), mirror);

function toPageLine(page: EmittedPage): string {
  const note = toMarkdownText(toShortText(page.caption.description, noteLimit));
  return toBareLine(page) + (note && `: ${note}`);
}

const lengthOf = (blocks: readonly string[]): number => blocks.reduce((sum, block) => sum + block.length + 2, 0);

/** Characters of page text, about 250,000 tokens. */
const llmsFullLimit = 1_000_000;

/** Makes `/llms-full.txt`: the text of the pages, in the order of their lists, up to a size that can be read. */
export function toLlmsFull(context: EmitContext): string {
  const { guides, site, addresses } = context;
  const { llms, sitemapMarkdown } = addresses.documents;
  const brand = toMarkdownText(site.brand);
  const all = toPageGroups(context).flatMap(({ pages }) => pages);
  const texts = fitTexts(all, toPageText, llmsFullLimit);
  return toMarkdownDocument([
    `# ${brand}`,
    `> ${guides.llmsFullIntro(brand)}`,
    toMarkdownLink('llms.txt', llms),
    texts.size < all.length ? guides.morePages(all.length - texts.size, sitemapMarkdown) : '',
    ...texts.values(),
  ]);
}

const toPageText = ({ page }: EmittedPage): string => `---\n\n<${page.url}>\n\n${page.markdown.trimEnd()}`;

const toSitemapLine = ({ page, caption, mirror }: EmittedPage): string =>
  `${toMarkdownLink(caption.title, page.url)} (${toMarkdownLink('.md', mirror)})`;

export function toSitemapMarkdown(context: EmitContext): string {
  const { guides, site, addresses } = context;
  const brand = toMarkdownText(site.brand);
  return toMarkdownDocument([
    `# ${guides.titles.sitemap(brand)}`,
    `> ${guides.sitemapIntro(brand)}`,
    toMarkdownLink('llms.txt', addresses.documents.llms),
    ...toPageGroups(context).flatMap(({ heading, pages }) => toListBlocks(`## ${heading}`, pages.map(toSitemapLine))),
  ]);
}

/** Groups listed pages: main ones, services, areas, others, then by language. No page is in two groups. */
function toPageGroups({ company, guides, byUrl, pages, site, locale }: EmitContext) {
  const placed = new Set<EmittedPage>();
  const take = (urls: readonly (string | undefined)[]): EmittedPage[] =>
    urls.flatMap((url) => {
      const page = url === undefined ? undefined : byUrl.get(url);
      if (!page || placed.has(page) || page.caption.isUnlisted) return [];
      placed.add(page);
      return [page];
    });
  const { headings } = guides;
  const inLanguage = (code: string) => pages.filter(({ page }) => page.language === code).map(({ page }) => page.url);
  const others = [...new Set(pages.map(({ page }) => page.language))].filter((code) => code !== site.language).sort();
  const names = new Intl.DisplayNames([locale.language], { type: 'language' });
  // Services and areas first: the map of pages names their overview pages only.
  const services = take((company.services ?? []).map(({ url }) => url));
  const areas = take((company.areas ?? []).map(({ url }) => url));
  const main = take([`${site.url}/`, company.prices_page, company.contact_page, ...Object.values(company.pages ?? {})]);
  return [
    { heading: headings.mainPages, pages: main },
    { heading: headings.services, pages: services },
    { heading: headings.areas, pages: areas },
    { heading: headings.otherPages, pages: take(inLanguage(site.language)) },
    ...others.map((code) => ({ heading: guides.pagesIn(names.of(code) ?? code), pages: take(inLanguage(code)) })),
  ];
}
