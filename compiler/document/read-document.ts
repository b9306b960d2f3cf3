/** The document stage: what the site sent for one address → one reading of it, from which all else is said of the page. */

import type { CheerioAPI } from 'cheerio/slim';
import type { Root } from 'hast';
import type { ContentRules, Diagnostic, Source } from '../model.ts';
import { markOwnerRules } from './owner-rules.ts';
import { createStyleMarker } from './page-styles.ts';
import { type ParsedNode, parseHtml } from './parse/parse-html.ts';
import { runPasses } from './passes.ts';
import { type Head, readHead } from './read-head.ts';
import type { DocumentLink } from './read-links.ts';
import { createRemovals, type Removals } from './removals.ts';
import { readStructuredData, type StructuredData } from './structured-data.ts';
import { asksForText, isField, toContentTree } from './to-content-tree.ts';

/** A text that the config locates on a page. */
export interface Locator {
  /** What the text is asked for, unique among the locators of a page. */
  field: string;
  page: string;
  selector: string;
}

export interface DocumentOptions {
  rules: ContentRules;
  /** Origins that count as the site, beside that of the page's own address. */
  ownOrigins: readonly string[];
  /** Texts to be looked up, of all pages. */
  located: readonly Locator[];
}

/** What is set into a page and holds no text: frames, scripts, media, fields for a message or an address. */
interface Embedded {
  name: string;
  /** Its `src` or `data`, as stated; empty when it has none. */
  address: string;
}

/** A Source, read once: nothing that the owner dropped, that no visitor sees or that asks for consent is in its tree. */
export interface Document extends Omit<Source, 'html' | 'language'> {
  /** Primary language subtag (BCP 47), when stated. */
  language?: string;
  head: Head;
  structured: StructuredData;
  /** The links of the whole page, menus included, in document order. */
  links: readonly DocumentLink[];
  embedded: readonly Embedded[];
  /** The body, folds open. */
  tree: Root;
  /** What was taken out on the way, to be gone on with. */
  removals: Removals;
  /** Texts of the locators of this page, by field; empty where the selector matches nothing that is seen. */
  located: Readonly<Record<string, string>>;
  /** The owner's selectors that matched something on this page. */
  matched: readonly string[];
  /** Characters at the end of a huge page that were not read. */
  unread: number;
  diagnostics: Diagnostic[];
}

/** Reads a page. Pure and total: any bytes give a document, problems are diagnostics. */
export function readDocument(source: Source, options: Partial<DocumentOptions> = {}): Document {
  const { rules = { drop: [], keep: [] }, ownOrigins = [], located: locators = [] } = options;
  const { $, unread } = parseHtml(source.html);
  const { matched, diagnostics } = markOwnerRules($, rules);
  const find = indexElements($.root()[0] as unknown as ParsedNode);
  markHidden($, find('style').filter(isForScreens).map(textOfScript));
  const structured = readStructuredData(find('script').filter(isStructuredData).map(textOfScript));
  const head = readHead(find, structured);
  const removals = createRemovals();
  const asked = locate($, source.path, locators);
  const fields = ['input', 'textarea', 'select'].flatMap(find).filter(isField);
  const { tree, elementOf } = toContentTree(
    find('body')[0],
    removals,
    new Set([...asked.values()].flat()),
    new Set(fields.flatMap(({ attribs }) => attribs?.id || [])),
  );
  const { links, located } = runPasses(tree, {
    removals,
    page: { url: source.url, baseHref: head.baseHref, ownOrigins },
    toLocate: new Map([...asked].map(([field, nodes]) => [field, nodes.flatMap((node) => elementOf.get(node) ?? [])])),
  });
  const language = primaryLanguage(head.language || (source.language ?? ''));
  const { html: _, language: __, ...identity } = source;
  return {
    ...identity,
    ...(language && { language }),
    head,
    structured,
    links: [...links.values()],
    embedded: EMBEDDING.flatMap((name) =>
      find(name)
        .filter((node) => name !== 'input' || asksForText(node))
        .map(({ attribs = {} }) => ({ name, address: attribs.src ?? attribs.data ?? '' })),
    ),
    tree,
    removals,
    located,
    matched,
    unread,
    diagnostics,
  };
}

/** What embeds something, or is written into. */
const EMBEDDING = ['iframe', 'frame', 'script', 'video', 'audio', 'object', 'embed', 'textarea', 'input'];
const INDEXED = new Set([...EMBEDDING, 'select', 'style', 'html', 'body', 'meta', 'title', 'base', 'time']);

/** The elements of the names that are asked for, without those that the owner dropped: one walk for all questions. */
function indexElements(root: ParsedNode): (name: string) => readonly ParsedNode[] {
  const found = new Map<string, ParsedNode[]>();
  const open: { node: ParsedNode; isDropped: boolean }[] = [{ node: root, isDropped: false }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { node } = next;
    const mark = node.attribs?.['data-vitrina'];
    const isDropped = mark === undefined ? next.isDropped : mark === 'drop';
    if (!isDropped && node.name !== undefined && INDEXED.has(node.name)) {
      const same = found.get(node.name);
      if (same) same.push(node);
      else found.set(node.name, [node]);
    }
    for (const child of node.children?.toReversed() ?? [])
      if (child.type !== 'text') open.push({ node: child, isDropped });
  }
  return (name) => found.get(name) ?? [];
}

const markHidden = createStyleMarker();

const isForScreens = ({ attribs }: ParsedNode): boolean => !/\bprint\b/.test(attribs?.media ?? '');

const isStructuredData = ({ attribs }: ParsedNode): boolean => /^\s*application\/ld\+json/i.test(attribs?.type ?? '');

const textOfScript = ({ children = [] }: ParsedNode): string => children.map(({ data }) => data ?? '').join('');

/** BCP 47 primary language subtag; empty for what is no language tag. */
function primaryLanguage(stated: string): string {
  return /^([a-z]{2,3})(?:[-_]|$)/i.exec(stated.trim())?.[1]?.toLowerCase() ?? '';
}

/** The nodes that each locator of a page names; a selector that is none names nothing. */
function locate($: CheerioAPI, path: string, locators: readonly Locator[]): Map<string, ParsedNode[]> {
  const found = new Map<string, ParsedNode[]>();
  for (const { field, page, selector } of locators) {
    if (page !== path) continue;
    try {
      found.set(field, $(selector).toArray() as unknown as ParsedNode[]);
    } catch {
      found.set(field, []);
    }
  }
  return found;
}
