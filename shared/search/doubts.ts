/** Finds reasons to doubt that results answer: no price, an unknown fact, no section with most of the query's words. */

import { firstResults } from '../contract/policy.ts';
import type { CompanyInfo } from '../contract/schemas.ts';
import { readOutline } from '../markdown-blocks.ts';
import type { Found, SearchHit } from './found.ts';
import { tellsAmount } from './language/answer-signs.ts';
import { concepts } from './language/concepts.ts';
import type { QueryWord } from './rank/match-words.ts';

/** Minimum share of the query's weight that one section is expected to have. */
const LEAST_TOGETHER = 0.6;
/** Minimum emphasis of words that determine a page's subject. */
const LEAST_EMPHASIS = 0.5;

/** Fact that the company information lacks, and why. */
export interface MissingFact {
  field: string;
  because: 'not_stated' | 'contradicted' | 'not_indexed';
  /** Addresses of pages that state it. */
  urls: string[];
}

/** Data for the hint about a search: gaps of the results, and the contact page to ask instead. */
export interface SearchGap {
  foundNothing: boolean;
  isMostlyUnknown: boolean;
  lacksPrice: boolean;
  /** Whether no section has most of the words together. */
  isApart: boolean;
  missing?: MissingFact | undefined;
  /** Words that the site has in no form, as typed. */
  unknownWords: readonly string[];
  /** Names of the languages that the content is in. */
  contentLanguage: string;
  /** Address of the contact page, if there is one. */
  contactPage?: string | undefined;
}

/** Reasons to doubt that the first results answer. */
export interface Doubts {
  /** The site knows fewer than half of the telling words, and the first result shows no question on the same matter. */
  isMostlyUnknown: boolean;
  /** The query asks for an amount, and the first results have none. */
  lacksPrice: boolean;
  /** No section of the results has most of the query's weight. */
  isApart: boolean;
  missing?: MissingFact;
}

/** Whether a search warns agents to doubt its results. */
export const isUnsure = (foundNothing: boolean, doubts: Doubts): boolean =>
  foundNothing || doubts.isMostlyUnknown || doubts.lacksPrice || doubts.isApart || doubts.missing !== undefined;

const none = { lacksPrice: false, isApart: false };

/** Returns the reasons to doubt that the first results of a search answer. @param hits results of `ranked`, in order */
export function findDoubts(
  ranked: readonly Found[],
  hits: readonly SearchHit[],
  { company, isMostlyUnknown }: { company: Partial<CompanyInfo>; isMostlyUnknown: boolean },
): Doubts {
  const [first] = ranked;
  if (!first) return { ...none, isMostlyUnknown };
  const missing = findMissing(first, hits, company);
  return {
    isMostlyUnknown: isMostlyUnknown && !isAnswered(first, hits[0]),
    lacksPrice: lacksPrice(ranked, hits),
    isApart: isApart(ranked.slice(0, 2 * firstResults)),
    ...(missing && { missing }),
  };
}

/** Whether a result shows a question on the same matter: it has a related term for each unknown word. */
function isAnswered(found: Found, hit: SearchHit | undefined): boolean {
  const { entry, matched } = found;
  // The related terms of a phrase are at its last word.
  const isNear = (unknown: string) =>
    matched.words.some(({ word }, number) => ` ${unknown}`.endsWith(` ${word}`) && (entry.held & (1 << number)) !== 0);
  return hit?.excerpt.includes('?') === true && matched.unknown.every(isNear) && togetherIn(found) >= LEAST_TOGETHER;
}

/**
 * Whether the query asks for an amount and the first results have none. Other signs, such as a place or a time, are
 * written in too many ways. An amount counts only on a page with at least half of the query's weight.
 */
function lacksPrice(ranked: readonly Found[], hits: readonly SearchHit[]): boolean {
  const isTold = ({ excerpt }: SearchHit, number: number) => tellsAmount(excerpt) && holdsHalf(ranked[number] as Found);
  // An answer about taxes is a sentence without an amount.
  if (ranked[0] && askedFacts(ranked[0]).has('tax')) return false;
  return !!ranked[0]?.sign?.isAmount && !hits.slice(0, firstResults).some(isTold);
}

/** Whether a page has words of at least half of the query's weight. */
function holdsHalf({ entry, matched: { words } }: Found): boolean {
  return 2 * weightOf(words.filter((_, number) => (entry.held & (1 << number)) !== 0)) >= weightOf(words);
}

