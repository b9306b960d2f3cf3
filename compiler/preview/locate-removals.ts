/** Preview: where in the original each removal stands, found again by its element and its text. */

import type { Element, ElementContent, Root, Text } from 'hast';
import { selectorOf } from '../document/elements.ts';
import { groupBy } from '../group-by.ts';
import type { Removal } from '../model.ts';

interface Cut {
  /** Index into the removals that were asked for. */
  removal: number;
  text: string;
}

export interface LocatedRemovals {
  /** Text nodes that hold removed characters, cut up where kept and removed meet. */
  pieces: ReadonlyMap<Text, (string | Cut)[]>;
  /** Indexes of removals whose text was not found: the page is not the one that was compiled. */
  missing: number[];
}

/** An element, or a run of bare text in it, as a range of the document's visible characters. */
interface Range {
  selector: string;
  start: number;
  end: number;
}

/** The document's characters without white space, and what is known of each. */
interface Characters {
  text: string;
  /** Removal that took each character, or -1. */
  taken: Int32Array;
  nodes: Text[];
  /** Where each node's characters start. */
  starts: number[];
  ranges: Range[];
}

/** Finds every removal in the content tree of the untouched page. */
export function locateRemovals(tree: Root, removals: readonly Removal[]): LocatedRemovals {
  const characters = readCharacters(tree);
  const bySelector = groupBy(characters.ranges, (range) => range.selector);
  const everywhere: Range = { selector: '', start: 0, end: characters.text.length };
  const missing: number[] = [];
  const elsewhere: number[] = [];
  removals.forEach(({ selector, text }, index) => {
    if (!take(characters, bySelector.get(selector) ?? [], compact(text), index)) elsewhere.push(index);
  });
  // What the exact places took cannot be taken twice, so these come last.
  for (const index of elsewhere) {
    const text = compact(removals[index]?.text ?? '');
    if (!take(characters, [...characters.ranges, everywhere], text, index)) missing.push(index);
  }
  return { pieces: toPieces(characters), missing };
}

const compact = (text: string): string => text.replace(/\s+/g, '');

function readCharacters(tree: Root): Characters {
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
  return { text: parts.join(''), taken: new Int32Array(length).fill(-1), nodes, starts, ranges };
}

/** Takes the first range of which nothing else is left than what is wanted, else the first that holds it. */
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
