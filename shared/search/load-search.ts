/** Search over one generation: opened once from the packed index, then used by `search_pages`. */

import { excerptLimit, firstResults, laterExcerptLimit } from '../contract/policy.ts';
import type { CompanyInfo } from '../contract/schemas.ts';
import { toSearchLanguage } from '../search-language.ts';
import { toPassageUrl } from './cite-url.ts';
import { findDoubts } from './doubts.ts';
import { type BodyReader, createBodyReader, createWordScanner, type Reading } from './excerpt/scan-words.ts';
import { type Passage, toPassage } from './excerpt/to-passage.ts';
import { findFact, findFacts } from './fact-text.ts';
import type { Found, SearchablePage, SearchHit } from './found.ts';
import { type OpenIndex, unpackIndex } from './index/unpack-index.ts';
import { toAnswerSign } from './language/answer-signs.ts';
import type { SearchLanguage } from './language/define-language.ts';
import { exactFirst } from './rank/exact-first.ts';
import { type Correction, createWordMatcher, type MatchedQuery, type QueryWord } from './rank/match-words.ts';
import { compareRanked, createPageRanker, discount } from './rank/rank-pages.ts';
import { ranking } from './rank/ranking.ts';
import { createTranslationFolder, spokenIn } from './rank/translations.ts';
import { toWords } from './to-words.ts';

/** Unknown and corrected words of a query, folded, and whether most are unknown. */
export type QueryReading = ReturnType<typeof toReading>;

export type SearchIndex = ReturnType<typeof loadSearch>;

/** Range of results: from `offset` on, at most `limit`. */
interface Range {
  limit: number;
  offset: number;
  /** Primary subtag of the only language to search; all languages if absent. */
  language?: string | undefined;
}

/**
 * Opens `search-index.bin` for searches. @param pages sorted by path
 * @throws Error if their number is not that of the index, or the index has another format
 */
export function loadSearch(packed: Uint8Array, pages: readonly SearchablePage[], company: Partial<CompanyInfo> = {}) {
  const index = unpackIndex(packed);
  if (pages.length !== index.pageCount) {
    throw new Error(`The search index has ${index.pageCount} pages, the content has ${pages.length}: compile again.`);
  }
  const rankPages = createPageRanker(index);
  const foldTranslations = createTranslationFolder(index, pages);
  const toHit = createHitMaker(index, pages, company, readPage);
  const languages = index.languages
    .map((code) => toSearchLanguage(code))
    .map((language) => ({ language, matchWords: createWordMatcher(index, language) }));

  /** Cost of a search: sum of terms sought, postings and units of text read. */
  let work = 0;

  /** Returns at most `count` pages of each language, best first, and the query's reading. Sets `work` to the cost. */
  function rank(query: string, count: number, wanted?: string): { ranked: Found[]; reading: QueryReading } {
    work = 0;
    const ranked: Found[] = [];
    const readings = languages.map(({ language, matchWords }) => readQuery(matchWords(query), index, language));
    const spoken = spokenIn(readings, languages, company.language);
    for (const [number, { language }] of languages.entries()) {
      if (wanted !== undefined && language.code !== wanted) continue;
      const reading = readings[number] as Omit<Found, 'entry'>;
      const read = (page: number) => readPage(page, reading.readBody);
      const isOther = wanted === undefined && number !== spoken;
      const { ranked: found, postings } = rankPages(reading.matched, number, count, isOther ? undefined : read);
      for (const entry of found) {
        if (isOther) discount(entry, 'otherLanguage', ranking.otherLanguage);
        ranked.push({ entry, ...reading });
      }
      work += reading.matched.words.reduce((sum, { terms }) => sum + terms.size, postings);
    }
    if (languages.length > 1) ranked.sort((a, b) => compareRanked(a.entry, b.entry));
    const folded = wanted === undefined ? foldTranslations(ranked, spoken, readings[spoken]) : ranked;
    const read = ({ entry, readBody }: Found) => (entry.reading ?? readPage(entry.page, readBody)).text;
    const reading = toReading(readings.map(({ matched }) => matched));
    return { ranked: exactFirst(query, folded, pages, read), reading };
  }

  /** Finds the query's words in a page's text, and adds the units read to `work`. */
  function readPage(page: number, readBody: BodyReader): Reading {
    const reading = readBody(pages[page] as SearchablePage);
    work += reading.end - reading.start;
    return reading;
  }

  /** Returns a range of results with facts and doubts: about the results only from offset 0. Never throws. */
  function answer<Hit extends SearchHit>(
    query: string,
    { limit, offset, language: wanted }: Range,
    toShown: (found: Found, place: number) => Hit,
  ) {
    const end = offset + limit;
    const { ranked, reading } = rank(query, end + 1, wanted);
    const hits = ranked.slice(offset, end).map((found, i) => toShown(found, offset + i));
    const doubts = findDoubts(offset === 0 ? ranked : [], hits, { company, ...reading });
    const facts = findFacts(company, ranked[0]?.matched.concepts ?? new Set());
    return { ...reading, ...doubts, facts, hits, hasMore: ranked.length > end, work };
  }

  return {
    /** Returns a query's normal form: queries with the same form get the same answer. */
    normalise: (query: string) => toWords(query).join(' '),
    search: (query: string, range: Range) => answer(query, range, toHit),
    /** Returns the same results with the reasons for their place. */
    explain: (query: string, range: Range) =>
      answer(query, range, (found, place) => ({ ...toHit(found, place), ...explain(found, index) })),
  };
}

