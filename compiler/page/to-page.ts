/** The page stage: turns a document into the page to be published, and records all that was left out. */

import type { Element, ElementContent, Root } from 'hast';
import { type Plugin, unified } from 'unified';
import { isHomePage } from '#shared/page.ts';
import { MAX_STATED_LENGTH, THIN_PAGE } from '../bounds.ts';
import {
  attribute,
  findElement,
  hasText,
  holdsBlock,
  isBlock,
  isElement,
  isHeading,
  textOf,
  visitElements,
} from '../document/elements.ts';
import type { Document } from '../document/read-document.ts';
import type { CompiledPage, Diagnostic } from '../model.ts';
import { APP_ROOT_ELEMENTS, APP_ROOT_IDS } from '../signs/app-root.ts';
import { enterRules, type Rule } from '../trial/rules.ts';
import { countWords, WORD_CHARACTER } from '../words/count-words.ts';
import { accountForTexts } from './account-for-texts.ts';
import { chooseContent, type JudgedPage } from './choose/choose-content.ts';
import { judgeBlocks } from './choose/judge-blocks.ts';
import { readStatedTexts } from './choose/stated-texts.ts';
import { toTextBlocks } from './choose/text-blocks.ts';
import { citePassages } from './cite/cite-passages.ts';
import { noteSections } from './note-sections.ts';
import { countOwnWords, ownWordsOf } from './of-site/count-own-words.ts';
import type { PageContext } from './of-site/page-context.ts';
import { pageRules } from './page-rules.ts';
import { rehypeCardLabels } from './rewrite/cards/rehype-card-labels.ts';
import { rehypeChips } from './rewrite/cards/rehype-chips.ts';
import { rehypeLinkedCards } from './rewrite/cards/rehype-linked-cards.ts';
import { createAddressResolver, type ResolveAddress, type SiteAddresses } from './rewrite/page-address.ts';
import { rehypeAddresses } from './rewrite/rehype-addresses.ts';
import { rehypeCode } from './rewrite/rehype-code.ts';
import { rehypeDefinitionLists } from './rewrite/rehype-definition-lists.ts';
import { rehypeHeadings } from './rewrite/rehype-headings.ts';
import { rehypeLists } from './rewrite/rehype-lists.ts';
import { rehypeOpeningHeadings } from './rewrite/rehype-opening-headings.ts';
import { rehypePhrasing } from './rewrite/rehype-phrasing.ts';
import { rehypeTables } from './rewrite/rehype-tables.ts';
import { rehypeWhiteSpace } from './rewrite/rehype-white-space.ts';
import { chooseName, readTitle } from './title.ts';
import { toMarkdown } from './to-markdown.ts';
import { trimLinks } from './trim-links.ts';

/** Settings for the pages of a site. Plain data, so that it can be handed to a worker thread. */
export interface PageOptions extends SiteAddresses {
  /** Of pages that state none. */
  language: string;
  /** Facts from the rest of the site about the page; without them the page is judged alone. */
  context?: PageContext;
}

/** Makes the page of a document, and uses up its tree and losses. Problems are diagnostics. */
export function toPage(document: Document, options: PageOptions): { page: CompiledPage; diagnostics: Diagnostic[] } {
  const judged = judgePage(document);
  return writePage(document, judged, options);
}

/** Judges the text blocks of a document by this page alone. The tree must not change before the page is written. */
export function judgePage(document: Document): JudgedPage {
  const blocks = toTextBlocks(document.tree);
  return { blocks, judgements: judgeBlocks(blocks, readStatedTexts(document), isHomePage(document)) };
}

