/** Chooses what a page shows for a query, and tells which section that stands in. */

import { excerptLimit } from '../../contract/policy.ts';
import { readOutline, toSectionEnd } from '../../markdown-blocks.ts';
import type { toAnswerSign } from '../language/answer-signs.ts';
import { toPlainText } from '../plain-text.ts';
import { type LikelyPlaces, passageWorth, weighPlaces } from './likely-places.ts';
import { type Beginning, type Line, readBeginnings, readLines } from './read-lines.ts';
import { type Reading, toBlank, type WordHit } from './scan-words.ts';

/** Units searched for the answer itself on a page without any of the words. */
const MAX_SOUGHT = 8_000;
/** Units after the last word in which what it shows may stand. */
const MARGIN = 600;
/** Units before and after a word in which an excerpt may begin. */
const FAR_BEFORE = 200;
const FAR_AFTER = 400;
/** A shorter section is shown with its surroundings. */
const MIN_SECTION = 180;
/** Between pieces of an excerpt. */
const SEPARATOR = ' … ';
const half = Math.floor((excerptLimit - SEPARATOR.length) / 2);
const larger = Math.floor((2 * excerptLimit) / 3);
const third = Math.floor((excerptLimit - 2 * SEPARATOR.length) / 3);
/** Units of the pieces that an excerpt may have. */
const plans: readonly (readonly number[])[] = [
  [excerptLimit],
  [half, half],
  [larger, excerptLimit - SEPARATOR.length - larger],
  [third, third, third],
];
/** Share by which three pieces, which read worse, must be likelier than fewer. */
const MIN_GAIN_OF_THIRD = 0.05;
/** Share of what is said anywhere with which an excerpt may begin near a word. */
const LEAST_WORTH = 0.3;
/** Share of the best whole excerpt's likelihood with which a beginning is tried. */
const LEAST = 0.1;
/** Units of Markdown's signs in a piece, at most. */
const SIGNS = 100;
/** Smaller differences of sums are none. */
const ROUNDING = 1e-6;

/** What a page shows for a query. */
export interface Passage {
  /** Plain text, at most `excerptLimit` UTF-16 units, whole words. */
  excerpt: string;
  /** Index of the heading above it among the page's headings; undefined below the first or none. */
  section?: number;
}

/** What a passage is chosen by. */
export interface Sought {
  /** A bit for each word in the page's title. */
  inTitle: number;
  /** What an answer looks like. */
  sign?: ReturnType<typeof toAnswerSign>;
  /** The company information's answer, if it was read from this page. */
  fact?: string | undefined;
}

/** A part of the text that is shown. */
interface Piece {
  start: number;
  end: number;
  length: number;
  likelihood: number;
}

/** Where an answer is likeliest to stand; the fact if nothing there looks like one; else the description or the beginning. */
export function toPassage(
  { text, hits, start: bodyStart, end }: Reading,
  description: string,
  { inTitle, sign, fact }: Sought,
): Passage {
  const to = hits.length > 0 ? end + MARGIN : bodyStart + MAX_SOUGHT;
  const signs = sign && findSigns(text, bodyStart, to, sign.pattern);
  const words = findDense(hits).map(({ start }) => start);
  const sources = sign?.isPlain === true ? [...words, ...(signs ?? [])].sort((a, b) => a - b) : words;
  const lines = linesNear(readLines(text, bodyStart, Math.min(to, text.length)), sources);
  const beginnings = readBeginnings(text, lines);
  const places = weighPlaces({ lines, beginnings, hits, inTitle, sign: sign && { ...sign, places: signs ?? [] } });
  const isQuestion = (place: number) => lines.some((line) => line.start === place && line.isQuestion);
  const pieces = choosePieces(places, beginnings, isQuestion);
  const excerpt = show(text, pieces);
  if (fact !== undefined && (sign === undefined ? excerpt === '' : excerpt.search(sign.pattern) < 0)) {
    return { excerpt: clip(toPlainText(fact)) };
  }
  if (excerpt !== '') {
    const best = pieces.reduce((a, b) => (b.likelihood > a.likelihood ? b : a));
    const place = places.peak(best.start, best.end);
    const section = toSection(text.slice(0, place + MIN_SECTION), place);
    return { excerpt, ...(section > 0 && { section }) };
  }
  const beginning = () => toPlainText(text.slice(bodyStart, bodyStart + 4 * excerptLimit));
  return { excerpt: clip(toPlainText(description) || beginning()) };
}

const findSigns = (text: string, from: number, to: number, pattern: RegExp): number[] =>
  Array.from(text.slice(from, to).matchAll(pattern), ({ index }) => from + index);

