/** File of searched queries and how often each found nothing: the runtime writes it, the editor's report reads it. */

import * as z from 'zod';
import { attempt } from './attempt.ts';

/** Name of the file below the runtime's data folder. */
export const gapsFile = 'gaps.json';

const times = z.int().nonnegative();

const askedQuery = z.strictObject({
  /** Without case, accents and punctuation. */
  words: z.string().min(1),
  searches: times,
  /** Searches without a result. */
  empty: times,
});

const gapMonth = z.strictObject({
  /** UTC: `2026-11`. */
  month: z.string().regex(/^\d{4}-\d{2}$/),
  searches: times,
  empty: times,
  /** Most asked first, then in code-point order. */
  queries: z.array(askedQuery),
});

const gaps = z.strictObject({ format: z.literal(1), months: z.array(gapMonth) });

export type AskedQuery = z.infer<typeof askedQuery>;

export type GapMonth = z.infer<typeof gapMonth>;

/** Returns the months of a file in its order, which is earliest first; undefined for the text of no such file. */
export function parseGaps(text: string): GapMonth[] | undefined {
  return attempt(() => gaps.parse(JSON.parse(text)).months);
}

/** Returns the text of a file with the months as given. Each query has its own line, so that people can read it. */
export function serializeGaps(months: readonly GapMonth[]): string {
  const texts = months.map(({ queries, ...month }) => {
    const [open, close] = JSON.stringify({ ...month, queries: [null] }).split('null');
    return `${open}\n${queries.map((query) => JSON.stringify(query)).join(',\n')}\n${close}`;
  });
  return `{"format":1,"months":[\n${texts.join(',\n')}\n]}\n`;
}

/** Sorts queries by number of searches, most first; equal ones in code-point order. */
export function sortAsked<Asked extends AskedQuery>(queries: readonly Asked[]): Asked[] {
  return [...queries].sort((a, b) => b.searches - a.searches || (a.words < b.words ? -1 : 1));
}
