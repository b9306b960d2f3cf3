/** Document stage, a pass: turns accordions and tabs, built of any elements, into labels with their text below. */

import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { UI_WORDS } from '../../signs/interface-words.ts';
import { ONWARD } from '../../signs/links.ts';
import { foldTitles } from '../boxes/fold-titles.ts';
import {
  attribute,
  childElements,
  hasText,
  holdsBlock,
  holdsElement,
  imagesIn,
  isElement,
  isHeading,
  levelOf,
  rename,
  replaceElements,
  textOf,
  visitElements,
} from '../elements.ts';
import { noteRemoval, type Removals, removeWhere, takeLast } from '../removals.ts';

/**
 * Puts the label of a fold (`details`, ARIA, tabs, a named accordion, a question with its answer) before its text, as a bold paragraph
 * with `dataFold`; tabs move to their panels. If panels of tabs contain headings, labels become headings of that level,
 * and those go one level down. Removes repeated labels, signs and calls to open in labels, and rows of buttons that
 * filter. Rows of buttons with prices become lines.
 */
export function rehypeFolds({ removals }: { removals: Removals }) {
  return (tree: Root): void => {
    const panels = indexPanels(tree);
    const labels = new Map<string, Element>();
    indexLabels(tree, panels, labels);
    const moved = new Set<Element>();
    const dropped: Element[] = [];
    const titles = new Set<Element>();
    const rewrite = (node: Root | Element, inHeading: boolean): void => {
      const question = questionOf(node);
      for (const title of foldTitles(node)) titles.add(title);
      const labelOf = (child: Element) => {
        const id = attribute(child, 'id');
        return panels.get(id) === child ? labels.get(id) : undefined;
      };
      const level = labels.size === 0 ? 0 : highestLevelIn(childElements(node).filter(labelOf));
      replaceElements(node, (child, before) => {
        const heading = inHeading || isHeading(child);
        if (panels.has(openedBy(child))) {
          // The label moves to its panel.
          dropped.push(child);
          return [];
        }
        rewrite(child, heading);
        if (isElement(child, 'button')) dropSigns(child, removals);
        const label = labelOf(child);
        // On small screens each panel has a tab of its own above it.
        if (label)
          noteRemoval(
            removals,
            'repeated-label',
            [],
            takeLast(before, (last) => isTab(last) && isAlike(last, label)),
          );
        if (label && !moved.has(label) && textOf(label) && !opensWith(child, textOf(label))) {
          moved.add(label);
          const line = label.children.flatMap(withoutToggle);
          if (level > 0) lowerHeadings(child);
          child.children.unshift(level > 0 && !line.some(holdsBlock) ? h(`h${level}`, line) : toLabelParagraph(line));
        }
        if (isElement(child, 'details')) return [{ ...child, tagName: 'div' }];
        const isLabel =
          isElement(child, 'summary') || (!heading && (isTrigger(child) || titles.has(child) || child === question));
        if (!isLabel || (!isElement(child, 'summary') && !textOf(child))) return [child];
        dropSigns(child, removals);
        const line = asLine(child, removals);
        return [
          holdsBlock(line) ? { ...child, tagName: 'div' } : toLabelParagraph(line.children, attribute(child, 'id')),
        ];
      });
    };
    rewrite(tree, false);
    for (const label of dropped) if (!moved.has(label)) noteRemoval(removals, 'repeated-label', [], [label]);
    removeWhere(tree, removals, (row) => (isRowOfChoices(row) ? 'form-control' : undefined));
    visitElements(tree, (row) => {
      if (isPriceList(row)) for (const item of childElements(row).filter(hasText)) rename(item, 'p');
    });
  };
}

/** Matches attributes that scripts use for buttons that filter or sort a list. */
const CHOICE = /^data(?:Filter|Filtro|Cat|Category|Categoria|Tag|Sort)/;

/** Whether an element consists of several buttons, each to filter or sort a list. */
function isRowOfChoices(row: Element): boolean {
  const shown = row.children.filter(hasText);
  const isChoice = (child: ElementContent) =>
    isElement(child, 'button') &&
    ((attribute(child, 'role') === 'tab' && targetOf(child) === '') ||
      Object.keys(child.properties).some((name) => CHOICE.test(name)));
  // Buttons with pictures are content.
  return shown.length > 1 && shown.every(isChoice) && imagesIn(row.children).length === 0;
}

/** Whether an element consists of several buttons, each with a name and a price: what a visitor chooses from. */
function isPriceList(row: Element): boolean {
  const shown = row.children.filter(hasText);
  const isPriced = (child: ElementContent) => {
    if (!isElement(child, 'button') || holdsBlock(child)) return false;
    const text = textOf(child).toLowerCase();
    const { index } = UI_WORDS.price?.exec(text) ?? {};
    const name = text.slice(0, index);
    return index !== undefined && /\p{L}{3}/u.test(name) && !UI_WORDS.action?.test(name);
  };
  return shown.length > 1 && shown.every(isPriced);
}

/** Returns panels by id, the first of each: elements named as panels, and those that a tab outside of them opens. */
function indexPanels(tree: Root): Map<string, Element> {
  const opened = new Set<string>();
  visitElements(tree, (element, path) => {
    const id = openedBy(element);
    if (id && !path.some((around) => attribute(around, 'id') === id)) opened.add(id);
  });
  const panels = new Map<string, Element>();
  visitElements(tree, (element) => {
    const id = attribute(element, 'id');
    const isVoid = isElement(element, 'img', 'br', 'hr', 'input');
    if (id && !isVoid && !panels.has(id) && (isPanel(element) || opened.has(id))) panels.set(id, element);
  });
  return panels;
}

