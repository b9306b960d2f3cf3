/** Emits what search needs: the serialized Lunr index, and the packed form of it that the runtime answers from. */

import { artifactFiles } from '#shared/artifacts.ts';
import { groupBy } from '#shared/group-by.ts';
import { comparePaths, toReadablePath } from '#shared/page.ts';
import { packSearchTables } from '#shared/search/index/packed-index.ts';
import type { SearchLanguage } from '#shared/search/language/define-language.ts';
import type { PhraseBook } from '#shared/search/language/phrase-book.ts';
import { toSearchedText } from '#shared/search/plain-text.ts';
import { toWords } from '#shared/search/to-words.ts';
import { toSearchLanguage } from '#shared/search-language.ts';
import type { Artifact, CompiledSite } from '../model.ts';
import { createFactWords, toPageKind } from './search/page-facts.ts';
import { createPageTexts, type SearchedPage, type SearchedText } from './search/page-texts.ts';
import { toLunrJson } from './search/to-lunr-json.ts';
import { countPages, createTermCounter, mergeFields, weighTerms } from './search/weigh-terms.ts';

const bm25 = { k1: 1.2, b: 0.7 };

/** What the index takes from a site. */
export interface SearchedSite extends Pick<CompiledSite, 'synonyms' | 'facts'> {
  company?: Partial<CompiledSite['company']>;
  pages: readonly SearchedPage[];
}

interface Field {
  name: string;
  /** Applied when the index is built, since Lunr's boosts cancel each other out at query time. */
  boost: number;
  read: (text: SearchedText) => string;
  /** Whether it says nothing about how rare a word is: other pages have it too, or it is not written. */
  isShared?: true;
  /** Whether nobody wrote it: neither its length nor its phrases count. */
  isUnwritten?: true;
}

/** What search looks at in a page, and what each is worth. */
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

/** Rules by which what invites to do something is left out; a site that says `¡Reserva ya!` knows how to book. */
const ACTIONS = new Set(['call-to-action', 'form-control']);
/** Characters of such texts that are read of a page. */
const MAX_ACTIONS = 2_000;

/** The words of the calls to action that a page has lost, without numbers to call. */
const toActionWords = (removed: SearchedPage['removed'] = []): string =>
  removed
    .filter(({ rule }) => ACTIONS.has(rule))
    .map(({ text }) => withoutContact(text))
    .join('\n')
    .slice(0, MAX_ACTIONS);

/** The words of a text that neither are an address nor hold a figure. */
const withoutContact = (text: string): string =>
  text
    .split(/\s+/)
    .filter((word) => !/[@\d]/.test(word))
    .join(' ');

/** The words of a site, page by page, as the terms of their languages. */
function readTerms({ pages, synonyms, facts, company }: SearchedSite) {
  const sorted = [...pages].sort((a, b) => comparePaths(a.path, b.path));
  const languages = [...new Set(sorted.map((page) => toSearchLanguage(page.language).code))].sort();
  const counter = createTermCounter(searchedFields.length);
  const searched = languages.map((code) => {
    const language = toSearchLanguage(code);
    const written = new Map<string, number>();
    const books = [language.phrases(), language.toPhrases(synonyms)];
    return {
      language,
      written,
      analyse: createAnalyser(language, counter, books, written),
      // Nobody wrote these words, and a heading is compared word by word.
      analyseWords: createAnalyser(language, counter, []),
    };
  });
  const toText = createPageTexts(sorted);
  const toFactWords = createFactWords(facts, company);

  const records = sorted.map((page, position) => {
    const number = languages.indexOf(toSearchLanguage(page.language).code);
    const { language, analyse, analyseWords } = searched[number] as (typeof searched)[number];
    const text: SearchedText = { page, ...toText(page, position), ...toFactWords(page.path, language.code) };
    counter.add(searchedFields.map(({ read, isUnwritten }) => (isUnwritten ? analyseWords : analyse)(read(text))));
    return {
      language: number,
      cites: page.cites ?? [],
      kind: toPageKind(text, facts, language),
      titles: readTitles(text, language, analyseWords),
    };
  });
  return { languages, searched, records, terms: counter.terms, counts: counter.finish() };
}

