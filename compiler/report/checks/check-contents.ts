/** Report stage: pages that say what another page says. */

import { hash } from 'node:crypto';
import { toPlainText } from '#shared/search/plain-text.ts';
import { groupBy } from '../../group-by.ts';
import type { CompiledPage, Diagnostic } from '../../model.ts';
import { countWords } from '../../words/count-words.ts';
import type { CheckedSite } from './checked-site.ts';

/** Pages with fewer words say nothing that could be the same; that they are thin, the page stage tells. */
const LEAST_WORDS = 25;

/** Complains about pages that have the same content below their headings. */
export function checkContents({ pages }: CheckedSite): Diagnostic[] {
  return [...groupBy(pages, toContentKey)].flatMap(([key, [first, ...others]]): Diagnostic[] =>
    key !== '' && first && others.length > 0
      ? [
          {
            severity: 'warning',
            code: 'duplicate-content',
            where: first.path,
            about: { pages: others.length + 1 },
            pages: others.map(({ path }) => path),
          },
        ]
      : [],
  );
}

/** The same for pages that say the same; empty for one that says next to nothing. Short, as a large site has many. */
function toContentKey({ markdown }: CompiledPage): string {
  const body = toPlainText(markdown.replace(/^# .*\n/, ''));
  return countWords(body) < LEAST_WORDS ? '' : hash('sha256', body);
}
