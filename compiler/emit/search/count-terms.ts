/** Counts the terms of a collection field by field, in flat arrays: a large site has millions of entries. */

/** How often each term occurs in one field of each page. */
export interface FieldCounts {
  /** Where the entries of each page begin; one more than there are pages. */
  starts: Uint32Array;
  /** Term numbers, each once a page. */
  terms: Uint32Array;
  /** How often the term of the same position occurs. */
  counts: Uint32Array;
  /** Number of words of each page. */
  lengths: Uint32Array;
}

export interface TermCounter {
  /** The number of a term; the next free one when it is new. */
  numberOf: (term: string) => number;
  /** Counts the terms of one page's fields; pages come in the order of their numbers. */
  add: (fields: readonly (readonly string[])[]) => void;
  /** Every term, by number. */
  terms: readonly string[];
  finish: () => FieldCounts[];
}

export function createTermCounter(fieldCount: number): TermCounter {
  const numbers = new Map<string, number>();
  const terms: string[] = [];
  const fields = Array.from({ length: fieldCount }, () => ({
    starts: [] as number[],
    terms: [] as number[],
    counts: [] as number[],
    lengths: [] as number[],
  }));
  /** By term, the place after its entry in the field and page being counted, or in an earlier one. */
  const afterEntry: number[] = [];

  function numberOf(term: string): number {
    let number = numbers.get(term);
    if (number === undefined) {
      number = terms.push(term) - 1;
      numbers.set(term, number);
      afterEntry.push(0);
    }
    return number;
  }

  return {
    numberOf,
    terms,
    add(page) {
      for (const [position, field] of fields.entries()) {
        const first = field.terms.length;
        field.starts.push(first);
        const words = page[position] ?? [];
        field.lengths.push(words.length);
        for (const word of words) {
          const term = numberOf(word);
          const entry = (afterEntry[term] as number) - 1;
          if (entry >= first && field.terms[entry] === term) {
            field.counts[entry] = (field.counts[entry] as number) + 1;
          } else {
            afterEntry[term] = field.terms.push(term);
            field.counts.push(1);
          }
        }
      }
    },
    finish: () =>
      fields.map(({ starts, terms, counts, lengths }) => ({
        starts: Uint32Array.from([...starts, terms.length]),
        terms: Uint32Array.from(terms),
        counts: Uint32Array.from(counts),
        lengths: Uint32Array.from(lengths),
      })),
  };
}
