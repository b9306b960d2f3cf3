/** How a text is written so that Markdown reads it as that text. */

import type { Text } from 'mdast';
import type { Options } from 'remark-stringify';

type ToMarkdownHandle = NonNullable<NonNullable<Options['handlers']>['text']>;
type Info = Parameters<ToMarkdownHandle>[3];

/** Stands for `<` while the library escapes; a private character, which tidying has taken out of every text. */
const LESS_THAN = '\ue000';

/**
 * Texts in which nothing could be Markdown: words, and marks that mean nothing to it. A full stop makes a list after a
 * figure, and an address after `www`.
 */
const PLAIN = /^(?!\.)(?:[\p{L}\p{N} ,;?¿¡…«»“”‘’—–%€]|(?<![\dWw])\.)*$/u;

/** A blank is lost beside a line's end. */
const isBesideLineEnd = (value: string, { before, after }: Info): boolean =>
  (value.startsWith(' ') && /[\r\n]/.test(before)) || (value.endsWith(' ') && /[\r\n]/.test(after));

/** `&lt;` rather than `\\<`: nothing in the text may look like a tag, also to readers that know no Markdown. */
export const writeText: ToMarkdownHandle = ({ value }: Text, _, state, info) => {
  if (PLAIN.test(value) && !isBesideLineEnd(value, info)) return value;
  return (
    state
      .safe(value.replaceAll('<', LESS_THAN), info)
      // A single backslash before it, harmless so far, would escape the `&`.
      .replace(/(?<!\\)(\\*)\ue000/g, (_whole, run: string) => `${run}${run.length % 2 ? '\\' : ''}&lt;`)
  );
};
