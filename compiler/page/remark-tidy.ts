/** Page stage, Markdown tree: removes what conversion leaves behind, and gives the page exactly one main heading. */

import type { Delete, Emphasis, List, ListItem, Nodes, Parents, PhrasingContent, Root, Strong, Text } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { orderHeadings } from './order-headings.ts';

/** Zero-width characters (ZWJ and ZWNJ carry meaning and stay), soft hyphens, private characters of icon fonts. */
const INVISIBLE = /[\ue000-\uf8ff\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
/** A single blank is left as it is. */
const BLANKS = /(?: *[\t\n\f\r\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000])+ *| {2,}/g;

/** All of a line that a slider or a fold is moved by. */
const CONTROLS = /^[→←↑↓➔➜➤›»«‹❮❯⟨⟩<>▲▼▶◀▸◂×✕✖+☰\s]+$/;

/** What a label of a fold ends with. */
const UNFOLDS = /\s*[▼▲▾▴▸▶⌄]\s*$/;

export interface TidyOptions {
  /** Text of the main heading when the content holds none of level 1. */
  title: string;
}

/** Tidies a tree in place: no empty nodes, no lines of arrows, no nested emphasis, no blanks at edges, one `#` heading, which comes first. */
export function remarkTidy({ title }: TidyOptions) {
  return (tree: Root): void => {
    tidy(tree);
    orderHeadings(tree, title.replace(INVISIBLE, '').replace(BLANKS, ' ').trim());
    trimRules(tree);
  };
}

function tidy(node: Parents): void {
  const children: Nodes[] = [];
  for (const child of node.children as Nodes[]) {
    if (child.type === 'html') continue;
    if (child.type === 'text') child.value = child.value.replace(INVISIBLE, '').replace(BLANKS, ' ');
    if ('children' in child) tidy(child);
    for (const kept of unwrapNeedless(child, node)) append(children, kept);
  }
  for (const child of children) if (isJoinable(child)) child.children = joinTexts(child.children) as PhrasingContent[];
  const joined = joinTexts(setMarksApart(joinTexts(children)));
  if (isLine(node)) trimLine(joined);
  trimBesideBreaks(joined);
  node.children = joined.filter((child) => !isEmpty(child)) as typeof node.children;
  if (node.type === 'list' && node.children.every(isLineOfList)) tighten(node);
}

/** One paragraph, and lists below it. */
function isLineOfList({ children }: ListItem): boolean {
  return children.every(({ type }, position) => type === 'list' || (type === 'paragraph' && position === 0));
}

/** Entries of one line need no blank lines between them, whatever elements the page made them of. */
function tighten(list: List): void {
  list.spread = false;
  for (const item of list.children) item.spread = false;
}

/** Emphasis in emphasis of the same kind and emphasis around nothing say nothing. */
function unwrapNeedless(node: Nodes, parent: Parents): Nodes[] {
  if (node.type === 'emphasis' || node.type === 'strong' || node.type === 'delete') {
    if (parent.type === node.type || !textOf(node).trim()) return node.children;
    return withEdgesOutside(node);
  }
  if (node.type === 'link') return textOf(node).trim() || hasImage(node) ? withEdgesOutside(node) : [];
  return [node];
}

/** Blanks and line breaks at the edges move out: `** a**` would not be emphasis. */
function withEdgesOutside(node: Nodes & { children: PhrasingContent[] }): Nodes[] {
  const before: Nodes[] = [];
  const after: Nodes[] = [];
  for (let first = node.children[0]; first; first = node.children[0]) {
    if (first.type === 'break') before.push(first);
    else if (first.type === 'text' && first.value.startsWith(' ')) {
      first.value = first.value.trimStart();
      before.push({ type: 'text', value: ' ' });
      if (first.value) break;
    } else break;
    node.children.shift();
  }
  for (let last = node.children.at(-1); last; last = node.children.at(-1)) {
    if (last.type === 'break') after.unshift(last);
    else if (last.type === 'text' && last.value.endsWith(' ')) {
      last.value = last.value.trimEnd();
      after.unshift({ type: 'text', value: ' ' });
      if (last.value) break;
    } else break;
    node.children.pop();
  }
  return [...before, node, ...after];
}

/** Appends, joining equal neighbours (`**a****b**` would not be two emphases). */
function append(siblings: Nodes[], node: Nodes): void {
  const last = siblings.at(-1);
  if (node.type === 'inlineCode' && last?.type === 'inlineCode') {
    last.value += node.value;
  } else if (isJoinable(node) && last?.type === node.type) {
    for (const child of node.children) append(last.children, child);
  } else {
    siblings.push(node);
  }
}

function isJoinable(node: Nodes): node is Strong | Emphasis | Delete {
  return node.type === 'strong' || node.type === 'emphasis' || node.type === 'delete';
}

const SIGN = /[\p{P}\p{S}]/u;

/**
 * Where a word and a sign meet at its mark, emphasis would be none, and is none with `_` within a word (CommonMark 0.31,
 * 6.2): the library would write letters as figures then. A blank parts the two, and `_` goes.
 */
function setMarksApart(children: Nodes[]): Nodes[] {
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

/** The first (0) or last (-1) character as it is written, or a sign for what is written with one. */
function edgeOf(node: Nodes, at: 0 | -1): string {
  if (node.type === 'text') return [...node.value].at(at) ?? '';
  const child = 'children' in node && node.type !== 'link' ? (node.children as Nodes[]).at(at) : undefined;
  return child ? edgeOf(child, at) : '.';
}

/** One text for each run of them, without double blanks where two met. */
function joinTexts(children: Nodes[]): Nodes[] {
  if (!children.some(({ type }, at) => type === 'text' && children[at + 1]?.type === 'text')) return children;
  const joined: Nodes[] = [];
  let run: Text[] = [];
  const close = () => {
    const [first, ...others] = run;
    if (first && others.length > 0)
      // A blank that stood at the end of a link stays out of the sentence.
      first.value = (first.value === ' ' && /^[.,;:!?)]/.test(run[1]?.value ?? '') ? run.slice(1) : run)
        .map(({ value }) => value)
        .join('')
        .replace(/ {2,}/g, ' ');
    if (first) joined.push(first);
    run = [];
  };
  for (const child of children) {
    if (child.type === 'text') {
      run.push(child);
      continue;
    }
    close();
    joined.push(child);
  }
  close();
  return joined;
}

function isLine(node: Parents): boolean {
  return node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell';
}

function trimLine(children: Nodes[]): void {
  for (let first = children[0]; first; first = children[0]) {
    if (first.type === 'text') first.value = first.value.trimStart();
    if (first.type !== 'break' && !isEmpty(first)) break;
    children.shift();
  }
  for (let last = children.at(-1); last; last = children.at(-1)) {
    if (last.type === 'text') last.value = last.value.replace(UNFOLDS, '').trimEnd();
    if (last.type !== 'break' && !isEmpty(last)) break;
    children.pop();
  }
}

/** A blank at the start or the end of a line would be escaped. */
function trimBesideBreaks(children: Nodes[]): void {
  children.forEach((child, position) => {
    if (child.type === 'text' && children[position - 1]?.type === 'break') child.value = child.value.trimStart();
    if (child.type === 'text' && children[position + 1]?.type === 'break') child.value = child.value.trimEnd();
  });
}

function isEmpty(node: Nodes): boolean {
  if (node.type === 'text') return node.value === '';
  if (node.type === 'inlineCode' || node.type === 'code') return !node.value.trim();
  if (node.type === 'table') return !textOf(node).trim() && !hasImage(node);
  if (node.type === 'tableCell' || node.type === 'tableRow') return false;
  if (node.type === 'paragraph' && CONTROLS.test(textOf(node))) return true;
  return 'children' in node && node.type !== 'root' && !hasSubstance(node);
}

function hasSubstance(node: Parents): boolean {
  return (node.children as Nodes[]).some(
    (child) => child.type !== 'break' && (child.type !== 'text' || child.value.trim() !== ''),
  );
}

function hasImage(node: Parents): boolean {
  return (node.children as Nodes[]).some((child) => child.type === 'image' || ('children' in child && hasImage(child)));
}

/** Rules separate; at the edges, beside headings or in a row there is nothing to separate. */
function trimRules(tree: Root): void {
  tree.children = tree.children.filter((child, position, all) => {
    if (child.type !== 'thematicBreak') return true;
    const next = all[position + 1];
    // The first is the main heading.
    return position > 1 && next !== undefined && next.type !== 'thematicBreak' && next.type !== 'heading';
  });
}
