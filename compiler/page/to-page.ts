/** The page stage: what the site sent for one address → what is published of it, and a record of all that was left out. */

import type { Root } from 'hast';
import { MAX_STATED_LENGTH } from '../document/bounds.ts';
import type { CompiledPage, ContentRules, Diagnostic, Source } from '../model.ts';
import { accountForTexts } from './account-for-texts.ts';
import { checkPage } from './check-page.ts';
import { chooseContent } from './content/choose-content.ts';
import { textOf } from './elements.ts';
import type { SiteTemplate } from './learn-template.ts';
import { markOwnerRules } from './prepare/mark-owner-rules.ts';
import { prepareTree } from './prepare/prepare-tree.ts';
import { createAddressResolver } from './read/page-address.ts';
import { parseHtml } from './read/parse-html.ts';
import { readMetadata } from './read/read-metadata.ts';
import { readTitle } from './read/read-title.ts';
import { createRemovals } from './removals.ts';
import { rehypeAddresses } from './rewrite/rehype-addresses.ts';
import { rehypeBlanks } from './rewrite/rehype-blanks.ts';
import { rehypeCode } from './rewrite/rehype-code.ts';
import { rehypeDefinitionLists } from './rewrite/rehype-definition-lists.ts';
import { rehypeHeadings } from './rewrite/rehype-headings.ts';
import { rehypeLinkedCards } from './rewrite/rehype-linked-cards.ts';
import { rehypeLists } from './rewrite/rehype-lists.ts';
import { rehypePhrasing } from './rewrite/rehype-phrasing.ts';
import { rehypeTables } from './rewrite/rehype-tables.ts';
import { toMarkdown } from './to-markdown.ts';

/** What holds for all pages of a site. Plain data, so that it can be handed to a worker thread. */
export interface PageOptions {
  /** Public origin, without a slash at the end. */
  siteUrl: string;
  /** Origins that count as the site: addresses on them are published under `siteUrl`, same path. */
  ownOrigins: readonly string[];
  /** The site's language, for pages that state none. */
  language: string;
  rules: ContentRules;
  /** What repeats across the pages of the site; without it a page is judged on its own. */
  template?: SiteTemplate;
  /** Public addresses that redirect within the site, and where they end. */
  aliases?: ReadonlyMap<string, string>;
}

export interface PageResult {
  page: CompiledPage;
  diagnostics: Diagnostic[];
  /** The owner's selectors that matched something on this page; see `reportUnmatched`. */
  matched: string[];
}

/** Makes the page of a source. Pure and total: any bytes give a page, problems are diagnostics. */
export function toPage(source: Source, options: PageOptions): PageResult {
  const { $, unread } = parseHtml(source.html);
  const metadata = readMetadata($);
  const { matched, diagnostics } = markOwnerRules($, options.rules);
  const removals = createRemovals();
  const tree = prepareTree($, removals);
  chooseContent(tree, { removals, ...(options.template && { template: options.template }) });
  const conversion = accountForTexts(tree);
  const title = readTitle(metadata, mainHeadings(tree), options.template?.titleSuffixes ?? []);
  const resolve = createAddressResolver({
    pageUrl: source.url,
    baseHref: metadata.baseHref,
    siteUrl: options.siteUrl,
    ownOrigins: options.ownOrigins,
    ...(options.aliases && { aliases: options.aliases }),
  });
  rehypeCode()(tree);
  rehypeLists()(tree);
  rehypePhrasing()(tree);
  rehypeDefinitionLists()(tree);
  rehypeHeadings()(tree);
  rehypeAddresses({ resolve })(tree);
  rehypeLinkedCards()(tree);
  rehypeTables()(tree);
  rehypeBlanks()(tree);
  const { markdown, texts, headings, imageAlts } = toMarkdown(tree, title);
  conversion.noteLost(texts, removals);
  const lastModified = metadata.lastModified ?? source.lastModified;
  const page: CompiledPage = {
    path: source.path,
    url: source.url,
    title,
    description: metadata.description,
    language: primaryLanguage(metadata.language || source.language || '', options.language),
    markdown,
    headings,
    ...(lastModified && { lastModified }),
    aliases: source.aliases,
    imageAlts,
    removed: removals.list(),
  };
  return { page, diagnostics: [...diagnostics, ...checkPage(page, unread)], matched };
}

function mainHeadings(tree: Root): string[] {
  const found: string[] = [];
  const walk = (node: Root | Root['children'][number]) => {
    if (node.type === 'element' && node.tagName === 'h1') found.push(textOf(node).slice(0, MAX_STATED_LENGTH));
    else if ('children' in node) for (const child of node.children) walk(child);
  };
  walk(tree);
  return found;
}

/** BCP 47 primary language subtag. */
function primaryLanguage(stated: string, fallback: string): string {
  return /^([a-z]{2,3})(?:[-_]|$)/i.exec(stated.trim())?.[1]?.toLowerCase() ?? fallback;
}
