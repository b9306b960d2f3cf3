/** Document stage, a pass: finds the panel of each tab by its link or a shared name, else by the order in a row. */

import type { Element, Root } from 'hast';
import { attribute, childElements, isElement, linksIn, textOf, visitElements } from '../elements.ts';

const PANELS = ['div', 'section', 'article', 'li'] as const;
/** Maximum characters of a label. */
const MAX_LABEL_LENGTH = 60;

const NAMES_TABS =
  /(?:^|[\s_-])(?:tabs?|pestan(?:y?as?))(?![a-z])|tabs?-?(?:nav|controls?|list|links?|titles?|head|items?|menu)/i;
const NAMES_PANEL = /(?:^|[\s_-])(?:tabs?|panel|pestan(?:y?as?))(?![a-z])|tabs?-?(?:pane|content|item|body)/i;

/**
 * Gives tabs known by their class alone, and their panels, the roles, ids and `aria-controls` of WAI-ARIA, so that
 * later passes read them like all other tabs. Rows whose panels are not all found stay as they are.
 */
export function rehypeOrderedTabs() {
  return (tree: Root): void => {
    let rows = 0;
    const byName = readPanels(tree);
    visitElements(tree, (list, path) => {
      const labels = labelsOf(list);
      if (labels.length < 2) return;
      const siblings = childElements(path.at(-1) ?? tree);
      const following = siblings.slice(siblings.indexOf(list) + 1);
      const opened = new Set(labels.flatMap((label) => namesOf(label).flatMap((name) => byName.get(name) ?? [])));
      const panels = opened.size === labels.length ? [...opened] : panelsAfter(following, labels.length);
      if (panels.length > 0) rows++;
      panels.forEach((panel, index) => {
        const id = attribute(panel, 'id') || `tab-${rows}-${index + 1}`;
        Object.assign(panel.properties, { id, role: 'tabpanel' });
        Object.assign((labels[index] as Element).properties, { ariaControls: id, role: 'tab' });
      });
    });
  };
}

/** Returns possible panels by id or name for scripts, the first of each name. Read once: links may be thousands. */
function readPanels(tree: Root): ReadonlyMap<string, Element> {
  const panels = new Map<string, Element>();
  visitElements(tree, (one) => {
    if (!isElement(one, ...PANELS)) return;
    const names = NAMES_PANEL.test(attribute(one, 'className')) ? scriptNamesOf(one) : [];
    for (const name of [attribute(one, 'id'), ...names]) if (name !== '' && !panels.has(name)) panels.set(name, one);
  });
  return panels;
}

/** Lists the names of a label's panel: the targets of its links, and its own names for scripts. */
const namesOf = (label: Element): string[] => [
  ...linksIn([label]).map((link) => attribute(link, 'href').slice(1)),
  ...scriptNamesOf(label),
];

const scriptNamesOf = (element: Element): string[] =>
  Object.keys(element.properties)
    .filter((name) => /^data[A-Z]/.test(name) && name !== 'dataVitrina')
    .map((name) => attribute(element, name).replace(/^#/, ''));

/** Returns the labels in a row of tabs, known by its class, if all are short and none leads away; else no labels. */
function labelsOf(list: Element): Element[] {
  if (!isElement(list, 'ul', 'ol', 'div') || !NAMES_TABS.test(attribute(list, 'className'))) return [];
  const labels = childElements(list);
  const isLabel = (label: Element) =>
    isElement(label, 'li', 'a', 'button', 'div') &&
    textOf(label) !== '' &&
    textOf(label).length <= MAX_LABEL_LENGTH &&
    /^(?:tab)?$/.test(attribute(label, 'role')) &&
    !attribute(label, 'ariaControls') &&
    linksIn([label]).every((link) => /^(?:#|$|javascript:)/.test(attribute(link, 'href')));
  return labels.every(isLabel) ? labels : [];
}

/** Returns `count` panels: the children of the element after the labels, or all after them; else an empty list. */
function panelsAfter(following: Element[], count: number): Element[] {
  const inside = following[0] ? childElements(following[0]) : [];
  const arePanels = (panels: readonly Element[]) =>
    panels.length === count &&
    panels.every((panel) => isElement(panel, ...PANELS) && NAMES_PANEL.test(attribute(panel, 'className')));
  return [inside, following].find(arePanels) ?? [];
}
