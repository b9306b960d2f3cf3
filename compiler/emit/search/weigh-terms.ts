/** Gives every term of every field its weight, as Lunr does: BM25 with the field's boost; and adds those of a page up. */

import type { PackedPostings } from '#shared/search/index/packed-index.ts';
import type { FieldCounts } from './count-terms.ts';

/** Saturation and length normalisation of BM25 (Robertson and Zaragoza 2009, §3). */
export interface Bm25 {
  k1: number;
  b: number;
}

/** In how many pages each term occurs, whatever the field. */
export function countPages(fields: readonly FieldCounts[], termCount: number, pageCount: number): Uint32Array {
  const frequencies = new Uint32Array(termCount);
  const lastPage = new Int32Array(termCount).fill(-1);
  for (let page = 0; page < pageCount; page++) {
    for (const { starts, terms } of fields) {
      for (let entry = starts[page] as number; entry < (starts[page + 1] as number); entry++) {
        const term = terms[entry] as number;
        if (lastPage[term] === page) continue;
        lastPage[term] = page;
        frequencies[term] = (frequencies[term] as number) + 1;
      }
    }
  }
  return frequencies;
}

/** Weight of each entry of a field. `frequencies` are those of `countPages`. */
export function weighField(
  { starts, terms, counts, lengths }: FieldCounts,
  frequencies: Uint32Array,
  boost: number,
  { k1, b }: Bm25,
): Float32Array {
  const pageCount = lengths.length;
  const average = lengths.reduce((sum, length) => sum + length, 0) / pageCount || 1;
  const rarity = Float64Array.from(frequencies, (frequency) =>
    Math.log(1 + (pageCount - frequency + 0.5) / (frequency + 0.5)),
  );
  const weights = new Float32Array(terms.length);
  for (let page = 0; page < pageCount; page++) {
    const norm = k1 * (1 - b + (b * (lengths[page] as number)) / average);
    for (let entry = starts[page] as number; entry < (starts[page + 1] as number); entry++) {
      const count = counts[entry] as number;
      weights[entry] = (boost * (rarity[terms[entry] as number] as number) * (k1 + 1) * count) / (norm + count);
    }
  }
  return weights;
}

export interface MergedPostings {
  postingsOf: (term: number) => PackedPostings;
  heaviest: number;
}

/** The runtime looks at pages, not at fields. `frequencies` are those of `countPages`, for the exact length of lists. */
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
