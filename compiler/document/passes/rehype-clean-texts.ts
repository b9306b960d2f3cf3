/** Document stage, a pass: removes invisible characters, and leftovers of templates and scripts in place of a text. */

import type { Element, ElementContent, Root } from 'hast';
import { inAnyLanguage } from '../../words/any-language.ts';
import { attribute, isElement, levelOf, textOf, visitElements } from '../elements.ts';
import { noteRemoval, type Removals } from '../removals.ts';
import { unseenMessages, withoutUnseen } from '../visibility/unseen-characters.ts';

/** Matches template code that was never replaced. */
const SHORTCODE = new RegExp(
  [
    // `[name attribute="…"]`, `[name_of_plugin]`, `[/name]`. The lookahead keeps a value from being read in two ways.
    /\[\/?[a-z][\w-]*(?:\s+[\w-]+=(?=(?<value>"[^"\]]{0,300}"|“[^”\]]{0,300}”|”[^”″\]]{0,300}[”″]|″[^″\]]{0,300}″|&#8221;[^\]]{0,300}|'[^'\]]{0,300}'|[^\s"'\]]{1,100})[\s/\]])\k<value>){1,40}\s*\/?\]/,
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

/** Matches a whole text that a page shows until a script has loaded its content. */
const LOADING = new RegExp(
  `^[^\\p{L}\\d]*${inAnyLanguage((words) => words.interface?.loading)}(?: [^.…]{0,60})?(?:\\.{3}|…)\\s*$`,
  'iu',
);

/** Matches a whole text that a page shows in place of an empty list. */
const NOTHING_FOUND = new RegExp(
  `^[^\\p{L}\\d]*${inAnyLanguage((words) => words.interface?.nothingFound)}[^\\p{L}\\d]*$`,
  'iu',
);

/** Matches a whole text that a template shows until the owner writes one, or that a broken tag or script has left. */
const FILLER =
  /^\s*(?:lorem ipsum(?: dolor\b[\s\S]*|[\s.…]*)|(?:[\w-]+="[^"]*"\s*)+(?:(?:\/>?|>)\s*)?|(?:\/[/*]\s*)?(?:(?:<!\[CDATA\[|\]\]>)[/*\s]*)+)$/i;

/** Matches an error message of PHP: `Warning: … in FILE on line N`. */
const PROGRAM_ERROR = /^(?:Warning|Notice|Deprecated|(?:Fatal|Parse) error): [\s\S]+ in \S.{0,300} on line \d+$/;
/** Neighbouring nodes that such a message takes in the tree, the first a `b`. */
const ERROR_LENGTH = 5;

/** Matches the address of a call, chat or mail without a number or mailbox, which a script would add. */
const EMPTY_CONTACT = /^(?:tel:|mailto:|https?:\/\/wa\.me\/?)$/i;
/** Maximum characters of such a link with its label. */
const MAX_LABEL_LENGTH = 40;

/** Attributes whose values are read later. */
const SPEAKING = ['alt', 'title', 'ariaLabel', 'alttext', 'href', 'src'];

/**
 * Removes invisible characters from texts and from attributes that speak, and records those that may be a message.
 * Removes and records shortcodes and filler (outside of code), notes of loading or of an empty list, errors of PHP, and
 * labels of contacts that a script would write. Sets `dataTaken` on the parent of a note of an empty list.
 */
export function rehypeCleanTexts({ removals }: { removals: Removals }) {
  return (tree: Root): void => {
    const noteText = (rule: string, around: readonly Element[], value: string): void =>
      noteRemoval(removals, rule, around, [{ type: 'text', value }]);
    const clean = (value: string, element: Element, path: readonly Element[]): string => {
      for (const message of unseenMessages(value)) noteText('invisible-characters', [...path, element], message);
      return withoutUnseen(value);
    };
    visitElements(tree, (element, path) => {
      for (const name of SPEAKING) {
        const value = element.properties[name];
        if (typeof value === 'string') element.properties[name] = clean(value, element, path);
      }
      const take = (at: number, count: number): void =>
        noteRemoval(removals, 'noscript', [...path, element], element.children.splice(at, count));
      if (isUnfilled(element)) take(0, element.children.length);
      for (const at of element.children.keys())
        if (isElement(element.children[at], 'b') && isProgramError(element.children.slice(at, at + ERROR_LENGTH)))
          take(at, ERROR_LENGTH);
      const around = [...path, element];
      for (const child of element.children) {
        if (child.type !== 'text') continue;
        child.value = clean(child.value, element, path);
        const isNothing = NOTHING_FOUND.test(child.value);
        if ((isNothing || LOADING.test(child.value)) && levelOf(element) === 0) {
          noteText('noscript', around, child.value);
          child.value = '';
          // So that the heading of the empty list goes too.
          if (isNothing) element.properties.dataTaken = '';
        }
        if (!/[[\]{_]|="|lorem/i.test(child.value)) continue;
        // In code, such as in a manual, they are text.
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

const isProgramError = (nodes: ElementContent[]): boolean => PROGRAM_ERROR.test(textOf(nodes));

/** Whether an element is a short label with a contact link that has a dash, not an icon, in place of its text. */
const isUnfilled = (element: Element): boolean =>
  element.children.some(
    (child) => isElement(child, 'a') && EMPTY_CONTACT.test(attribute(child, 'href')) && /^\p{Pd}$/u.test(textOf(child)),
  ) && textOf(element).length <= MAX_LABEL_LENGTH;

const isCode = (element: Element): boolean => isElement(element, 'pre', 'code', 'kbd', 'samp');
