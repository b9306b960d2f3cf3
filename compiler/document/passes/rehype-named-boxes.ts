/** Document stage, an early pass: removes boxes whose names say that they are not text of the page. */

import type { Element, Root } from 'hast';
import {
  CHAT_BOX_NAMES,
  COMMENTS_NAMES,
  CONSENT_BOX_NAMES,
  DISCUSSION_NAMES,
  FORM_MESSAGE_NAMES,
  FORM_STEPS_NAMES,
  INSTRUCTION_NAMES,
  NOTHING_FOUND_NAMES,
  PLACEHOLDER_NAMES,
} from '../../signs/box-names.ts';
import { UI_WORDS } from '../../signs/interface-words.ts';
import { attribute, classAndId, findElement, isElement, levelOf, textOf, unlinkedLength } from '../elements.ts';
import { noteRemoval, type Removals, removeWhere, takeLast } from '../removals.ts';

/** Boxes of one kind, by patterns of class and id. */
interface NamedBox {
  /** Name in the record of removals. */
  rule: string;
  names: RegExp;
  /** Whether a box has too much text for its name. `length` and `total` are characters outside of links. */
  isPage: (length: number, total: number) => boolean;
}

/** Minimum characters outside of a box of comments: an author writes as much. */
const MIN_OTHER_LENGTH = 400;

/** Maximum characters of a note that something is still to come. */
const MAX_PLACEHOLDER_LENGTH = 200;

/** Maximum characters of the names of the steps of a form. */
const MAX_STEPS_LENGTH = 80;

const isMost = (length: number, total: number): boolean => length * 2 > total;

const BOXES: readonly NamedBox[] = [
  { rule: 'consent', names: CONSENT_BOX_NAMES, isPage: isMost },
  { rule: 'dialog', names: CHAT_BOX_NAMES, isPage: isMost },
  { rule: 'noscript', names: NOTHING_FOUND_NAMES, isPage: isMost },
  { rule: 'placeholder', names: PLACEHOLDER_NAMES, isPage: (length) => length > MAX_PLACEHOLDER_LENGTH },
  { rule: 'shortcode', names: INSTRUCTION_NAMES, isPage: isMost },
  { rule: 'form', names: FORM_MESSAGE_NAMES, isPage: isMost },
  // A longer text explains how the business works.
  { rule: 'form', names: FORM_STEPS_NAMES, isPage: (length) => length > MAX_STEPS_LENGTH },
  // Readers may write more than the author.
  { rule: 'comments', names: COMMENTS_NAMES, isPage: (length, total) => total - length < MIN_OTHER_LENGTH },
];

/**
 * Removes consent boxes, chats, messages and steps of forms, messages of empty lists, hints of a content system,
 * placeholders, and visitors' comments with their heading; not boxes that are marked to keep or have too much text. An
 * empty `span` with `dataTaken` marks the place of comments and messages of empty lists.
 */
export function rehypeNamedBoxes({ removals }: { removals: Removals }) {
  return (tree: Root): void => {
    let total: number | undefined;
    removeWhere(tree, removals, (element, path, before) => {
      const names = classAndId(element);
      const box = names.length > 1 ? BOXES.find((candidate) => candidate.names.test(names)) : undefined;
      if (!box || isElement(element, 'body', 'main', 'article') || attribute(element, 'dataVitrina') === 'keep') return;
      if (box.rule === 'comments' && path.some((around) => DISCUSSION_NAMES.test(classAndId(around)))) return;
      // A message with a heading of its own is the content of the page.
      if (box.rule === 'noscript' && findElement(element, (one) => levelOf(one) > 0)) return;
      if (box.rule === 'placeholder' && (isElement(element, ...CELLS) || holdsContent(element))) return;
      total ??= unlinkedLength(tree);
      if (box.isPage(unlinkedLength(element), total)) return;
      if (box.rule === 'comments') noteRemoval(removals, box.rule, path, takeLast(before, isCommentsTitle));
      if (/^(?:comments|noscript)$/.test(box.rule))
        before.push({ type: 'element', tagName: 'span', properties: { dataTaken: '' }, children: [] });
      return box.rule;
    });
  };
}

/** Parts of a table or list, without which the others mean something else. */
const CELLS = ['table', 'tr', 'td', 'th', 'li', 'dt', 'dd'];

/** Whether a box has a figure, a heading or media. Until a picture has loaded, its box may be named so. */
const holdsContent = (box: Element): boolean =>
  /\d/.test(textOf(box)) ||
  findElement(box, (one) => levelOf(one) > 0 || isElement(one, 'img', 'a', 'iframe', 'video', 'picture')) !== undefined;

const isCommentsTitle = (element: Element): boolean =>
  isElement(element, 'h1', 'h2', 'h3', 'h4', 'h5', 'h6') &&
  UI_WORDS.comments?.test(textOf(element).toLowerCase()) === true;