/** Fills `labels` with the tab that opens each known panel, by the panel's id. Tabs within a tab are skipped. */
function indexLabels(node: Root | Element, panels: Map<string, Element>, labels: Map<string, Element>): void {
  for (const child of childElements(node)) {
    const opened = openedBy(child);
    if (panels.has(opened)) labels.set(opened, child);
    else indexLabels(child, panels, labels);
  }
}

/** Returns the level of the highest heading in the panels; 0 without headings. */
function highestLevelIn(panels: readonly Element[]): number {
  let level = 0;
  for (const panel of panels)
    visitElements(panel, (element) => {
      if (isHeading(element)) level = Math.min(level || 6, levelOf(element));
    });
  return level;
}

/** Renames each heading in a panel to one level further down, at most `h6`. */
const lowerHeadings = (panel: Element): void =>
  visitElements(panel, (element) => {
    if (isHeading(element)) rename(element, `h${Math.min(6, levelOf(element) + 1)}`);
  });

/** Whether an element says by its role or class that it is a panel of tabs. */
const isPanel = (element: Element): boolean =>
  attribute(element, 'role') === 'tabpanel' || /tab-?pan|tab-?content/i.test(attribute(element, 'className'));

/** Whether an element says by its role, or Bootstrap's attributes, that it is a tab. */
function isTab(element: Element): boolean {
  const toggle = attribute(element, 'dataToggle') || attribute(element, 'dataBsToggle');
  return attribute(element, 'role') === 'tab' || /^(?:tab|pill)$/.test(toggle);
}

/** Returns the id that a control names as its panel's, or `''`. The panel need not exist. */
function targetOf(element: Element): string {
  const reference =
    attribute(element, 'ariaControls') ||
    attribute(element, 'dataBsTarget') ||
    attribute(element, 'dataTarget') ||
    attribute(element, 'href');
  return reference.replace(/^#/, '');
}

/** Returns the id of the panel that a tab, or the control in it, opens; empty for other elements. */
function openedBy(element: Element): string {
  if (!isTab(element)) return '';
  const inner = element.children.find((child) => isElement(child, 'a', 'button'));
  return targetOf(element) || (inner?.type === 'element' ? targetOf(inner) : '');
}

/** Whether a control opens the part after it: it is expandable, but not a menu button or a link to a page. */
function isTrigger(element: Element): boolean {
  return (
    element.properties.ariaExpanded !== undefined &&
    isElement(element, 'button', 'a', 'div') &&
    !attribute(element, 'ariaHaspopup') &&
    !/^(?:https?:|\/)/.test(attribute(element, 'href'))
  );
}

/** Returns the first of two parts if it is a question that the other answers, without ARIA; else `undefined`. */
function questionOf(node: Root | Element): Element | undefined {
  const [question, answer, ...others] = node.children.filter(
    (child) => child.type === 'element' && hasText(child),
  ) as Element[];
  if (question === undefined || answer === undefined || others.length > 0) return undefined;
  const asks = isElement(question, 'button', 'div') && /\?[^\p{L}\p{N}?]*$/u.test(textOf(question));
  return asks && !holdsElement(question, 'a') && !isElement(answer, 'a', 'button', 'form') ? question : undefined;
}

/** Matches a whole text that is an icon, not a unit. */
const SIGN = /^[^\p{L}\p{N}\p{Sc}%°]+$/u;

/** Removes and records the signs in a label or button that have an element of their own. */
function dropSigns(element: Element, removals: Removals): void {
  element.children = element.children.filter((child) => {
    if (!isElement(child, 'div', 'span', 'i')) return true;
    const isSign = SIGN.test(textOf(child));
    if (isSign) noteRemoval(removals, 'graphic', [], [child]);
    else dropSigns(child, removals);
    return !isSign;
  });
}

/**
 * Returns a label with itself and the boxes in it as `span`s, without words that only say to open, which it records.
 */
function asLine(element: Element, removals: Removals): Element {
  const children = element.children.flatMap((child): ElementContent[] => {
    if (!isElement(child, 'div', 'span')) return [child];
    if (!ONWARD.test(textOf(child)) || textOf(element) === textOf(child)) return [asLine(child, removals)];
    noteRemoval(removals, 'call-to-action', [], [child]);
    return [];
  });
  return { ...element, tagName: 'span', children };
}

/** Returns the child; in place of a link to a section, which only opened the panel, its children. */
function withoutToggle(child: ElementContent): ElementContent[] {
  return child.type === 'element' && child.tagName === 'a' && attribute(child, 'href').startsWith('#')
    ? child.children
    : [child];
}

const isAlike = (one: Element, other: Element): boolean => textOf(one) === textOf(other);

/** Whether a panel opens with its label, in an element of its own, or with a heading that begins with it. */
function opensWith(panel: Element, label: string): boolean {
  const first = panel.children.find(hasText);
  if (first?.type !== 'element')
    return first?.type === 'text' && first.value.trim().toLowerCase() === label.toLowerCase();
  const opening = textOf(first).toLowerCase();
  const isNamed = isHeading(first) && opening.startsWith(label.toLowerCase());
  return isNamed || opening === label.toLowerCase() || opensWith(first, label);
}

function toLabelParagraph(children: ElementContent[], id = ''): Element {
  return h('p', { dataFold: 'label', ...(id && { id }) }, h('strong', children));
}
