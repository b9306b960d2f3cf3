/** Document stage, step 1: declarative shadow roots (HTML Standard §4.12.3) are opened, as every browser does. */

import type { CheerioAPI } from 'cheerio/slim';
import { groupBy } from '#shared/group-by.ts';

/** Puts what a host shows in its place: the shadow tree, with the host's own children in its slots. */
export function openShadowRoots($: CheerioAPI, html: string): void {
  // Few pages have any: looking for them in the text costs less than asking for them in the tree.
  if (!/shadowrootmode/i.test(html)) return;
  const templates = $('template').filter((_, one) => /^(?:open|closed)$/i.test($(one).attr('shadowrootmode') ?? ''));
  for (const template of templates.toArray()) {
    const host = $(template).parent();
    const own = host.contents().not(template).toArray();
    const bySlot = groupBy(own, (node) => $(node).attr('slot') ?? '');
    const shadow = template.children.flatMap((child) => (child.type === 'root' ? child.children : [child]));
    const box = $('<div></div>').append(shadow);
    // Its rules count in it alone.
    box.find('style').remove();
    for (const slot of box.find('slot').toArray()) {
      const name = $(slot).attr('name') ?? '';
      const assigned = bySlot.get(name);
      // The first slot of a name takes all.
      bySlot.delete(name);
      $(slot).replaceWith($(assigned ?? slot.children));
    }
    host.empty().append(box.contents());
  }
}
