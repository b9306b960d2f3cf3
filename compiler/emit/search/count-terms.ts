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
    starts: createNumberList(),
    terms: createNumberList(),
    counts: createNumberList(),
    lengths: createNumberList(),
  }));
  /** Position of each term's entry in the field being counted, for the page being counted. */
  let entryOf = new Int32Array(1 << 14);

  function numberOf(term: string): number {
    let number = numbers.get(term);
    if (number === undefined) {
      number = terms.push(term) - 1;
      numbers.set(term, number);
      if (number >= entryOf.length) {
        const grown = new Int32Array(entryOf.length * 2);
        grown.set(entryOf);
        entryOf = grown;
      }
    }
    return number;
  }

  return {
    numberOf,
    terms,
    add(page) {
      for (const [position, field] of fields.entries()) {
        const first = field.terms.length();
        field.starts.push(first);
        const words = page[position] ?? [];
        field.lengths.push(words.length);
        for (const word of words) {
          const term = numberOf(word);
          const entry = (entryOf[term] as number) - 1;
          if (entry >= first && field.terms.at(entry) === term) field.counts.increment(entry);
          else {
            entryOf[term] = field.terms.push(term);
            field.counts.push(1);
          }
        }
      }
    },
    finish: () =>
      fields.map((field) => {
        field.starts.push(field.terms.length());
        return {
          starts: field.starts.values(),
          terms: field.terms.values(),
          counts: field.counts.values(),
          lengths: field.lengths.values(),
        };
      }),
  };
}

function createNumberList() {
  let values = new Uint32Array(1024);
  let length = 0;
  return {
    /** Returns the new length. */
    push(value: number): number {
      if (length === values.length) {
        const grown = new Uint32Array(length * 2);
        grown.set(values);
        values = grown;
      }
      values[length++] = value;
      return length;
    },
    at: (position: number) => (position < length ? values[position] : undefined),
    increment(position: number): void {
      values[position] = (values[position] as number) + 1;
    },
    length: () => length,
    values: () => values.subarray(0, length),
  };
}
