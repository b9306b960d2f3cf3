/** Document stage, a pass: tabs that name no panel open the one that stands at the same place in the row of panels. */

import type { Element, ElementContent, Root } from 'hast';
import { attribute, childElements, hasText, isElement, linksIn, textOf } from '../elements.ts';

/** Longest label, in characters. */
const MAX_LABEL_LENGTH = 60;

const NAMES_TABS =
  /(?:^|[\s_-])(?:tabs?|pestan(?:y?as?))(?![a-z])|tabs?-?(?:nav|controls?|list|links?|titles?|head|items?|menu)/i;
const NAMES_PANEL = /(?:^|[\s_-])(?:tabs?|panel|pestan(?:y?as?))(?![a-z])|tabs?-?(?:pane|content|item|body)/i;

/** Gives each label and its panel the roles that WAI-ARIA has for them, so that they are read as all other tabs are. */
export function rehypeOrderedTabs() {
  let rows = 0;
  const walk = (node: Root | Element): void => {
    const elements = childElements(node);
    elements.forEach((child, position) => {
      const labels = labelsOf(child);
      const panels =
        labels.length > 1 ? panelsAfter(elements.slice(position + 1, position + 2 + labels.length), labels.length) : [];
      if (panels.length > 0) rows++;
      panels.forEach((panel, index) => {
        const id = attribute(panel, 'id') || `tab-${rows}-${index + 1}`;
        Object.assign(panel.properties, { id, role: 'tabpanel' });
        Object.assign((labels[index] as Element).properties, { ariaControls: id, role: 'tab' });
      });
      walk(child);
    });
  };
  return (tree: Root): void => walk(tree);
}

/** The labels in a row of tabs, known by its class, if all are short and none leads away; else none. */
function labelsOf(list: Element): Element[] {
  if (!isElement(list, 'ul', 'ol', 'div') || !NAMES_TABS.test(attribute(list, 'className'))) return [];
  const labels = childElements(list);
  const isLabel = (label: Element) =>
    isElement(label, 'li', 'a', 'button', 'div') &&
    hasText(label) &&
    textOf(label).length <= MAX_LABEL_LENGTH &&
    !attribute(label, 'role') &&
    linksIn([label]).every((link) => /^(?:#?$|javascript:)/.test(attribute(link, 'href')));
  return labels.every(isLabel) ? labels : [];
}

/** Panels for `count` labels: the children of the element after them, or what follows them; none if not as many. */
function panelsAfter(following: readonly Element[], count: number): Element[] {
  const inside = following[0] ? childElements(following[0]) : [];
  const arePanels = (panels: readonly ElementContent[]) =>
    panels.length === count &&
    panels.every(
      (panel) => isElement(panel, 'div', 'section', 'li') && NAMES_PANEL.test(attribute(panel, 'className')),
    );
  if (arePanels(inside)) return inside;
  return arePanels(following) ? [...following] : [];
}
