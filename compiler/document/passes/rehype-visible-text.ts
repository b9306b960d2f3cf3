/** Document stage, a pass: removes texts that no visitor sees, but keeps those that one opens (accordions, tabs). */

import type { Element, ElementContent, Root, Text } from 'hast';
import { ANSWER_NAMES, AROUND_NAMES } from '../../signs/box-names.ts';
import { CLONE, FOLDED, HIDDEN, SCREEN_READER_ONLY, speaksToAgents } from '../../signs/hidden.ts';
import { NEW_WINDOW } from '../../signs/links.ts';
import { countWords } from '../../words/count-words.ts';
import { rowsOfCardsIn } from '../boxes/cards.ts';
import { createCopyFinder } from '../boxes/find-copies.ts';
import {
  attribute,
  classAndId,
  findElement,
  hasText,
  holdsElement,
  isDialog,
  isElement,
  isHeading,
  linksIn,
  textOf,
  unlinkedLength,
  visitElements,
} from '../elements.ts';
import { openedIds } from '../opened-ids.ts';
import { type DocumentLink, type LinkBase, leadsAway, repeatsMenu } from '../read-links.ts';
import { noteRemoval, type Removals } from '../removals.ts';
import { isSeenContent } from '../visibility/aria-hidden.ts';
import { fadesIn, type Hiding, hidingOfElement, isFaded, withoutOpacity } from '../visibility/hiding-style.ts';
import { hidingOfLook, type Look, lookOfElement, plainLook } from '../visibility/text-look.ts';

/** Matches ids of parts that React streams and a script puts in place. */
const STREAMED = /^S:[0-9a-f]+$/;

interface Around {
  removals: Removals;
  /** Whether no script can show anything. */
  isStill: boolean;
  page: LinkBase;
  /** The links of the page, hidden ones too. */
  links: ReadonlyMap<Element, DocumentLink>;
}

/**
 * Removes and records text that no visitor sees: dialogs, `noscript`, hidden, unreadable, `aria-hidden` and
 * screen-reader-only text, and copies of slides. Parts that a visitor opens stay, and so does a hidden main part, which
 * a script shows. Where elements fade in, removes `opacity` from all styles.
 */
export function rehypeVisibleText({ removals, isStill, page, links }: Around) {
  return (tree: Root): void => {
    if (fadesInAnywhere(tree, isStill)) showFaded(tree);
    const controlled = openedIds(tree);
    let total: number | undefined;
    const isMostOfPage = (element: Element): boolean => {
      total ??= textOf(tree).length;
      return textOf(element).length * 2 > total;
    };
    const isNeverRead = (element: Element) =>
      speaksToAgents(textOf(element)) ||
      leadsAway(element, page) ||
      repeatsMenu(element, links) ||
      isAnswer(element, path);
    const isMainPart = (element: Element) => isMostOfPage(element) && isDocument(element);
    const path: Element[] = [];
    const take = (rule: string, node: ElementContent): false => {
      noteRemoval(removals, rule, path, [node]);
      return false;
    };

    const walk = (parent: Root | Element, around: Look) => {
      const isCopy = parent.type === 'element' ? createCopyFinder(parent) : undefined;
      let paged: ReadonlySet<Element> | undefined;
      const isPaged = (item: Element): boolean => {
        paged ??= pagedItems(parent);
        return paged.has(item) && !isNeverRead(item);
      };
      parent.children = (parent.children as ElementContent[]).filter((child, position, siblings) => {
        if (child.type === 'text') return isKept(child, around);
        if (child.type !== 'element') return true;
        const hiding = hidingOfElement(child, isStill);
        const isShown = (item: Element): boolean =>
          isPaged(item) || (isDisclosed(item, siblings, position) && !isNeverRead(item));
        const rule =
          hiddenBy(child, hiding, controlled, isShown, siblings, position, parent) ??
          hiddenByStyle(child, controlled, isNeverRead);
        const isOther = rule === 'noscript' && isMostOfPage(child) && !asksForScripts(child);
        if (rule && !isMainPart(child) && !isOther) return take(rule, child);
        let look = lookOfElement(child, around, isStill);
        if (look.isInvisible && !around.isInvisible && (isFolded(child, controlled) || isMainPart(child))) {
          look = { ...look, isInvisible: false };
        }
        // A heading may be drawn as a picture.
        if (isWanted(child) || (isHeading(child) && child.properties.dataVitrinaLook)) look = plainLook;
        else if (look !== around && hidingOfLook(look) && !restoresLook(child, look)) return take('hidden', child);
        if (isCopy?.(child)) return take('repeated-slide', child);
        path.push(child);
        walk(child, look);
        path.pop();
        return true;
      }) as typeof parent.children;
    };
    const isKept = (text: Text, look: Look) => {
      if (NEW_WINDOW.test(text.value) && path.some((element) => isElement(element, 'a')))
        return take('screen-reader-only', text);
      return look !== plainLook && hidingOfLook(look) ? take('hidden', text) : true;
    };
    walk(tree, plainLook);
  };
}

