/** The document stage: reads the source of one page into a document, on which all later stages work. */

import type { CheerioAPI } from 'cheerio/slim';
import type { Element, Root } from 'hast';
import { type Plugin, unified } from 'unified';
import { attempt } from '#shared/attempt.ts';
import { groupBy } from '#shared/group-by.ts';
import type { ContentRules, Source } from '../model.ts';
import { enterRules, type Rule } from '../trial/rules.ts';
import { textOf, visitElements } from './elements.ts';
import { EMBEDDING, type Embedded, readEmbedded } from './embedded/read-embedded.ts';
import { markOwnerRules } from './owner-rules.ts';
import { readPageTargets, type TextBlock } from './page-targets.ts';
import { type ParsedNode, parseHtml, textIn } from './parse-html.ts';
import { rehypeCleanTexts } from './passes/rehype-clean-texts.ts';
import { rehypeCounters } from './passes/rehype-counters.ts';
import { rehypeFolds } from './passes/rehype-folds.ts';
import { rehypeFormNotes } from './passes/rehype-form-notes.ts';
import { rehypeLayout } from './passes/rehype-layout.ts';
import { rehypeMarks } from './passes/rehype-marks.ts';
import { rehypeMisnamed } from './passes/rehype-misnamed.ts';
import { rehypeNamedBoxes } from './passes/rehype-named-boxes.ts';
import { rehypeOpenedDialogs } from './passes/rehype-opened-dialogs.ts';
import { rehypeOrderedTabs } from './passes/rehype-ordered-tabs.ts';
import { rehypePhoneCopies } from './passes/rehype-phone-copies.ts';
import { rehypeVisibleText } from './passes/rehype-visible-text.ts';
import { rehypeMoreLinks } from './passes/seen/rehype-more-links.ts';
import { rehypeNoscriptImages } from './passes/seen/rehype-noscript-images.ts';
import { rehypeOverlayLinks } from './passes/seen/rehype-overlay-links.ts';
import { rehypeRows } from './passes/seen/rehype-rows.ts';
import { rehypeShapes } from './passes/seen/rehype-shapes.ts';
import { rehypeTypedLists } from './passes/seen/rehype-typed-lists.ts';
import { type Head, readHead } from './read-head.ts';
import { type DocumentLink, type LinkBase, readLinks } from './read-links.ts';
import { createRemovals, obeyMarks, type Removals } from './removals.ts';
import { readStructuredData, type StructuredData } from './structured-data.ts';
import { readPageMeans } from './styles/page-means.ts';
import { markStyles } from './styles/page-styles.ts';
import { isField, toContentTree } from './to-content-tree.ts';

/** A text that the config locates on a page. */
export interface Locator {
  /** Unique among the locators of a page. */
  field: string;
  page: string;
  selector: string;
}

export interface DocumentOptions {
  rules: ContentRules;
  /** Further origins of the site. */
  ownOrigins: readonly string[];
  located: readonly Locator[];
}

/** A source as read: its tree lacks elements that the owner dropped, that no visitor sees, or that ask for consent. */
export interface Document extends Omit<Source, 'html' | 'language' | 'unread'> {
  /** Primary language subtag (BCP 47) by the page, else by the source; absent if neither states a valid one. */
  language?: string;
  /** Its title is the source's name if the page states none. */
  head: Head;
  structured: StructuredData;
  /** Links with a text, in document order: those that a visitor sees, and all of menus. */
  links: DocumentLink[];
  /** Frames, scripts, media, and fields for a message or an address, as `readEmbedded` lists them. */
  embedded: Embedded[];
  /** The body, with its folds opened; empty if there is none. */
  tree: Root;
  /** Ids that more than one element has, sorted: a link to them is ambiguous. */
  repeatedIds: string[];
  /** All texts of the page, hidden and dropped ones too, to which the fragment of an address can point. */
  texts: TextBlock[];
  /** Removals of this stage; the page stage adds its own. */
  removals: Removals;
  /** Texts of this page's locators, by field, several matches joined; empty if no match is visible. */
  located: Record<string, string>;
  /** The owner's selectors that matched on this page. */
  matched: string[];
  /** Unread characters at the end of a huge page, else 0. */
  unread: number;
}

/**
 * Reads a page. Pure; any bytes give a document.
 * @throws Error if matching the selectors of its style sheets takes too many steps
 */
