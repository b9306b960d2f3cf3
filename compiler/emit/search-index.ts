/** Emits the search index twice: as serialized Lunr, and packed in the form that the runtime answers from. */

import { createHash } from 'node:crypto';
import { artifactFiles } from '#shared/artifacts.ts';
import { groupBy } from '#shared/group-by.ts';
import { comparePaths, toReadablePath } from '#shared/page.ts';
import { packSearchTables } from '#shared/search/index/packed-index.ts';
import type { SearchLanguage } from '#shared/search/language/define-language.ts';
import { toSearchedText } from '#shared/search/plain-text.ts';
import { toWords } from '#shared/search/to-words.ts';
import { toSearchLanguage } from '#shared/search-language.ts';
import type { Artifact, CompiledSite } from '../model.ts';
import { type Analyser, createAnalyser, createVocabulary, type Vocabulary } from './search/analyse-text.ts';
import { type KeptTerms, type PageTerms, packPage, readKeptTerms } from './search/kept-terms.ts';
import { createFactWords, toPageKind } from './search/page-facts.ts';
import { createPageTexts, type SearchedPage, type SearchedText } from './search/page-texts.ts';
import { toLunrJson } from './search/to-lunr-json.ts';
import { countPages, createTermCounter, mergeFields, weighTerms } from './search/weigh-terms.ts';

const bm25 = { k1: 1.2, b: 0.7 };

/** Parts of a site that the index reads. */
export interface SearchedSite extends Pick<CompiledSite, 'synonyms' | 'facts'> {
  company?: Partial<CompiledSite['company']>;
  pages: readonly SearchedPage[];
}

interface Field {
  name: string;
  /** Applied when the index is built, since Lunr's boosts cancel each other out at query time. */
  boost: number;
  read: (text: SearchedText) => string;
  /** Whether it does not count for the rarity of a word: other pages repeat it, or the compiler adds it. */
  isShared?: true;
  /** Whether the compiler adds its words: neither their number nor their phrases count. */
  isUnwritten?: true;
}

/** Fields of a page that search reads, with their weights. */
const searchedFields: readonly Field[] = [
  { name: 'title', boost: 2, read: ({ page }) => page.title },
  { name: 'headings', boost: 2, read: ({ headings }) => headings.join('\n') },
  { name: 'slug', boost: 1, read: ({ page }) => toReadablePath(page.path) },
  { name: 'description', boost: 1, read: ({ description }) => description },
  { name: 'body', boost: 1, read: ({ body }) => toSearchedText(body) },
  {
    name: 'repeated',
    boost: 0.3,
    read: ({ repeated, said }) => toSearchedText(`${repeated}\n${said}`),
    isShared: true,
  },
  { name: 'alts', boost: 0.5, read: ({ page }) => page.imageAlts.join('\n') },
  {
    name: 'actions',
    boost: 0.1,
    read: ({ page }) => toActionWords(page.removed),
    isShared: true,
  },
  { name: 'facts', boost: 3, read: ({ facts }) => facts, isShared: true, isUnwritten: true },
];

/** Rules that cut calls to action, which search reads: a site that says `¡Reserva ya!` knows how to book. */
const ACTIONS = new Set(['call-to-action', 'form-control']);
/** Characters of such texts that are read of a page. */
const MAX_ACTIONS = 2_000;

/** Returns the words of the calls to action that were cut from a page, without addresses and figures. */
const toActionWords = (removed: SearchedPage['removed'] = []): string =>
  removed
    .filter(({ rule }) => ACTIONS.has(rule))
    .map(({ text }) => withoutContact(text))
    .join('\n')
    .slice(0, MAX_ACTIONS);

/** Returns the words of a text without those that hold an `@` or a digit. */
const withoutContact = (text: string): string =>
  text
    .split(/\s+/)
    .filter((word) => !/[@\d]/.test(word))
    .join(' ');

/** How the index is made; nothing here changes a byte of it. */
export interface SearchIndexOptions {
  /** Terms that an earlier run of the same code kept. */
  keptTerms?: KeptTerms | undefined;
  /** Receives the terms to keep for the next run. */
  onTerms?: ((kept: KeptTerms) => void) | undefined;
}

/**
 * Analyses the pages, sorted by path, or takes their kept terms if their texts are unchanged. Returns the languages
 * with their vocabularies, a record per page, and the counted terms; passes the terms of all pages to `onTerms`.
 */
