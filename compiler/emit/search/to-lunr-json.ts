/** Writes counted and weighed terms as a serialized Lunr index, byte by byte: no object for each of its millions of entries. */

import lunr from 'lunr';
import { createByteWriter } from '#shared/search/index/byte-writer.ts';
import type { FieldCounts } from './count-terms.ts';

export interface LunrTables {
  fields: readonly string[];
  counts: readonly FieldCounts[];
  weights: readonly Float32Array[];
  terms: readonly string[];
  /** In how many pages each term occurs. */
  frequencies: Uint32Array;
  pageCount: number;
  /** Whether a term is left out, as stop words are in every Lunr index. */
  isLeftOut: (term: number) => boolean;
}

/**
 * JSON that `lunr.Index.load` takes: refs are page numbers, postings carry no positions, scores one significant
 * digit, the pipeline is empty. The commonest terms have the shortest numbers.
 */
export function toLunrJson({
  fields,
  counts,
  weights,
  terms,
  frequencies,
  pageCount,
  isLeftOut,
}: LunrTables): Uint8Array {
  const kept = [...terms.keys()].filter((term) => !isLeftOut(term));
  const byFrequency = [...kept].sort(
    (a, b) =>
      (frequencies[b] as number) - (frequencies[a] as number) || compareTerms(terms[a] as string, terms[b] as string),
  );
  const numbers = new Int32Array(terms.length).fill(-1);
  for (const [number, term] of byFrequency.entries()) numbers[term] = number;

  const json = createByteWriter();
  json.writeAscii(`{"version":${JSON.stringify(lunr.version)},"fields":${JSON.stringify(fields)},"fieldVectors":[`);
  const scores = createScoreTexts();
  for (let page = 0; page < pageCount; page++) {
    for (const [position, field] of fields.entries()) {
      json.writeAscii(`${page === 0 && position === 0 ? '' : ','}["${field}/${page}",[`);
      const { starts, terms: entryTerms } = counts[position] as FieldCounts;
      const vector: [number, number][] = [];
      for (let entry = starts[page] as number; entry < (starts[page + 1] as number); entry++) {
        const number = numbers[entryTerms[entry] as number] as number;
        if (number >= 0) vector.push([number, weights[position]?.[entry] ?? 0]);
      }
      vector.sort((a, b) => a[0] - b[0]);
      json.writeAscii(vector.map(([number, weight]) => `${number},${scores(weight)}`).join(','));
      json.writeAscii(']]');
    }
  }
  json.writeAscii('],"invertedIndex":[');
  const pagesOfTerms = counts.map((field) => groupPages(field, terms.length));
  kept.sort((a, b) => compareTerms(terms[a] as string, terms[b] as string));
  for (const [position, term] of kept.entries()) {
    json.write(`${position === 0 ? '' : ','}[${JSON.stringify(terms[term])},{"_index":${numbers[term]}`);
    for (const [field, { starts, pages }] of pagesOfTerms.entries()) {
      const refs = Array.from(pages.subarray(starts[term], starts[term + 1]), (page) => `"${page}":{}`);
      json.writeAscii(`,"${fields[field]}":{${refs.join(',')}}`);
    }
    json.writeAscii('}]');
  }
  json.writeAscii('],"pipeline":[]}');
  return json.bytes();
}

/** Order of UTF-16 units, which Lunr's token set asks for. */
export function compareTerms(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The pages of each term of a field, ascending. */
function groupPages(field: FieldCounts, termCount: number): { starts: Uint32Array; pages: Uint32Array } {
  const starts = new Uint32Array(termCount + 1);
  for (const term of field.terms) starts[term + 1] = (starts[term + 1] as number) + 1;
  for (let term = 0; term < termCount; term++)
    starts[term + 1] = (starts[term + 1] as number) + (starts[term] as number);
  const next = starts.slice();
  const pages = new Uint32Array(field.terms.length);
  for (let page = 0; page < field.lengths.length; page++) {
    for (let entry = field.starts[page] as number; entry < (field.starts[page + 1] as number); entry++) {
      const term = field.terms[entry] as number;
      pages[next[term] as number] = page;
      next[term] = (next[term] as number) + 1;
    }
  }
  return { starts, pages };
}

/** Texts of weights with one significant digit, at least 0.01. */
function createScoreTexts(): (weight: number) => string {
  const texts: string[] = [];
  return (weight) => {
    const hundredths = Math.max(1, Math.round(weight * 100));
    let text = texts[hundredths];
    if (text === undefined) {
      text = String(Number((hundredths / 100).toPrecision(1)));
      texts[hundredths] = text;
    }
    return text;
  };
}
