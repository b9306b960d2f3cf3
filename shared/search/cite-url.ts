/** Addresses that open a page at a text of it (WICG, URL Fragment Text Directives). */

import { pageAddressLimit } from '../contract/policy.ts';
import type { Passage } from './excerpt/to-passage.ts';
import type { OpenIndex } from './index/unpack-index.ts';
import { toPlainText } from './plain-text.ts';

/** What stands before the directives of a fragment, which no server and no page gets to see. */
const DIRECTIVES = ':~:';

/** `https://…/#:~:text=…`, the signs of the directive's own syntax escaped; `undefined` for one that `read_page` cannot take. */
export function toCiteUrl(url: string, text: string): string | undefined {
  const address = `${url}#${DIRECTIVES}text=${encodeURIComponent(text).replaceAll('-', '%2D')}`;
  return address.length <= pageAddressLimit.max ? address : undefined;
}

/** The address without directives, and without a fragment that is nothing else. */
export function withoutDirectives(address: string): string {
  const at = address.indexOf(DIRECTIVES);
  return at < 0 ? address : address.slice(0, at).replace(/#$/, '');
}

/** Units before a passage in which its sentence, or the line above it, may begin. */
const MAX_BEFORE = 160;

/** The address of a passage by its first words that an address can open, else by those right before it in its section. */
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
