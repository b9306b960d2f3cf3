/** Page stage, last step: converts the content tree to GitHub-flavoured Markdown, with its headings and image texts. */

import GithubSlugger from 'github-slugger';
import type { Root as ContentTree } from 'hast';
import type { Nodes, PhrasingContent, Root, RootContent, Text } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import rehypeRemark, { type Options } from 'rehype-remark';
import remarkGfm from 'remark-gfm';
import remarkStringify, { type Options as StringifyOptions } from 'remark-stringify';
import { unified } from 'unified';
import type { Heading } from '#shared/page.ts';
import { toOneLine } from '#shared/short-text.ts';
import { remarkTidy } from './remark-tidy.ts';

declare module 'mdast' {
  interface HeadingData {
    /** Fragment of links to the heading. */
    anchor?: string;
  }
}

export interface MarkdownPage {
  /** Starts with `# `, ends with one LF. */
  markdown: string;
  /** Every text in order, code too, without syntax, addresses and image descriptions. */
  texts: string[];
  /** In order, the main one first, each with an anchor of its own. */
  headings: Heading[];
  /** Descriptions of the images, in order. */
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

/** Handlers that add anchors to headings. */
const handlers = { h1: heading, h2: heading, h3: heading, h4: heading, h5: heading, h6: heading };

type ToMarkdownHandle = NonNullable<NonNullable<StringifyOptions['handlers']>['text']>;
type State = Parameters<ToMarkdownHandle>[2];
type Unsafe = State['unsafe'][number];

/** Replaces `<` while the library escapes; tidying has removed this private character from all texts. */
const LESS_THAN = '\ue000';

/** Matches ASCII marks that may be Markdown. A full stop after a figure makes a list. */
const SUSPECT = /[^\x20%,.0-9;?A-Za-z\x7f-\uffff]|^\.|\d\./;

const IN_WORD = 'A-Za-z0-9À-ɏ';
/** Condition that a pattern applies only to texts, not to addresses or titles. */
const inPhrasing = {
  inConstruct: 'phrasing',
  notInConstruct: ['autolink', 'destinationLiteral', 'destinationRaw', 'reference', 'titleQuote', 'titleApostrophe'],
} satisfies Partial<Unsafe>;
/** Returns two patterns: with one, the library drops a condition on a neighbour once that is itself escaped. */
const escapedWhere = (character: string, before: string, behind: string): Unsafe[] => [
  { character, before: `(?<=${before})|(?=.(?:${behind}))`, ...inPhrasing },
  { character, after: `(?<=(?:${before}).)|(?=${behind})`, ...inPhrasing },
];

/**
 * Conditions under which a sign needs an escape (CommonMark 0.31, GFM): a reference has a semicolon; a bracket has a
 * destination, definition or task behind it, and its parenthesis is escaped; an opening or closing sign needs its
 * other half; a bare address may become a link.
 */
const NEEDED: Readonly<Record<string, readonly Unsafe[]>> = {
  '@': [],
  ':': [],
  '.': [],
  '&': [{ character: '&', after: '(?=#\\d{1,7};|#[Xx][\\dA-Fa-f]{1,6};|[A-Za-z][A-Za-z\\d]{0,31};)' }],
  '[': [
    { character: '[', inConstruct: ['label', 'reference'] },
    { character: '[', atBreak: true, after: '(?:[ xX]\\][ \\t]|[^\\]]*\\]:)' },
  ],
  '*': [{ character: '*', inConstruct: ['strong', 'emphasis'] }, ...escapedWhere('*', `^|[^\\s${IN_WORD})€%»]`, '\\S')],
  '~': escapedWhere('~', '[^\\s(]', `[^${IN_WORD}]|$`),
};
const slim = new WeakSet<State>();

/** Limits the state's escapes to those needed. Patterns for line starts stay, except for brackets. */
function slimDown(state: State): void {
  if (slim.has(state)) return;
  slim.add(state);
  const isKept = ({ character, atBreak }: Unsafe) => !NEEDED[character] || (atBreak === true && character !== '[');
  state.unsafe = [...state.unsafe.filter(isKept), ...Object.values(NEEDED).flat()];
}

/** Writes `&lt;` rather than `\\<`: nothing in the text may look like a tag, also to readers that know no Markdown. */
export const writeText: ToMarkdownHandle & { peek?: ToMarkdownHandle } = ({ value }: Text, _, state, info) => {
  if (!SUSPECT.test(value)) return value;
  slimDown(state);
  return (
    state
      .safe(value.replaceAll('<', LESS_THAN), info)
      // A single backslash before it, harmless so far, would escape the `&`.
      .replace(/(?<!\\)(\\*)\ue000/g, (_whole, run: string) => `${run}${run.length % 2 ? '\\' : ''}&lt;`)
  );
};

/** Writes only two characters: the library needs the first one behind a node, and would else write the text twice. */
writeText.peek = (text: Text, ...asked) => {
  const start = text.value.slice(0, 2);
  return SUSPECT.test(start) ? writeText(text, ...asked) : start;
};

/** Writes the whole tree. It limits the escapes first, so that addresses have no more of them than texts. */
export const writeRoot: NonNullable<NonNullable<StringifyOptions['handlers']>['root']> = (
  root: Root,
  _,
  state,
  info,
) => {
  slimDown(state);
  return state.containerFlow(root, info);
};

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

/** Writes a text as the line of a main heading. */
export const toHeadingLine = (text: string): string =>
  stringifier
    .stringify({ type: 'root', children: [{ type: 'heading', depth: 1, children: [{ type: 'text', value: text }] }] })
    .trimEnd();

/**
 * Converts a tree with absolute addresses and visible white space, tidies it, and uses it up: its nodes are changed.
 * `title` replaces a missing `h1`.
 */
export function toMarkdown(tree: ContentTree, title: string): MarkdownPage {
  // For a root the library copies the tree and minifies white space twice: half of a page's time, and minutes for
  // thousands of anchors in a row. So it neither gets nor makes one.
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
  collect(mdast, page);
  giveAnchors(page.headings);
  page.markdown = `${stringifier.stringify(mdast).trimEnd()}\n`;
  return page;
}

/** Adds a node's headings, texts and image descriptions to `page`, in document order. Anchors may be `''`. */
function collect(node: Nodes, page: MarkdownPage): void {
  if (node.type === 'heading') {
    const text = toOneLine(textOf(node, { includeImageAlt: false }));
    page.headings.push({ level: node.depth, text, anchor: node.data?.anchor ?? '' });
  }
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') page.texts.push(node.value);
  if (node.type === 'image' && node.alt) page.imageAlts.push(node.alt);
  if ('children' in node) for (const child of node.children) collect(child, page);
}

/** Makes the anchors unique: the first heading with an id of the page keeps it, others get GitHub's kind of slug. */
function giveAnchors(headings: readonly Heading[]): void {
  const slugger = new GithubSlugger();
  const stated = new Set(headings.map(({ anchor }) => anchor).filter(Boolean));
  for (const anchor of stated) slugger.occurrences[anchor] = 0;
  for (const heading of headings)
    if (!stated.delete(heading.anchor)) heading.anchor = slugger.slug(heading.text) || slugger.slug('section');
}
