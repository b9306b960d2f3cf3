/** Page stage, around the choice: removes headings whose section was removed. */

import type { Element, Root } from 'hast';
import { attribute, isElement, levelOf, textOf } from '../document/elements.ts';
import { noteRemoval, type Removals } from '../document/removals.ts';
import { UI_WORDS } from '../signs/interface-words.ts';
import { countWords } from '../words/count-words.ts';
import { SENTENCE } from './choose/text-blocks.ts';

/** Minimum characters of a section; a shorter one is a button, and its heading makes sense alone. */
const MIN_TEXT_LENGTH = 40;

/** Maximum words of the title of a row of share links, which may be icons without text. */
const MAX_SHARE_WORDS = 4;

const isOfLinks = (title: string): boolean =>
  countWords(title) <= MAX_SHARE_WORDS && UI_WORDS.share?.test(title.toLowerCase()) === true;

/**
 * Measures the text below each heading. Returns a function that removes and records headings that have lost it all,
 * after blocks were removed. The `h1`, kept headings, sentences and parts of a line stay, and those of very short
 * sections.
 */
export function noteSections(tree: Root): (removals: Removals) => void {
  const before = new Map(sectionsOf(tree).map((section) => [section.heading, section]));
  return (removals) => {
    // The last first: a section of emptied sections is empty.
    for (const section of sectionsOf(tree).toReversed()) {
      const { heading, parent, path } = section;
      const { text = 0, asks = false, hasLink = false } = before.get(heading) ?? {};
      const hadText = asks || text >= MIN_TEXT_LENGTH || (hasLink && isOfLinks(textOf(heading)));
      if (section.text > 0 || section.hasImage || !hadText) continue;
      if (heading.tagName === 'h1' || attribute(heading, 'dataVitrina') === 'keep') continue;
      // It may be the text itself, in large letters, or the end of a line.
      const line = path.findLast((around) => isElement(around, 'li', 'p', 'td', 'dd'));
      if (countWords(textOf(heading)) >= SENTENCE || (line && !textOf(line).startsWith(textOf(heading)))) continue;
      noteRemoval(removals, 'emptied-section', path, [heading]);
      for (const around of section.above) around.text -= textOf(heading).length;
      parent.children = parent.children.filter((child) => child !== heading) as typeof parent.children;
    }
  };
}

interface Section {
  heading: Element;
  parent: Root | Element;
  path: readonly Element[];
  /** Characters below it, including deeper headings. */
  text: number;
  hasImage: boolean;
  /** Whether it contains a link or a button. */
  hasLink: boolean;
  /** Whether it contains a form or comments. */
  asks: boolean;
  above: readonly Section[];
}

/** Lists each heading in document order with the text below it, down to the next of its level or higher. */
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
      // Its form, or its visitors' comments, were removed before.
      if (child.properties.dataAsks !== undefined || child.properties.dataTaken !== undefined)
        for (const section of open) section.asks = true;
      if (child.tagName === 'img' && child.properties.src !== '') for (const section of open) section.hasImage = true;
      if (isElement(child, 'a', 'button')) for (const section of open) section.hasLink = true;
      const level = levelOf(child);
      if (level > 0) {
        const length = textOf(child).length;
        open = open.filter(({ heading }) => levelOf(heading) < level);
        for (const section of open) section.text += length;
        const section = {
          heading: child,
          parent,
          path: [...path],
          text: 0,
          hasImage: false,
          hasLink: false,
          asks: false,
          above: open,
        };
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
