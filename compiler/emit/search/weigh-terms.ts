/** Gives every term of every field its weight, as Lunr does: BM25 with the field's boost. */

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
