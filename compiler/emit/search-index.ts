/** Emits what search needs: the serialized Lunr index, and the packed form of it that the runtime answers from. */

import { artifactFiles } from '#shared/artifacts.ts';
import { comparePaths, toReadablePath } from '#shared/page-path.ts';
import { packSearchTables, type SearchTables } from '#shared/search/index/packed-index.ts';
import type { SearchLanguage } from '#shared/search/language/define-language.ts';
import { toWords } from '#shared/search/to-words.ts';
import { toSearchLanguage } from '#shared/search-language.ts';
import type { Artifact, CompiledSite } from '../model.ts';
import { createFormCollector, type FormCollector } from './search/collect-forms.ts';
import { createTermCounter, type TermCounter } from './search/count-terms.ts';
import { createFactWords } from './search/fact-words.ts';
import { toPageKind } from './search/page-kind.ts';
import { createPageTexts, type SearchedPage } from './search/page-texts.ts';
import {
  type Analyser,
  createAnalyser,
  fieldNames,
  type SearchedText,
  searchedFields,
} from './search/searched-fields.ts';
import { compareTerms, toLunrJson } from './search/to-lunr-json.ts';
import { countPages, type MergedPostings, mergeFields, weighField } from './search/weigh-terms.ts';

const bm25 = { k1: 1.2, b: 0.7 };

/** What the index takes from a site. */
export interface SearchedSite extends Pick<CompiledSite, 'synonyms' | 'facts'> {
  company?: Partial<CompiledSite['company']>;
  pages: readonly SearchedPage[];
}

/**
 * `search-index.json`, which `lunr.Index.load` reads (refs are positions in the order of paths, no token positions,
 * no stop words), and `search-index.bin`, from which the runtime answers. The order of `pages` does not matter.
 */
export function emitSearchIndex({ pages, synonyms, facts, company }: SearchedSite): Artifact[] {
  const sorted = [...pages].sort((a, b) => comparePaths(a.path, b.path));
  const languages = [...new Set(sorted.map((page) => toSearchLanguage(page.language).code))].sort();
  const forms = createFormCollector();
  const searched = languages.map((code) => {
    const language = toSearchLanguage(code);
    const books = [language.phrases(), language.toPhrases(synonyms)];
    return {
      language,
      analyse: createAnalyser(language, books, forms.add),
      // Nobody wrote these words, and a heading is compared word by word.
      analyseWords: createAnalyser(language, []),
    };
  });
  const toText = createPageTexts(sorted);
  const toFactWords = createFactWords(facts, company);

  const counter = createTermCounter(fieldNames.length);
  const records = sorted.map((page) => {
    const number = languages.indexOf(toSearchLanguage(page.language).code);
    const { language, analyse, analyseWords } = searched[number] as (typeof searched)[number];
    const text: SearchedText = { page, ...toText(page), ...toFactWords(page.path, language.code) };
    counter.add(
      fieldNames.map((field) => (field === 'facts' ? analyseWords : analyse)(searchedFields[field].read(text))),
    );
    return {
      language: number,
      kind: toPageKind(text, facts, language),
      titles: readTitles(text, language, analyseWords).map((t) => t.map(counter.numberOf)),
    };
  });
  const counts = counter.finish();
  const ofOwn = counts.filter((_, i) => !isShared(fieldNames[i] as (typeof fieldNames)[number]));
  const ownPages = countPages(ofOwn, counter.terms.length, sorted.length);
  const frequencies = countPages(counts, counter.terms.length, sorted.length);
  const rarities = frequencies.map((frequency, term) => ownPages[term] || frequency);
  const weights = fieldNames.map((name, i) => {
    const { boost, ...field } = searchedFields[name];
    const b = 'isUnmeasured' in field ? 0 : bm25.b;
    return weighField(counts[i] as (typeof counts)[number], rarities, boost, { ...bm25, b });
  });

  const stopTerms = new Set(searched.flatMap(({ language }) => [...language.stopWords].map(language.stem)));
  const lunrJson = toLunrJson({
    fields: fieldNames,
    counts,
    weights,
    terms: counter.terms,
    frequencies,
    pageCount: sorted.length,
    isLeftOut: (term) => stopTerms.has(counter.terms[term] as string) || (counter.terms[term] as string).includes(' '),
  });

  const merged = mergeFields(counts, weights, frequencies, sorted.length);
  const packed = toPacked({ counter, merged, ownPages, forms, records, languages, synonyms });
  return [
    { path: artifactFiles.searchIndex, body: lunrJson },
    { path: artifactFiles.packedIndex, body: packed },
  ];
}

interface PackedParts extends Pick<SearchedSite, 'synonyms'> {
  counter: TermCounter;
  merged: MergedPostings;
  /** In how many pages each term is the page's own. */
  ownPages: Uint32Array;
  forms: FormCollector;
  records: SearchTables['pages'];
  languages: string[];
}

/** The packed index, in which terms stand in their own order. */
function toPacked({ counter, merged, ownPages, forms, records, languages, synonyms }: PackedParts): Uint8Array {
  const order = [...counter.terms.keys()].sort((a, b) =>
    compareTerms(counter.terms[a] as string, counter.terms[b] as string),
  );
  const places = new Uint32Array(order.length);
  for (const [place, term] of order.entries()) places[term] = place;
  const terms = order.map((term) => counter.terms[term] as string);
  return packSearchTables({
    languages,
    synonyms: synonyms.map((group) => [...group]),
    terms,
    postingsOf: (place) => merged.postingsOf(order[place] as number),
    ownPages: order.map((term) => ownPages[term] as number),
    heaviest: merged.heaviest,
    forms: forms.finish(terms),
    pages: records.map((record) => ({
      ...record,
      titles: record.titles.map((title) => title.map((term) => places[term] as number)),
    })),
  });
}

const isShared = (name: (typeof fieldNames)[number]): boolean => 'isShared' in searchedFields[name];

/** Terms of the title, then of the address's last segment and each heading, as far as they differ; no stop words. */
function readTitles({ page, headings, leads }: SearchedText, language: SearchLanguage, analyse: Analyser): string[][] {
  const distinct = new Map<string, string[]>();
  const segment = toReadablePath(page.path).split('/').filter(Boolean).at(-1) ?? '';
  for (const text of [page.title, segment, ...headings, ...leads]) {
    const telling = toWords(text)
      .filter((word) => !language.stopWords.has(word))
      .join(' ');
    if (!distinct.has(telling) && (telling !== '' || distinct.size === 0)) distinct.set(telling, analyse(telling));
  }
  return [...distinct.values()];
}
