/** Document stage, a pass: removes invisible characters and leftover shortcodes from texts. */

import type { Element, ElementContent, Root } from 'hast';
import { isElement } from '../elements.ts';
import type { Removals } from '../removals.ts';
import { unseenMessages, withoutUnseen } from '../visibility/unseen-characters.ts';

/** Template code that was never replaced: `[name attribute="…"]`, `[name_of_plugin]`, `{{ … }}`, `{% … %}`. */
const SHORTCODE =
  /\[\/?[a-z][\w-]*(?:\s+[\w-]+=(?:"[^"\]]{0,300}"|“[^”\]]{0,300}”|”[^”″\]]{0,300}[”″]|″[^″\]]{0,300}″|&#8221;[^\]]{0,300}|'[^'\]]{0,300}'|[^\s"'\]]{1,100})){1,40}\s*\/?\]|\[\/?(?:[a-z]+_)+[a-z0-9]+\s*\/?\]|\[\/[a-z][a-z0-9-]+\]|\{\{[^{}\n]{1,80}\}\}|\{%[^{}%\n]{1,80}%\}/g;

const SPEAKING = ['alt', 'title', 'ariaLabel', 'alttext', 'href', 'src'];

/** Cleans every text; runs of unseen characters that may be a message are noted as removed, and so are shortcodes. */
export function rehypeCleanTexts({ removals }: { removals: Removals }) {
  return (tree: Root): void => {
    const path: Element[] = [];
    const clean = (value: string): string => {
      for (const message of unseenMessages(value)) {
        removals.note('invisible-characters', path, [{ type: 'text', value: message }]);
      }
      return withoutUnseen(value);
    };
    const withoutShortcodes = (value: string): string =>
      value.replace(SHORTCODE, (code) => {
        removals.note('shortcode', path, [{ type: 'text', value: code }]);
        return ' ';
      });
    const walk = (node: Root | Element, inCode: boolean): void => {
      for (const child of node.children as ElementContent[]) {
        if (child.type === 'text') {
          const text = clean(child.value);
          // What a manual shows of them is text.
          child.value = inCode || !/[[{]/.test(text) ? text : withoutShortcodes(text);
        }
        if (child.type !== 'element') continue;
        path.push(child);
        for (const name of SPEAKING) {
          const value = child.properties[name];
          if (typeof value === 'string') child.properties[name] = clean(value);
        }
        walk(child, inCode || isElement(child, 'pre', 'code', 'kbd', 'samp'));
        path.pop();
      }
    };
    walk(tree, false);
  };
}
