/** Document stage, a pass: turns icons for included and excluded features into signs that a text can hold. */

import type { Element, ElementContent, Root } from 'hast';
import { SCREEN_READER_ONLY, speaksToAgents } from '../../signs/hidden.ts';
import { iconSign, isNamedIcon } from '../../signs/icon.ts';
import { countWords } from '../../words/count-words.ts';
import { attribute, hasText, holdsBlock, isElement, rename, textOf, visitElements } from '../elements.ts';
import { noteRemoval, type Removals } from '../removals.ts';

const EXCLUDED_NAMES =
  /(?:^|[\s_-])(?:not[_-](?:available|included)|unavailable|excluded|no[_-]incluid[oa])(?:$|[\s_-])/i;

/** Maximum words of a text for screen readers that replaces an icon. */
const MAX_SAYING_WORDS = 20;

/**
 * Adds `✓` or `✗` to cells whose only content is an icon, and before entries of lists with a cross. In cells
 * shows words for screen readers beside icons. Empties icons drawn from a name, and records it.
 */
export function rehypeMarks({ removals }: { removals: Removals }) {
  return (tree: Root): void =>
    visitElements(tree, (element, path) => {
      if (isElement(element, 'td', 'th')) showSayings(element);
      if (isElement(element, 'td')) markCell(element);
      if (isElement(element, 'ul', 'ol')) markEntries(element);
      if (isNamedIcon(attribute(element, 'className'))) {
        noteRemoval(removals, 'graphic', path, [{ ...element }]);
        element.children = [];
      }
    });
}

/** Makes a text for screen readers visible, at any depth, if only icons are beside it, which show the same. */
function showSayings(node: Element): void {
  const sayings: ElementContent[] = node.children.filter(isSaying);
  const others = node.children.filter((child) => !sayings.includes(child));
  const [saying] = sayings;
  const isTold = others.some(isIcon) && others.every((child) => isIcon(child) || !hasText(child));
  if (isTold && sayings.length === 1 && saying?.type === 'element') {
    delete saying.properties.className;
    delete saying.properties.dataVitrinaStyle;
    // The words of an icon stay in its line.
    if (!saying.children.some(holdsBlock)) rename(saying, 'span');
  }
  for (const child of others) if (child.type === 'element' && !keepsIcons(child)) showSayings(child);
}

/** Whether a node is a short text for screen readers, and not an instruction to agents. */
const isSaying = (node: ElementContent): node is Element =>
  node.type === 'element' &&
  SCREEN_READER_ONLY.test(attribute(node, 'className')) &&
  countWords(textOf(node)) <= MAX_SAYING_WORDS &&
  !speaksToAgents(textOf(node));

/** Adds the sign of a cell's only icon to the cell, if it has no other text. */
function markCell(cell: Element): void {
  const icons = cell.children.flatMap(signsIn);
  const [icon] = icons;
  if (!icon || icons.length > 1 || textOf(cell) !== textOf(icon)) return;
  const sign = signOf(icon);
  if (sign) cell.children.push({ type: 'text', value: sign });
}

/** Puts the signs of icons before the entries of a list in which at least one is excluded. */
function markEntries(list: Element): void {
  const entries = list.children.filter((child) => isElement(child, 'li'));
  const signs = entries.map(signOfEntry);
  if (!signs.includes('✗')) return;
  entries.forEach((entry, position) => {
    const sign = signs[position];
    const place = sign && placeOf(entry);
    if (place) place.children.unshift({ type: 'text', value: `${sign} ` });
  });
}

/** Returns the sign of the icon that begins an entry, `✗` if its class says excluded, `''` for neither. */
function signOfEntry(entry: Element): string {
  if (EXCLUDED_NAMES.test(attribute(entry, 'className'))) return '✗';
  const [icon] = entry.children.flatMap(signsIn);
  return icon && textOf(entry).startsWith(textOf(icon)) && textOf(entry) !== textOf(icon) ? signOf(icon) : '';
}

/** Returns the box that gets the sign of an entry: the innermost one that begins with its text. */
function placeOf(entry: Element): Element {
  const first = entry.children.find((child) => child.type === 'element' && textOf(child) !== '');
  const isBare = entry.children.some((child) => child.type === 'text' && child.value.trim() !== '');
  return !isBare && isElement(first, 'div', 'p', 'span') ? placeOf(first) : entry;
}

const signOf = (icon: Element): string => iconSign(attribute(icon, 'className'), textOf(icon));

/** Whether icons in an element are left as they are, since it is a link, button or table. */
const keepsIcons = (element: Element): boolean => isElement(element, 'a', 'button', 'table');

/** Whether a node is drawn as an icon: for the name in it, or an `i` or `span` without text. */
const isIcon = (node: ElementContent): node is Element =>
  node.type === 'element' &&
  (isNamedIcon(attribute(node, 'className')) || (isElement(node, 'i', 'span') && !hasText(node)));

/** Returns the icons below a node that say yes or no, except in links, buttons, tables and inner lists. */
function signsIn(node: ElementContent): Element[] {
  if (node.type !== 'element' || keepsIcons(node) || isElement(node, 'ul', 'ol')) return [];
  return isIcon(node) && signOf(node) !== '' ? [node] : node.children.flatMap(signsIn);
}
