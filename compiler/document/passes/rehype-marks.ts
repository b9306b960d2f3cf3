/** Document stage, a pass: icons that say what an offer includes, and what not, become signs that a text can hold. */

import type { Element, ElementContent, Root } from 'hast';
import { isScreenReaderOnly } from '../../signs/hidden.ts';
import { iconSign, isNamedIcon } from '../../signs/icon.ts';
import { attribute, isElement, textOf } from '../elements.ts';
import type { Removals } from '../removals.ts';

/** An entry that its class crosses out. */
const LACKING = /(?:^|[\s_-])(?:not[_-](?:available|included)|unavailable|excluded|no[_-]incluid[oa])(?:$|[\s_-])/i;

/**
 * Writes `✓` and `✗` for icons alone in the cell of a table, and before the entries of a list that has crosses. Names
 * that a font shows as icons are noted as removed.
 */
export function rehypeMarks({ removals }: { removals: Removals }) {
  const path: Element[] = [];
  const walk = (node: Root | Element): void => {
    for (const child of node.children) {
      if (child.type !== 'element') continue;
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

function markCell(cell: Element): void {
  const icons = cell.children.flatMap(iconsIn);
  const [icon] = icons;
  // What the icon says is often told again to screen readers.
  const seen = cell.children.filter(
    (child) => child.type !== 'element' || !isScreenReaderOnly(attribute(child, 'className')),
  );
  if (!icon || icons.length > 1 || textOf(seen) !== textOf(icon)) return;
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
  const [icon] = entry.children.flatMap(iconsIn);
  return icon && textOf(entry).startsWith(textOf(icon)) && textOf(entry) !== textOf(icon) ? signOf(icon) : '';
}

/** Where the text of an entry begins. */
function placeOf(entry: Element): Element {
  const first = entry.children.find((child) => child.type === 'element' && textOf(child) !== '');
  const isBare = entry.children.some((child) => child.type === 'text' && child.value.trim() !== '');
  return !isBare && isElement(first, 'div', 'p', 'span') ? placeOf(first) : entry;
}

const signOf = (icon: Element): string => iconSign(attribute(icon, 'className'), textOf(icon));

function iconsIn(node: ElementContent): Element[] {
  if (node.type !== 'element' || isElement(node, 'a', 'button', 'ul', 'ol', 'table')) return [];
  const isIcon = isNamedIcon(attribute(node, 'className')) || (isElement(node, 'i', 'span') && textOf(node) === '');
  return isIcon && signOf(node) !== '' ? [node] : node.children.flatMap(iconsIn);
}
