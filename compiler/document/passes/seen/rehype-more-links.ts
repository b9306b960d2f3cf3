/** Document stage, a pass: gives a heading the address of a link such as «Leer más» below it. */

import type { Element, Root } from 'hast';
import { CONTACT_ADDRESS, MORE } from '../../../signs/links.ts';
import { attribute, isElement, isHeading, linksIn, textOf } from '../../elements.ts';

/** Maximum boxes around a link that are searched for its heading. */
const MAX_STEPS = 3;
/** Maximum links and headings of a page that are read. */
const MAX_LINKS = 2000;

/** The last heading in a box so far: `isOwn` if it is a child of the box, `isOnly` if it is the first heading in it. */
interface Held {
  heading: Element;
  isOwn: boolean;
  isOnly: boolean;
}

/**
 * Notes the address as `dataVitrinaOpens` of the last heading before the link in the nearest box with one, if it is the
 * only heading so far or a child of the box. A heading with a link, or with two addresses below it, gets no address.
 */
export function rehypeMoreLinks() {
  return (tree: Root): void => {
    const last = new Map<Root | Element, Held>();
    const opens = new Map<Element, string | undefined>();
    let found = 0;
    const visit = (node: Root | Element, path: readonly (Root | Element)[]): void => {
      for (const child of node.children) {
        if (child.type !== 'element' || found > MAX_LINKS) continue;
        delete child.properties.dataVitrinaOpens;
        const around = [...path, node];
        if (isHeading(child)) {
          found++;
          for (const box of around) last.set(box, { heading: child, isOwn: box === node, isOnly: !last.has(box) });
        } else if (isElement(child, 'a') && isMore(child)) {
          found++;
          const box = around.slice(-1 - MAX_STEPS).findLast((one) => last.has(one));
          const held = box && last.get(box);
          if (held && (held.isOnly || held.isOwn)) {
            const href = attribute(child, 'href');
            opens.set(held.heading, (opens.get(held.heading) ?? href) === href ? href : undefined);
          }
        } else visit(child, around);
      }
    };
    visit(tree, []);
    for (const [heading, href] of opens)
      if (href && heading.tagName !== 'h1' && linksIn([heading]).length === 0)
        heading.properties.dataVitrinaOpens = href;
  };
}

/** Whether a link leads to another place than a section or contact, and says only to read on. */
const isMore = (link: Element): boolean => {
  const href = attribute(link, 'href');
  return href !== '' && !/^(?:#|javascript:)/i.test(href) && !CONTACT_ADDRESS.test(href) && MORE.test(textOf(link));
};
