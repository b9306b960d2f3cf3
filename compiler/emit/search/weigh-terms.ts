/**
 * Counts the terms of a collection and weighs them as Lunr does: BM25 times the field's boost. All in flat arrays, since a
 * large site has millions of entries.
 */

/** How often each term occurs in each field of each page. */
export type TermCounts = ReturnType<ReturnType<typeof createTermCounter>['finish']>;

export function createTermCounter(fieldCount: number) {
  const numbers = new Map<string, number>();
  const terms: string[] = [];
  /** Start of the entries of each part, which is a field of a page; its number of words. */
  const starts: number[] = [];
  const lengths: number[] = [];
  const entryTerms: number[] = [];
  const entryCounts: number[] = [];
  const entryParts: number[] = [];
  /** By term, ascending. */
  const entriesOf: number[][] = [];

  /** The term's number; the next free one for a new term. */
  function numberOf(term: string): number {
    let number = numbers.get(term);
    if (number === undefined) {
      number = terms.push(term) - 1;
      numbers.set(term, number);
      entriesOf.push([]);
    }
    return number;
  }

  function addPart(words: readonly string[]): void {
    const first = entryTerms.length;
    starts.push(first);
    lengths.push(words.length);
    for (const word of words) {
      const term = numberOf(word);
      const entries = entriesOf[term] as number[];
      const last = entries.at(-1) ?? -1;
      if (last >= first) {
        entryCounts[last] = (entryCounts[last] as number) + 1;
      } else {
        entries.push(entryTerms.push(term) - 1);
        entryCounts.push(1);
        entryParts.push(starts.length - 1);
      }
    }
  }

  return {
    numberOf,
    terms: terms as readonly string[],
    /** Counts one page's fields; pages come in order. */
    add: (fields: readonly (readonly string[])[]) => fields.forEach(addPart),
    finish: () => ({
      pageCount: starts.length / fieldCount,
      /** Term numbers, once per part, and the occurrences of each. */
      terms: Uint32Array.from(entryTerms),
      counts: Uint32Array.from(entryCounts),
      entriesOf: entriesOf as readonly (readonly number[])[],
      pageOf: (entry: number) => Math.floor((entryParts[entry] as number) / fieldCount),
      fieldOf: (entry: number) => (entryParts[entry] as number) % fieldCount,
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

/** What decides the weight of a field's terms. */
export interface FieldWeighing {
  boost: number;
  /** Saturation and length normalisation of BM25 (Robertson and Zaragoza 2009, §3). */
  k1: number;
  b: number;
}

/** In how many pages each term occurs in one of some fields. */
export function countPages({ entriesOf, pageOf, fieldOf }: TermCounts, isCounted: (field: number) => boolean) {
  return Uint32Array.from(entriesOf, (entries) => {
    const pages = entries.filter((entry) => isCounted(fieldOf(entry))).map(pageOf);
    return pages.filter((page, at) => page !== pages[at - 1]).length;
  });
}

/** Weight of each entry. @param frequencies in how many pages each term counts as said */
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
    const average = (lengths[field] as number) / pageCount || 1;
    const norm = k1 * (1 - b + (b * length) / average);
    for (let entry = from; entry < to; entry++) {
      const count = counts.counts[entry] as number;
      weights[entry] = (boost * (rarity[counts.terms[entry] as number] as number) * (k1 + 1) * count) / (norm + count);
    }
  }
  return weights;
}

/** The runtime reads pages, not fields: by term its pages, ascending, and its weight in each. */
export function mergeFields({ entriesOf, pageOf }: TermCounts, fieldWeights: Float32Array) {
  return entriesOf.map((entries) => {
    const pages: number[] = [];
    const weights: number[] = [];
    for (const entry of entries) {
      const page = pageOf(entry);
      if (pages.at(-1) !== page) weights[pages.push(page) - 1] = 0;
      const at = pages.length - 1;
      weights[at] = Math.fround((weights[at] as number) + (fieldWeights[entry] as number));
    }
    return { pages, weights };
  });
}
