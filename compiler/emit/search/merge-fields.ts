/** Adds up the weights of a term over the fields of a page: the runtime looks at pages, not at fields. */

import type { PackedPostings } from '#shared/search/index/packed-index.ts';
import type { FieldCounts } from './count-terms.ts';

export interface MergedPostings {
  postingsOf: (term: number) => PackedPostings;
  heaviest: number;
}

/** `frequencies` are those of `countPages`, so that every list has its exact length. */
export function mergeFields(
  counts: readonly FieldCounts[],
  fieldWeights: readonly Float32Array[],
  frequencies: Uint32Array,
  pageCount: number,
): MergedPostings {
  const starts = new Uint32Array(frequencies.length + 1);
  for (const [term, frequency] of frequencies.entries()) starts[term + 1] = (starts[term] as number) + frequency;
  const next = starts.slice();
  const pages = new Uint32Array(starts[frequencies.length] as number);
  const weights = new Float32Array(pages.length);
  let heaviest = 0;
  for (let page = 0; page < pageCount; page++) {
    for (const [field, { starts: entries, terms }] of counts.entries()) {
      const ofField = fieldWeights[field] as Float32Array;
      for (let entry = entries[page] as number; entry < (entries[page + 1] as number); entry++) {
        const term = terms[entry] as number;
        let at = (next[term] as number) - 1;
        if (at < (starts[term] as number) || pages[at] !== page) {
          at++;
          next[term] = at + 1;
          pages[at] = page;
        }
        weights[at] = (weights[at] as number) + (ofField[entry] as number);
        heaviest = Math.max(heaviest, weights[at] as number);
      }
    }
  }
  return {
    heaviest,
    postingsOf: (term) => ({
      pages: pages.subarray(starts[term], starts[term + 1]),
      weights: weights.subarray(starts[term], starts[term + 1]),
    }),
  };
}