/** Whether transparent elements fade in: one has such a name, is or holds a heading, or looks like several others. */
const fadesInAnywhere = (tree: Root, isStill: boolean): boolean =>
  findElement(tree, (element) => fadesIn(element) || isFadedHeading(element, isStill)) !== undefined ||
  (!isStill && areFadedAlike(tree));

/** Whether a transparent element is or holds a heading, which no site hides for good; without scripts only an `h1`. */
function isFadedHeading(element: Element, isStill: boolean): boolean {
  const names = isStill ? ['h1'] : ['h1', 'h2'];
  return isFaded(element) && (names.includes(element.tagName) || holdsElement(element, ...names));
}

/** Minimum transparent elements of one name and class that a script shows. */
const MIN_FADED = 3;

function areFadedAlike(tree: Root): boolean {
  const counts = new Map<string, number>();
  visitElements(tree, (element) => {
    if (!isFaded(element)) return;
    const looks = `${element.tagName} ${attribute(element, 'className')}`;
    counts.set(looks, (counts.get(looks) ?? 0) + 1);
  });
  return Math.max(0, ...counts.values()) >= MIN_FADED;
}

/** Whether a short text says that the page needs JavaScript, a name that is the same in all languages. */
const asksForScripts = (element: Element): boolean => /java\s?script/i.test(textOf(element)) && isShort(element);

const isWanted = (element: Element): boolean => attribute(element, 'dataVitrina') === 'keep';

/** Returns the rule that hides an element from visitors; `undefined` if they see it, open it, or the owner keeps it. */
function hiddenBy(
  element: Element,
  hiding: Hiding | undefined,
  controlled: ReadonlySet<string>,
  isShown: (item: Element) => boolean,
  siblings: readonly ElementContent[],
  position: number,
  parent: Root | Element,
): string | undefined {
  if (isWanted(element)) return undefined;
  // Browsers show it only without scripts; some forum software keeps the whole content in it.
  if (isElement(element, 'noscript')) return 'noscript';
  if (isDialog(element)) return 'dialog';
  if (SCREEN_READER_ONLY.test(attribute(element, 'className'))) {
    return isHeading(element) ? undefined : 'screen-reader-only';
  }
  if (CLONE.test(attribute(element, 'className'))) return 'repeated-slide';
  if (hiding === 'never') return 'hidden';
  if (hiding === 'folded') return isFolded(element, controlled) || isShown(element) ? undefined : 'hidden';
  if (attribute(element, 'ariaHidden') !== 'true' || isFolded(element, controlled)) return undefined;
  return isSeenContent(element, siblings, position, parent) ? undefined : 'aria-hidden';
}

/**
 * Returns `hidden` if the page's sheets hide an element for good, if they hide it until opened and it is never read, or
 * if it shows by itself that it is not open and is never read. Headings, folds and kept or fading elements stay.
 */
function hiddenByStyle(
  element: Element,
  controlled: ReadonlySet<string>,
  isNeverRead: (element: Element) => boolean,
): string | undefined {
  const hiding = attribute(element, 'dataVitrinaStyle');
  if (hiding === '' && !isClosed(element)) return undefined;
  // A heading may be drawn as a picture.
  if (isWanted(element) || isHeading(element)) return undefined;
  if (isFolded(element, controlled) || fadesIn(element)) return undefined;
  return hiding === 'never' || isNeverRead(element) ? 'hidden' : undefined;
}

