/** Page stage, Markdown tree: removes leftovers of the conversion, and gives the page exactly one main heading. */

import type {
  Delete,
  Emphasis,
  ListItem,
  Nodes,
  Paragraph,
  Parents,
  PhrasingContent,
  Root,
  Strong,
  Table,
  TableCell,
} from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { orderHeadings } from './order-headings.ts';

/** Matches zero-width characters (except ZWJ and ZWNJ, which carry meaning), soft hyphens, characters of icon fonts. */
const INVISIBLE = /[\ue000-\uf8ff\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
/** Matches white space other than single blanks. */
const BLANKS = /(?<! )(?: *[\t\n\f\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000])+ *| {2,}/g;

/** Matches a line of controls of a slider or fold. */
const CONTROLS = /^[→←↑↓➔➜➤›»«‹❮❯⟨⟩<>▲▼▶◀▸◂×✕✖+☰\s]+$/;

/** Matches a line of pictures drawn as characters, except stars of a rating and signs for yes and no. */
const ICONS = /^(?:(?![⭐✅✔☑❌✖❎])[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f|\u200d|\s)+$/u;

/** Matches a bullet that the page itself writes before an item or a line. */
const BULLET = /^\s*[·•▪◦●■]\s*/;

/** Matches the arrow at the end of a fold's label. */
const UNFOLDS = /(?<!\s)\s*[▼▲▾▴▸▶⌄]\s*$/;

/**
 * Tidies the tree in place, drops bold where most is bold, orders headings and drops needless rules. Its one `#`
 * heading, at the start, is `title` if the content has none of level 1.
 */
export function remarkTidy({ title }: { title: string }) {
  return (tree: Root): void => {
    tidy(tree);
    dropCommonBold(tree);
    orderHeadings(tree, title.replace(INVISIBLE, '').replace(BLANKS, ' ').trim());
    trimRules(tree);
  };
}

/**
 * Tidies the nodes below a node: removes HTML, invisible characters, typed bullets, needless wrappers and empty nodes,
 * joins texts, sets marks apart, trims lines, and closes up lists of one line an entry.
 */
function tidy(node: Parents): void {
  const children: Nodes[] = [];
  for (const child of listBulleted(node.children as Nodes[])) {
    if (child.type === 'html') continue;
    if (child.type === 'text') child.value = child.value.replace(INVISIBLE, '').replace(BLANKS, ' ');
    if ('children' in child) tidy(child);
    for (const kept of unwrapNeedless(child, node)) append(children, kept);
  }
  for (const child of children) if (isJoinable(child)) child.children = joinTexts(child.children) as PhrasingContent[];
  const joined = joinTexts(setMarksApart(joinTexts(children)));
  if (/^(?:paragraph|heading|tableCell)$/.test(node.type)) trimLine(joined);
  const [first] = joined;
  if (node.type === 'paragraph' && first?.type === 'text') first.value = first.value.replace(BULLET, '');
  trimBesideBreaks(joined);
  node.children = joined.filter((child) => !isEmpty(child)) as typeof node.children;
  // One-line entries need no blank lines between them.
  if (node.type === 'list' && node.children.every(isLineOfList))
    for (const one of [node, ...node.children]) one.spread = false;
}

/** Turns two or more adjacent paragraphs with bullets of their own into a list. */
function listBulleted(children: readonly Nodes[]): readonly Nodes[] {
  const areBulleted = children.map((child) => child.type === 'paragraph' && BULLET.test(textOf(child)));
  if (!areBulleted.includes(true)) return children;
  const listed: Nodes[] = [];
  for (const [at, child] of children.entries()) {
    const list = listed.at(-1);
    if (!areBulleted[at] || !(areBulleted[at - 1] || areBulleted[at + 1])) listed.push(child);
    else if (areBulleted[at - 1] && list?.type === 'list') list.children.push(toItem(child as Paragraph));
    else listed.push({ type: 'list', children: [toItem(child as Paragraph)] });
  }
  return listed;
}

const toItem = (child: Paragraph): ListItem => ({ type: 'listItem', children: [child] });

/** Share of bold characters above which a line is bold, and the bold of a table or page means nothing. */
const MOSTLY = 0.75;

/** Removes the bold from bold lines of a page, else of each of its tables, that is mostly in bold. */
function dropCommonBold(node: Root | Table): void {
  const lines = linesOf(node);
  if (lines.length > 1 && isMostlyBold(lines))
    for (const line of lines.filter((one) => isMostlyBold([one])))
      line.children = joinTexts(
        line.children.flatMap((child) => (child.type === 'strong' ? child.children : [child])),
      ) as PhrasingContent[];
  else if (node.type === 'root') for (const child of node.children) if (child.type === 'table') dropCommonBold(child);
}

const linesOf = (node: Parents): (Paragraph | TableCell)[] =>
  (node.children as Nodes[]).flatMap((child) => {
    if (child.type === 'paragraph' || child.type === 'tableCell') return [child];
    return 'children' in child && child.type !== 'heading' ? linesOf(child) : [];
  });

const isMostlyBold = (lines: readonly (Paragraph | TableCell)[]): boolean => {
  const nodes = lines.flatMap(({ children }) => children);
  return lengthOf(nodes.filter(({ type }) => type === 'strong')) > lengthOf(nodes) * MOSTLY;
};

const lengthOf = (nodes: readonly Nodes[]): number =>
  nodes.reduce((sum, node) => sum + textOf(node, { includeImageAlt: false }).length, 0);

/** Whether an item is a paragraph, perhaps with lists below it. */
function isLineOfList({ children }: ListItem): boolean {
  return children.every(({ type }, position) => type === 'list' || (type === 'paragraph' && position === 0));
}

/**
 * Returns the node, with blanks at the edges of emphasis and links moved outside; its children for emphasis within the
 * same or without text; nothing for a link without text or image description.
 */
function unwrapNeedless(node: Nodes, parent: Parents): Nodes[] {
  if (node.type === 'emphasis' || node.type === 'strong' || node.type === 'delete') {
    if (parent.type === node.type || !textOf(node, { includeImageAlt: false }).trim()) return node.children;
    return withEdgesOutside(node);
  }
  if (node.type === 'link') return textOf(node).trim() ? withEdgesOutside(node) : [];
  return [node];
}

/** Moves the blanks and line breaks at the edges of a node outside of it: `** a**` would not be emphasis. */
function withEdgesOutside(node: Nodes & { children: PhrasingContent[] }): Nodes[] {
  const before = takeEdge(node.children, 0);
  return [...before, node, ...takeEdge(node.children, -1).toReversed()];
}

/** Removes blanks and line breaks from the beginning (0) or the end (-1), and returns them, the outermost first. */
function takeEdge(children: PhrasingContent[], at: 0 | -1): Nodes[] {
  const taken: Nodes[] = [];
  for (let edge = children.at(at); edge; edge = children.at(at)) {
    if (edge.type === 'break') taken.push(edge);
    else if (edge.type === 'text' && edge.value.at(at) === ' ') {
      edge.value = at === 0 ? edge.value.trimStart() : edge.value.trimEnd();
      taken.push({ type: 'text', value: ' ' });
      if (edge.value) break;
    } else break;
    children.splice(at, 1);
  }
  return taken;
}

/**
 * Adds a node to `siblings`. Neighbours of one kind of emphasis, or of code, become one (`**a****b**` would not be two
 * emphases), bold ones across a blank too.
 */
function append(siblings: Nodes[], node: Nodes): void {
  const [before, last] = [siblings.at(-2), siblings.at(-1)];
  if (node.type === 'inlineCode' && last?.type === 'inlineCode') {
    last.value += node.value;
  } else if (isJoinable(node) && last?.type === node.type) {
    for (const child of node.children) append(last.children, child);
  } else if (node.type === 'strong' && before?.type === 'strong' && last?.type === 'text' && last.value === ' ') {
    siblings.pop();
    for (const child of [last, ...node.children]) append(before.children, child);
  } else {
    siblings.push(node);
  }
}

function isJoinable(node: Nodes): node is Strong | Emphasis | Delete {
  return node.type === 'strong' || node.type === 'emphasis' || node.type === 'delete';
}

const SIGN = /[\p{P}\p{S}]/u;

/**
 * Adds a blank where emphasis would fail, between a word and a sign, and removes `_` within a word (CommonMark 0.31,
 * 6.2). The library would otherwise write letters as character references.
 */
function setMarksApart(children: Nodes[]): Nodes[] {
  if (!children.some(isJoinable)) return children;
  return children.flatMap((node, position): Nodes[] => {
    if (!isJoinable(node)) return [node];
    const [before, after] = [children[position - 1], children[position + 1]];
    const isBehindWord = before?.type === 'text' && /[\p{L}\p{N}]$/u.test(before.value);
    const isBeforeWord = after?.type === 'text' && /^[\p{L}\p{N}]/u.test(after.value);
    const [opens, closes] = [SIGN.test(edgeOf(node, 0)), SIGN.test(edgeOf(node, -1))];
    if (isBehindWord && opens) before.value += ' ';
    if (isBeforeWord && closes) after.value = ` ${after.value}`;
    const isWithinWord = (isBehindWord && !opens) || (isBeforeWord && !closes);
    return node.type === 'emphasis' && isWithinWord ? node.children : [node];
  });
}

/** Returns the first (0) or last (-1) character of the text; `.` for a node with syntax there. */
function edgeOf(node: Nodes, at: 0 | -1): string {
  if (node.type === 'text') return [...node.value].at(at) ?? '';
  const child = 'children' in node && node.type !== 'link' ? (node.children as Nodes[]).at(at) : undefined;
  return child ? edgeOf(child, at) : '.';
}

/** Joins adjacent texts, without double blanks and a blank before a sign; returns `children` itself without any. */
function joinTexts(children: Nodes[]): Nodes[] {
  if (!children.some(({ type }, at) => type === 'text' && children[at + 1]?.type === 'text')) return children;
  const runs: [Nodes, ...Nodes[]][] = [];
  for (const child of children) {
    const run = runs.at(-1);
    if (child.type === 'text' && run?.[0].type === 'text') run.push(child);
    else runs.push([child]);
  }
  return runs.map(([first, ...others]) => {
    if (first.type !== 'text' || others.length === 0) return first;
    const rest = others.map((text) => textOf(text)).join('');
    // A blank from the end of a link is dropped before a sign.
    const isStray = first.value === ' ' && /^[.,;:!?)]/.test(rest);
    return { ...first, value: (isStray ? rest : first.value + rest).replace(/ {2,}/g, ' ') };
  });
}

/** Removes blanks, breaks, empty nodes and fold arrows at both ends of a line. */
function trimLine(children: Nodes[]): void {
  for (const at of [0, -1])
    for (let edge = children.at(at); edge; edge = children.at(at)) {
      if (edge.type === 'text')
        edge.value = at === 0 ? edge.value.trimStart() : edge.value.replace(UNFOLDS, '').trimEnd();
      if (edge.type !== 'break' && !isEmpty(edge)) break;
      children.splice(at, 1);
    }
}

/** Trims texts beside line breaks, where the library would escape a blank. */
function trimBesideBreaks(children: Nodes[]): void {
  children.forEach((child, position) => {
    if (child.type === 'text' && children[position - 1]?.type === 'break') child.value = child.value.trimStart();
    if (child.type === 'text' && children[position + 1]?.type === 'break') child.value = child.value.trimEnd();
  });
}

/** Whether a node shows nothing; a table needs text or an image, its cells may be empty. */
function isEmpty(node: Nodes): boolean {
  if (node.type === 'text') return node.value === '';
  if (node.type === 'inlineCode' || node.type === 'code') return !node.value.trim();
  if (node.type === 'table') return !textOf(node);
  if (node.type === 'tableCell' || node.type === 'tableRow') return false;
  if (node.type === 'paragraph' && CONTROLS.test(textOf(node))) return true;
  // An icon in a box of its own, as above the title of a card.
  if (node.type === 'paragraph' && node.children.every(({ type }) => type === 'text') && ICONS.test(textOf(node)))
    return true;
  return 'children' in node && node.type !== 'root' && !hasSubstance(node);
}

function hasSubstance(node: Parents): boolean {
  return (node.children as Nodes[]).some(
    (child) => child.type !== 'break' && (child.type !== 'text' || child.value.trim() !== ''),
  );
}

/** Drops thematic breaks below the main heading, before a heading or another, and at the end. */
function trimRules(tree: Root): void {
  tree.children = tree.children.filter((child, position, all) => {
    if (child.type !== 'thematicBreak') return true;
    const next = all[position + 1];
    // The first is the main heading.
    return position > 1 && next !== undefined && next.type !== 'thematicBreak' && next.type !== 'heading';
  });
}