/** The pieces of the likeliest plan, in the order of the text; none if nothing is likely. A question spends the whole length on its answer. */
function choosePieces(
  places: LikelyPlaces,
  beginnings: readonly Beginning[],
  isQuestion: (place: number) => boolean,
): Piece[] {
  const whole = beginnings.map(({ place }) => places.likelihood(place, place + excerptLimit));
  const least = LEAST * Math.max(...whole);
  const likely = beginnings.filter((_, number) => (whole[number] as number) > least);
  const finders = new Map([...new Set(plans.flat())].map((length) => [length, createFinder(places, likely, length)]));
  let best: Piece[] = [];
  let most = 0;
  for (const plan of plans) {
    const pieces: Piece[] = [];
    for (const length of plan) {
      const piece = finders.get(length)?.(pieces);
      if (piece !== undefined) pieces.push(piece);
    }
    const likelihood = pieces.reduce((sum, piece) => sum + piece.likelihood, 0);
    const gain = plan.length > 2 ? MIN_GAIN_OF_THIRD : ROUNDING;
    if (pieces.length === plan.length && likelihood > most * (1 + gain)) {
      most = likelihood;
      best = pieces;
      if (pieces.length === 1 && isQuestion((pieces[0] as Piece).start)) return pieces;
    }
  }
  return best.sort((a, b) => a.start - b.start);
}

/** Returns a function that finds the likeliest piece of a length apart from others; of equals the first. */
function createFinder(places: LikelyPlaces, beginnings: readonly Beginning[], length: number) {
  const likelihoods = beginnings.map(
    ({ place, isSentence }) =>
      places.likelihood(place, place + length - passageWorth.edge) * (isSentence ? 1 : passageWorth.inSentence),
  );
  return (others: readonly Piece[]): Piece | undefined => {
    let best: Piece | undefined;
    let most = 0;
    for (let number = 0; number < likelihoods.length; number++) {
      const likelihood = likelihoods[number] as number;
      if (likelihood <= most * (1 + ROUNDING)) continue;
      const start = (beginnings[number] as Beginning).place;
      const end = start + length;
      if (others.some((other) => start < other.end && end > other.start)) continue;
      best = { start, end, length, likelihood };
      most = likelihood;
    }
    return best;
  };
}

/** Words near which not much less is said than anywhere. */
function findDense(hits: readonly WordHit[]): readonly WordHit[] {
  const worths = hits.map(({ start }, first) => {
    const best: number[] = [];
    let sum = 0;
    for (let i = first; i < hits.length; i++) {
      const hit = hits[i] as WordHit;
      if (hit.start > start + FAR_BEFORE) break;
      const more = hit.worth - (best[hit.word] ?? 0);
      if (more <= 0) continue;
      best[hit.word] = hit.worth;
      sum += more;
    }
    return sum;
  });
  const least = LEAST_WORTH * Math.max(...worths);
  return hits.filter((_, number) => (worths[number] as number) >= least);
}

/** Lines around some places; all of them without places. */
function linesNear(lines: readonly Line[], places: readonly number[]): readonly Line[] {
  if (places.length === 0) return lines;
  let next = 0;
  return lines.filter(({ start, end }) => {
    while (next < places.length - 1 && (places[next] as number) + FAR_AFTER < start) next++;
    const place = places[next] as number;
    return place + FAR_AFTER >= start && place - FAR_BEFORE <= end;
  });
}

/** The plain text of pieces; what one leaves of its room others take. */
function show(text: string, pieces: readonly Piece[]): string {
  const read = pieces.map(({ start, length }, number) => {
    const next = pieces[number + 1]?.start ?? text.length;
    const end = Math.min(next, toBlank(text, start + length + SIGNS));
    return { length, plain: toPlainText(text.slice(start, end)), reachesNext: end === next };
  });
  let spare = read.reduce((sum, { length, plain }) => sum + Math.max(0, length - plain.length), 0);
  let excerpt = '';
  let separator = '';
  for (const { length, plain, reachesNext } of read) {
    const shown = plain.length > length ? clip(plain, length + spare) : plain;
    spare -= Math.max(0, shown.length - length);
    excerpt += separator + shown;
    separator = reachesNext && shown.length === plain.length ? ' ' : SEPARATOR;
  }
  return excerpt;
}

/** The section around a place, or the one above it as long as it has hardly any text; 0 is the whole page. */
function toSection(markdown: string, place: number): number {
  const { headings } = readOutline(markdown);
  let index = headings.findLastIndex(({ start }) => start <= place);
  while (index > 0) {
    const { level, start } = headings[index] as (typeof headings)[number];
    if (toSectionEnd(headings, index, markdown.length) - start >= MIN_SECTION) return index;
    index = headings.findLastIndex((heading, i) => i < index && heading.level < level);
  }
  return index;
}

/** At most `limit` units, of whole words if there are any. */
function clip(text: string, limit: number = excerptLimit): string {
  if (text.length <= limit) return text.trim();
  const end = text.lastIndexOf(' ', limit);
  if (end > 0) return text.slice(0, end).trim();
  const cut = text.slice(0, limit);
  return /[\ud800-\udbff]$/.test(cut) ? cut.slice(0, -1) : cut;
}