/** Whether an element shows by itself that it is not open yet: a message, or links below a button that closes them. */
function isClosed(element: Element): boolean {
  const names = classAndId(element);
  // The page may load the style sheet of such a class by a script.
  if (HIDDEN.test(names) && isNamedAnswer(element)) return true;
  if (isLive(element))
    return HIDDEN.test(names) || (attribute(element, 'role') !== 'alert' && ANSWER_NAMES.test(names));
  const first = element.children.find(hasText);
  return isElement(first, 'button') && /^[×✕✖]$/.test(textOf(first)) && linksIn([element]).length > 1;
}

/** Whether screen readers announce changes in an element (WAI-ARIA 1.2 §5.4 and `aria-live`). */
const isLive = (element: Element): boolean =>
  /^(?:status|alert)$/.test(attribute(element, 'role')) ||
  /^(?:polite|assertive)$/.test(attribute(element, 'ariaLive'));

/** Maximum words of a message that answers a visitor, or asks for scripts. */
const MAX_MESSAGE_WORDS = 60;

const isShort = (element: Element): boolean => countWords(textOf(element)) <= MAX_MESSAGE_WORDS;

/** Whether a hidden element answers a visitor: that something was sent, is wrong or was not found. */
const isAnswer = (element: Element, path: readonly Element[]): boolean =>
  isNamedAnswer(element) || ((isLive(element) || path.some((around) => isElement(around, 'form'))) && isShort(element));

const isNamedAnswer = (element: Element): boolean => ANSWER_NAMES.test(classAndId(element)) && isShort(element);

/** Whether a visitor can open an element, or a script shows it once it has arrived. */
function isFolded(element: Element, controlled: ReadonlySet<string>): boolean {
  return (
    attribute(element, 'role') === 'tabpanel' ||
    controlled.has(attribute(element, 'id')) ||
    (FOLDED.test(classAndId(element)) && !isNamedAnswer(element)) ||
    STREAMED.test(attribute(element, 'id')) ||
    isElement(element, 'details')
  );
}

/**
 * Whether a button with words stands before an element, which then opens it: a text, not a menu, a dialog, a message.
 */
function isDisclosed(element: Element, siblings: readonly ElementContent[], position: number): boolean {
  const before = siblings.slice(0, position).findLast(hasText);
  if (!isElement(before, 'button') || !/\p{L}{3}/u.test(textOf(before)) || isLive(element)) return false;
  if (AROUND_NAMES.dialog.test(classAndId(element)) || isNamedAnswer(element)) return false;
  return !holdsElement(element, 'form', 'nav', 'input') && unlinkedLength(element) * 2 > textOf(element).length;
}

/** Minimum cards of a row that a script shows part by part. */
const MIN_PAGED = 3;

/** Returns the cards of rows in which all are hidden, so that a script must show them. Dialogs do not count. */
function pagedItems(list: Root | Element): ReadonlySet<Element> {
  const isWaiting = (card: Element) =>
    hidingOfElement(card) === 'folded' && !AROUND_NAMES.dialog.test(classAndId(card)) && unlinkedLength(card) > 0;
  return new Set(
    rowsOfCardsIn(list)
      .filter((row) => row.length >= MIN_PAGED && row.every(isWaiting))
      .flat(),
  );
}

/** Minimum headings of a text that is a document. */
const MIN_HEADINGS = 3;

/** Whether the element is or contains the main content, not a hidden note. */
function isDocument(element: Element): boolean {
  let headings = 0;
  const tells = (node: Element): boolean =>
    isElement(node, 'body', 'main', 'article', 'h1') ||
    attribute(node, 'role') === 'main' ||
    (/^h[2-6]$/.test(node.tagName) && ++headings >= MIN_HEADINGS);
  return tells(element) || findElement(element, tells) !== undefined;
}

/** Removes opacity from all styles, except those of transparent texts for agents, which are hidden for good. */
const showFaded = (tree: Root): void =>
  visitElements(tree, (element) => {
    const { properties } = element;
    if (typeof properties.style !== 'string' || (isFaded(element) && speaksToAgents(textOf(element)))) return;
    properties.style = withoutOpacity(properties.style);
  });

/** Whether an element below has a style of its own in which its text is readable again. */
function restoresLook(element: Element, look: Look): boolean {
  return element.children.some((child) => {
    if (child.type !== 'element') return false;
    const own = isWanted(child) ? plainLook : lookOfElement(child, look);
    return (own !== look && !hidingOfLook(own)) || restoresLook(child, own);
  });
}
