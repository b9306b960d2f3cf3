/** Emits what search needs: the serialized Lunr index, and the packed form of it that the runtime answers from. */

import { artifactFiles } from '#shared/artifacts.ts';
import { comparePaths, toReadablePath } from '#shared/page-path.ts';
import { type PackedPage, packedIndexFile, packSearchTables } from '#shared/search/index/packed-index.ts';
import { toWords } from '#shared/search/to-words.ts';
import { type SearchLanguage, toSearchLanguage } from '#shared/search-language.ts';
import type { Artifact } from '../model.ts';
import { createTermCounter } from './search/count-terms.ts';
import { mergeFields } from './search/merge-fields.ts';
import {
  type Analyser,
  createAnalyser,
  fieldNames,
  type SearchedPage,
  searchedFields,
} from './search/searched-fields.ts';
import { compareTerms, toLunrJson } from './search/to-lunr-json.ts';
import { countPages, weighField } from './search/weigh-terms.ts';

const bm25 = { k1: 1.2, b: 0.7 };

/**
 * `search-index.json`, which `lunr.Index.load` reads (refs are positions in the order of paths, no token positions,
 * no stop words), and `search-index.bin`, from which the runtime answers. The order of `pages` does not matter.
 */
export function emitSearchIndex(pages: readonly SearchedPage[], synonyms: readonly (readonly string[])[]): Artifact[] {
  const sorted = [...pages].sort((a, b) => comparePaths(a.path, b.path));
  const languages = [...new Set(sorted.map((page) => toSearchLanguage(page.language).code))].sort();
  const searched = languages.map((code) => {
    const language = toSearchLanguage(code);
    return { language, analyse: createAnalyser(language) };
  });

  const counter = createTermCounter(fieldNames.length);
  const records: PackedPage[] = sorted.map((page) => {
    const number = languages.indexOf(toSearchLanguage(page.language).code);
    const { language, analyse } = searched[number] as (typeof searched)[number];
    counter.add(fieldNames.map((field) => analyse(searchedFields[field].read(page))));
    return {
      language: number,
      titles: readTitles(page, language, analyse).map((t) => t.map(counter.numberOf)),
    };
  });
  const counts = counter.finish();
  const frequencies = countPages(counts, counter.terms.length, sorted.length);
  const weights = fieldNames.map((field, i) =>
    weighField(counts[i] as (typeof counts)[number], frequencies, searchedFields[field].boost, bm25),
  );

  const stopTerms = new Set(searched.flatMap(({ language }) => [...language.stopWords].map(language.stem)));
  const lunrJson = toLunrJson({
    fields: fieldNames,
    counts,
    weights,
    terms: counter.terms,
    frequencies,
    pageCount: sorted.length,
    isLeftOut: (term) => stopTerms.has(counter.terms[term] as string),
  });

  const order = [...counter.terms.keys()].sort((a, b) =>
    compareTerms(counter.terms[a] as string, counter.terms[b] as string),
  );
  const places = new Uint32Array(order.length);
  for (const [place, term] of order.entries()) places[term] = place;
  const merged = mergeFields(counts, weights, frequencies, sorted.length);
  const packed = packSearchTables({
    languages,
    synonyms: synonyms.map((group) => [...group]),
    terms: order.map((term) => counter.terms[term] as string),
    postingsOf: (place) => merged.postingsOf(order[place] as number),
    heaviest: merged.heaviest,
    pages: records.map((record) => ({
      ...record,
      titles: record.titles.map((title) => title.map((term) => places[term] as number)),
    })),
  });
  return [
    { path: artifactFiles.searchIndex, body: lunrJson },
    { path: packedIndexFile, body: packed },
  ];
}

/** Terms of the title, then of the address's last segment and each heading, as far as they differ; no stop words. */
function readTitles(page: SearchedPage, language: SearchLanguage, analyse: Analyser): string[][] {
  const distinct = new Map<string, string[]>();
  const segment = toReadablePath(page.path).split('/').filter(Boolean).at(-1) ?? '';
  for (const text of [page.title, segment, ...page.headings.map((heading) => heading.text)]) {
    const telling = toWords(text)
      .filter((word) => !language.stopWords.has(word))
      .join(' ');
    if (!distinct.has(telling) && (telling !== '' || distinct.size === 0)) distinct.set(telling, analyse(telling));
  }
  return [...distinct.values()];
}
