/**
 * Counts the terms of a collection and weighs them as Lunr does: BM25 times the field's boost. All in flat arrays,
 * since a large site has millions of entries.
 */

/** How often each term occurs in each field of each page. */
export type TermCounts = ReturnType<ReturnType<typeof createTermCounter>['finish']>;

/** The terms of a text, each once, as numbers. */
export interface TextTerms {
  terms: ArrayLike<number>;
  /** By place in `terms`, how often the text has it. */
  counts: ArrayLike<number>;
  /** Words of the text. */
  length: number;
}

/** Creates a counter: it numbers terms as they come, and collects the counts of the fields of pages, added in order. */
export function createTermCounter(fieldCount: number) {
  const numbers = new Map<string, number>();
  const terms: string[] = [];
  /** Start of the entries of each part, which is a field of a page; its number of words. */
  const starts: number[] = [];
  const lengths: number[] = [];
  const entryTerms: number[] = [];
  const entryCounts: number[] = [];
  /** By term, where the text that is counted has it: the number of the text, and the place in its terms. */
  const countedIn: number[] = [];
  const places: number[] = [];
  let texts = 0;

  /** Returns the term's number; a new term gets the next free one. */
  function numberOf(term: string): number {
    let number = numbers.get(term);
    if (number === undefined) {
      number = terms.push(term) - 1;
      numbers.set(term, number);
      countedIn.push(0);
      places.push(0);
    }
    return number;
  }

  function addPart({ terms, counts, length }: TextTerms): void {
    starts.push(entryTerms.length);
    lengths.push(length);
    for (let place = 0; place < terms.length; place++) {
      entryTerms.push(terms[place] as number);
      entryCounts.push(counts[place] as number);
    }
  }

  return {
    numberOf,
    terms: terms as readonly string[],
    /** Counts the terms of a text, and adds nothing. */
    count(words: readonly number[]): TextTerms {
      texts++;
      const distinct: number[] = [];
      const counts: number[] = [];
      for (const term of words) {
        if (countedIn[term] === texts) {
          counts[places[term] as number] = (counts[places[term] as number] as number) + 1;
        } else {
          countedIn[term] = texts;
          places[term] = distinct.push(term) - 1;
          counts.push(1);
        }
      }
      return { terms: distinct, counts, length: words.length };
    },
    /** Adds one page's fields; pages come in order. */
    add: (fields: readonly TextTerms[]) => fields.forEach(addPart),
    finish: () => ({
      pageCount: starts.length / fieldCount,
      /** Term numbers, once per part, and the occurrences of each. */
      terms: Uint32Array.from(entryTerms),
      counts: Uint32Array.from(entryCounts),
      /** Pages in order, the fields of each in order: where their entries are, and how many words they have. */
      *parts() {
        for (let part = 0; part < starts.length; part++) {
          const field = part % fieldCount;
          const page = (part - field) / fieldCount;
          const to = starts[part + 1] ?? entryTerms.length;
          yield { page, field, from: starts[part] as number, to, length: lengths[part] as number };
        }
      },
    }),
  };
}

/** Parameters that weigh the terms of a field. */
export interface FieldWeighing {
  boost: number;
  /** Saturation and length normalisation of BM25 (Robertson and Zaragoza 2009, §3). */
  k1: number;
  b: number;
}

/** Counts, by term, the pages with the term in a field that is counted. */
export function countPages(counts: TermCounts, termCount: number, isCounted: (field: number) => boolean): Uint32Array {
  const frequencies = new Uint32Array(termCount);
  const lastPage = new Int32Array(termCount).fill(-1);
  for (const { page, field, from, to } of counts.parts()) {
    if (!isCounted(field)) continue;
    for (const term of counts.terms.subarray(from, to)) {
      if (lastPage[term] === page) continue;
      lastPage[term] = page;
      frequencies[term] = (frequencies[term] as number) + 1;
    }
  }
  return frequencies;
}

/** Returns the BM25 weight of each entry. @param frequencies by term, the number of pages that make it less rare */
export function weighTerms(counts: TermCounts, frequencies: Uint32Array, fields: readonly FieldWeighing[]) {
  const { pageCount } = counts;
  const lengths = fields.map(() => 0);
  for (const { field, length } of counts.parts()) lengths[field] = (lengths[field] as number) + length;
  const rarity = Float64Array.from(frequencies, (frequency) =>
    Math.log(1 + (pageCount - frequency + 0.5) / (frequency + 0.5)),
  );
  const weights = new Float32Array(counts.terms.length);
  for (const { field, from, to, length } of counts.parts()) {
    const { boost, k1, b } = fields[field] as FieldWeighing;
    const average = (lengths[field] as number) / pageCount;
    const norm = k1 * (1 - b + (b * length) / average);
    for (let entry = from; entry < to; entry++) {
      const count = counts.counts[entry] as number;
      weights[entry] = (boost * (rarity[counts.terms[entry] as number] as number) * (k1 + 1) * count) / (norm + count);
    }
  }
  return weights;
}

/**
 * Sums the weights of each term by page over the merged fields. Returns `postingsOf`, the pages of a term, ascending,
 * with their weights, and the greatest weight of all.
 * @param frequencies by term, the number of pages that have it in a merged field
 */
export function mergeFields(
  counts: TermCounts,
  fieldWeights: Float32Array,
  frequencies: Uint32Array,
  isMerged = (_field: number) => true,
) {
  const starts = new Uint32Array(frequencies.length + 1);
  for (const [term, frequency] of frequencies.entries()) starts[term + 1] = (starts[term] as number) + frequency;
  const next = starts.slice();
  const pages = new Uint32Array(starts[frequencies.length] as number);
  const weights = new Float32Array(pages.length);
  let heaviest = 0;
  for (const { page, field, from, to } of counts.parts()) {
    if (!isMerged(field)) continue;
    for (let entry = from; entry < to; entry++) {
      const term = counts.terms[entry] as number;
      let at = (next[term] as number) - 1;
      if (at < (starts[term] as number) || pages[at] !== page) {
        at++;
        next[term] = at + 1;
        pages[at] = page;
      }
      weights[at] = (weights[at] as number) + (fieldWeights[entry] as number);
      heaviest = Math.max(heaviest, weights[at] as number);
    }
  }
  return {
    heaviest,
    postingsOf: (term: number) => ({
      pages: pages.subarray(starts[term], starts[term + 1]),
      weights: weights.subarray(starts[term], starts[term + 1]),
    }),
  };
}
