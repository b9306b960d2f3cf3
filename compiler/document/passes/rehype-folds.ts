/** Document stage, a pass: accordions and tabs, of whatever elements, become a question and its answer. */

import type { Element, ElementContent, Root } from 'hast';
import { h } from 'hastscript';
import { ONWARD } from '../../signs/links.ts';
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
import { note, type Removals, removeWhere } from '../removals.ts';

/**
 * The label of a fold (`details`, ARIA, tabs), bold or a heading, goes before its panel; what opens none is removed. It
 * heads panels with headings, which go one level down: without it they stand below what is above the tabs.
 */
export function rehypeFolds({ removals }: { removals: Removals }) {
  return (tree: Root): void => {
    const panels = new Map<string, Element>();
    const labels = new Map<string, Element>();
    visitElements(tree, (element) => {
      const id = attribute(element, 'id');
      if (id && isPanel(element)) panels.set(id, element);
    });
    indexLabels(tree, panels, labels);
    const moved = new Set<Element>();
    const dropped: Element[] = [];
    const rewrite = (node: Root | Element, inHeading: boolean): void => {
      const question = questionOf(node);
      const labelOf = (child: Element) => (isPanel(child) ? labels.get(attribute(child, 'id')) : undefined);
      const level = labels.size === 0 ? 0 : highestLevelIn(childElements(node).filter(labelOf));
      replaceElements(node, (child) => {
        const heading = inHeading || isHeading(child);
        if (panels.has(openedBy(child))) {
          // The label moves to its panel.
          dropped.push(child);
          return [];
        }
        rewrite(child, heading);
        if (isElement(child, 'button')) dropSigns(child, removals);
        const label = labelOf(child);
        if (label && !moved.has(label) && textOf(label) && !startsWith(child, textOf(label))) {
          moved.add(label);
          const line = label.children.flatMap(withoutToggle);
          if (level > 0) lowerHeadings(child);
          child.children.unshift(level > 0 && !line.some(holdsBlock) ? h(`h${level}`, line) : toLabelParagraph(line));
        }
        if (isElement(child, 'details')) return [{ ...child, tagName: 'div' }];
        const isLabel = isElement(child, 'summary') || (!heading && (isTrigger(child) || child === question));
        if (!isLabel || (!isElement(child, 'summary') && !textOf(child))) return [child];
        dropSigns(child, removals);
        const line = asLine(child, removals);
        return [
          holdsBlock(line) ? { ...child, tagName: 'div' } : toLabelParagraph(line.children, attribute(child, 'id')),
        ];
      });
    };
    rewrite(tree, false);
    for (const label of dropped) if (!moved.has(label)) note(removals, 'repeated-label', [], [label]);
    removeWhere(tree, removals, (row) => (isRowOfChoices(row) ? 'form-control' : undefined));
  };
}

/** What a button chooses among what is shown, by the names that scripts give it. */
const CHOICE = /^data(?:Filter|Filtro|Cat|Category|Categoria|Tag|Sort)/;

/** Whether all that an element holds are buttons, more than one, each to choose what is shown. */
function isRowOfChoices(row: Element): boolean {
  const shown = row.children.filter(hasText);
  const isChoice = (child: ElementContent) =>
    isElement(child, 'button') &&
    ((attribute(child, 'role') === 'tab' && targetOf(child) === '') ||
      Object.keys(child.properties).some((name) => CHOICE.test(name)));
  // With pictures they show what there is.
  return shown.length > 1 && shown.every(isChoice) && imagesIn(row.children).length === 0;
}

/** Fills `labels`: by the id of each known panel, the tab that opens it. Tabs within a tab are not asked. */
function indexLabels(node: Root | Element, panels: Map<string, Element>, labels: Map<string, Element>): void {
  for (const child of childElements(node)) {
    const opened = openedBy(child);
    if (panels.has(opened)) labels.set(opened, child);
    else indexLabels(child, panels, labels);
  }
}

/** The level of the highest heading in the panels; 0 for none. */
function highestLevelIn(panels: readonly Element[]): number {
  let level = 0;
  for (const panel of panels)
    visitElements(panel, (element) => {
      if (isHeading(element)) level = Math.min(level || 6, levelOf(element));
    });
  return level;
}