function readTerms({ pages, synonyms, facts, company }: SearchedSite, { keptTerms, onTerms }: SearchIndexOptions) {
  const sorted = [...pages].sort((a, b) => comparePaths(a.path, b.path));
  const languages = [...new Set(sorted.map((page) => toSearchLanguage(page.language).code))].sort();
  const counter = createTermCounter(searchedFields.length);
  const searched = languages.map((code) => {
    const language = toSearchLanguage(code);
    const books = [language.phrases(), language.toPhrases(synonyms)];
    const vocabulary = createVocabulary(language.stem, counter);
    return {
      language,
      vocabulary,
      analyse: createAnalyser(vocabulary, counter, books),
      // Without phrases: the compiler adds the words of facts, and a heading is compared word by word.
      analyseWords: createAnalyser(createVocabulary(language.stem, counter), counter, []),
    };
  });
  const toText = createPageTexts(sorted);
  const toFactWords = createFactWords(facts, company);
  const readKept = readKeptTerms(keptTerms, counter);
  const kept = new Map<string, Uint32Array>();
  const asked = JSON.stringify(synonyms);

  const records = sorted.map((page, position) => {
    const number = languages.indexOf(toSearchLanguage(page.language).code);
    const searching = searched[number] as Searching;
    const { language, vocabulary } = searching;
    const text: SearchedText = { page, ...toText(page, position), ...toFactWords(page.path, language.code) };
    const texts = searchedFields.map(({ read }) => read(text));
    const digest = onTerms ? digestOfTexts([language.code, asked, ...texts, ...toTitles(text)]) : '';
    const terms = readKept(digest, language.code, vocabulary) ?? analysePage(texts, text, searching, counter);
    if (onTerms) kept.set(digest, packPage(terms));
    counter.add(terms.fields);
    return {
      language: number,
      cites: page.cites ?? [],
      kind: toPageKind(text, facts, language),
      titles: terms.titles,
    };
  });
  const words = searched.map(({ language, vocabulary }): [string, { words: readonly string[]; terms: Uint32Array }] => [
    language.code,
    { words: vocabulary.words, terms: Uint32Array.from(vocabulary.terms) },
  ]);
  onTerms?.({ terms: counter.terms, words: new Map(words), pages: kept });
  return { languages, searched, records, terms: counter.terms, counts: counter.finish() };
}

/** Analysers of the texts of one language. */
interface Searching {
  language: SearchLanguage;
  vocabulary: Vocabulary;
  analyse: Analyser;
  analyseWords: Analyser;
}

/** Returns a digest of texts that also depends on where each of them ends. */
function digestOfTexts(texts: readonly string[]): string {
  const digest = createHash('sha256');
  for (const text of texts) digest.update(`${text.length} ${text}`);
  return digest.digest('base64');
}

/** Returns the terms of a page. @param texts texts of its fields, in the order of `searchedFields` */
function analysePage(
  texts: readonly string[],
  text: SearchedText,
  { language, analyse, analyseWords }: Searching,
  counter: ReturnType<typeof createTermCounter>,
): PageTerms {
  const words = new Set<number>();
  const fields = searchedFields.map(({ isUnwritten }, at) => {
    const analysed = (isUnwritten ? analyseWords : analyse)(texts[at] as string);
    if (!isUnwritten) for (const word of analysed.words) words.add(word);
    return counter.count(analysed.terms);
  });
  return { fields, words: [...words], titles: readTitles(text, language, analyseWords) };
}

/** Emits `search-index.json` for `lunr.Index.load` (refs: positions by path) and the runtime's `search-index.bin`. */
export function emitSearchIndex(site: SearchedSite, options: SearchIndexOptions = {}): Artifact[] {
  const { languages, searched, records, terms, counts } = readTerms(site, options);
  const ownPages = countPages(counts, terms.length, (field) => !searchedFields[field]?.isShared);
  const frequencies = countPages(counts, terms.length, () => true);
  const rarities = frequencies.map((frequency, term) => ownPages[term] || frequency);
  const fields = searchedFields.map(({ boost, isUnwritten }) => ({ ...bm25, boost, ...(isUnwritten && { b: 0 }) }));
  const weights = weighTerms(counts, rarities, fields);

  const stopTerms = new Set(searched.flatMap(({ language }) => [...language.stopWords].map(language.stem)));
  const lunrJson = toLunrJson({
    fields: searchedFields.map(({ name }) => name),
    counts,
    weights,
    terms,
    frequencies,
    isLeftOut: (term) => stopTerms.has(terms[term] as string) || (terms[term] as string).includes(' '),
  });

  const merged = mergeFields(counts, weights, frequencies);
  const forms = groupBy(
    searched.flatMap(({ vocabulary: { words, terms } }) => words.map((word, at) => ({ word, term: terms[at] }))),
    ({ term }) => term,
  );
  // The packed index has its own order of terms.
  const order = [...terms.keys()].sort((a, b) => comparePaths(terms[a] as string, terms[b] as string));
  const places = new Uint32Array(order.length);
  for (const [place, term] of order.entries()) places[term] = place;
  const packed = packSearchTables({
    languages,
    synonyms: site.synonyms.map((group) => [...group]),
    terms: order.map((term) => terms[term] as string),
    postingsOf: (place) => merged.postingsOf(order[place] as number),
    ownPages: order.map((term) => ownPages[term] as number),
    heaviest: merged.heaviest,
    forms: order.map((term) => [...new Set(forms.get(term)?.map(({ word }) => word))].sort()),
    pages: records.map((record) => ({
      ...record,
      titles: record.titles.map((title) => Array.from(title, (term) => places[term] as number)),
    })),
  });
  return [
    { path: artifactFiles.searchIndex, body: lunrJson },
    { path: artifactFiles.packedIndex, body: packed },
  ];
}

/** Returns the title, the last segment of the address, the headings, and the lines that look like headings. */
const toTitles = ({ page, headings, leads }: SearchedText): string[] => [
  page.title,
  toReadablePath(page.path).split('/').filter(Boolean).at(-1) ?? '',
  ...headings,
  ...leads,
];

/** Returns the terms of each title of a page without stop words. Equal titles, and empty ones after the first, go. */
function readTitles(page: SearchedText, language: SearchLanguage, analyse: Analyser): number[][] {
  const distinct = new Map<string, number[]>();
  for (const text of toTitles(page)) {
    const telling = toWords(text)
      .filter((word) => !language.stopWords.has(word))
      .join(' ');
    if (!distinct.has(telling) && (telling !== '' || distinct.size === 0))
      distinct.set(telling, analyse(telling).terms);
  }
  return [...distinct.values()];
}
