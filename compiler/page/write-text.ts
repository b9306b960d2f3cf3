/** How a text is written so that Markdown reads it as that text. */

import type { Text } from 'mdast';
import type { Options } from 'remark-stringify';

type ToMarkdownHandle = NonNullable<NonNullable<Options['handlers']>['text']>;

/** Stands for `<` while the library escapes; a private character, which tidying has taken out of every text. */
const LESS_THAN = '\ue000';

/**
 * Texts in which nothing could be Markdown: words, and marks that mean nothing to it. A full stop makes a list after a
 * figure, and an address after `www`; blanks at the ends depend on what stands around.
 */
const PLAIN = /^(?! )(?:[\p{L}\p{N} ,;?¿¡…«»“”‘’%€]|(?<![\dWw])\.)*(?<! )$/u;

/** `&lt;` rather than `\\<`: nothing in the text may look like a tag, also to readers that know no Markdown. */
export const writeText: ToMarkdownHandle = ({ value }: Text, _, state, info) => {
  if (PLAIN.test(value)) return value;
  return (
    state
      .safe(value.replaceAll('<', LESS_THAN), info)
      // A single backslash before it, harmless so far, would escape the `&`.
      .replace(/(\\*)\ue000/g, (_whole, run: string) => `${run}${run.length % 2 ? '\\' : ''}&lt;`)
  );
};
