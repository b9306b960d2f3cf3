/** Report stage: pages that say what another page says. */

import { hash } from 'node:crypto';
import { groupBy } from '../../group-by.ts';
import type { Diagnostic } from '../../model.ts';
import { countWords } from '../../words/count-words.ts';
import type { CheckedSite } from './checked-site.ts';

/** Pages with fewer words say nothing that could be the same; that they are thin, the page stage tells. */
const LEAST_WORDS = 25;

/** Complains about pages that have the same content below their headings, wherever its links lead. */
export function checkContents({ pages }: CheckedSite): Diagnostic[] {
  // Of a large site only what is short is kept.
  const alike = groupBy(pages, ({ markdown }) => hash('sha256', toBody(markdown)));
  return [...alike.values()].flatMap(([first, ...others]): Diagnostic[] =>
    first && others.length > 0 && countWords(toBody(first.markdown)) >= LEAST_WORDS
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

const toBody = (markdown: string): string => markdown.replace(/^# .*\n/, '').replace(/\]\([^)]*\)/g, ']');