/** Makes the page of a document that has been judged. Changes its tree, adds to its removals and takes its losses. */
export function writePage(document: Document, judged: JudgedPage, options: PageOptions) {
  const { head, tree, removals, path, url, aliases } = document;
  const { context } = options;
  const dropEmptied = noteSections(tree);
  const before = removals.losses.splice(0);
  const found = ownWordsOf(judged.blocks, context);
  const isHome = isHomePage(document);
  chooseContent(tree, judged, { context, isHome }, removals);
  const titles = titlesIn(tree);
  const isNamedAsAll = context?.isTitleCommon === true && !isHome;
  const isCalled = pageRules.applies('named-by-menus');
  const hasMain = findElement(tree, (element) => isElement(element, 'h1')) !== undefined;
  const called = isCalled && context && !hasMain ? chooseName(context.calledBy, headingsIn(tree).map(textOf)) : '';
  const title = readTitle(head, titles, { edges: context?.titleEdges, isCommon: isNamedAsAll, called });
  // A bold first line names a page better than a title that several pages share.
  const own =
    titles.length === 0 && context?.isTitleShared && pageRules.applies('bold-title') ? boldLine(tree) : undefined;
  const resolve = createAddressResolver(options, url, head.baseHref);
  trimLinks(tree, removals, resolve);
  if (pageRules.applies('emptied-sections')) dropEmptied(removals);
  const noteLost = accountForTexts(tree);
  rewrite(tree, { resolve, repeatedIds: document.repeatedIds });
  const { markdown, texts, headings, imageAlts } = toMarkdown(tree, own ?? title);
  noteLost(texts, removals);
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
    ...(document.mediaType && { mediaType: document.mediaType }),
    aliases,
    imageAlts,
    // Viewers of documents know no text fragments.
    cites: document.mediaType === undefined ? citePassages(markdown, document.texts) : [],
    ...(head.alternates.length > 0 && { alternates: head.alternates.flatMap((address) => resolve(address) ?? []) }),
    words: countWords(markdown),
    own: countOwnWords(found, before, removals.losses, context),
    removed: removals.removed,
  };
  return { page, diagnostics: checkPage(page, document.unread) };
}

/** Warns of a missing title, hardly any content, an unrendered shortcode and characters left unread. */
export function checkPage({ path, title, words, removed }: CompiledPage, unread = 0): Diagnostic[] {
  const about = { severity: 'warning', where: path } as const;
  const diagnostics: Diagnostic[] = [];
  if (unread > 0) diagnostics.push({ ...about, code: 'page-too-large', about: { unread } });
  if (!title) diagnostics.push({ ...about, code: 'missing-title', about: { hasHeading: false } });
  const code = removed.find(({ rule }) => rule === 'shortcode');
  if (code) diagnostics.push({ ...about, code: 'unrendered-shortcode', about: null, quote: code.text.slice(0, 200) });
  if (words < THIN_PAGE) {
    const largest = removed.reduce((most, { text }) => (text.length > most.length ? text : most), '');
    const quote = largest && { quote: largest.slice(0, 200) };
    diagnostics.push({ ...about, code: 'thin-page', about: { words }, ...quote });
  }
  return diagnostics;
}