export function readDocument(source: Source, options: Partial<DocumentOptions> = {}): Document {
  const { tree, head, isStill, toLocate, language, ...stated } = parseDocument(source, options);
  const { links, located } = runPasses(tree, {
    removals: stated.removals,
    isStill,
    page: { url: source.url, baseHref: head.baseHref, ownOrigins: options.ownOrigins ?? [] },
    toLocate,
  });
  const { html: _, language: __, ...identity } = source;
  return { ...identity, ...(language && { language }), ...stated, head, tree, links: [...links.values()], located };
}

/** Parses a page: its tree, and facts from elements that the tree leaves out. The parser's nodes can be freed then. */
function parseDocument(source: Source, { rules, located = [] }: Partial<DocumentOptions>) {
  const { $, unread } = parseHtml(source.html);
  const matched = markOwnerRules($, rules ?? { drop: [], keep: [] });
  const root = $.root()[0] as unknown as ParsedNode;
  const find = createElementFinder(root);
  const means = readPageMeans(root);
  markStyles(root, means);
  const structured = readStructuredData(find('script').filter(isStructuredData).map(textIn));
  const head = readHead(find, structured);
  const removals = createRemovals();
  const asked = locate($, source.path, located);
  const fields = ['input', 'textarea', 'select'].flatMap(find).filter(isField);
  const { tree, elementOf } = toContentTree(
    find('body')[0],
    removals,
    new Set(fields.flatMap(({ attribs }) => attribs?.id || [])),
  );
  return {
    ...readPageTargets(root),
    tree,
    removals,
    structured,
    matched,
    head: { ...head, title: head.title || (source.name ?? '') },
    language: primaryLanguage(head.language || (source.language ?? '')),
    isStill: means.isStill,
    toLocate: new Map([...asked].map(([field, nodes]) => [field, nodes.flatMap((node) => elementOf.get(node) ?? [])])),
    embedded: readEmbedded(find),
    unread: unread + (source.unread ?? 0),
  };
}

const INDEXED = new Set([...EMBEDDING, 'select', 'html', 'body', 'meta', 'title', 'base', 'time', 'link']);

/**
 * Returns a function that lists the elements of a name in {@link INDEXED} in document order, without dropped ones; for
 * other names it returns an empty list. It walks the page once.
 */
function createElementFinder(root: ParsedNode): (name: string) => readonly ParsedNode[] {
  const found: ParsedNode[] = [];
  const open: { node: ParsedNode; isDropped: boolean }[] = [{ node: root, isDropped: false }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { node } = next;
    const mark = node.attribs?.['data-vitrina'];
    const isDropped = mark === undefined ? next.isDropped : mark === 'drop';
    if (!isDropped && INDEXED.has(node.name ?? '')) found.push(node);
    for (const child of node.children?.toReversed() ?? [])
      if (child.type !== 'text') open.push({ node: child, isDropped });
  }
  const byName = groupBy(found, ({ name }) => name);
  return (name) => byName.get(name) ?? [];
}

const isStructuredData = ({ attribs }: ParsedNode): boolean => /^\s*application\/ld\+json/i.test(attribs?.type ?? '');

/** Returns the BCP 47 primary language subtag; empty if the tag is invalid or names no language (RFC 5646, 4.1). */
function primaryLanguage(stated: string): string {
  return /^(?!mis|mul|und|zxx)([a-z]{2,3})(?:[-_]|$)/i.exec(stated.trim())?.[1]?.toLowerCase() ?? '';
}

/** Returns the nodes of each locator for `path`, by field; an invalid selector matches nothing. */
function locate($: CheerioAPI, path: string, locators: readonly Locator[]): Map<string, ParsedNode[]> {
  const nodesOf = (selector: string) => attempt(() => $(selector).toArray() as unknown as ParsedNode[]) ?? [];
  const own = locators.filter(({ page }) => page === path);
  return new Map(own.map(({ field, selector }) => [field, nodesOf(selector)]));
}

/** Context shared by the passes over the tree. */
interface PassContext {
  removals: Removals;
  /** Whether no script can open or show anything. */
  isStill: boolean;
  page: LinkBase;
  /** Elements of each located text, by field. */
  toLocate: ReadonlyMap<string, readonly Element[]>;
  /** Filled by `note-links`; `note-seen` removes some. */
  links: Map<Element, DocumentLink>;
  /** Filled by `note-seen`. */
  located: Record<string, string>;
}

