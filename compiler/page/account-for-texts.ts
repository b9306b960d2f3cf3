/** Page stage: every chosen text is in the Markdown, or listed as one that Markdown could not express. */

import type { Element, Root, Text } from 'hast';
import { note, type Removals } from '../document/removals.ts';

/** A text without letters and digits says nothing: permalink marks, arrows, icons. */
const SAYING = /[\p{L}\p{N}]/u;
/** Blanks, bullets that become a list's, and characters that tidying removes. */
const UNCOMPARED = /[\s·•▪◦●■\ue000-\uf8ff]+/g;

/** Remembers the texts of a tree before it is rewritten; the result notes those that the Markdown does not contain. */
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
    const find = createFinder(texts);
    for (const { value, path } of chosen) {
      if (!find(value)) note(removals, 'not-expressible', path, [{ type: 'text', value } satisfies Text]);
    }
  };
}

/** Tells whether `texts`, compared without white space, contain a text. Those in their order are found at once. */
function createFinder(texts: readonly string[]): (text: string) => boolean {
  const bare = texts.map((text) => text.replace(UNCOMPARED, ''));
  const whole = new Set(bare);
  const searched = bare.join('');
  let next = 0;
  return (text) => {
    const wanted = text.replace(UNCOMPARED, '');
    if (whole.has(wanted)) return true;
    let at = searched.indexOf(wanted, next);
    if (at < 0) at = searched.indexOf(wanted);
    if (at < 0) return false;
    next = at + wanted.length;
    return true;
  };
}
