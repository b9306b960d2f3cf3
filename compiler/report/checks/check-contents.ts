/** Report stage: pages that say what another page says. */

import { toPlainText } from '#shared/search/plain-text.ts';
import type { CompiledPage, Diagnostic } from '../../model.ts';
import { type CheckedSite, groupBy } from './checked-site.ts';

/** Pages with fewer words say nothing that could be the same; that they are thin, the page stage tells. */
const LEAST_WORDS = 25;

/** Complains about pages that have the same content below their headings. */
export function checkContents({ pages }: CheckedSite): Diagnostic[] {
  const told = pages
    .map((page) => ({ path: page.path, body: toBody(page) }))
    .filter(({ body }) => (body.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) >= LEAST_WORDS);
  return [...groupBy(told, ({ body }) => body).values()].flatMap(([first, ...others]): Diagnostic[] =>
    first && others.length > 0
      ? [
          {
            severity: 'warning',
            code: 'duplicate-content',
            where: first.path,
            message: `${others.length + 1} pages say the same.`,
            hint: 'Let one redirect to the other, or name the better one by a canonical link.',
            pages: others.map(({ path }) => path),
          },
        ]
      : [],
  );
}

/** Plain text below the main heading. */
const toBody = ({ markdown }: CompiledPage): string => toPlainText(markdown.replace(/^# .*\n/, ''));
