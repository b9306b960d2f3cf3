/** Page stage: checks that the Markdown has every chosen text, and lists the others as not expressible. */

import type { Element, Root, Text } from 'hast';
import { remember } from '#shared/remember.ts';
import { noteRemoval, type Removals } from '../document/removals.ts';

/** Matches texts to look for. Those without letters and digits say nothing: permalink marks, arrows, icons. */
const SAYING = /[\p{L}\p{N}]/u;
/** Matches characters that are not compared: blanks, bullets that become a list's, and those that tidying removes. */
const UNCOMPARED = /[\s·•▪◦●■\ue000-\uf8ff]+/g;

/**
 * Remembers the texts of a tree before it is rewritten, without texts that have no letter or digit. Returns a function
 * that records those missing in the texts of the Markdown as removals, `not-expressible`.
 */
export function accountForTexts(tree: Root): (texts: readonly string[], removals: Removals) => void {
  const chosen: { value: string; path: Element[] }[] = [];
  const path: Element[] = [];
  const walk = (node: Root | Element): void => {
    for (const child of node.children) {
      if (child.type === 'text' && SAYING.test(child.value)) chosen.push({ value: child.value, path: [...path] });
      if (child.type !== 'element') continue;
      path.push(child);
      walk(child);
      path.pop();
    }
  };
  walk(tree);
  return (texts, removals) => {
    const find = createTextFinder(texts);
    for (const { value, path } of chosen) {
      if (!find(value)) noteRemoval(removals, 'not-expressible', path, [{ type: 'text', value } satisfies Text]);
    }
  };
}

/**
 * Returns a test whether a text is in `texts`, compared without white space and bullets; it may span several. Each
 * place is found once: a text that was asked twice must be there twice.
 */
function createTextFinder(texts: readonly string[]): (text: string) => boolean {
  const places = new Map<string, number[]>();
  const bare = remember((text: string) => text.replace(UNCOMPARED, ''));
  let searched = '';
  for (const text of texts.map(bare)) {
    const known = places.get(text);
    if (known) known.push(searched.length);
    else places.set(text, [searched.length]);
    searched += text;
  }
  const taken = new Uint8Array(searched.length);
  let next = 0;
  const findWhole = (text: string): number => {
    const starts = places.get(text) ?? [];
    while (starts[0] !== undefined && taken[starts[0]]) starts.shift();
    return starts.shift() ?? -1;
  };
  const findFrom = (text: string, start: number): number => {
    let at = searched.indexOf(text, start);
    while (at >= 0 && (taken[at] || taken[at + text.length - 1])) at = searched.indexOf(text, at + 1);
    return at;
  };
  return (text) => {
    const wanted = bare(text);
    let at = findWhole(wanted);
    if (at < 0) at = findFrom(wanted, next);
    if (at < 0 && next > 0) at = findFrom(wanted, 0);
    if (at < 0) return false;
    taken.fill(1, at, at + wanted.length);
    next = at + wanted.length;
    return true;
  };
}