/** Prepares a search in one language: matched words, reader of page bodies with its own budget, sign of an answer. */
function readQuery(matched: MatchedQuery, index: OpenIndex, language: SearchLanguage): Omit<Found, 'entry'> {
  const readBody = toBodyReader(matched.words, index.terms, language);
  return { matched, readBody, sign: toAnswerSign(matched.text, matched) };
}

/**
 * Returns a function that turns a found page into a result, whose excerpt is shorter behind the first places. It reads
 * the page's text if ranking has not.
 */
function createHitMaker(
  index: OpenIndex,
  pages: readonly SearchablePage[],
  company: Partial<CompanyInfo>,
  readPage: (page: number, readBody: BodyReader) => Reading,
) {
  return ({ entry, matched, readBody, sign }: Found, place: number): SearchHit => {
    const page = pages[entry.page] as SearchablePage;
    const reading = entry.reading ?? readPage(entry.page, readBody);
    const fact = findFact(company, page.url, matched.concepts, sign);
    const limit = place < firstResults ? excerptLimit : laterExcerptLimit;
    const passage = toPassage(reading, page.description, { inTitle: entry.inTitle, sign, fact, limit });
    const hit = toSearchHit(page, passage, toPassageUrl(page.url, reading.text, passage, index.citesOf(entry.page)));
    if (index.languages.length === 1) return hit;
    const language = index.languages[index.pageLanguages[entry.page] as number] as string;
    return { ...hit, language, ...(page.translations && { translations: page.translations }) };
  };
}

/** Explains the place of a result, for people who examine their search. */
function explain({ entry, matched: { words } }: Found, index: OpenIndex) {
  const { score, relevance, discounts } = entry;
  const total = words.reduce((sum, { weight }) => sum + weight, 0);
  return {
    /** Factors of the score: relevance × titles × closeness × all discounts; 1 is neutral. */
    parts: {
      score,
      relevance,
      titles: 1 + ranking.title * entry.titleMatch + ranking.heading * entry.headingMatch,
      closeness: 1 + ranking.close * entry.closeness,
      discounts,
    },
    words: words.map(({ word, weight, terms }, number) => ({
      word,
      /** All shares add up to 1. */
      share: weight / total,
      /** Whether the page has the word or one of its terms. */
      held: (entry.held & (1 << number)) !== 0,
      /** Terms of this site that match the word, best first; a worth of 1 equals the word itself. */
      terms: [...terms]
        .map(([term, worth]) => ({ term: index.terms[term] as string, worth }))
        .sort((a, b) => b.worth - a.worth),
    })),
  };
}

/** Returns a reader of page bodies that finds the words' terms. A phrase's worth is shared by its telling words. */
function toBodyReader(words: readonly QueryWord[], terms: readonly string[], language: SearchLanguage): BodyReader {
  const sought = new Map<string, { word: number; worth: number }>();
  for (const [number, word] of words.entries()) {
    for (const [term, worth] of word.terms) {
      const parts = (terms[term] as string).split(' ').filter((part) => !language.stopWords.has(part));
      const value = (worth * word.weight) / parts.length;
      for (const part of parts) {
        if (value > (sought.get(part)?.worth ?? 0)) sought.set(part, { word: number, worth: value });
      }
    }
  }
  return createBodyReader(createWordScanner(sought, language.stem));
}

/** Returns unknown words and corrections. A word counts as known if the reading in any language knows it. */
function toReading(readings: readonly MatchedQuery[]) {
  const [first] = readings;
  const unknownTo = (word: string) =>
    readings.every(
      ({ unknown, corrections }) => unknown.includes(word) || corrections.some(({ from }) => from === word),
    );
  const corrections = new Map<string, Correction>();
  for (const correction of readings.flatMap((reading) => reading.corrections)) {
    if (unknownTo(correction.from)) corrections.set(`${correction.from} ${correction.to}`, correction);
  }
  const unknownWords = (first?.unknown ?? []).filter((word) => readings.every(({ unknown }) => unknown.includes(word)));
  const telling = first?.telling.length ?? 0;
  return {
    /** Telling words that the site has in no form. */
    unknownWords,
    corrections: [...corrections.values()],
    /** Whether the site knows fewer than half of the telling words. */
    isMostlyUnknown: 2 * (telling - unknownWords.length) < telling,
  };
}

/** Returns a page with its passage, and text and address of the heading above the passage, if there is one. */
function toSearchHit(
  { title, url, headings }: SearchablePage,
  { excerpt, section }: Passage,
  citeUrl: string | undefined,
): SearchHit {
  const heading = headings[section ?? -1];
  return {
    title,
    url,
    excerpt,
    ...(heading && { section: heading.text, sectionUrl: `${url}#${encodeURIComponent(heading.anchor)}` }),
    ...(citeUrl !== undefined && { citeUrl }),
  };
}
