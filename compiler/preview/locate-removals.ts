/** Preview: where in the original each removal stands, found again by its element and its text. */

import type { Element, ElementContent, Root, Text } from 'hast';
import { groupBy } from '#shared/group-by.ts';
import { selectorOf } from '../document/elements.ts';
import type { Removal } from '../model.ts';

interface Cut {
  removal: number;
  text: string;
}

export type LocatedRemovals = ReturnType<typeof locateRemovals>;

/** An element, or bare text in it, as a range of the document's visible characters. */
interface Range {
  selector: string;
  start: number;
  end: number;
}

type Characters = ReturnType<typeof readCharacters>;

/** Where each removal was in the untouched page's tree, and the indexes of those that are not found. */
export function locateRemovals(tree: Root, removals: readonly Removal[]) {
  const characters = readCharacters(tree);
  const bySelector = groupBy(characters.ranges, (range) => range.selector);
  const everywhere: Range = { selector: '', start: 0, end: characters.text.length };
  const wanted = removals.map(({ selector, text }, index) => ({ selector, text: compact(text), index }));
  // What the exact places took cannot be taken twice, so the others come last.
  const missing = wanted
    .filter(({ selector, text, index }) => !take(characters, bySelector.get(selector) ?? [], text, index))
    .filter(({ text, index }) => !take(characters, [...characters.ranges, everywhere], text, index));
  return {
    /** Text nodes with removed characters, split where kept and removed text meet. */
    pieces: toPieces(characters),
    /** Indexes of removals whose text was not found: the page has changed. */
    missing: missing.map(({ index }) => index),
  };
}

const compact = (text: string): string => text.replace(/\s+/g, '');

/** The document's text without white space, where each text node starts in it, and which range each element spans. */
function readCharacters(tree: Root) {
  const parts: string[] = [];
  const nodes: Text[] = [];
  const starts: number[] = [];
  const ranges: Range[] = [];
  let length = 0;
  const path: Element[] = [];
  const walk = (node: Root | ElementContent | Root['children'][number]) => {
    if (node.type === 'text') {
      const text = compact(node.value);
      if (!text) return;
      nodes.push(node);
      starts.push(length);
      parts.push(text);
      length += text.length;
    } else if (node.type === 'element') {
      path.push(node);
      const range = { selector: selectorOf(path), start: length, end: length };
      ranges.push(range);
      for (const child of node.children) walk(child);
      range.end = length;
      path.pop();
    } else if ('children' in node) {
      for (const child of node.children) walk(child);
    }
  };
  walk(tree);
  /** Index of the removal of each character, or -1. */
  const taken = new Int32Array(length).fill(-1);
  return { text: parts.join(''), taken, nodes, starts, ranges };
}

/** Takes `wanted` from the first range with nothing else left, else from the first that holds it, if any does. */
function take({ text, taken }: Characters, ranges: readonly Range[], wanted: string, index: number): boolean {
  let part: number[] | undefined;
  for (const { start, end } of ranges) {
    if (end - start < wanted.length) continue;
    const free: number[] = [];
    for (let at = start; at < end; at++) if (taken[at] === -1) free.push(at);
    const left = free.map((at) => text[at]).join('');
    const found = left.indexOf(wanted);
    if (found < 0) continue;
    part = left === wanted || !part ? free.slice(found, found + wanted.length) : part;
    if (left === wanted) break;
  }
  for (const at of part ?? []) taken[at] = index;
  return part !== undefined;
}

/** Texts that hold a removal, cut into what stays (a string) and what goes. */
function toPieces({ nodes, starts, taken }: Characters): Map<Text, (string | Cut)[]> {
  const pieces = new Map<Text, (string | Cut)[]>();
  nodes.forEach((node, position) => {
    let at = starts[position] ?? 0;
    let text = '';
    let removal = -1;
    const parts: (string | Cut)[] = [];
    const close = () => {
      if (text) parts.push(removal === -1 ? text : { removal, text });
      text = '';
    };
    for (let offset = 0; offset < node.value.length; offset++) {
      const character = node.value[offset] ?? '';
      // White space belongs to what stands before it.
      if (!/\s/.test(character)) {
        const taker = taken[at++] ?? -1;
        if (taker !== removal) close();
        removal = taker;
      }
      text += character;
    }
    close();
    if (parts.some((part) => typeof part !== 'string')) pieces.set(node, parts);
  });
  return pieces;
}
