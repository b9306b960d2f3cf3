/** Document stage: the elements of a page that embed something or are typed into. */

import type { ParsedNode } from '../parse-html.ts';
import { asksForText } from '../to-content-tree.ts';

/** Names of such elements: frames, scripts, media, fields for a message or an address. */
export const EMBEDDING = ['iframe', 'frame', 'script', 'video', 'audio', 'object', 'embed', 'textarea', 'input'];

export interface Embedded {
  /** Name of the element. */
  name: string;
  /** Its `src` or `data` as stated; empty when it has none. */
  address: string;
  /** Its `title`, which says what a frame holds. */
  title?: string;
}

/**
 * Returns the embedding elements of a page, name by name, without those of no size or inside `noscript`, and of `input`
 * only those for an e-mail address or telephone number. @param find lists elements by name, in document order
 */
export const readEmbedded = (find: (name: string) => readonly ParsedNode[]): Embedded[] =>
  EMBEDDING.flatMap((name) =>
    find(name)
      .filter((node) => (name === 'input' ? asksForText(node) : !hasNoSize(node)) && !isReplaced(node))
      .map(({ attribs: { src, data, title } = {} }) => ({ name, address: src ?? data ?? '', ...(title && { title }) })),
  );

/** Whether an element states a width or height of 0, such as a frame that counts visitors without scripts. */
const hasNoSize = ({ attribs }: ParsedNode): boolean => attribs?.width === '0' || attribs?.height === '0';

/** Whether an element is inside `noscript`, which browsers with scripts leave out. */
function isReplaced({ parent }: ParsedNode): boolean {
  for (let at = parent; at; at = at.parent) if (at.name === 'noscript') return true;
  return false;
}
