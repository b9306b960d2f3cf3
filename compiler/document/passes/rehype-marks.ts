/** Document stage, a pass: icons that say what an offer includes, and what not, become signs that a text can hold. */

import type { Element, ElementContent, Root } from 'hast';
import { speaksToAgents } from '../../signs/agent-instructions.ts';
import { SCREEN_READER_ONLY } from '../../signs/hidden.ts';
import { iconSign, isNamedIcon } from '../../signs/icon.ts';
import { countWords } from '../../words/count-words.ts';
import { attribute, hasText, holdsBlock, isElement, rename, textOf } from '../elements.ts';
import type { Removals } from '../removals.ts';

/** An entry that its class crosses out. */
const LACKING = /(?:^|[\s_-])(?:not[_-](?:available|included)|unavailable|excluded|no[_-]incluid[oa])(?:$|[\s_-])/i;

/** Words of the longest sentence that an icon stands for. */
const LONGEST_SAYING = 20;

/**
 * Writes what the page tells screen readers of icons in the cells of a table, else `✓` and `✗` for those alone in one,
 * and the same before the entries of a list that has crosses. Names that a font shows as icons are noted as removed.
 */
export function rehypeMarks({ removals }: { removals: Removals }) {
  const path: Element[] = [];
  const walk = (node: Root | Element): void => {
    for (const child of node.children) {
      if (child.type !== 'element') continue;
      if (isElement(child, 'td', 'th')) showSayings(child);
      if (isElement(child, 'td')) markCell(child);
      if (isElement(child, 'ul', 'ol')) markEntries(child);
      if (isNamedIcon(attribute(child, 'className'))) {
        removals.note('graphic', path, [{ ...child }]);
        child.children = [];
      }
      path.push(child);
      walk(child);
      path.pop();
    }
  };
  return (tree: Root): void => walk(tree);
}

/** Shows the words for screen readers that stand beside an icon and nothing else: those who see read the icon. */
function showSayings(node: Element): void {
  const sayings: ElementContent[] = node.children.filter(isSaying);
  const others = node.children.filter((child) => !sayings.includes(child));
  const [saying] = sayings;
  const isTold = others.some(isIcon) && others.every((child) => isIcon(child) || !hasText(child));
  if (isTold && sayings.length === 1 && saying?.type === 'element') {
    delete saying.properties.className;
    delete saying.properties.dataVitrinaStyle;
    // What an icon says is no line of its own.
    if (!saying.children.some(holdsBlock)) rename(saying, 'span');
  }
  for (const child of others) if (child.type === 'element' && !isClickable(child)) showSayings(child);
}

const isSaying = (node: ElementContent): node is Element =>
  node.type === 'element' &&
  SCREEN_READER_ONLY.test(attribute(node, 'className')) &&
  countWords(textOf(node)) <= LONGEST_SAYING &&
  !speaksToAgents(textOf(node));

function markCell(cell: Element): void {
  const icons = cell.children.flatMap(signsIn);
  const [icon] = icons;
  if (!icon || icons.length > 1 || textOf(cell) !== textOf(icon)) return;
  const sign = signOf(icon);
  if (sign) cell.children.push({ type: 'text', value: sign });
}

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

function signOfEntry(entry: Element): string {
  if (LACKING.test(attribute(entry, 'className'))) return '✗';
  const [icon] = entry.children.flatMap(signsIn);
  return icon && textOf(entry).startsWith(textOf(icon)) && textOf(entry) !== textOf(icon) ? signOf(icon) : '';
}

/** Where the text of an entry begins. */
function placeOf(entry: Element): Element {
  const first = entry.children.find((child) => child.type === 'element' && textOf(child) !== '');
  const isBare = entry.children.some((child) => child.type === 'text' && child.value.trim() !== '');
  return !isBare && isElement(first, 'div', 'p', 'span') ? placeOf(first) : entry;
}

const signOf = (icon: Element): string => iconSign(attribute(icon, 'className'), textOf(icon));

const isClickable = (element: Element): boolean => isElement(element, 'a', 'button', 'table');

const isIcon = (node: ElementContent): node is Element =>
  node.type === 'element' &&
  (isNamedIcon(attribute(node, 'className')) || (isElement(node, 'i', 'span') && !hasText(node)));

function signsIn(node: ElementContent): Element[] {
  if (node.type !== 'element' || isClickable(node) || isElement(node, 'ul', 'ol')) return [];
  return isIcon(node) && signOf(node) !== '' ? [node] : node.children.flatMap(signsIn);
}
