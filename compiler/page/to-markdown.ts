/** Page stage, last step: the content tree becomes GitHub-flavoured Markdown, with its headings and image texts. */

import GithubSlugger from 'github-slugger';
import type { Root as ContentTree } from 'hast';
import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import rehypeRemark, { type Options } from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import type { Heading } from '#shared/page.ts';
import { toOneLine } from '#shared/short-text.ts';
import { remarkTidy } from './remark-tidy.ts';
import { writeRoot, writeText } from './write-text.ts';

declare module 'mdast' {
  interface HeadingData {
    /** Fragment by which links of the site reach the heading. */
    anchor?: string;
  }
}

export interface MarkdownPage {
  /** Starts with `# `, ends with one LF. */
  markdown: string;
  /** Every text of the page in order, syntax and addresses left out. */
  texts: string[];
  headings: Heading[];
  imageAlts: string[];
}

type Handle = NonNullable<NonNullable<Options['handlers']>[string]>;
type NodeHandle = NonNullable<NonNullable<Options['nodeHandlers']>[string]>;

const heading: Handle = (state, node) => {
  const anchor = node.properties.dataAnchor;
  return {
    type: 'heading',
    depth: Number(node.tagName.charAt(1)) as 1 | 2 | 3 | 4 | 5 | 6,
    children: state.all(node) as PhrasingContent[],
    ...(typeof anchor === 'string' && { data: { anchor } }),
  };
};

/** Handlers where our form differs from the library's: headings carry anchors. */
const handlers = { h1: heading, h2: heading, h3: heading, h4: heading, h5: heading, h6: heading };

const stringifier = unified()
  .use(remarkGfm, { tablePipeAlign: false, singleTilde: false })
  .use(remarkStringify, {
    bullet: '-',
    rule: '-',
    emphasis: '_',
    listItemIndent: 'one',
    resourceLink: true,
    handlers: { root: writeRoot, text: writeText },
  })
  .freeze();

/**
 * Converts a content tree whose addresses are absolute and whose white space is what shows of it; the tree is used up.
 * `title` becomes the main heading if the tree has none.
 */
export function toMarkdown(tree: ContentTree, title: string): MarkdownPage {
  // Of a root that it is given, the library copies the tree and takes away white space, looking from each text to the
  // next, and does it again with what it makes: that would take half of the time of a page, and minutes for thousands
  // of anchors in a row. So it is given none, and makes none.
  let children: RootContent[] = [];
  const root: NodeHandle = (state) => {
    children = state.toFlow(state.all(tree)) as RootContent[];
    return { type: 'root', children: [] };
  };
  const converter = unified()
    .use(rehypeRemark, { handlers, nodeHandlers: { root }, document: true })
    .use(() => (): Root => ({ type: 'root', children }))
    .use(remarkTidy, { title });
  const mdast = converter.runSync({ type: 'root', children: [] }) as unknown as Root;
  const page: MarkdownPage = { markdown: '', texts: [], headings: [], imageAlts: [] };
  collect(mdast, page, createAnchors(mdast));
  page.markdown = `${stringifier.stringify(mdast).trimEnd()}\n`;
  return page;
}

function collect(node: Nodes, page: MarkdownPage, anchors: (text: string, own: string | undefined) => string): void {
  if (node.type === 'heading') {
    const text = toOneLine(textOf(node, { includeImageAlt: false }));
    page.headings.push({ level: node.depth, text, anchor: anchors(text, node.data?.anchor) });
  }
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') page.texts.push(node.value);
  if (node.type === 'image' && node.alt) page.imageAlts.push(node.alt);
  if ('children' in node) for (const child of node.children) collect(child, page, anchors);
}

/** Anchors unique in the page: an element's own id first, slugs of GitHub's kind around them. */
function createAnchors(tree: Root): (text: string, own: string | undefined) => string {
  const slugger = new GithubSlugger();
  const given = new Set<string>();
  const reserved = new Set<string>();
  const reserve = (node: Nodes) => {
    if (node.type === 'heading' && node.data?.anchor) reserved.add(node.data.anchor);
    if ('children' in node) for (const child of node.children) reserve(child);
  };
  reserve(tree);
  return (text, own) => {
    let anchor = own && !given.has(own) ? own : slugger.slug(text) || slugger.slug('section');
    while (given.has(anchor) || (anchor !== own && reserved.has(anchor))) anchor = slugger.slug(text || 'section');
    given.add(anchor);
    return anchor;
  };
}
