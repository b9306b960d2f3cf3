/** Writes weighed terms as a serialized Lunr index, byte by byte: no object for each of millions of entries. */

import lunr from 'lunr';
import { comparePaths } from '#shared/page.ts';
import { createByteWriter } from '#shared/search/index/packed-index.ts';
import { countPages, mergeFields, type TermCounts } from './weigh-terms.ts';

export interface LunrTables {
  fields: readonly string[];
  counts: TermCounts;
  /** By entry of `counts`. */
  weights: Float32Array;
  terms: readonly string[];
  /** In how many pages each term occurs. */
  frequencies: Uint32Array;
  /** Whether to omit a term, such as a stop word. */
  isLeftOut: (term: number) => boolean;
}

/** JSON for `lunr.Index.load`: refs are page numbers, scores one digit, no positions; common terms have low numbers. */
export function toLunrJson({ fields, counts, weights, terms, frequencies, isLeftOut }: LunrTables): Uint8Array {
  const kept = [...terms.keys()]
    .filter((term) => !isLeftOut(term))
    // The order that Lunr's token set asks for.
    .sort((a, b) => comparePaths(terms[a] as string, terms[b] as string));
  const byFrequency = [...kept].sort((a, b) => (frequencies[b] as number) - (frequencies[a] as number));
  const numbers = new Int32Array(terms.length).fill(-1);
  for (const [number, term] of byFrequency.entries()) numbers[term] = number;

  const json = createByteWriter();
  json.write(`{"version":${JSON.stringify(lunr.version)},"fields":${JSON.stringify(fields)},"fieldVectors":[`);
  let comma = '';
  for (const { page, field, from, to } of counts.parts()) {
    const vector: [number, number][] = [];
    for (let entry = from; entry < to; entry++) {
      const number = numbers[counts.terms[entry] as number] as number;
      if (number >= 0) vector.push([number, weights[entry] as number]);
    }
    vector.sort((a, b) => a[0] - b[0]);
    const scored = vector.map(([number, weight]) => `${number},${toScore(weight)}`);
    json.write(`${comma}["${fields[field]}/${page}",[${scored.join(',')}]]`);
    comma = ',';
  }
  json.write('],"invertedIndex":[');
  const inFields = fields.map((_, at) => {
    const isThis = (field: number) => field === at;
    return mergeFields(counts, weights, countPages(counts, terms.length, isThis), isThis);
  });
  for (const [position, term] of kept.entries()) {
    json.write(`${position === 0 ? '' : ','}[${JSON.stringify(terms[term])},{"_index":${numbers[term]}`);
    for (const [field, name] of fields.entries()) {
      const refs = Array.from(inFields[field]?.postingsOf(term).pages ?? [], (page) => `"${page}":{}`);
      json.write(`,"${name}":{${refs.join(',')}}`);
    }
    json.write('}]');
  }
  json.write('],"pipeline":[]}');
  return json.bytes();
}

/** Rounds to one significant digit, at least 0.01. */
const toScore = (weight: number): number => Number(Math.max(0.01, weight).toPrecision(1));
