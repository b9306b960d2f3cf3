/** Page stage, rewriting: takes out what no visitor sees, but keeps what a visitor opens (accordions, tabs). */

import type { Element, Root } from 'hast';
import { attribute, classAndId, isElement, textOf } from './elements.ts';
import { type Removals, removeWhere } from './removals.ts';

/** Class names by which the common frameworks hide text from eyes and leave it to screen readers. */
const SCREEN_READER_ONLY =
  /(?:^|\s)(?:sr-only|screen-reader(?:-text|-only)?|visually-?hidden|u-hidden-visually|a11y-hidden)(?:\s|$)/;
const FOLDED = /accordion|collaps|faq|toggle|tab-?pan|tab-?content|tabs?__|expand|panel|acorde|pesta/;

export interface VisibleTextOptions {
  removals: Removals;
}

/** Removes dialogs, hidden and screen-reader-only text. A hidden part that holds most of the page's text stays. */
export function rehypeVisibleText({ removals }: VisibleTextOptions) {
  return (tree: Root): void => {
    const controlled = controlledIds(tree);
    const total = textOf(tree).length;
    removeWhere(tree, removals, (element) => {
      const rule = hiddenBy(element, controlled);
      // A page that hides its main part reveals it by script.
      return rule && textOf(element).length * 2 <= total ? rule : undefined;
    });
  };
}

function hiddenBy(element: Element, controlled: ReadonlySet<string>): string | undefined {
  if (attribute(element, 'dataVitrina') === 'keep') return undefined;
  // Browsers show it only without scripts; some forum software keeps the whole content in it.
  if (isElement(element, 'noscript')) return 'noscript';
  const role = attribute(element, 'role');
  if (isElement(element, 'dialog') || /^(?:alert)?dialog$/.test(role) || attribute(element, 'ariaModal') === 'true') {
    return 'dialog';
  }
  if (SCREEN_READER_ONLY.test(attribute(element, 'className').toLowerCase())) {
    return /^h[1-6]$/.test(element.tagName) ? undefined : 'screen-reader-only';
  }
  const style = attribute(element, 'style');
  const folded =
    role === 'tabpanel' ||
    controlled.has(attribute(element, 'id')) ||
    FOLDED.test(classAndId(element)) ||
    isElement(element, 'details');
  if (element.properties.hidden !== undefined || /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style)) {
    return folded ? undefined : 'hidden';
  }
  if (
    /font-size\s*:\s*[01](?:px|em|rem|pt|%)?\s*(?:;|!|$)|text-indent\s*:\s*-\d{3,}|(?:left|top)\s*:\s*-\d{4,}px/i.test(
      style,
    )
  ) {
    return 'hidden';
  }
  return attribute(element, 'ariaHidden') === 'true' && !folded ? 'aria-hidden' : undefined;
}

/** Ids that a button, tab or link in the page opens. */
function controlledIds(tree: Root): Set<string> {
  const ids = new Set<string>();
  const walk = (node: Root | Element) => {
    for (const child of node.children) {
      if (child.type !== 'element') continue;
      for (const id of attribute(child, 'ariaControls').split(/\s+/)) if (id) ids.add(id);
      for (const name of ['dataTarget', 'dataBsTarget', 'href']) {
        const target = attribute(child, name);
        if (
          /^#.+/.test(target) &&
          (name !== 'href' ||
            child.properties.dataToggle ||
            child.properties.dataBsToggle ||
            attribute(child, 'role') === 'tab')
        )
          ids.add(target.slice(1));
      }
      walk(child);
    }
  };
  walk(tree);
  return ids;
}