/** The passes in their order, each with the reason for its place. */
const passes = enterRules('document', {
  'clean-texts': {
    kind: 'guard',
    plugin: rehypeCleanTexts,
    because: 'names and texts are compared by all that follow',
  },
  'noscript-images': {
    kind: 'rule',
    plugin: rehypeNoscriptImages,
    because: 'images are told apart by their addresses',
  },
  'drop-marked': { kind: 'guard', plugin: dropMarked, because: 'nobody but its owner is to see what was dropped' },
  'named-boxes': {
    kind: 'rule',
    plugin: rehypeNamedBoxes,
    because: 'what covers the page or was written below it tells nothing of its links and size',
  },
  'form-notes': {
    kind: 'rule',
    plugin: rehypeFormNotes,
    because: 'the fields that it speaks of have gone before',
  },
  misnamed: {
    kind: 'rule',
    plugin: rehypeMisnamed,
    because: 'an anchor never closed makes links of all that follows, a form around the page fields',
  },
  'overlay-links': { kind: 'rule', plugin: rehypeOverlayLinks, because: 'links are told by their texts' },
  'note-links': {
    kind: 'rule',
    plugin: noteLinks,
    because: 'submenus are hidden until they are opened, and hidden text goes below',
  },
  shapes: {
    kind: 'rule',
    plugin: rehypeShapes,
    because: 'what stands on a line of its own, and what is struck out, is read so by all that follow',
  },
  'typed-lists': { kind: 'rule', plugin: rehypeTypedLists, because: 'items are read as such by all that follow' },
  rows: { kind: 'rule', plugin: rehypeRows, because: 'parts that only layout sets apart are words of their own' },
  marks: {
    kind: 'rule',
    plugin: rehypeMarks,
    because: 'icons are often hidden from those who listen, but their signs are seen',
  },
  'ordered-tabs': {
    kind: 'rule',
    plugin: rehypeOrderedTabs,
    because: 'panels without a name are hidden until it is known that a tab opens them',
  },
  'opened-dialogs': {
    kind: 'rule',
    plugin: rehypeOpenedDialogs,
    because: 'what nobody sees before it is opened goes next',
  },
  'visible-text': {
    kind: 'guard',
    plugin: rehypeVisibleText,
    because: 'labels and panels that nobody sees are no folds',
  },
  'phone-copies': {
    kind: 'rule',
    plugin: rehypePhoneCopies,
    because: 'the other copy may be hidden, and then this is the only one',
  },
  'more-links': {
    kind: 'rule',
    plugin: rehypeMoreLinks,
    because: '«Leer más» says nothing of where it leads, what it stands below does, once hidden copies have gone',
  },
  'note-seen': {
    kind: 'guard',
    plugin: noteSeen,
    because: 'what was found is told of as far as it is seen, and folds change the elements',
  },
  counters: { kind: 'rule', plugin: rehypeCounters, because: 'figures that are hidden are counted by nobody' },
  folds: {
    kind: 'rule',
    plugin: rehypeFolds,
    because: 'what lays out the page is told by the texts in it, open ones too',
  },
  layout: {
    kind: 'rule',
    plugin: rehypeLayout,
    because: 'what lays out the page is most of it, which is known once all else has gone',
  },
} satisfies Record<string, Rule & { plugin: Plugin<[PassContext], Root> }>);

function dropMarked({ removals }: PassContext) {
  return (tree: Root): void => obeyMarks(tree, removals, 'owner-drop', false);
}

function noteLinks({ page, links }: PassContext) {
  return (tree: Root): void => {
    for (const [element, link] of readLinks(tree, page)) links.set(element, link);
  };
}

/** Drops links whose elements were removed, except those of menus, and notes the located texts that remain. */
function noteSeen({ links, toLocate, located }: PassContext) {
  return (tree: Root): void => {
    const seen = new Set<Element>();
    visitElements(tree, (element) => seen.add(element));
    for (const [element, { place }] of links) if (place !== 'menu' && !seen.has(element)) links.delete(element);
    for (const [field, elements] of toLocate) {
      const texts = elements.filter((element) => seen.has(element)).map(textOf);
      located[field] = texts.join(' ').trim();
    }
  };
}

/** Runs the passes on a tree, in place. Returns the links and located texts that they noted. */
function runPasses(tree: Root, given: Omit<PassContext, 'links' | 'located'>): Pick<PassContext, 'links' | 'located'> {
  const context: PassContext = { ...given, links: new Map(), located: {} };
  const processor = unified();
  for (const { plugin } of passes.applied()) processor.use(plugin as Plugin<[PassContext], Root>, context);
  processor.runSync(tree);
  return context;
}
