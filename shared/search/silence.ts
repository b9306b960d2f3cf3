/** Tells what the results of a search do not say, as silence is no answer: a price, a fact, the words of the query together. */

import type { CompanyInfo } from '../contract/schemas.ts';
import { readOutline } from '../markdown-blocks.ts';
import type { Found, SearchHit } from './found.ts';
import { tellsAmount } from './language/answer-signs.ts';
import { concepts } from './language/concepts.ts';
import type { QueryWord } from './rank/match-words.ts';

/** First results of which one is expected to tell what is asked for. */
const TELLING_RESULTS = 3;
/** Share of what a query tells that one section is expected to speak of. */
const LEAST_TOGETHER = 0.6;
/** Emphasis of words that tell a page's subject. */
const LEAST_EMPHASIS = 0.5;

/** A fact that the site does not tell, and why. */
export interface MissingFact {
  field: string;
  because: 'not_stated' | 'contradicted' | 'not_indexed';
  /** Addresses of what states it. */
  urls: string[];
}

/** What a search lacks, and where to turn. */
export interface SearchGap {
  foundNothing: boolean;
  isMostlyUnknown: boolean;
  lacksPrice: boolean;
  /** No section speaks of most of the words. */
  isApart: boolean;
  missing?: MissingFact | undefined;
  /** Words that the site does not know, as typed. */
  unknownWords: readonly string[];
  /** Names of the languages that the content is in. */
  contentLanguage: string;
  /** Address of the contact page, if there is one. */
  contactPage?: string | undefined;
}

/** Reasons why first results are no answer. */
export interface Silence {
  /** The site knows fewer than half of the telling words, and no question of it is on the same matter. */
  isMostlyUnknown: boolean;
  /** An amount is asked for, and none of them tells any. */
  lacksPrice: boolean;
  /** No section speaks of most of what is asked for. */
  isApart: boolean;
  missing?: MissingFact;
}

const none = { lacksPrice: false, isApart: false };

/** What the first results of a search leave unsaid. */
export function findSilence(
  ranked: readonly Found[],
  hits: readonly SearchHit[],
  { company, isMostlyUnknown }: { company: Partial<CompanyInfo>; isMostlyUnknown: boolean },
): Silence {
  const [first] = ranked;
  if (!first) return { ...none, isMostlyUnknown };
  const missing = findMissing(first, hits, company);
  return {
    isMostlyUnknown: isMostlyUnknown && !isAnswered(first, hits[0]),
    lacksPrice: lacksPrice(ranked, hits),
    isApart: isApart(ranked.slice(0, 2 * TELLING_RESULTS)),
    ...(missing && { missing }),
  };
}

/** Whether a result is a question of the site on the matter: one that speaks of a thing of the kind that each unknown word is. */
function isAnswered(found: Found, hit: SearchHit | undefined): boolean {
  const { entry, matched } = found;
  const isNear = (unknown: string) =>
    matched.words.some(({ word }, number) => word === unknown && (entry.held & (1 << number)) !== 0);
  return hit?.excerpt.includes('?') === true && matched.unknown.every(isNear) && togetherIn(found) >= LEAST_TOGETHER;
}

/**
 * Whether the first results tell no amount though one is asked for: unlike a place or a time, it is written in one way.
 * An amount counts only on a page with at least half of the query's weight.
 */
function lacksPrice(ranked: readonly Found[], hits: readonly SearchHit[]): boolean {
  const isTold = ({ excerpt }: SearchHit, number: number) => tellsAmount(excerpt) && holdsHalf(ranked[number] as Found);
  return !!ranked[0]?.sign?.isAmount && !hits.slice(0, TELLING_RESULTS).some(isTold);
}

/** Whether a page has words of at least half of the query's weight. */
function holdsHalf({ entry, matched: { words } }: Found): boolean {
  return 2 * weightOf(words.filter((_, number) => (entry.held & (1 << number)) !== 0)) >= weightOf(words);
}

const weightOf = (words: readonly QueryWord[]): number => words.reduce((sum, { weight }) => sum + weight, 0);

/** The fact that is asked for and that the company information lacks, unless a first result looks like it. */
function findMissing(
  { matched, sign }: Found,
  hits: readonly SearchHit[],
  company: Partial<CompanyInfo>,
): MissingFact | undefined {
  const asked = new Set([...matched.concepts].flatMap((concept) => concepts[concept]?.asksFor ?? []));
  const isTold =
    sign !== undefined && hits.slice(0, TELLING_RESULTS).some(({ excerpt }) => excerpt.search(sign.pattern) >= 0);
  // Told by the compiler, with the reason.
  const known = company.missing?.find(({ field }) => asked.has(field));
  if (known && isTold && known.because === 'not_stated') return undefined;
  if (known) {
    const urls = (known.statements ?? []).flatMap(({ url }) => url ?? []);
    return { field: known.field, because: known.because, urls: [...new Set(urls)] };
  }
  if (!asked.has('hours') || company.hours !== undefined || company.opening_hours !== undefined) return undefined;
  return isTold ? undefined : { field: 'hours', because: 'not_stated', urls: [] };
}

/** Whether no section of the results speaks of most of what the query tells, unknown words counted as the rarest. */
function isApart(ranked: readonly Found[]): boolean {
  const [best] = ranked;
  if (!best || best.matched.telling.length < 2) return false;
  // A single word that is known stands together with nothing.
  if (best.matched.words.length === 1) return best.matched.unknown.length > 0;
  const read = ranked.filter(({ entry }) => entry.reading !== undefined);
  if (read.length === 0) return false;
  return read.every((found) => togetherIn(found) < LEAST_TOGETHER);
}

/** Share of what a query tells that the best section of a page speaks of, with the headings above it and the title. */
function togetherIn({ entry, matched }: Found): number {
  const { words, unknown } = matched;
  const telling = words.map((word) => (word.isAsked || word.emphasis < LEAST_EMPHASIS ? 0 : word.weight));
  const rarest = Math.max(...telling);
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

/** Weight of the words in a set of bits, and of those that mean the same as one of them. */
function weighTogether(words: readonly QueryWord[], weights: readonly number[], bits: number): number {
  const isHeld = (number: number) => (bits & (1 << number)) !== 0;
  return words.reduce((sum, { terms }, number) => {
    const isSaid =
      isHeld(number) || words.some((other, i) => isHeld(i) && [...terms.keys()].some((term) => other.terms.has(term)));
    return isSaid ? sum + (weights[number] as number) : sum;
  }, 0);
}
