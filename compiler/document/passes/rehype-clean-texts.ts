/** Document stage, a pass: removes invisible characters, and what templates and scripts have left in place of a text. */

import type { Element, Root } from 'hast';
import { inAnyLanguage } from '../../words/any-language.ts';
import { isElement, levelOf, visitElements } from '../elements.ts';
import { note, type Removals } from '../removals.ts';
import { unseenMessages, withoutUnseen } from '../visibility/unseen-characters.ts';

/** Template code that was never replaced. */
const SHORTCODE = new RegExp(
  [
    // `[name attribute="…"]`, `[name_of_plugin]`, `[/name]`
    /\[\/?[a-z][\w-]*(?:\s+[\w-]+=(?:"[^"\]]{0,300}"|“[^”\]]{0,300}”|”[^”″\]]{0,300}[”″]|″[^″\]]{0,300}″|&#8221;[^\]]{0,300}|'[^'\]]{0,300}'|[^\s"'\]]{1,100})){1,40}\s*\/?\]/,
    /\[\/?(?:[a-z]+_)+[a-z0-9]+\s*\/?\]/,
    /\[\/[a-z][a-z0-9-]+\]/,
    // `{{ … }}`, `{% … %}`
    /\{\{[^{}\n]{1,80}\}\}/,
    /\{%[^{}%\n]{1,80}%\}/,
    // `TODO_A_NAME: note.`, `A_NAME`
    /^\s*(?:TODO|FIXME)(?:_\p{Lu}+)+:[^.]*\.?/u,
    /^\s*\p{Lu}+(?:_\p{Lu}+)+\s*$/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
);

/** All of a text that stands where a script has not put anything yet. */
const LOADING = new RegExp(
  `^[^\\p{L}\\d]*${inAnyLanguage((words) => words.interface?.loading)}(?: [^.…]{0,60})?(?:\\.{3}|…)\\s*$`,
  'iu',
);

/** All of a text that a template shows until the owner writes one. */
const FILLER = /^\s*lorem ipsum(?: dolor\b[\s\S]*)?[\s.…]*$/i;

const SPEAKING = ['alt', 'title', 'ariaLabel', 'alttext', 'href', 'src'];

/** Cleans every text; runs of unseen characters that may be a message are noted as removed, and so are shortcodes. */
export function rehypeCleanTexts({ removals }: { removals: Removals }) {
  return (tree: Root): void => {
    const noteText = (rule: string, around: readonly Element[], value: string): void =>
      note(removals, rule, around, [{ type: 'text', value }]);
    const clean = (value: string, element: Element, path: readonly Element[]): string => {
      for (const message of unseenMessages(value)) noteText('invisible-characters', [...path, element], message);
      return withoutUnseen(value);
    };
    visitElements(tree, (element, path) => {
      for (const name of SPEAKING) {
        const value = element.properties[name];
        if (typeof value === 'string') element.properties[name] = clean(value, element, path);
      }
      for (const child of element.children) {
        if (child.type !== 'text') continue;
        child.value = clean(child.value, element, path);
        const around = [...path, element];
        if (LOADING.test(child.value) && levelOf(element) === 0) {
          noteText('noscript', around, child.value);
          child.value = '';
        }
        if (!/[[{_]|lorem/i.test(child.value)) continue;
        // What a manual shows of them is text.
        if (around.some(isCode)) continue;
        if (FILLER.test(child.value)) {
          noteText('shortcode', around, child.value);
          child.value = '';
        }
        child.value = child.value.replace(SHORTCODE, (code) => {
          noteText('shortcode', around, code);
          return ' ';
        });
      }
    });
  };
}

const isCode = (element: Element): boolean => isElement(element, 'pre', 'code', 'kbd', 'samp');
