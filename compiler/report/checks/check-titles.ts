/** Report stage: pages without a title of their own. */

import { groupBy } from '../../group-by.ts';
import type { Diagnostic } from '../../model.ts';
import type { CheckedSite } from './checked-site.ts';

/** Complains about pages that state no title, and about titles that several pages of one language share. */
export function checkTitles({ pages, markup }: CheckedSite): Diagnostic[] {
  // A page without a heading too is told of by the page stage.
  const headed = new Set(pages.filter(({ title }) => title !== '').map(({ path }) => path));
  const missing = markup
    .filter(({ path, title }) => title === '' && headed.has(path))
    .map(
      ({ path }): Diagnostic => ({
        severity: 'warning',
        code: 'missing-title',
        where: path,
        about: { hasHeading: true },
      }),
    );
  const titled = pages.filter(({ title }) => title !== '');
  const shared = [...groupBy(titled, ({ title, language }) => `${language} ${title.toLowerCase()}`).values()].flatMap(
    ([first, ...others]): Diagnostic[] =>
      first && others.length > 0
        ? [
            {
              severity: 'warning',
              code: 'duplicate-title',
              where: first.path,
              about: { pages: others.length + 1 },
              quote: first.title,
              pages: others.map(({ path }) => path),
            },
          ]
        : [],
  );
  return [...missing, ...shared];
}
