/** Report stage: what is wrong with single pages, or with several that are alike: titles, contents, addresses. */

import { readPageParameters } from '#shared/contract/schemas.ts';
import { toPlainText } from '#shared/search/plain-text.ts';
import { groupBy } from '../../group-by.ts';
import { complain, type Diagnostic } from '../../model.ts';
import { countWords } from '../../words/count-words.ts';
import type { CheckedSite } from './checked-site.ts';

/** Pages with fewer words say nothing that could be the same; that they are thin, the page stage tells. */
const LEAST_WORDS = 25;

const LINK_ADDRESS = /(?<=\])\([^)]*\)/g;

/** Complains about pages that state no title, and about titles that several pages of one language share. */
export function checkTitles({ pages, stated }: CheckedSite): Diagnostic[] {
  // A page without a heading too is told of by the page stage.
  const titled = pages.filter(({ title }) => title !== '');
  const untitled = new Set(stated.filter(({ documentTitle }) => documentTitle === '').map(({ path }) => path));
  return [
    ...titled
      .filter(({ path }) => untitled.has(path))
      .map(({ path }) => complain('warning', 'missing-title', path, { hasHeading: true })),
    ...groupsOf(titled, ({ title, language }) => `${language} ${title.toLowerCase()}`)
      .filter(([, ...others]) => others.length > 0)
      .map(([{ path, title }, ...others]) => {
        const pages = others.map((other) => other.path);
        return complain('warning', 'duplicate-title', path, { pages: pages.length + 1 }, { quote: title, pages });
      }),
  ];
}

/** Complains about pages that have the same content below their headings. */
export function checkContents({ pages }: CheckedSite): Diagnostic[] {
  const bodies = pages.map(({ path, markdown }) => ({ path, body: markdown.replace(/^# .*\n/, '') }));
  return groupsOf(bodies, ({ body }) => body.replace(LINK_ADDRESS, ''))
    .filter(([{ body }, ...others]) => others.length > 0 && countWords(toPlainText(body)) >= LEAST_WORDS)
    .map(([{ path }, ...others]) => {
      const pages = others.map((other) => other.path);
      return complain('warning', 'duplicate-content', path, { pages: pages.length + 1 }, { pages });
    });
}

/** Complains about pages whose address is longer than `read_page` takes. */
export function checkAddresses({ pages }: CheckedSite): Diagnostic[] {
  return pages
    .filter(({ url }) => !readPageParameters.shape.url.safeParse(url).success)
    .map(({ path, url }) => complain('warning', 'long-address', path, { length: url.length }));
}

/** Values that have the same key, in the order in which they come. */
const groupsOf = <Value>(values: readonly Value[], toKey: (value: Value) => string) =>
  [...groupBy(values, toKey).values()] as [Value, ...Value[]][];
