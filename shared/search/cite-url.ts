/** Makes addresses that open a page at a certain text (WICG, URL Fragment Text Directives). */

import { pageAddressLimit } from '../contract/policy.ts';
import type { Passage } from './excerpt/to-passage.ts';
import type { OpenIndex } from './index/unpack-index.ts';
import { toPlainText } from './plain-text.ts';

/** Sign before the directives of a fragment. Browsers hide directives from servers and from pages. */
const DIRECTIVES = ':~:';

/** Returns `https://…/#:~:text=…` with the directive's syntax escaped; `undefined` if too long for `read_page`. */
export function toCiteUrl(url: string, text: string): string | undefined {
  const address = `${url}#${DIRECTIVES}text=${encodeURIComponent(text).replaceAll('-', '%2D')}`;
  return address.length <= pageAddressLimit.max ? address : undefined;
}

/** Removes directives from an address, and the `#` if the fragment is then empty. */
export function withoutDirectives(address: string): string {
  const at = address.indexOf(DIRECTIVES);
  return at < 0 ? address : address.slice(0, at).replace(/#$/, '');
}

/** Maximum UTF-16 units between the end of a cite and the passage after it. */
const MAX_BEFORE = 160;

/**
 * Returns the address of a passage: of the first cite in it, else of the last one that begins before it and ends at
 * most `MAX_BEFORE` units before it, with no heading between. Undefined without such a cite, or if its address is too
 * long.
 */
export function toPassageUrl(
  url: string,
  text: string,
  { start, end }: Pick<Passage, 'start' | 'end'>,
  cites: ReturnType<OpenIndex['citesOf']>,
): string | undefined {
  if (start === undefined || end === undefined || cites.length === 0) return undefined;
  const body = Math.max(0, text.indexOf('\n'));
  const isBefore = (cite: { start: number; end: number }) =>
    cite.start < start - body &&
    cite.end > start - body - MAX_BEFORE &&
    !/\n#/.test(text.slice(body + cite.end, start));
  const found = cites.find((cite) => cite.start >= start - body && cite.end <= end - body) ?? cites.findLast(isBefore);
  return found && toCiteUrl(url, toPlainText(text.slice(body + found.start, body + found.end)));
}