/** `search-index.json` for `lunr.Index.load` (refs are positions by path) and the runtime's `search-index.bin`. */
export function emitSearchIndex(site: SearchedSite): Artifact[] {
  const { languages, searched, records, terms, counts } = readTerms(site);
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
    searched.flatMap(({ written }) => [...written]),
    ([, term]) => term,
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
    forms: order.map((term) => [...new Set(forms.get(term)?.map(([word]) => word))].sort()),
    pages: records.map((record) => ({
      ...record,
      titles: record.titles.map((title) => title.map((term) => places[term] as number)),
    })),
  });
  return [
    { path: artifactFiles.searchIndex, body: lunrJson },
    { path: artifactFiles.packedIndex, body: packed },
  ];
}

/** Terms of the title, then of the address's last segment and each heading, as far as they differ; no stop words. */
function readTitles({ page, headings, leads }: SearchedText, language: SearchLanguage, analyse: Analyser): number[][] {
  const distinct = new Map<string, number[]>();
  const segment = toReadablePath(page.path).split('/').filter(Boolean).at(-1) ?? '';
  for (const text of [page.title, segment, ...headings, ...leads]) {
    const telling = toWords(text)
      .filter((word) => !language.stopWords.has(word))
      .join(' ');
    if (!distinct.has(telling) && (telling !== '' || distinct.size === 0)) distinct.set(telling, analyse(telling));
  }
  return [...distinct.values()];
}

/** Words written with hyphens, as one: `anti-cal` is typed `antical` too. */
const HYPHENATED = /(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+){1,2}(?![\p{L}\p{N}-])/gu;

/** Words with hyphens in one, each as often as it is written; the parts are words of their own. */
function toJoined(text: string): string[] {
  if (!text.includes('-')) return [];
  return (text.match(HYPHENATED) ?? []).flatMap((written) => {
    const [word, ...others] = toWords(written.replaceAll('-', ''));
    const isOne = word !== undefined && others.length === 0 && /\p{L}/u.test(word);
    return isOne && toWords(written).length > 1 ? [word] : [];
  });
}

/** Terms of a text in their order, as numbers. */
type Analyser = (text: string) => number[];

/**
 * Terms of a text, then those of its words with hyphens and of its phrases of several words from `books`, each once; the
 * term of each word is remembered in `written`.
 */
function createAnalyser(
  language: SearchLanguage,
  { numberOf, terms }: Pick<ReturnType<typeof createTermCounter>, 'numberOf' | 'terms'>,
  books: readonly PhraseBook[],
  written = new Map<string, number>(),
): Analyser {
  /** By term, whether a phrase of several words begins with it: most begin none, and each word of a site is asked. */
  const opens: (boolean | undefined)[] = [];
  const opensPhrase = (term: number): boolean => {
    opens[term] ??= books.some((book) => book.opens(terms[term] as string));
    return opens[term];
  };
  const termOf = (word: string): number => {
    let term = written.get(word);
    if (term === undefined) {
      term = numberOf(language.stem(word));
      written.set(word, term);
    }
    return term;
  };
  return (text) => {
    const words = toWords(text).map(termOf);
    const joined = toJoined(text).map(termOf);
    const places = [...words.keys()].filter((at) => opensPhrase(words[at] as number));
    const stems = places.length === 0 ? [] : words.map((term) => terms[term] as string);
    const phrases = books.flatMap((book) =>
      places.flatMap((at) => book.find(stems, at).flatMap(({ length, term }) => (length > 1 ? numberOf(term) : []))),
    );
    return [...words, ...new Set(joined), ...new Set(phrases)];
  };
}
