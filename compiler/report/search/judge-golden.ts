/** Report stage: whether the content answers a golden query, of the config or a question file, as expected. */

import { toPagePath } from '#shared/page.ts';
import { fold } from '#shared/search/fold.ts';
import type { GoldenFailure } from '../../model.ts';

/** A question with its expected result. Every expectation must hold. */
export interface GoldenQuery {
  query: string;
  /** Page that must be found. */
  expect?: string | undefined;
  /** Number of first results that count. */
  within: number;
  /** Words that a result or the fact must contain, regardless of case and accents. */
  passage?: string | undefined;
  /** Field of the company information that must be known: `hours`, `service_model.warranty`. */
  fact?: string | undefined;
  /** Whether agents must learn that the site does not say it. */
  unknown?: boolean | undefined;
}

export interface JudgedGolden extends GoldenQuery {
  /** Paths of the first results. */
  finds: string[];
  /** Text of the fact, else the passage of the expected or first result. */
  says?: string;
  failure?: GoldenFailure;
}

/** The search and the facts of one content. */
export interface AskedContent {
  explain: (
    query: string,
    limit: number,
  ) => { results: readonly { path: string; excerpt: string }[]; isUnsure: boolean };
  factText: (field: string) => string | undefined;
}

/** Returns the query with its results today, and the first expectation that fails; no `failure` if all hold. */
export function judgeGolden(golden: GoldenQuery, content: AskedContent): JudgedGolden {
  const { query, expect, within, passage, fact, unknown } = golden;
  const { results, isUnsure } = content.explain(query, within);
  const wanted = expect === undefined ? results : results.filter(({ path }) => looseKey(path) === looseKey(expect));
  const texts =
    fact === undefined
      ? wanted.map(({ excerpt }) => excerpt)
      : [content.factText(fact)].filter((text) => text !== undefined);
  const shows = (text: string) => fold(text).includes(fold(passage ?? ''));
  const failure = ((): GoldenFailure | undefined => {
    if (unknown && !isUnsure) return 'known';
    if (expect !== undefined && wanted.length === 0) return 'page';
    if (fact !== undefined && texts.length === 0) return 'fact';
    return passage === undefined || texts.some(shows) ? undefined : 'passage';
  })();
  const says = texts.find(shows) ?? texts[0] ?? results[0]?.excerpt;
  return {
    ...golden,
    finds: results.map(({ path }) => path),
    ...(says !== undefined && { says }),
    ...(failure && { failure }),
  };
}

/** Returns path and query string of an address, without the final slash of the path, to compare spellings of owners. */
export function looseKey(address: string): string {
  const url = URL.canParse(address, 'http://site.invalid') ? new URL(address, 'http://site.invalid') : undefined;
  if (!url) return address;
  return (toPagePath(url.pathname).replace(/\/$/, '') || '/') + url.search;
}
