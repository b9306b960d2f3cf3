/** Page stage, around the choice: headings whose section has gone say nothing, and go with it. */

import type { Element, Root } from 'hast';
import { attribute, isElement, textOf } from '../../document/elements.ts';
import type { Removals } from '../../document/removals.ts';

export interface Sections {
  /** Takes out the headings that stood over text, and stand over nothing by now. */
  dropEmptied(removals: Removals): void;
}

/** A section of fewer characters is a button: what stands over it speaks for itself. */
const LEAST_TEXT = 40;

/** Notes how much stands below each heading, down to the next of the same or a higher level. */
export function noteSections(tree: Root): Sections {
  const before = new Map(sectionsOf(tree).map(({ heading, text, asks }) => [heading, asks ? LEAST_TEXT : text]));
  return {
    dropEmptied(removals) {
      // The last first: a section of emptied sections is empty.
      for (const section of sectionsOf(tree).toReversed()) {
        const { heading, parent, path } = section;
        if (section.text > 0 || section.hasImage || (before.get(heading) ?? 0) < LEAST_TEXT) continue;
        if (heading.tagName === 'h1' || attribute(heading, 'dataVitrina') === 'keep') continue;
        removals.note('emptied-section', path, [heading]);
        for (const around of section.above) around.text -= textOf(heading).length;
        parent.children = parent.children.filter((child) => child !== heading) as typeof parent.children;
      }
    },
  };
}

interface Section {
  heading: Element;
  parent: Root | Element;
  path: readonly Element[];
  /** Characters below it, those of deeper headings included. */
  text: number;
  hasImage: boolean;
  /** Whether a form stands in it. */
  asks: boolean;
  above: readonly Section[];
}

function sectionsOf(tree: Root): Section[] {
  const sections: Section[] = [];
  let open: Section[] = [];
  const path: Element[] = [];
  const walk = (parent: Root | Element): void => {
    for (const child of parent.children) {
      if (child.type === 'text') {
        const length = child.value.trim().length;
        if (length > 0) for (const section of open) section.text += length;
      }
      if (child.type !== 'element') continue;
      // What is asked for in it went before.
      if (child.properties.dataAsks !== undefined) for (const section of open) section.asks = true;
      if (child.tagName === 'img') for (const section of open) section.hasImage = true;
      if (/^h[1-6]$/.test(child.tagName)) {
        const length = textOf(child).length;
        open = open.filter(({ heading }) => heading.tagName < child.tagName);
        for (const section of open) section.text += length;
        const section = { heading: child, parent, path: [...path], text: 0, hasImage: false, asks: false, above: open };
        sections.push(section);
        open = [...open, section];
        continue;
      }
      const around = open;
      if (isElement(child, 'nav', 'header', 'footer', 'aside')) open = [];
      path.push(child);
      walk(child);
      path.pop();
      if (isElement(child, 'nav', 'header', 'footer', 'aside', 'main', 'article')) open = around;
    }
  };
  walk(tree);
  return sections;
}