const lowerHeadings = (panel: Element): void =>
  visitElements(panel, (element) => {
    if (isHeading(element)) rename(element, `h${Math.min(6, levelOf(element) + 1)}`);
  });

function isPanel(element: Element): boolean {
  if (isElement(element, 'img', 'br', 'hr', 'input')) return false;
  return attribute(element, 'role') === 'tabpanel' || /tab-?pan|tab-?content/i.test(attribute(element, 'className'));
}

function isTab(element: Element): boolean {
  const toggle = attribute(element, 'dataToggle') || attribute(element, 'dataBsToggle');
  return attribute(element, 'role') === 'tab' || /^(?:tab|pill)$/.test(toggle);
}

/** The id that a control names as its panel's, or `''`; not checked to exist. */
function targetOf(element: Element): string {
  const reference =
    attribute(element, 'ariaControls') ||
    attribute(element, 'dataBsTarget') ||
    attribute(element, 'dataTarget') ||
    attribute(element, 'href');
  return reference.replace(/^#/, '');
}

/** Id of the panel that a tab opens, itself or by the control in it; empty for other elements. */
function openedBy(element: Element): string {
  if (!isTab(element)) return '';
  const inner = element.children.find((child) => isElement(child, 'a', 'button'));
  return targetOf(element) || (inner?.type === 'element' ? targetOf(inner) : '');
}

/** Whether a control opens what follows it: expandable, no menu button, no link to a page. */
function isTrigger(element: Element): boolean {
  return (
    element.properties.ariaExpanded !== undefined &&
    isElement(element, 'button', 'a', 'div') &&
    !attribute(element, 'ariaHaspopup') &&
    !/^(?:https?:|\/)/.test(attribute(element, 'href'))
  );
}

/** The first of two parts that asks what the other answers, by whatever script it is opened. */
function questionOf(node: Root | Element): Element | undefined {
  const [question, answer, ...others] = node.children.filter(
    (child) => child.type === 'element' && hasText(child),
  ) as Element[];
  if (question === undefined || answer === undefined || others.length > 0) return undefined;
  const asks = isElement(question, 'button', 'div') && /\?[^\p{L}\p{N}?]*$/u.test(textOf(question));
  return asks && !holdsElement(question, 'a') && !isElement(answer, 'a', 'button', 'form') ? question : undefined;
}

/** All of a text that is an icon, and no unit. */
const SIGN = /^[^\p{L}\p{N}\p{Sc}%°]+$/u;

/** Takes out, and notes, the signs in a label or button that have an element of their own. */
function dropSigns(element: Element, removals: Removals): void {
  element.children = element.children.filter((child) => {
    if (!isElement(child, 'div', 'span', 'i')) return true;
    const isSign = SIGN.test(textOf(child));
    if (isSign) note(removals, 'graphic', [], [child]);
    else dropSigns(child, removals);
    return !isSign;
  });
}

/** A label as one `span`, without its frame; toggle words in it are noted as removed. */
function asLine(element: Element, removals: Removals): Element {
  const children = element.children.flatMap((child): ElementContent[] => {
    if (!isElement(child, 'div', 'span')) return [child];
    if (!ONWARD.test(textOf(child)) || textOf(element) === textOf(child)) return [asLine(child, removals)];
    note(removals, 'call-to-action', [], [child]);
    return [];
  });
  return { ...element, tagName: 'span', children };
}

/** The child, or what a link to a section holds, which only opened the panel. */
function withoutToggle(child: ElementContent): ElementContent[] {
  return child.type === 'element' && child.tagName === 'a' && attribute(child, 'href').startsWith('#')
    ? child.children
    : [child];
}

function startsWith(panel: Element, label: string): boolean {
  return textOf(panel).toLowerCase().startsWith(label.toLowerCase());
}

function toLabelParagraph(children: ElementContent[], id = ''): Element {
  return h('p', { dataFold: 'label', ...(id && { id }) }, h('strong', children));
}
