/** Page stage: the rewrites of the chosen content, in order, each with the reason for its place. */

import type { Root } from 'hast';
import { type Plugin, unified } from 'unified';
import type { ResolveAddress } from './rewrite/page-address.ts';
import { rehypeAddresses } from './rewrite/rehype-addresses.ts';
import { rehypeCode } from './rewrite/rehype-code.ts';
import { rehypeDefinitionLists } from './rewrite/rehype-definition-lists.ts';
import { rehypeHeadings } from './rewrite/rehype-headings.ts';
import { rehypeLinkedCards } from './rewrite/rehype-linked-cards.ts';
import { rehypeLists } from './rewrite/rehype-lists.ts';
import { rehypePhrasing } from './rewrite/rehype-phrasing.ts';
import { rehypeTables } from './rewrite/rehype-tables.ts';
import { rehypeWhiteSpace } from './rewrite/rehype-white-space.ts';

interface Rewrite {
  plugin: Plugin<[{ resolve: ResolveAddress }], Root>;
  because: string;
}

const rewrites: readonly Rewrite[] = [
  { plugin: rehypeCode, because: 'nothing in a program is a list, a link or a heading' },
  { plugin: rehypeLists, because: 'its entries are lines, which are set apart next' },
  { plugin: rehypePhrasing, because: 'what only looks like a line must be a block before blocks are rewritten' },
  { plugin: rehypeDefinitionLists, because: 'a term becomes a line, and may hold a heading' },
  { plugin: rehypeHeadings, because: 'ids are looked for before links and images lose what Markdown cannot say' },
  { plugin: rehypeAddresses, because: 'a link that leads nowhere is no card' },
  { plugin: rehypeLinkedCards, because: 'a card in a cell is a link in it' },
  { plugin: rehypeTables, because: 'cells are written as lines once all in them is one' },
  {
    plugin: rehypeWhiteSpace,
    because: 'lines end where blocks do, and what the others emptied holds nothing but blanks',
  },
];

/** Makes of a tree what Markdown can hold, in place. */
export function rewrite(tree: Root, resolve: ResolveAddress): void {
  const processor = unified();
  for (const { plugin } of rewrites) processor.use(plugin, { resolve });
  processor.runSync(tree);
}
