/** Document stage, a pass: turns a dialog with a text to read, which a control of the page opens, into a plain box. */

import type { Element, Root } from 'hast';
import { AROUND_NAMES } from '../../signs/box-names.ts';
import { speaksToAgents } from '../../signs/hidden.ts';
import { countWords } from '../../words/count-words.ts';
import {
  attribute,
  childElements,
  classAndId,
  findElement,
  holdsElement,
  isDialog,
  isElement,
  levelOf,
  rename,
  textOf,
  unlinkedLength,
} from '../elements.ts';
import { openedIds } from '../opened-ids.ts';
import { withoutHiding } from '../visibility/hiding-style.ts';

/** Bounds of the words of a text to read. Shorter ones ask or confirm, unless they have a heading and no button. */
const MIN_WORDS = 15;
const MAX_WORDS = 600;

/**
 * Turns dialogs into boxes with `dataOpened`, without what makes them dialogs or hides them, if a control of the page
 * names them or an element around them, and their text is to be read. Other dialogs stay.
 */
export function rehypeOpenedDialogs() {
  return (tree: Root): void => {
    const opened = openedIds(tree);
    const walk = (parent: Root | Element, isOpened: boolean): void => {
      for (const child of childElements(parent)) {
        const opens = isOpened || namesOf(child).some((name) => opened.has(name));
        if (opens && isDialogBox(child) && isToRead(child)) {
          toBox(child);
          child.properties.dataOpened = '';
        } else walk(child, opens);
      }
    };
    walk(tree, false);
  };
}

/** Lists the names that controls may use for a dialog: its id, and `terms` for `modalTerms` or `terms-modal`. */
function namesOf(element: Element): string[] {
  const id = attribute(element, 'id') || attribute(element, 'dataElementorId');
  const name = id.replace(
    /^(?:modal|popup|dialog)(?:[-_]|(?=\p{Lu}))|(?:[-_](?:modal|popup|dialog)|(?:Modal|Popup|Dialog))$/gu,
    '',
  );
  return [id, name, name.charAt(0).toLowerCase() + name.slice(1)];
}

/** Whether an element is a dialog, by what it states or by its class and id. */
const isDialogBox = (element: Element): boolean => isDialog(element) || AROUND_NAMES.dialog.test(classAndId(element));

/** Whether a dialog tells something: mostly unlinked text within the bounds, without a form or words to agents. */
function isToRead(element: Element): boolean {
  if (holdsElement(element, 'form')) return false;
  const text = textOf(element);
  const words = countWords(text);
  const isAsking =
    words < MIN_WORDS && (holdsElement(element, 'button') || !findElement(element, (one) => levelOf(one) > 0));
  return !isAsking && words <= MAX_WORDS && unlinkedLength(element) * 2 > text.length && !speaksToAgents(text);
}

/** Removes from the element, and all in it, the attributes that make it a dialog or hide it. */
function toBox(element: Element): void {
  const { properties } = element;
  if (isElement(element, 'dialog')) rename(element, 'div');
  if (isDialogBox(element)) {
    delete properties.role;
    delete properties.ariaModal;
    delete properties.hidden;
    delete properties.ariaHidden;
    if (typeof properties.style === 'string') properties.style = withoutHiding(properties.style);
    if (AROUND_NAMES.dialog.test(classAndId(element))) {
      delete properties.className;
      delete properties.id;
    }
  }
  for (const child of childElements(element)) toBox(child);
}
