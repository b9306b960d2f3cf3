/** Document stage, a pass: takes characters that are shown as nothing out of texts and of the attributes that speak. */

import type { Element, ElementContent, Root } from 'hast';
import type { Removals } from '../removals.ts';
import { unseenMessages, withoutUnseen } from '../visibility/unseen-characters.ts';

/** Attributes that the Markdown can show. */
const SPEAKING = ['alt', 'title', 'ariaLabel', 'alttext', 'href', 'src'];

/** Cleans every text; runs of unseen characters that may be a message are noted as removed. */
export function rehypeUnseenCharacters({ removals }: { removals: Removals }) {
  return (tree: Root): void => {
    const path: Element[] = [];
    const clean = (value: string): string => {
      for (const message of unseenMessages(value)) {
        removals.note('invisible-characters', path, [{ type: 'text', value: message }]);
      }
      return withoutUnseen(value);
    };
    const walk = (node: Root | Element): void => {
      for (const child of node.children as ElementContent[]) {
        if (child.type === 'text') child.value = clean(child.value);
        if (child.type !== 'element') continue;
        path.push(child);
        for (const name of SPEAKING) {
          const value = child.properties[name];
          if (typeof value === 'string') child.properties[name] = clean(value);
        }
        walk(child);
        path.pop();
      }
    };
    walk(tree);
  };
}
