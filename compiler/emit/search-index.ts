/** Emits what search needs: the serialized Lunr index, and the packed form of it that the runtime answers from. */

import lunr from 'lunr';
import { artifactFiles } from '#shared/artifacts.ts';
import { comparePaths, toReadablePath } from '#shared/page-path.ts';
import { type PackedPage, type PackedPosting, packedIndexFile, packSearchTables } from '#shared/search/packed-index.ts';
import { toSearchedText } from '#shared/search/plain-text.ts';
import { toWords } from '#shared/search/to-words.ts';
import { type SearchLanguage, toSearchLanguage } from '#shared/search-language.ts';
import type { Artifact, CompiledPage } from '../model.ts';

/** What the index takes from a page. */
export type SearchedPage = Pick<
  CompiledPage,
  'path' | 'title' | 'description' | 'language' | 'markdown' | 'headings' | 'imageAlts'
>;

/** Weights of the fields, applied when the index is built: at query time Lunr's boosts cancel each other out. */
const fieldBoosts = { title: 2, headings: 2, slug: 1, description: 1, body: 1, alts: 0.5 } as const;
type Field = keyof typeof fieldBoosts;
const fields = Object.keys(fieldBoosts) as Field[];

/** A field's terms in order, ready for Lunr, which gets no language of its own. */
type SearchedTerms = Record<Field, string[]> & { ref: string };

/**
 * `search-index.json`, which `lunr.Index.load` reads (refs are positions in the order of paths, no token positions),
 * and `search-index.bin`, the same index packed. The order of `pages` does not matter.
 */
export function emitSearchIndex(pages: readonly SearchedPage[], synonyms: readonly (readonly string[])[]): Artifact[] {
  const sorted = [...pages].sort((a, b) => comparePaths(a.path, b.path));
  const languages = [...new Set(sorted.map((page) => toSearchLanguage(page.language).code))].sort();
  const analysers = new Map(languages.map((code) => [code, createAnalyser(toSearchLanguage(code))]));

  const builder = new lunr.Builder();
  builder.ref('ref');
  for (const field of fields) builder.field(field, { boost: fieldBoosts[field] });
  builder.tokenizer = ((terms: unknown) => terms) as unknown as typeof lunr.tokenizer;
  builder.b(0.6);
  builder.k1(1.2);

  const titles: string[][][] = [];
  const pageLanguages: number[] = [];
  for (const [position, page] of sorted.entries()) {
    const { code } = toSearchLanguage(page.language);
    const analyse = analysers.get(code) as Analyser;
    builder.add({ ref: String(position), ...readTerms(page, analyse) } satisfies SearchedTerms);
    titles.push(readTitles(page, analyse));
    pageLanguages.push(languages.indexOf(code));
  }
  const index = builder.build();
  const serialized = index.toJSON() as unknown as SerializedIndex;

  const terms = serialized.invertedIndex.map(([term]) => term);
  const numbers = new Map(terms.map((term, number) => [term, number]));
  const packedPages = titles.map(
    (ofPage, position): PackedPage => ({
      language: pageLanguages[position] as number,
      twins: 0,
      titles: ofPage.map((title) => title.flatMap((term) => numbers.get(term) ?? [])),
    }),
  );
  const packed = packSearchTables({
    languages,
    synonyms: synonyms.map((group) => [...group]),
    terms,
    postings: readPostings(serialized),
    pages: packedPages,
  });
  return [
    { path: artifactFiles.searchIndex, body: JSON.stringify(serialized) },
    { path: packedIndexFile, body: packed },
  ];
}

interface SerializedIndex {
  version: string;
  fields: string[];
  /** `[field/ref, [term index, score, …]]` */
  fieldVectors: [string, number[]][];
  /** `[term, { _index, field: { ref: {} } }]`, sorted by term. */
  invertedIndex: [string, { _index: number }][];
  pipeline: string[];
}

type Analyser = (text: string, stopWords: boolean) => string[];

function createAnalyser(language: SearchLanguage): Analyser {
  const stems = new Map<string, string>();
  return (text, stopWords) => {
    const terms: string[] = [];
    for (const word of toWords(text)) {
      if (!stopWords && language.stopWords.has(word)) continue;
      let stem = stems.get(word);
      if (stem === undefined) {
        stem = language.stem(word);
        stems.set(word, stem);
      }
      terms.push(stem);
    }
    return terms;
  };
}

function readTerms(page: SearchedPage, analyse: Analyser): Record<Field, string[]> {
  return {
    title: analyse(page.title, true),
    headings: page.headings.flatMap((heading) => analyse(heading.text, true)),
    slug: analyse(toReadablePath(page.path), false),
    description: analyse(page.description, false),
    body: analyse(toSearchedText(page.markdown), true),
    alts: page.imageAlts.flatMap((text) => analyse(text, false)),
  };
}

function readTitles(page: SearchedPage, analyse: Analyser): string[][] {
  const distinct = new Map<string, string[]>();
  for (const text of [page.title, ...page.headings.map((heading) => heading.text)]) {
    const terms = analyse(text, false);
    if (terms.length > 0 || distinct.size === 0) distinct.set(terms.join(' '), terms);
  }
  return [...distinct.values()];
}

/** For each term, in the order of the serialized index, its weight in each page: the sum over the fields. */
function readPostings(serialized: SerializedIndex): PackedPosting[][] {
  const byTermIndex: Map<number, number>[] = serialized.invertedIndex.map(() => new Map());
  for (const [fieldRef, vector] of serialized.fieldVectors) {
    const page = Number(fieldRef.slice(fieldRef.indexOf('/') + 1));
    for (let i = 0; i < vector.length; i += 2) {
      const weights = byTermIndex[vector[i] as number] as Map<number, number>;
      weights.set(page, (weights.get(page) ?? 0) + (vector[i + 1] as number));
    }
  }
  return serialized.invertedIndex.map(([, entry]) =>
    [...(byTermIndex[entry._index] as Map<number, number>)]
      .map(([page, weight]) => ({ page, weight }))
      .sort((a, b) => a.page - b.page),
  );
}
