/** The page stage: a Document → what is published of it, and a record of all that was left out. */

import type { Element, Root } from 'hast';
import { MAX_STATED_LENGTH } from '../bounds.ts';
import { textOf, visitElements } from '../document/elements.ts';
import type { Document } from '../document/read-document.ts';
import type { CompiledPage, Diagnostic } from '../model.ts';
import { countWords } from '../words/count-words.ts';
import { accountForTexts } from './account-for-texts.ts';
import { checkPage } from './check-page.ts';
import { chooseContent } from './choose/choose-content.ts';
import type { SiteTemplate } from './choose/repetition.ts';
import { readStatedTexts } from './choose/stated-texts.ts';
import { countOwnWords } from './count-own-words.ts';
import { createAddressResolver } from './rewrite/page-address.ts';
import { rewrite } from './rewrite.ts';
import { readTitle } from './title.ts';
import { toMarkdown } from './to-markdown.ts';
import { noteSections } from './trim/note-sections.ts';
import { trimLinks } from './trim/trim-links.ts';

/** What holds for all pages of a site. Plain data, so that it can be handed to a worker thread. */
export interface PageOptions {
  /** Public origin, without a slash at the end. */
  siteUrl: string;
  /** Origins that count as the site: addresses on them are published under `siteUrl`, same path. */
  ownOrigins: readonly string[];
  /** The site's language, for pages that state none. */
  language: string;
  /** What repeats across the pages of the site; without it a page is judged on its own. */
  template?: SiteTemplate;
  /** Public addresses that redirect within the site, and where they end. */
  aliases?: ReadonlyMap<string, string>;
}

export interface PageResult {
  page: CompiledPage;
  diagnostics: Diagnostic[];
}

/** Makes the page of a document, whose tree is used up by it. Pure and total: problems are diagnostics. */
export function toPage(document: Document, options: PageOptions): PageResult {
  const { head, tree, removals, path, url, aliases } = document;
  const isHome = path === '/' || aliases.includes('/');
  const sections = noteSections(tree);
  const before = removals.losses.splice(0);
  const chosen = chooseContent(tree, {
    removals,
    isHome,
    stated: readStatedTexts(document),
    ...(options.template && { template: options.template }),
  });
  removals.losses.length = 0;
  const title = readTitle(
    head,
    titlesIn(tree),
    options.template?.titleEdges,
    isHome ? '' : options.template?.commonTitle,
  );
  const resolve = createAddressResolver({
    pageUrl: url,
    baseHref: head.baseHref,
    siteUrl: options.siteUrl,
    ownOrigins: options.ownOrigins,
    ...(options.aliases && { aliases: options.aliases }),
  });
  trimLinks(tree, removals, resolve);
  sections.dropEmptied(removals);
  const conversion = accountForTexts(tree);
  rewrite(tree, resolve);
  const { markdown, texts, headings, imageAlts } = toMarkdown(tree, title);
  conversion.noteLost(texts, removals);
  const lastModified = head.lastModified ?? document.lastModified;
  const page: CompiledPage = {
    path,
    url,
    title,
    description: head.description,
    language: document.language ?? options.language,
    markdown,
    headings,
    ...(lastModified && { lastModified }),
    aliases,
    imageAlts,
    words: countWords(markdown),
    own: countOwnWords(chosen, before, removals.losses, options.template),
    removed: removals.list(),
  };
  return { page, diagnostics: checkPage(page, document.unread) };
}

/** The main headings, else the first of all. */
function titlesIn(tree: Root): string[] {
  const headings: Element[] = [];
  visitElements(tree, (element) => {
    if (/^h[1-6]$/.test(element.tagName) && textOf(element)) headings.push(element);
  });
  const main = headings.filter(({ tagName }) => tagName === 'h1');
  return (main.length > 0 ? main : headings.slice(0, 1)).map((heading) => textOf(heading).slice(0, MAX_STATED_LENGTH));
}
