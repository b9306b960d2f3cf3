/** Document stage, step 1: opens declarative shadow roots (HTML Standard §4.12.3), as browsers do. */

import type { CheerioAPI } from 'cheerio/slim';
import { groupBy } from '#shared/group-by.ts';

/**
 * Replaces the content of each shadow host by its shadow tree, without its styles and with the host's own children in
 * the slots; children without a slot are lost, as in browsers. @param html text of the page, for a quick test
 */
export function openShadowRoots($: CheerioAPI, html: string): void {
  // Few pages have shadow roots. A search of the text is faster than a query of the tree.
  if (!/shadowrootmode/i.test(html)) return;
  const templates = $('template').filter((_, one) => /^(?:open|closed)$/i.test($(one).attr('shadowrootmode') ?? ''));
  for (const template of templates.toArray()) {
    const host = $(template).parent();
    const own = host.contents().not(template).toArray();
    const bySlot = groupBy(own, (node) => $(node).attr('slot') ?? '');
    const shadow = template.children.flatMap((child) => (child.type === 'root' ? child.children : [child]));
    const box = $('<div></div>').append(shadow);
    // The styles of a shadow tree apply inside it only.
    box.find('style').remove();
    for (const slot of box.find('slot').toArray()) {
      const name = $(slot).attr('name') ?? '';
      const assigned = bySlot.get(name);
      // The first slot of a name gets all children for it.
      bySlot.delete(name);
      $(slot).replaceWith($(assigned ?? slot.children));
    }
    host.empty().append(box.contents());
  }
}