const weightOf = (words: readonly QueryWord[]): number => words.reduce((sum, { weight }) => sum + weight, 0);

/** Facts and named pages of the company information that a query asks for. A price of an hour asks for no hours. */
function askedFacts({ matched, sign }: Found): ReadonlySet<string> {
  const asked = [...matched.concepts].flatMap((concept) => concepts[concept]?.asksFor ?? []);
  return new Set(sign?.isAmount ? asked.filter((field) => !/hours$/.test(field)) : asked);
}

/**
 * Returns a fact that is asked for and unknown: as the compiler lists it in `missing`, or else `hours`. One not stated
 * is left out if a first result has the answer's sign.
 */
function findMissing(found: Found, hits: readonly SearchHit[], company: Partial<CompanyInfo>): MissingFact | undefined {
  const { sign } = found;
  const asked = askedFacts(found);
  const isTold =
    sign !== undefined && hits.slice(0, firstResults).some(({ excerpt }) => excerpt.search(sign.pattern) >= 0);
  // The compiler states it, with the reason.
  const known = company.missing?.find(({ field }) => asked.has(field));
  if (known && isTold && known.because === 'not_stated') return undefined;
  if (known) {
    const urls = (known.statements ?? []).flatMap(({ url }) => url ?? []);
    return { field: known.field, because: known.because, urls: [...new Set(urls)] };
  }
  if (!asked.has('hours') || company.hours !== undefined || company.opening_hours !== undefined) return undefined;
  return isTold ? undefined : { field: 'hours', because: 'not_stated', urls: [] };
}

/** Whether no section of the pages read has `LEAST_TOGETHER` of the query's weight; false if none was read. */
function isApart(ranked: readonly Found[]): boolean {
  const [best] = ranked;
  if (!best || best.matched.telling.length < 2) return false;
  // A single known word cannot be close to another.
  if (best.matched.words.length === 1) return best.matched.unknown.length > 0;
  const read = ranked.filter(({ entry }) => entry.reading !== undefined);
  if (read.length === 0) return false;
  return read.every((found) => togetherIn(found) < LEAST_TOGETHER);
}

/**
 * Returns the share (0 to 1) of the query's weight in the best section of a page, with the headings above it and the
 * title. Words for facts and of circumstance have no weight. It is 1 for fewer than two other words.
 */
function togetherIn({ entry, matched }: Found): number {
  const { words, unknown } = matched;
  const telling = words.map((word) => (word.isAsked || word.emphasis < LEAST_EMPHASIS ? 0 : word.weight));
  const rarest = Math.max(...telling);
  // Unknown words weigh as much as the rarest.
  const lost = unknown.filter((one) => !words.some(({ word }) => word === one)).length;
  const total = telling.reduce((sum, weight) => sum + weight, lost * rarest);
  if (total === 0 || telling.filter((weight) => weight > 0).length + lost < 2) return 1;
  const { text = '', hits = [] } = entry.reading ?? {};
  const { headings } = readOutline(text);
  const above: { level: number; bits: number }[] = [];
  let best = 0;
  let next = 0;
  let bits = entry.inTitle;
  const close = (): void => {
    best = Math.max(best, weighTogether(words, telling, bits) / total);
  };
  for (const hit of hits) {
    for (let heading = headings[next]; heading && heading.start <= hit.start; heading = headings[++next]) {
      close();
      while ((above.at(-1)?.level ?? 0) >= heading.level) above.pop();
      above.push({ level: heading.level, bits: 0 });
      bits = above.reduce((sum, one) => sum | one.bits, entry.inTitle);
    }
    const isInHeading = next > 0 && !text.slice(headings[next - 1]?.start, hit.start).includes('\n');
    const own = above.at(-1);
    if (isInHeading && own) own.bits |= 1 << hit.word;
    bits |= 1 << hit.word;
  }
  close();
  return best;
}

/** Sums the weights of the words in a set of bits, and of words that share a term with one of them. */
function weighTogether(words: readonly QueryWord[], weights: readonly number[], bits: number): number {
  const isHeld = (number: number) => (bits & (1 << number)) !== 0;
  return words.reduce((sum, { terms }, number) => {
    const isSaid =
      isHeld(number) || words.some((other, i) => isHeld(i) && [...terms.keys()].some((term) => other.terms.has(term)));
    return isSaid ? sum + (weights[number] as number) : sum;
  }, 0);
}