/** Whether a page has no words beyond its main heading, and embeds nothing but scripts: no form, map or film. */
export function isEmptyPage({ markdown }: Pick<CompiledPage, 'markdown'>, { embedded }: Pick<Document, 'embedded'>) {
  const text = markdown.replace(/^# .*\n/, '').replace(/\]\((?:[^()\\]|\\.)*\)/g, ']');
  return !WORD_CHARACTER.test(text) && embedded.every(({ name }) => name === 'script');
}

/** Fewer words than these are the frame of an app. */
const FRAME_WORDS = 20;

/** Fewer words than these, without heading or link, only ask to wait. */
const WAITING_WORDS = 10;

/** More words in `noscript` are content, as in some forum software. */
const MAX_NOSCRIPT_WORDS = 60;

/**
 * Whether a page has no text except requests to wait and `noscript`: no text at all, or an unfilled root of an app and
 * few other words. It reads the tree of the document, so it comes before the page is made.
 */
export function isUnfilled({ tree }: Pick<Document, 'tree'>): boolean {
  let replaced = 0;
  visitElements(tree, (element) => {
    if (isElement(element, 'noscript')) replaced += countWords(textOf(element));
  });
  const seen = countWords(textOf(tree)) - replaced;
  if (replaced > MAX_NOSCRIPT_WORDS || seen >= FRAME_WORDS) return false;
  return seen === 0 || findElement(tree, isUnfilledRoot) !== undefined;
}

const isUnfilledRoot = (element: Element): boolean =>
  (APP_ROOT_IDS.test(attribute(element, 'id')) || APP_ROOT_ELEMENTS.includes(element.tagName)) &&
  countWords(textOf(element)) < WAITING_WORDS &&
  !findElement(element, (one) => isHeading(one) || isElement(one, 'a'));

/**
 * Whether a page waits for a script to fill it: it has one, few words were removed from it, and it is empty or was
 * unfilled. @param wasUnfilled result of {@link isUnfilled} before the page was made
 */
export function isAppShell(
  page: Pick<CompiledPage, 'markdown' | 'removed'>,
  document: Pick<Document, 'embedded'>,
  wasUnfilled: boolean,
): boolean {
  const frame = page.removed.filter(({ rule }) => rule !== 'noscript').map(({ text }) => text);
  return (
    document.embedded.some(({ name }) => name === 'script') &&
    countWords(frame.join(' ')) < FRAME_WORDS &&
    (wasUnfilled || isEmptyPage(page, document))
  );
}

/** Lists the headings with text, in document order. */
function headingsIn(tree: Root): Element[] {
  const headings: Element[] = [];
  visitElements(tree, (element) => {
    if (isHeading(element) && textOf(element)) headings.push(element);
  });
  return headings;
}

/** Returns the texts of the main headings, else of the first heading; an empty list without headings. */
function titlesIn(tree: Root): string[] {
  const headings = headingsIn(tree);
  const main = headings.filter(({ tagName }) => tagName === 'h1');
  return (main.length > 0 ? main : headings.slice(0, 1)).map((heading) => textOf(heading).slice(0, MAX_STATED_LENGTH));
}

/** Whether an element is a block with text that holds no other block. */
const isTextBlock = (element: Element): boolean =>
  isBlock(element) && hasText(element) && !element.children.some(holdsBlock);

/** Maximum characters of a line that counts as a heading. */
const MAX_LINE_LENGTH = 80;

/** Returns the text of the first block if it is short and all bold, as headings of old pages are; else `undefined`. */
function boldLine(tree: Root): string | undefined {
  const line = findElement(tree, isTextBlock);
  const isBold = (node: ElementContent): boolean =>
    !hasText(node) || isElement(node, 'b', 'strong') || ('children' in node && node.children.every(isBold));
  const text = line ? textOf(line) : '';
  return text.length <= MAX_LINE_LENGTH && line?.children.every(isBold) ? text : undefined;
}

interface RewriteSettings {
  resolve: ResolveAddress;
  repeatedIds: readonly string[];
}

/** The rewrites in their order, each with the reason for its place. */
const rewrites = enterRules('rewrite', {
  code: { kind: 'rule', plugin: rehypeCode, because: 'nothing in a program is a list, a link or a heading' },
  'card-labels': {
    kind: 'rule',
    plugin: rehypeCardLabels,
    because: 'cards are told by their boxes, which are changed by all that follow',
  },
  chips: {
    kind: 'rule',
    plugin: rehypeChips,
    because: 'labels are told by their elements, some of which only mark a text and go next',
  },
  lists: { kind: 'rule', plugin: rehypeLists, because: 'its entries are lines, which are set apart next' },
  phrasing: {
    kind: 'rule',
    plugin: rehypePhrasing,
    because: 'what only looks like a line must be a block before blocks are rewritten',
  },
  'definition-lists': {
    kind: 'rule',
    plugin: rehypeDefinitionLists,
    because: 'a term becomes a line, and may hold a heading',
  },
  'opening-headings': {
    kind: 'rule',
    plugin: rehypeOpeningHeadings,
    because: 'their addresses are resolved with those of all links',
  },
  headings: {
    kind: 'rule',
    plugin: rehypeHeadings,
    because: 'ids are looked for before links and images lose what Markdown cannot say',
  },
  addresses: { kind: 'rule', plugin: rehypeAddresses, because: 'a link that leads nowhere is no card' },
  'linked-cards': { kind: 'rule', plugin: rehypeLinkedCards, because: 'a card in a cell is a link in it' },
  tables: { kind: 'rule', plugin: rehypeTables, because: 'cells are written as lines once all in them is one' },
  'white-space': {
    kind: 'rule',
    plugin: rehypeWhiteSpace,
    because: 'lines end where blocks do, and what was emptied holds nothing but blanks',
  },
} satisfies Record<string, Rule & { plugin: Plugin<[RewriteSettings], Root> }>);

/** Rewrites a tree in place, so that Markdown can express it. */
function rewrite(tree: Root, settings: RewriteSettings): void {
  const processor = unified();
  for (const { plugin } of rewrites.applied()) processor.use(plugin as Plugin<[RewriteSettings], Root>, settings);
  processor.runSync(tree);
}
